import * as v from 'valibot';
import { resource } from '#contract/desk/resource.ts';
import { STAFF_ROLES } from '#contract/identity/roles.ts';
import { LOCALES } from '#contract/locales.ts';
import { idSchema, isoDateSchema } from '../units.ts';

export const searchMissResource = resource({
	name: 'search_misses',
	record: v.object({
		id: idSchema,
		day: isoDateSchema,
		locale: v.picklist(LOCALES),
		term: v.string(),
		count: v.number(),
	}),
	title: 'term',
	list: ['day', 'term', 'locale', 'count'],
	filters: ['locale', 'day'],
	sorts: ['day', 'term', 'count'],
	search: ['term'],
	order: { sort: 'day', order: 'desc' },
	read: STAFF_ROLES,
	export: STAFF_ROLES,
});
