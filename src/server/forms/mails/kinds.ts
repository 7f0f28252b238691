import type { MailKinds } from '#server/platform/mail/kinds.ts';

/** Mails about submissions. */
export const FORM_MAILS = {
	contact: { name: 'contact.receipt', addressee: 'sender', isConfirmed: false },
	application: { name: 'application.receipt', addressee: 'sender', isConfirmed: false },
	retailer: { name: 'retailer.receipt', addressee: 'sender', isConfirmed: false },
	accessibility: { name: 'accessibility.receipt', addressee: 'sender', isConfirmed: false },
	/** Text by staff; the submission that it answers came from an unconfirmed address. */
	answer: { name: 'staff.answer', addressee: 'sender', isConfirmed: false },
	notice: { name: 'company.notice', addressee: 'house', isConfirmed: true },
} as const satisfies MailKinds;
