import * as v from 'valibot';
import { daySchema, factorySerialSchema, longTextSchema } from '#contract/desk/fields.ts';
import { importEndpoint } from '#contract/desk/import.ts';
import { resource } from '#contract/desk/resource.ts';
import { ADMIN, SALES } from '#contract/identity/roles.ts';
import { idSchema, isoTimestampSchema, textSchema } from '../units.ts';

/** `sold` wheels can be registered. The other two were replaced under the warranty service. */
export const SERIAL_STATES = ['sold', 'substituted', 'teams'] as const;

const serialFields = {
	/** Id of the product, as in the catalogue. */
	product_id: idSchema,
	state: v.picklist(SERIAL_STATES),
	made_on: v.nullable(daySchema),
	note: longTextSchema,
};
const serialRecord = v.object({
	id: idSchema,
	serial_number: textSchema,
	...serialFields,
	product_id: v.string(),
	updated_at: isoTimestampSchema,
});
/** Registration of the wheel; null if it has none. */
const serialParts = v.object({ registration_id: v.nullable(idSchema) });
export const serialChange = v.strictObject(serialFields);
export const serialCreate = v.strictObject({
	serial_number: factorySerialSchema,
	product_id: idSchema,
	state: v.optional(v.picklist(SERIAL_STATES), 'sold'),
	made_on: v.optional(v.nullable(daySchema), null),
	note: v.optional(longTextSchema, ''),
});

export const serialResource = resource({
	name: 'serials',
	record: serialRecord,
	parts: serialParts,
	title: 'serial_number',
	list: ['serial_number', 'product_id', 'state', 'made_on', 'updated_at'],
	filters: ['state', 'product_id'],
	sorts: ['serial_number', 'product_id', 'state', 'made_on', 'updated_at'],
	search: ['serial_number', 'note'],
	order: { sort: 'updated_at', order: 'desc' },
	read: SALES,
	change: { body: serialChange, roles: SALES },
	create: { body: serialCreate, roles: SALES },
	remove: ADMIN,
	export: SALES,
	actions: { import: SALES },
});

export const importSerials = importEndpoint(
	'serials',
	SALES,
	'Adds and changes serials from CSV: serial_number, product_id, state, made_on, note; comma or semicolon',
);
