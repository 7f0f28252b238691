import * as v from 'valibot';
import { resource } from '#contract/desk/resource.ts';
import { SALES, SHOP } from '#contract/identity/roles.ts';
import { idSchema, isoTimestampSchema, textSchema } from '#contract/units.ts';

/** Staff set whether an option decides fit; its names come with the catalogue. */
export const optionChange = v.strictObject({ decides_fit: v.boolean() });

/** Choices that articles of all products are told apart by. */
export const optionResource = resource({
	name: 'options',
	record: v.object({
		id: idSchema,
		/** In Italian. */
		name: textSchema,
		/** Values that it has, in Italian. */
		option_values: v.string(),
		/** A wrong one is a part that does not fit: pages ask for it and never fill it in. */
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
