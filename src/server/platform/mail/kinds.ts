/** Kind of mail: its subject, its addressee, and whether that address is known to be theirs. */
export interface MailKind {
	/** Name as the desk shows it: `contact.receipt`. */
	name: string;
	addressee: 'sender' | 'subscriber' | 'owner' | 'next owner' | 'customer' | 'store' | 'house';
	/**
	 * True if the reader of the address has confirmed it by a secret mailed to it, or if it is in
	 * our own list: the shop, a store. Anybody can type anybody's address into a form, so no typed
	 * text is sent to an unconfirmed one.
	 */
	isConfirmed: boolean;
}

/** Every kind of mail that a capability writes. */
export type MailKinds = Readonly<Record<string, MailKind>>;
