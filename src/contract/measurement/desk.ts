import * as v from 'valibot';
import { NEWEST, resource } from '#contract/desk/resource.ts';
import { CARE, STAFF_ROLES } from '#contract/identity/roles.ts';
import { LOCALES } from '#contract/locales.ts';
import { longTextSchema } from '#contract/desk/fields.ts';
import { idSchema, isoDateSchema, isoTimestampSchema } from '../units.ts';

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

/** Proof of consents to measurement. A refusal leaves none. */
export const consentReceiptResource = resource({
	name: 'consent_receipts',
	isPersonal: true,
	record: v.object({
		id: idSchema,
		created_at: isoTimestampSchema,
		edition: v.string(),
		locale: v.picklist(LOCALES),
		text_version: v.string(),
		revoked_at: v.nullable(isoTimestampSchema),
	}),
	/** Wording that was agreed to. */
	parts: v.object({ text: v.nullable(longTextSchema) }),
	title: 'id',
	list: ['created_at', 'id', 'edition', 'locale', 'revoked_at'],
	filters: ['locale', 'edition'],
	sorts: ['created_at'],
	search: ['edition'],
	order: NEWEST,
	read: CARE,
	export: CARE,
});
