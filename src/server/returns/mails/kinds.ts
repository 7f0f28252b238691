import type { MailKinds } from '#server/platform/mail/kinds.ts';

/** Mails about a return. They repeat nothing that the buyer typed; staff writes refusals. */
export const RETURN_MAILS = {
	requested: { name: 'return.requested', addressee: 'customer', isConfirmed: false },
	authorised: { name: 'return.authorised', addressee: 'customer', isConfirmed: false },
	in_transit: { name: 'return.in_transit', addressee: 'customer', isConfirmed: false },
	received: { name: 'return.received', addressee: 'customer', isConfirmed: false },
	refunded: { name: 'return.refunded', addressee: 'customer', isConfirmed: false },
	refused: { name: 'return.refused', addressee: 'customer', isConfirmed: false },
} as const satisfies MailKinds;

/** States that are mailed to the buyer; a refund on its way is not, for it may still fail. */
export type ReturnMail = keyof typeof RETURN_MAILS;
