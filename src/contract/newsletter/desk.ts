import * as v from 'valibot';
import { consentEntry } from '#contract/consents/consents.ts';
import { lineSchema } from '#contract/desk/fields.ts';
import { resource } from '#contract/desk/resource.ts';
import { CARE } from '#contract/identity/roles.ts';
import { idSchema, isoTimestampSchema } from '../units.ts';

export const SUBSCRIBER_STATES = ['pending', 'confirmed', 'unsubscribed'] as const;

const subscriberRecord = v.object({
	id: idSchema,
	email: v.string(),
	first_name: v.string(),
	country: v.string(),
	language: v.string(),
	state: v.picklist(SUBSCRIBER_STATES),
	asked_at: isoTimestampSchema,
	confirmed_at: v.nullable(isoTimestampSchema),
	unsubscribed_at: v.nullable(isoTimestampSchema),
});
const subscriberParts = v.object({ consents: v.array(consentEntry) });
/** Staff may end a subscription, never begin one. */
export const subscriberChange = v.strictObject({
	first_name: lineSchema,
	state: v.picklist(['unsubscribed']),
});

export const subscriberResource = resource({
	name: 'subscribers',
	isPersonal: true,
	record: subscriberRecord,
	parts: subscriberParts,
	title: 'email',
	list: ['asked_at', 'email', 'first_name', 'language', 'country', 'state'],
	filters: ['state', 'language'],
	sorts: ['asked_at', 'confirmed_at', 'email', 'state'],
	search: ['email', 'first_name'],
	order: { sort: 'asked_at', order: 'desc' },
	read: ['support', 'editor', 'admin'],
	change: { body: subscriberChange, roles: CARE },
	export: ['editor', 'admin'],
});
