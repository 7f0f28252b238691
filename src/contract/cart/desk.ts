import * as v from 'valibot';
import { amountSchema, lineSchema } from '#contract/desk/fields.ts';
import { resource } from '#contract/desk/resource.ts';
import { SALES } from '#contract/identity/roles.ts';
import { currencySchema, idSchema, isoTimestampSchema } from '#contract/units.ts';
import { DISCOUNT_KINDS, LONGEST_CODE } from './codes.ts';

/** Percent in hundredths (1000 is 10 %), or an amount in minor units; 0 for free shipping. */
const valueSchema = v.pipe(
	v.number(),
	v.integer(),
	v.minValue(0),
	v.metadata({ money: true, percent_when: { discount_kind: 'percent' } }),
);
const countSchema = v.pipe(v.number(), v.integer(), v.minValue(1));

const discountCodeRecord = v.object({
	id: idSchema,
	code: v.string(),
	discount_kind: v.picklist(DISCOUNT_KINDS),
	discount_value: valueSchema,
	currency: currencySchema,
	minimum: v.nullable(amountSchema),
	valid_from: v.nullable(isoTimestampSchema),
	valid_until: v.nullable(isoTimestampSchema),
	uses_per_code: v.nullable(countSchema),
	uses_per_person: v.nullable(countSchema),
	is_active: v.boolean(),
	remark: v.string(),
	created_at: isoTimestampSchema,
});

/** Number of orders that used the code. The orders themselves say who used it and when. */
const discountCodeParts = v.object({ uses: v.number() });

const terms = {
	minimum: v.nullable(amountSchema),
	valid_from: v.nullable(isoTimestampSchema),
	valid_until: v.nullable(isoTimestampSchema),
	uses_per_code: v.nullable(countSchema),
	uses_per_person: v.nullable(countSchema),
	is_active: v.boolean(),
	remark: lineSchema,
};
/** Editable terms of a code. Its discount cannot be changed. */
export const discountCodeChange = v.strictObject(terms);
export const discountCodeCreate = v.strictObject({
	/** Letters and digits. Case, spaces and hyphens are ignored. */
	code: v.pipe(v.string(), v.trim(), v.minLength(3), v.maxLength(LONGEST_CODE)),
	discount_kind: v.picklist(DISCOUNT_KINDS),
	discount_value: v.optional(v.pipe(valueSchema, v.maxValue(100_000_000)), 0),
	currency: currencySchema,
	minimum: v.optional(terms.minimum, null),
	valid_from: v.optional(terms.valid_from, null),
	valid_until: v.optional(terms.valid_until, null),
	uses_per_code: v.optional(terms.uses_per_code, null),
	uses_per_person: v.optional(terms.uses_per_person, null),
	is_active: v.optional(terms.is_active, true),
	remark: v.optional(terms.remark, ''),
});

/** Contents of a customer's cart. */
export const customerCartParts = v.object({
	customer_cart: v.array(
		v.object({
			variant_code: v.string(),
			/** Names of product and article, in Italian. */
			article: v.string(),
			quantity: v.number(),
			country: v.string(),
			last_change: isoTimestampSchema,
		}),
	),
});

export const discountCodeResource = resource({
	name: 'discount_codes',
	record: discountCodeRecord,
	parts: discountCodeParts,
	title: 'code',
	list: ['code', 'discount_kind', 'discount_value', 'minimum', 'valid_until', 'is_active'],
	filters: ['discount_kind', 'is_active'],
	sorts: ['code', 'valid_until', 'created_at'],
	search: ['code', 'remark'],
	order: { sort: 'created_at', order: 'desc' },
	read: SALES,
	change: { body: discountCodeChange, roles: ['shop', 'admin'] },
	create: { body: discountCodeCreate, roles: ['shop', 'admin'] },
	remove: ['shop', 'admin'],
	export: ['shop', 'admin'],
});
