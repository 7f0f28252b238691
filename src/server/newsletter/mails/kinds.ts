import type { MailKinds } from '#server/platform/mail/kinds.ts';

export const NEWSLETTER_MAILS = {
	confirm: { name: 'newsletter.confirm', addressee: 'subscriber', isConfirmed: false },
	already: { name: 'newsletter.already', addressee: 'subscriber', isConfirmed: true },
	welcome: { name: 'newsletter.welcome', addressee: 'subscriber', isConfirmed: true },
} as const satisfies MailKinds;
