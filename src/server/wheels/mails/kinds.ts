import type { MailKinds } from '#server/platform/mail/kinds.ts';

export const WHEEL_MAILS = {
	support: { name: 'support.receipt', addressee: 'sender', isConfirmed: false },
	/** Claim under the legal guarantee. */
	claim: { name: 'guarantee.receipt', addressee: 'sender', isConfirmed: false },
	/** A repair has added a year to the legal guarantee. */
	extended: { name: 'warranty.legal_extended', addressee: 'owner', isConfirmed: false },
	/** A request has arrived; staff decides. */
	summary: { name: 'warranty.summary', addressee: 'sender', isConfirmed: false },
	/** The request is accepted, with the certificate. */
	certificate: { name: 'warranty.certificate', addressee: 'owner', isConfirmed: false },
	/** The text is staff's own. */
	rejection: { name: 'warranty.rejected', addressee: 'owner', isConfirmed: false },
	/** The request may come from anybody, and the owner may never have opened a link. */
	passportLink: { name: 'passport.link', addressee: 'owner', isConfirmed: false },
	transferOffer: { name: 'passport.offer', addressee: 'next owner', isConfirmed: false },
	/** The wheel was passed on with the link that was mailed to this address. */
	transferDone: { name: 'passport.transferred', addressee: 'owner', isConfirmed: true },
} as const satisfies MailKinds;
