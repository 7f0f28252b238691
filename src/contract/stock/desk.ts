import * as v from 'valibot';
import { AVAILABILITIES } from '#contract/content/availability.ts';
import { WRITE_ERRORS } from '#contract/desk/errors.ts';
import { amountSchema, articleFields, daySchema, lineSchema } from '#contract/desk/fields.ts';
import { importEndpoint } from '#contract/desk/import.ts';
import { NEWEST, resource } from '#contract/desk/resource.ts';
import { endpoint } from '#contract/endpoint.ts';
import { SALES, SHOP } from '#contract/identity/roles.ts';
import { currencySchema, idSchema, isoTimestampSchema, textSchema } from '../units.ts';
import { unitsSchema } from './stock.ts';

/** Movements that staff enters: `count` is a stock level, the others are changes. */
const ENTERED_MOVEMENTS = ['count', 'receipt', 'return', 'loss'] as const;
/** Reasons of a stock change. */
export const MOVEMENT_KINDS = ['opening', 'import', 'sale', ...ENTERED_MOVEMENTS] as const;

const movementFields = {
	created_at: isoTimestampSchema,
	kind: v.picklist(MOVEMENT_KINDS),
	change: v.number(),
	on_hand: v.number(),
	reason: v.string(),
	staff_email: v.string(),
};

const itemFields = {
	/** Low-stock threshold in units; null: the default of all articles. */
	low_at: v.nullable(unitsSchema),
	backorder_on: v.nullable(daySchema),
};
export const stockChange = v.strictObject(itemFields);
export const stockCreate = v.strictObject({
	variant_code: v.pipe(lineSchema, v.nonEmpty()),
	on_hand: unitsSchema,
	low_at: v.optional(itemFields.low_at, null),
	backorder_on: v.optional(itemFields.backorder_on, null),
});
export const stockResource = resource({
	name: 'stock',
	record: v.object({
		id: idSchema,
		variant_code: textSchema,
		product_id: idSchema,
		on_hand: unitsSchema,
		/** Units of `on_hand` reserved for orders that have not been shipped. */
		held: unitsSchema,
		availability: v.picklist(AVAILABILITIES),
		...itemFields,
		updated_at: isoTimestampSchema,
		...articleFields,
		/** Price in the default price list; null if the article has none there. */
		price: v.nullable(amountSchema),
		currency: v.nullable(currencySchema),
	}),
	/** The last hundred movements, newest first. */
	parts: v.object({ stock_movements: v.array(v.object(movementFields)) }),
	title: 'variant_code',
	list: [
		'picture',
		'article',
		'variant_code',
		'price',
		'on_hand',
		'held',
		'availability',
		'backorder_on',
	],
	filters: ['availability', 'product_id', 'variant_code'],
	sorts: ['variant_code', 'product_id', 'on_hand', 'backorder_on', 'updated_at'],
	search: ['variant_code', 'product_id', 'article'],
	order: { sort: 'on_hand', order: 'asc' },
	read: SALES,
	change: { body: stockChange, roles: SHOP },
	create: { body: stockCreate, roles: SHOP },
	export: SALES,
	actions: { import: SHOP, move: SHOP },
});

export const stockMovementResource = resource({
	name: 'stock_movements',
	record: v.object({ id: idSchema, variant_id: idSchema, ...movementFields }),
	title: 'variant_id',
	list: ['created_at', 'variant_id', 'kind', 'change', 'on_hand', 'reason', 'staff_email'],
	filters: ['kind', 'variant_id', 'staff_email'],
	sorts: ['created_at', 'variant_id'],
	search: ['variant_id', 'reason'],
	order: NEWEST,
	read: SALES,
	export: SALES,
});

export const movementSchema = v.strictObject({
	kind: v.picklist(ENTERED_MOVEMENTS),
	/** Counted units, or units that came or went. */
	quantity: unitsSchema,
	/** Stock level shown at the time of entry. If it differs from the current one: conflict. */
	seen: unitsSchema,
	reason: v.optional(lineSchema, ''),
});
export const moveStock = endpoint({
	method: 'POST',
	path: '/desk/stock/{id}/movements',
	audience: 'staff',
	roles: SHOP,
	summary: 'Counts what lies on the shelf, or says what came and went',
	body: movementSchema,
	data: v.object({ id: idSchema, on_hand: unitsSchema, availability: v.picklist(AVAILABILITIES) }),
	errors: WRITE_ERRORS,
});

export const importStock = importEndpoint(
	'stock',
	SHOP,
	'Counts stock from CSV: variant_code, on_hand; low_at, backorder_on, reason; other columns of the export are passed over',
);
