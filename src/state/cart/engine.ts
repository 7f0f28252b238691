import { atom, type ReadableAtom } from 'nanostores';
import type { ApiResult } from '#api/result.ts';
import type { Cart } from '#contract/cart/cart.ts';
import type { ApiError } from '#contract/errors.ts';
import { withEdit, type Edit } from './edits.ts';

/** Sync status with the host. */
export type SyncStatus =
	| { status: 'idle' | 'sending' }
	/** No answer came, or the host asks to wait; pending edits are sent again automatically. */
	| { status: 'waiting'; why: 'unheard' | 'too_many_requests' };

export interface CartState {
	/** Cart from the host's last answer; null before the first. */
	cart: Cart | null;
	/** Edits without an answer, in order. The first is in transit while `sending`. */
	waiting: readonly Edit[];
	talk: SyncStatus;
	/** Edit that the host refused last, until the next edit. */
	refusal: { edit: Edit; error: ApiError } | null;
}

/** Adapters that the engine needs; a test supplies its own. */
export interface CartAdapters {
	/** Loads the cart from the host. */
	load: () => Promise<ApiResult<Cart>>;
	/** Sends one edit to the cart with this id, or to the visitor's own. */
	send: (edit: Edit, cartId: string | null) => Promise<ApiResult<Cart>>;
	/** Receives the outcome of an edit, and the cart that was shown before. */
	done: (edit: Edit, before: Cart | null, after: Cart) => void;
	/** Broadcasts the cart to the other tabs. */
	tell: (cart: Cart) => void;
	/** Stores the pending edits on the device. */
	keep: (waiting: readonly Edit[]) => void;
	/** Calls `run` after so many milliseconds. */
	later: (run: () => void, ms: number) => void;
}

/** Waits between tries while there is no response. */
const WAITS_MS = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000];

/** True if there was no response: the edit may or may not have arrived and is sent again. */
function isNoResponse({ code }: ApiError): boolean {
	return ['network', 'timeout', 'unavailable', 'internal'].includes(code);
}

/** Outcome of sending: the edit is finished, or has a reason to wait, at times for a given time. */
type Sent = 'answered' | { why: 'unheard' | 'too_many_requests'; wait_s?: number | undefined };

/**
 * True if a cart is newer than the one that is shown. Versions rise, so a lower version of the same
 * cart is older, however late it comes. Another cart has to be newer by the host's clock.
 */
export function isNewer(given: Cart, shown: Cart | null): boolean {
	if (shown === null) return true;
	if (given.id === shown.id) return given.version >= shown.version;
	return given.checked_at >= shown.checked_at;
}

/** Creates the cart of one tab: edits are shown at once and sent one after another. */
export function createCartEngine(world: CartAdapters, kept: readonly Edit[] = []) {
	const $state = atom<CartState>({
		cart: null,
		waiting: kept,
		talk: { status: 'idle' },
		refusal: null,
	});
	const set = (change: Partial<CartState>) => $state.set({ ...$state.get(), ...change });
	let tries = 0;
	let isRunning = false;
	/** Generation: rises at sign-out, so that answers to earlier requests are ignored. */
	let era = 0;

	/** Shows an answer unless a newer one is shown; broadcasts it to the other tabs. */
	function take(cart: Cart, isOurs: boolean): void {
		const { cart: shown } = $state.get();
		if (!isNewer(cart, shown)) return;
		set({ cart });
		if (isOurs) world.tell(cart);
	}

	function drop(edit: Edit): void {
		const waiting = $state.get().waiting.filter(({ intent_id }) => intent_id !== edit.intent_id);
		set({ waiting });
		world.keep(waiting);
	}

	/**
	 * Sends an edit to the cart that is shown. If that is no longer the visitor's (it was ordered
	 * in another tab, or they signed in), to the visitor's own: with the same key, so that it
	 * counts once.
	 */
	async function deliver(edit: Edit): Promise<ApiResult<Cart>> {
		const shownId = $state.get().cart?.id ?? null;
		const own = era;
		const answer = await world.send(edit, shownId);
		if (answer.ok || answer.error.code !== 'not_found') return answer;
		if (shownId === null || own !== era) return answer;
		set({ cart: null });
		// Only a cart that was shown can have been read.
		return edit.kind === 'seen' ? world.load() : world.send(edit, null);
	}

	async function sendFirst(edit: Edit): Promise<Sent> {
		set({ talk: { status: 'sending' } });
		const own = era;
		const answer = await deliver(edit);
		if (own !== era) return 'answered';
		if (answer.ok) {
			const { cart: before } = $state.get();
			drop(edit);
			take(answer.data, true);
			world.done(edit, before, answer.data);
			return 'answered';
		}
		const { error } = answer;
		if (isNoResponse(error)) return { why: 'unheard' };
		// A guessed code is not retried after minutes: the visitor can type it again.
		if (error.code === 'too_many_requests' && edit.kind !== 'code') {
			return { why: error.code, wait_s: error.retry_after_s };
		}
		drop(edit);
		set({ refusal: { edit, error } });
		await load();
		return 'answered';
	}

	/** Sends pending edits one at a time, until none is left or the host does not answer. */
	async function run(): Promise<void> {
		if (isRunning) return;
		isRunning = true;
		for (;;) {
			const [edit] = $state.get().waiting;
			if (!edit) break;
			const sent = await sendFirst(edit);
			if (sent === 'answered') {
				tries = 0;
				continue;
			}
			const { why, wait_s } = sent;
			set({ talk: { status: 'waiting', why } });
			isRunning = false;
			const pause = WAITS_MS[Math.min(tries++, WAITS_MS.length - 1)] ?? 0;
			world.later(() => void run(), wait_s === undefined ? pause : wait_s * 1000);
			return;
		}
		set({ talk: { status: 'idle' } });
		isRunning = false;
	}

	async function load(): Promise<ApiResult<Cart>> {
		const own = era;
		const answer = await world.load();
		if (answer.ok && own === era) take(answer.data, true);
		return answer;
	}

	return {
		$state: $state as ReadableAtom<CartState>,
		/** Applies an edit: at once on the screen, then at the host. */
		edit(edit: Edit): void {
			const { waiting, talk } = $state.get();
			// An edit stored by another page, or by the button itself, is there already.
			if (waiting.some(({ intent_id }) => intent_id === edit.intent_id)) return void run();
			const next = withEdit(
				waiting,
				talk.status === 'sending' || talk.status === 'waiting' ? 1 : 0,
				edit,
			);
			set({ waiting: next, refusal: null });
			world.keep(next);
			void run();
		},
		/** Loads the cart, and sends pending edits. */
		async load(): Promise<ApiResult<Cart>> {
			const answer = await load();
			if (answer.ok) void run();
			return answer;
		},
		/** Retries now instead of later. */
		run: () => void run(),
		/** Receives a cart that another tab got from the host. */
		hear: (cart: Cart) => take(cart, false),
		/** Forgets the cart and its pending edits: its owner has signed out. */
		forget(): void {
			era += 1;
			tries = 0;
			set({ cart: null, waiting: [], refusal: null });
			world.keep([]);
		},
	};
}
export type CartEngine = ReturnType<typeof createCartEngine>;
