import * as v from 'valibot';
import { longTextSchema } from '#contract/desk/fields.ts';
import { NEWEST, resource } from '#contract/desk/resource.ts';
import { CARE } from '#contract/identity/roles.ts';
import { idSchema, isoTimestampSchema } from '../units.ts';

export const CONSENT_PURPOSES = ['privacy', 'marketing', 'terms'] as const;
/** `asked` waits for the mailed link. `given` and `withdrawn` are self-explanatory. */
export const CONSENT_ACTS = ['asked', 'given', 'refused', 'withdrawn'] as const;

/** Entry of the consent log, as other records show it. */
export const consentEntry = v.object({
	created_at: isoTimestampSchema,
	purpose: v.picklist(CONSENT_PURPOSES),
	act: v.picklist(CONSENT_ACTS),
	address: v.string(),
	text: v.nullable(longTextSchema),
});

const consentRecord = v.object({
	id: idSchema,
	created_at: isoTimestampSchema,
	email: v.string(),
	purpose: v.picklist(CONSENT_PURPOSES),
	act: v.picklist(CONSENT_ACTS),
	text_version: v.nullable(v.string()),
	address: v.string(),
});
/** Wording that the person agreed to. */
const consentParts = v.object({ text: v.nullable(longTextSchema) });

export const consentResource = resource({
	name: 'consents',
	isPersonal: true,
	record: consentRecord,
	parts: consentParts,
	title: 'email',
	list: ['created_at', 'email', 'purpose', 'act', 'text_version'],
	filters: ['purpose', 'act', 'email'],
	sorts: ['created_at', 'email'],
	search: ['email'],
	order: NEWEST,
	read: CARE,
	export: CARE,
});
