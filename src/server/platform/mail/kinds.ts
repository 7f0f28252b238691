/** What a mail is about, whom it is for, and whether that address is known to be that person's. */
export interface MailKind {
	/** As the desk shows it: `contact.receipt`. */
	name: string;
	addressee: 'sender' | 'subscriber' | 'owner' | 'next owner' | 'customer' | 'store' | 'house';
	/**
	 * Whether whoever reads the address has said yes by a secret that was mailed to it, or is in our
	 * own list: the house, a store. Anybody can
	 * type anybody's address into a form: to one that nobody confirmed goes nothing that was typed.
	 */
	isConfirmed: boolean;
}

/** Every mail that a capability writes. */
export type MailKinds = Readonly<Record<string, MailKind>>;
