import type { MailKinds } from '#server/platform/mail/kinds.ts';

export const PUBLISHING_MAILS = {
	/** For the member of staff who published it. */
	failed: { name: 'publishing.failed', addressee: 'house', isConfirmed: true },
	/** To the admins: files of the site were not as they should be. */
	differing: { name: 'publishing.differing', addressee: 'house', isConfirmed: true },
} as const satisfies MailKinds;
