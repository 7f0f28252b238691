import type { MailKinds } from '#server/platform/mail/kinds.ts';

export const PUBLISHING_MAILS = {
	/** To whoever of the staff published it. */
	failed: { name: 'publishing.failed', addressee: 'house', isConfirmed: true },
	/** To whoever looks after the site: files of it were not as they should be. */
	differing: { name: 'publishing.differing', addressee: 'house', isConfirmed: true },
} as const satisfies MailKinds;
