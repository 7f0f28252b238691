import * as v from 'valibot';
import { resource } from '#contract/desk/resource.ts';
import { SALES, SHOP } from '#contract/identity/roles.ts';
import { idSchema, isoTimestampSchema, textSchema } from '#contract/units.ts';

/** Staff set only whether an option decides fit. Its names come from the catalogue. */
export const optionChange = v.strictObject({ decides_fit: v.boolean() });

/** Options that distinguish the articles of all products. */
export const optionResource = resource({
	name: 'options',
	record: v.object({
		id: idSchema,
		/** In Italian. */
		name: textSchema,
		/** Its values, in Italian. */
		option_values: v.string(),
		/** True if a wrong value does not fit. Pages ask for it and never preselect it. */
		decides_fit: v.boolean(),
		updated_at: isoTimestampSchema,
	}),
	title: 'name',
	list: ['name', 'option_values', 'decides_fit', 'updated_at'],
	filters: ['decides_fit'],
	sorts: ['name', 'updated_at'],
	search: ['id', 'name', 'option_values'],
	order: { sort: 'name', order: 'asc' },
	read: SALES,
	change: { body: optionChange, roles: SHOP },
	export: SALES,
});
