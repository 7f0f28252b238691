import type { it } from './it.ts';

export const en: typeof it = {
	desk: {
		mail: {
			again: 'Send again',
			queued: 'The mail is queued again.',
		},
	},
	resources: {
		mails: {
			name: 'Mail |||| Mails',
		},
	},
	fields: {
		to: 'Recipient',
		tries: 'Attempts',
		last_error: 'Last error',
		sent_at: 'Sent on',
	},
	choices: {
		queued: 'queued',
		sending: 'sending',
		sent: 'sent',
		failed: 'failed',
		mails: 'Mails that were sent',
	},
};
