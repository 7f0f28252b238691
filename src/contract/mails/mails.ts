import * as v from 'valibot';
import { WRITE_ERRORS } from '#contract/desk/errors.ts';
import { longTextSchema } from '#contract/desk/fields.ts';
import { NEWEST, resource } from '#contract/desk/resource.ts';
import { CARE } from '#contract/identity/roles.ts';
import { endpoint } from '../endpoint.ts';
import { idSchema, isoTimestampSchema, textSchema } from '../units.ts';

export const MAIL_STATES = ['queued', 'sending', 'sent', 'failed'] as const;

const mailRecord = v.object({
	id: idSchema,
	created_at: isoTimestampSchema,
	kind: textSchema,
	to: v.string(),
	subject: v.string(),
	state: v.picklist(MAIL_STATES),
	tries: v.number(),
	last_error: v.nullable(v.string()),
	sent_at: v.nullable(isoTimestampSchema),
});
const mailParts = v.object({ text: longTextSchema });

export const mailResource = resource({
	name: 'mails',
	isPersonal: true,
	record: mailRecord,
	parts: mailParts,
	title: 'subject',
	list: ['created_at', 'to', 'subject', 'kind', 'state', 'tries'],
	filters: ['state', 'kind'],
	sorts: ['created_at', 'sent_at', 'to', 'state'],
	search: ['to', 'subject'],
	order: NEWEST,
	// Mails quote the messages that they answer, job applications included.
	read: CARE,
	actions: { send_again: CARE },
});

export const sendMailAgain = endpoint({
	method: 'POST',
	path: '/desk/mails/{id}/sendings',
	audience: 'staff',
	roles: CARE,
	summary: 'Queues a mail that failed for good once more',
	data: v.object({ id: idSchema }),
	errors: WRITE_ERRORS,
});
