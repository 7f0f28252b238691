import { callApi } from '#api/call-api.ts';
import type { ApiError } from '#contract/errors.ts';
import { MOST_WISHED } from '#contract/wishlist/entries.ts';
import { addToWishlist, removeFromWishlist } from '#contract/wishlist/lists.ts';
import {
	$wishlist,
	becomeCustomer,
	becomeGuest,
	noteHeard,
	readDevice,
	type Pending,
} from './device.ts';

/** What can be told at once: the additions that wait in a row, or one removal. */
function nextOf(pending: readonly Pending[]): readonly Pending[] {
	const end = pending.findIndex(({ act }) => act === 'remove');
	return end === 0 ? pending.slice(0, 1) : pending.slice(0, end < 0 ? MOST_WISHED : end);
}

function send(told: readonly Pending[], timeoutMs: number | undefined) {
	const [first] = told;
	const to = { baseUrl: '', ...(timeoutMs !== undefined && { timeoutMs }) };
	return first?.act === 'remove'
		? callApi(removeFromWishlist, { ...to, params: { variant: first.id } })
		: // The newest first, as the host keeps them; what waits begins with the oldest.
			callApi(addToWishlist, {
				...to,
				body: { variant_ids: told.map(({ id }) => id).toReversed() },
			});
}

/** Worth another try later; anything else is an answer. */
const isUnheard = ({ code }: ApiError) =>
	['network', 'timeout', 'unavailable', 'internal', 'too_many_requests'].includes(code);

let isSending = false;

/**
 * Tells the host, in order, what was done to a customer's list on this device. Both acts do
 * no harm twice, so two tabs may tell the same. False while no answer comes: what waits is kept, and
 * told by the next page or the next act.
 */
export async function tellHost(timeoutMs?: number): Promise<boolean> {
	if (isSending) return true;
	isSending = true;
	try {
		for (let last = ''; ;) {
			readDevice();
			const told = nextOf($wishlist.get().pending);
			if (told.length === 0) return true;
			// A device that keeps nothing new, as when its storage is full, would have it told for ever.
			if (JSON.stringify(told) === last) return false;
			last = JSON.stringify(told);
			const answer = await send(told, timeoutMs);
			if (!answer.ok && isUnheard(answer.error)) return false;
			if (!answer.ok && answer.error.code === 'unauthorized') {
				becomeGuest();
				return true;
			}
			noteHeard(told);
		}
	} finally {
		isSending = false;
	}
}

/** Longest that a sign-in waits for the list; what was not told by then the next page tells. */
const JOIN_MS = 3_000;

/** After a sign-in: what was marked on this device before is on the account's list, too. */
export async function joinAccount(): Promise<void> {
	becomeCustomer();
	await tellHost(JOIN_MS);
}
