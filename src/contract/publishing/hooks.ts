import * as v from 'valibot';
import { contentEntitySchema } from '#contract/content/documents/entities.ts';
import { WRITE_ERRORS } from '#contract/desk/errors.ts';
import { longTextSchema } from '#contract/desk/fields.ts';
import { NEWEST, resource } from '#contract/desk/resource.ts';
import { endpoint } from '../endpoint.ts';
import { idSchema, isoTimestampSchema } from '../units.ts';
import { PUBLISHERS } from './roles.ts';
import { HOOK_STATES, HOOK_TYPES } from './states.ts';

/** Webhook to the publisher, signed as Standard Webhooks specifies. */
const buildHookSchema = v.object({
	type: v.picklist(HOOK_TYPES),
	timestamp: isoTimestampSchema,
	data: v.object({
		/** Publications that the printed site does not show yet. */
		publication_ids: v.array(idSchema),
		/** Failed ones of them that staff asked to retry. */
		again_ids: v.optional(v.array(idSchema)),
		/** Those of them that the shop made by itself: prices, stock, announcements. */
		shop_ids: v.optional(v.array(idSchema)),
		/** Documents of the latest of them, to find the publication of a page with an issue. */
		documents: v.optional(
			v.array(v.object({ publication_id: idSchema, entity: contentEntitySchema, id: idSchema })),
		),
		/** Release to serve. */
		release_id: v.optional(v.string()),
	}),
});
export type BuildHook = v.InferOutput<typeof buildHookSchema>;

/** Webhooks to the publisher. Staff can resend failed ones. */
export const hookResource = resource({
	name: 'build_hooks',
	record: v.object({
		id: idSchema,
		created_at: isoTimestampSchema,
		type: v.picklist(HOOK_TYPES),
		state: v.picklist(HOOK_STATES),
		tries: v.number(),
		next_try_at: isoTimestampSchema,
		last_error: v.nullable(v.string()),
		delivered_at: v.nullable(isoTimestampSchema),
	}),
	parts: v.object({ text: longTextSchema }),
	title: 'type',
	list: ['created_at', 'type', 'state', 'tries', 'last_error'],
	filters: ['state', 'type'],
	sorts: ['created_at', 'state'],
	search: [],
	order: NEWEST,
	read: PUBLISHERS,
	actions: { send_again: PUBLISHERS },
});

export const sendHookAgain = endpoint({
	method: 'POST',
	path: '/desk/build_hooks/{id}/sendings',
	audience: 'staff',
	roles: PUBLISHERS,
	summary: 'Sends a message to whoever builds the site once more, after it was given up',
	data: v.object({ id: idSchema }),
	errors: WRITE_ERRORS,
});
