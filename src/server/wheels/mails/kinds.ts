import type { MailKinds } from '#server/platform/mail/kinds.ts';

export const WHEEL_MAILS = {
	support: { name: 'support.receipt', addressee: 'sender', isConfirmed: false },
	/** That a request has come; staff decides. */
	summary: { name: 'warranty.summary', addressee: 'sender', isConfirmed: false },
	/** That it is accepted, with the certificate. */
	certificate: { name: 'warranty.certificate', addressee: 'owner', isConfirmed: false },
	/** Its text is staff's own. */
	rejection: { name: 'warranty.rejected', addressee: 'owner', isConfirmed: false },
	/** Who asks for it need not be who reads it, and the owner may never have opened a link. */
	passportLink: { name: 'passport.link', addressee: 'owner', isConfirmed: false },
	transferOffer: { name: 'passport.offer', addressee: 'next owner', isConfirmed: false },
	/** The wheel was passed on with the link that was mailed to this address. */
	transferDone: { name: 'passport.transferred', addressee: 'owner', isConfirmed: true },
} as const satisfies MailKinds;
