import { callApi } from '#api/call-api.ts';
import type { ApiError } from '#contract/errors.ts';
import { addToWishlist, removeFromWishlist } from '#contract/wishlist/lists.ts';
import { $wishlist, becomeGuest, noteHeard, readDevice, type Pending } from './device.ts';

const send = ({ act, id }: Pending) =>
	act === 'add'
		? callApi(addToWishlist, { baseUrl: '', body: { variant_ids: [id] } })
		: callApi(removeFromWishlist, { baseUrl: '', params: { variant: id } });

/** Worth another try later; anything else is an answer. */
const isUnheard = ({ code }: ApiError) =>
	['network', 'timeout', 'unavailable', 'internal', 'too_many_requests'].includes(code);

let isSending = false;

/**
 * Tells the host, one after another, what was done to a customer's list on this device. Both acts do
 * no harm twice, so two tabs may tell the same. False while no answer comes: what waits is kept, and
 * told by the next page or the next act.
 */
export async function tellHost(): Promise<boolean> {
	if (isSending) return true;
	isSending = true;
	try {
		for (;;) {
			readDevice();
			const [first] = $wishlist.get().pending;
			if (!first) return true;
			const answer = await send(first);
			if (!answer.ok && isUnheard(answer.error)) return false;
			if (!answer.ok && answer.error.code === 'unauthorized') {
				becomeGuest();
				return true;
			}
			noteHeard(first);
		}
	} finally {
		isSending = false;
	}
}
