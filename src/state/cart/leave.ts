import { CART_EDITS_KEY } from '#contract/storage-keys.ts';

/** On which the tabs of a device tell each other of the cart. */
export const CART_CHANNEL = 'livenza.cart';
/** Said there when somebody leaves the account. */
export const LEFT = 'left';

/** Somebody left the account, perhaps at another's device: what waits for an answer is not sent for the next one. */
export function forgetCart(): void {
	try {
		localStorage.removeItem(CART_EDITS_KEY);
	} catch {
		// Switched off: then nothing was kept.
	}
	const channel = new BroadcastChannel(CART_CHANNEL);
	channel.postMessage(LEFT);
	channel.close();
}
