import type { MailKinds } from '#server/platform/mail/kinds.ts';

export const CUSTOMER_MAILS = {
	/** Its link makes an account. */
	confirm: { name: 'customer.confirm', addressee: 'customer', isConfirmed: false },
	/** For a registration of an existing account. */
	known: { name: 'customer.known', addressee: 'customer', isConfirmed: true },
	reset: { name: 'customer.reset', addressee: 'customer', isConfirmed: true },
	/** For a password reset of an unknown account. */
	unknown: { name: 'customer.unknown', addressee: 'customer', isConfirmed: false },
	emailNew: { name: 'customer.email-new', addressee: 'customer', isConfirmed: false },
	/** For a change to an e-mail that has an account already. */
	emailTaken: { name: 'customer.email-taken', addressee: 'customer', isConfirmed: true },
	emailOld: { name: 'customer.email-old', addressee: 'customer', isConfirmed: true },
	passwordChanged: { name: 'customer.password', addressee: 'customer', isConfirmed: true },
	deleted: { name: 'customer.deleted', addressee: 'customer', isConfirmed: true },
} as const satisfies MailKinds;
