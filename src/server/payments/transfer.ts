import type { PaymentProvider } from './provider.ts';

/**
 * A bank transfer: nobody can be asked, so the desk says what came. Attempts end by the shop's own
 * word, and money goes back by somebody's hand.
 */
export const TRANSFER: PaymentProvider = {
	name: 'bank_transfer',
	start: async ({ key }) => ({ ref: key, url: null }),
	look: async () => ({ status: 'open', money: null, money_ref: null }),
	close: async () => ({ status: 'expired', money: null, money_ref: null }),
	refund: async ({ key }) => ({ ref: key, status: 'pending' }),
	read: async () => null,
	// The bank's statement is the book; the shop has no copy of it.
	async *books() {},
};
