import type { MailKinds } from '#server/platform/mail/kinds.ts';

export const PUBLISHING_MAILS = {
	/** To whoever of the staff published it. */
	failed: { name: 'publishing.failed', addressee: 'house', isConfirmed: true },
} as const satisfies MailKinds;
