import { atom, type ReadableAtom } from 'nanostores';
import type { ApiResult } from '#api/result.ts';
import type { Cart } from '#contract/cart/cart.ts';
import type { ApiError } from '#contract/errors.ts';
import { withEdit, type Edit } from './edits.ts';

/** Where the talk with the host stands. */
export type CartTalk =
	| { status: 'idle' | 'sending' }
	/** No answer came; what waits is sent again by itself. */
	| { status: 'waiting' };

export interface CartState {
	/** As the host last said it; null before it has said anything. */
	cart: Cart | null;
	/** What has been done and not yet answered, in order. The first is on its way while `sending`. */
	waiting: readonly Edit[];
	talk: CartTalk;
	/** What the host refused last, until the next thing is done. */
	refusal: { edit: Edit; error: ApiError } | null;
}

/** What the engine needs of the world; a test brings its own. */
export interface CartWorld {
	/** Asks the host for the cart. */
	load: () => Promise<ApiResult<Cart>>;
	/** Sends one edit to the cart of this id, or to the visitor's own. */
	send: (edit: Edit, cartId: string | null) => Promise<ApiResult<Cart>>;
	/** Tells the other tabs. */
	tell: (cart: Cart) => void;
	/** Keeps what waits on the device. */
	keep: (waiting: readonly Edit[]) => void;
	/** Calls back after so many milliseconds. */
	later: (run: () => void, ms: number) => void;
}

/** Waits between tries while no answer comes. */
const WAITS_MS = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000];

/** Whether the host has not spoken: the intent may or may not have arrived and is sent again. */
function isUnheard({ code }: ApiError): boolean {
	return ['network', 'timeout', 'unavailable', 'internal', 'too_many_requests'].includes(code);
}

/**
 * Whether a cart is news beside the one that is shown. Versions rise, so of one cart a lower one is
 * older, however late it comes. Another cart's has to be newer by the host's clock.
 */
export function isNewer(given: Cart, shown: Cart | null): boolean {
	if (shown === null) return true;
	if (given.id === shown.id) return given.version >= shown.version;
	return given.checked_at >= shown.checked_at;
}

/** The cart of one tab: edits are shown at once and sent one after another. */
export function createCartEngine(world: CartWorld, kept: readonly Edit[] = []) {
	const $state = atom<CartState>({
		cart: null,
		waiting: kept,
		talk: { status: 'idle' },
		refusal: null,
	});
	const set = (change: Partial<CartState>) => $state.set({ ...$state.get(), ...change });
	let tries = 0;
	let isRunning = false;

	/** Shows an answer unless a newer one is shown; the other tabs hear of it. */
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

	async function sendFirst(edit: Edit): Promise<'answered' | 'unheard'> {
		set({ talk: { status: 'sending' } });
		const answer = await world.send(edit, $state.get().cart?.id ?? null);
		if (answer.ok) {
			drop(edit);
			take(answer.data, true);
			return 'answered';
		}
		if (isUnheard(answer.error)) return 'unheard';
		drop(edit);
		if (answer.error.code === 'not_found') {
			// The cart is another's now, such as that of who signed in: this tab begins with it.
			set({ cart: null });
		} else {
			set({ refusal: { edit, error: answer.error } });
		}
		await load();
		return 'answered';
	}

	/** Sends what waits, one at a time, until nothing waits or nobody answers. */
	async function run(): Promise<void> {
		if (isRunning) return;
		isRunning = true;
		for (;;) {
			const [edit] = $state.get().waiting;
			if (!edit) break;
			if ((await sendFirst(edit)) === 'answered') {
				tries = 0;
				continue;
			}
			set({ talk: { status: 'waiting' } });
			isRunning = false;
			world.later(() => void run(), WAITS_MS[Math.min(tries++, WAITS_MS.length - 1)] ?? 0);
			return;
		}
		set({ talk: { status: 'idle' } });
		isRunning = false;
	}

	async function load(): Promise<ApiResult<Cart>> {
		const answer = await world.load();
		if (answer.ok) take(answer.data, true);
		return answer;
	}

	return {
		$state: $state as ReadableAtom<CartState>,
		/** Does something: at once on the screen, then at the host. */
		edit(edit: Edit): void {
			const { waiting, talk } = $state.get();
			const next = withEdit(
				waiting,
				talk.status === 'sending' || talk.status === 'waiting' ? 1 : 0,
				edit,
			);
			set({ waiting: next, refusal: null });
			world.keep(next);
			void run();
		},
		/** Asks the host, and sends what waited. */
		async load(): Promise<ApiResult<Cart>> {
			const answer = await load();
			if (answer.ok) void run();
			return answer;
		},
		/** Tries at once what would be tried later. */
		run: () => void run(),
		/** What another tab heard from the host. */
		hear: (cart: Cart) => take(cart, false),
		forgetRefusal: () => set({ refusal: null }),
	};
}
export type CartEngine = ReturnType<typeof createCartEngine>;
