import * as v from 'valibot';
import { amountSchema, articleFields, daySchema, lineSchema } from '#contract/desk/fields.ts';
import { importEndpoint } from '#contract/desk/import.ts';
import { resource } from '#contract/desk/resource.ts';
import { ADMIN, SALES, SHOP } from '#contract/identity/roles.ts';
import {
	countryCodeSchema,
	currencySchema,
	idSchema,
	isoTimestampSchema,
	textSchema,
	titleSchema,
} from '../units.ts';
import { basisPointsSchema } from './markets.ts';
import { SHIPPING_METHODS, SHIPPING_UNITS } from './sending.ts';

/** Country codes separated by spaces. An empty list has its own meaning in each field. */
const countriesSchema = v.pipe(
	v.string(),
	v.trim(),
	v.toUpperCase(),
	v.maxLength(1000),
	v.regex(/^(?:[A-Z]{2}(?:\s+[A-Z]{2})*)?$/),
);
const namedSchema = v.pipe(lineSchema, v.nonEmpty());
const listIdSchema = v.pipe(idSchema, v.metadata({ record: 'price_lists' }));

export const priceListChange = v.strictObject({ name: namedSchema, countries: countriesSchema });
export const priceListResource = resource({
	name: 'price_lists',
	record: v.object({
		id: idSchema,
		name: titleSchema,
		currency: currencySchema,
		/** Empty: the list applies to every country that no other list names. */
		countries: v.string(),
		is_default: v.boolean(),
		prices_include_vat: v.boolean(),
		year: v.number(),
		updated_at: isoTimestampSchema,
	}),
	title: 'name',
	list: ['name', 'currency', 'prices_include_vat', 'is_default', 'countries'],
	filters: ['currency'],
	sorts: ['name', 'currency', 'updated_at'],
	search: ['name', 'countries'],
	order: { sort: 'name', order: 'asc' },
	read: SALES,
	change: { body: priceListChange, roles: ADMIN },
	export: SALES,
});

/** Editable price. Amounts are in the minor unit of the list's currency: 189000 is 1.890,00 €. */
export const priceChange = v.strictObject({
	amount: amountSchema,
	street_price: v.nullable(amountSchema),
	is_reduced: v.boolean(),
});
export const priceCreate = v.strictObject({
	variant_code: namedSchema,
	price_list_id: listIdSchema,
	amount: amountSchema,
	street_price: v.optional(v.nullable(amountSchema), null),
});
export const priceRecord = v.object({
	id: textSchema,
	variant_code: textSchema,
	price_list_id: listIdSchema,
	currency: currencySchema,
	amount: amountSchema,
	street_price: v.nullable(amountSchema),
	is_reduced: v.boolean(),
	reduced_since: v.nullable(isoTimestampSchema),
	lowest_price_30d: v.nullable(amountSchema),
	/** Start of the current amount; null if the history does not know it. */
	priced_since: v.nullable(isoTimestampSchema),
	price_list_name: textSchema,
	...articleFields,
});
export const priceResource = resource({
	name: 'prices',
	record: priceRecord,
	parts: v.object({
		/** Newest first. Null `amount`: it had no price from then on. */
		price_history: v.array(v.object({ at: isoTimestampSchema, amount: v.nullable(amountSchema) })),
	}),
	title: 'variant_code',
	list: [
		'picture',
		'article',
		'variant_code',
		'price_list_name',
		'amount',
		'currency',
		'is_reduced',
		'lowest_price_30d',
	],
	filters: ['price_list_id', 'variant_code', 'is_reduced'],
	sorts: ['variant_code', 'price_list_id', 'amount', 'reduced_since'],
	search: ['variant_code', 'article'],
	order: { sort: 'variant_code', order: 'asc' },
	read: SALES,
	change: { body: priceChange, roles: SHOP },
	create: { body: priceCreate, roles: SHOP },
	remove: SHOP,
	export: SALES,
	actions: { import: SHOP },
});
export const importPrices = importEndpoint(
	'prices',
	SHOP,
	'Adds and changes prices from CSV: variant_code, price_list_id, amount; street_price, is_reduced; headers of amounts name the unit: `amount (EUR)`, `amount (minor)`; other columns of the export are passed over',
);

const rateSchema = v.pipe(basisPointsSchema, v.metadata({ percent: true }));
const vatFields = { rate: rateSchema, source: namedSchema };
export const vatRateChange = v.strictObject(vatFields);
export const vatRateCreate = v.strictObject({
	country: countryCodeSchema,
	valid_from: daySchema,
	...vatFields,
});
export const vatRateResource = resource({
	name: 'vat_rates',
	record: v.object({
		id: idSchema,
		country: countryCodeSchema,
		rate: rateSchema,
		valid_from: daySchema,
		source: v.string(),
		updated_at: isoTimestampSchema,
	}),
	title: 'country',
	list: ['country', 'rate', 'valid_from', 'source'],
	filters: ['country'],
	sorts: ['country', 'rate', 'valid_from'],
	search: ['country', 'source'],
	order: { sort: 'country', order: 'asc' },
	read: SALES,
	change: { body: vatRateChange, roles: ADMIN },
	create: { body: vatRateCreate, roles: ADMIN },
	remove: ADMIN,
	export: SALES,
});

const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000));
const shippingFields = {
	price_list_id: listIdSchema,
	/** Empty: every country of the list that no other rate of this method names. */
	countries: countriesSchema,
	method: v.picklist(SHIPPING_METHODS),
	amount: amountSchema,
	free_from: v.nullable(amountSchema),
	time_from: countSchema,
	time_to: countSchema,
	time_unit: v.picklist(SHIPPING_UNITS),
	is_offered: v.boolean(),
};
export const shippingChange = v.strictObject(shippingFields);
export const shippingCreate = v.strictObject({
	id: idSchema,
	...shippingFields,
	countries: v.optional(countriesSchema, ''),
	free_from: v.optional(v.nullable(amountSchema), null),
	is_offered: v.optional(v.boolean(), true),
});
export const shippingResource = resource({
	name: 'shipping_rates',
	record: v.object({
		id: idSchema,
		...shippingFields,
		countries: v.string(),
		/** Currency of its price list. */
		currency: currencySchema,
		updated_at: isoTimestampSchema,
	}),
	title: 'id',
	list: ['id', 'price_list_id', 'method', 'amount', 'free_from', 'countries', 'is_offered'],
	filters: ['price_list_id', 'method', 'is_offered'],
	sorts: ['id', 'price_list_id', 'amount'],
	search: ['id', 'countries'],
	order: { sort: 'id', order: 'asc' },
	read: SALES,
	change: { body: shippingChange, roles: SHOP },
	create: { body: shippingCreate, roles: SHOP },
	remove: ADMIN,
	export: SALES,
});

export const marketRulesChange = v.strictObject({
	excluded: countriesSchema,
	handles_uk_vat: v.boolean(),
	uk_goods_above: amountSchema,
});
export const marketRulesResource = resource({
	name: 'market_rules',
	record: v.object({
		id: idSchema,
		excluded: v.string(),
		handles_uk_vat: v.boolean(),
		uk_goods_above: amountSchema,
		updated_at: isoTimestampSchema,
	}),
	title: 'id',
	list: ['id', 'excluded', 'handles_uk_vat', 'uk_goods_above'],
	filters: [],
	sorts: ['id'],
	search: [],
	order: { sort: 'id', order: 'asc' },
	read: SALES,
	change: { body: marketRulesChange, roles: ADMIN },
});
