import type { PaymentProvider } from './provider.ts';

/**
 * Bank transfer. Without a provider, staff enters received payments at the desk. The shop itself
 * ends attempts, and refunds are made by hand.
 */
export const TRANSFER: PaymentProvider = {
	name: 'bank_transfer',
	start: async ({ key }) => ({ ref: key, url: null }),
	look: async () => ({ status: 'open', money: null, money_ref: null }),
	close: async () => ({ status: 'expired', money: null, money_ref: null }),
	refund: async ({ key }) => ({ ref: key, status: 'pending' }),
	read: async () => null,
	// The bank's statement is the only record; the shop has no copy of it.
	async *books() {},
};
