import { CART_EDITS_KEY } from '#contract/storage-keys.ts';

/** Channel on which the tabs of a device share the cart. */
export const CART_CHANNEL = 'livenza.cart';
/** Message on that channel at sign-out. */
export const LEFT = 'left';

/** Forgets the cart at sign-out: pending edits must not be sent for the device's next visitor. */
export function forgetCart(): void {
	try {
		localStorage.removeItem(CART_EDITS_KEY);
	} catch {
		// Storage is switched off, so nothing was kept.
	}
	const channel = new BroadcastChannel(CART_CHANNEL);
	channel.postMessage(LEFT);
	channel.close();
}
