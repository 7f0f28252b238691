import { callApi } from '#api/call-api.ts';
import type { ApiError } from '#contract/errors.ts';
import { MOST_WISHED } from '#contract/wishlist/entries.ts';
import { addToWishlist, removeFromWishlist } from '#contract/wishlist/lists.ts';
import {
	$wishlist,
	becomeCustomer,
	becomeGuest,
	removeAcknowledged,
	readDevice,
	type Pending,
} from './device.ts';

/** Next batch to send: the pending additions in a row, or one removal. */
function takeNext(pending: readonly Pending[]): readonly Pending[] {
	const end = pending.findIndex(({ act }) => act === 'remove');
	return end === 0 ? pending.slice(0, 1) : pending.slice(0, end < 0 ? MOST_WISHED : end);
}

function send(told: readonly Pending[], timeoutMs: number | undefined) {
	const [first] = told;
	const to = { baseUrl: '', ...(timeoutMs !== undefined && { timeoutMs }) };
	return first?.act === 'remove'
		? callApi(removeFromWishlist, { ...to, params: { variant: first.id } })
		: // The newest first, as the host keeps them; the queue begins with the oldest.
			callApi(addToWishlist, {
				...to,
				body: { variant_ids: told.map(({ id }) => id).toReversed() },
			});
}

/** True if a later try may succeed; anything else is an answer. */
const isUnheard = ({ code }: ApiError) =>
	['network', 'timeout', 'unavailable', 'internal', 'too_many_requests'].includes(code);

let isSending = false;

/**
 * Sends the host, in order, the changes of a customer's list on this device.
 * Both actions are idempotent, so two tabs may send the same. False while there is no response: the
 * queue is kept, and sent by the next page or the next action.
 */
export async function sendPending(timeoutMs?: number): Promise<boolean> {
	if (isSending) return true;
	isSending = true;
	try {
		for (let last = ''; ;) {
			readDevice();
			const told = takeNext($wishlist.get().pending);
			if (told.length === 0) return true;
			// A device that stores nothing, as when its storage is full, would send it for ever.
			if (JSON.stringify(told) === last) return false;
			last = JSON.stringify(told);
			const answer = await send(told, timeoutMs);
			if (!answer.ok && isUnheard(answer.error)) return false;
			if (!answer.ok && answer.error.code === 'unauthorized') {
				becomeGuest();
				return true;
			}
			removeAcknowledged(told);
		}
	} finally {
		isSending = false;
	}
}

/** Maximum time that a sign-in waits for the list; the next page sends the rest. */
const JOIN_MS = 3_000;

/** Adds the articles marked on this device to the account's list, after a sign-in. */
export async function joinAccount(): Promise<void> {
	becomeCustomer();
	await sendPending(JOIN_MS);
}
