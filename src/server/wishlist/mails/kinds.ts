import type { MailKinds } from '#server/platform/mail/kinds.ts';

export const NOTICE_MAILS = {
	confirm: { name: 'notice.confirm', addressee: 'subscriber', isConfirmed: false },
	already: { name: 'notice.already', addressee: 'subscriber', isConfirmed: true },
	back: { name: 'notice.back', addressee: 'subscriber', isConfirmed: true },
	cheaper: { name: 'notice.cheaper', addressee: 'subscriber', isConfirmed: true },
} as const satisfies MailKinds;
