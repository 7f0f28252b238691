import type { MailKinds } from '#server/platform/mail/kinds.ts';

/**
 * Mails about a withdrawal. The receipt has to repeat the statement (Codice del consumo,
 * art. 54-bis), also to an unconfirmed address: there without words that mail programs link.
 */
export const WITHDRAWAL_MAILS = {
	receipt: { name: 'withdrawal.receipt', addressee: 'customer', isConfirmed: true },
	unproven: { name: 'withdrawal.unproven', addressee: 'customer', isConfirmed: false },
	accepted: { name: 'withdrawal.accepted', addressee: 'customer', isConfirmed: false },
	stopped: { name: 'withdrawal.stopped', addressee: 'customer', isConfirmed: false },
	refused: { name: 'withdrawal.refused', addressee: 'customer', isConfirmed: false },
	refunded: { name: 'withdrawal.refunded', addressee: 'customer', isConfirmed: false },
	house: { name: 'withdrawal.house', addressee: 'house', isConfirmed: true },
} as const satisfies MailKinds;
