import type { MailKinds } from '#server/platform/mail/kinds.ts';

export const VISIT_MAILS = {
	receipt: { name: 'visit.receipt', addressee: 'sender', isConfirmed: false },
	/** Stores are in our own list. */
	request: { name: 'visit.request', addressee: 'store', isConfirmed: true },
} as const satisfies MailKinds;
