/** Whom a kind of mail is for, and whether that address is known to be that person's. */
interface MailKindFacts {
	addressee: 'sender' | 'subscriber' | 'owner' | 'next owner' | 'house';
	/**
	 * Whether whoever reads the address has said yes by a secret that was mailed to it. Anybody can
	 * type anybody's address into a form: to one that nobody confirmed goes nothing that was typed.
	 */
	isConfirmed: boolean;
}

/** Every mail that the host writes. A kind that is not here does not compile. */
export const MAIL_KINDS = {
	'contact.receipt': { addressee: 'sender', isConfirmed: false },
	'application.receipt': { addressee: 'sender', isConfirmed: false },
	'retailer.receipt': { addressee: 'sender', isConfirmed: false },
	'support.receipt': { addressee: 'sender', isConfirmed: false },
	/** Its text is staff's own; what it answers was typed by somebody. */
	'staff.answer': { addressee: 'sender', isConfirmed: false },
	'warranty.summary': { addressee: 'sender', isConfirmed: false },
	'newsletter.confirm': { addressee: 'subscriber', isConfirmed: false },
	'newsletter.already': { addressee: 'subscriber', isConfirmed: true },
	'newsletter.welcome': { addressee: 'subscriber', isConfirmed: true },
	/** Who asks for it need not be who reads it, and the owner may never have opened a link. */
	'passport.link': { addressee: 'owner', isConfirmed: false },
	'passport.offer': { addressee: 'next owner', isConfirmed: false },
	/** The wheel was passed on with the link that was mailed to this address. */
	'passport.transferred': { addressee: 'owner', isConfirmed: true },
	'company.notice': { addressee: 'house', isConfirmed: true },
} as const satisfies Record<string, MailKindFacts>;

export type MailKind = keyof typeof MAIL_KINDS;
