import { atom, computed, type ReadableAtom } from 'nanostores';
import type { Cart } from '#contract/cart/cart.ts';
import { chosenCountry } from '#contract/chosen-country.ts';
import { CART_COUNT_COOKIE } from '#contract/cookies.ts';
import type { ApiError } from '#contract/errors.ts';
import { noteAdded, noteRemoved } from './analytics.ts';
import { followed } from './cart/country.ts';
import { countPendingUnits, withEdits, type Edit } from './cart/edits.ts';
import { noteCountry } from './country.ts';
import { createCartEngine, type CartState } from './cart/engine.ts';
import { toChange } from './cart/line-change.ts';
import {
	createPersistedQueue,
	joinTabs,
	loadCart,
	readPersistedEdits,
	sendEdit,
} from './cart/adapters.ts';

/** Line removed last, for undoing. */
export interface Removed {
	variant_id: string;
	name: string;
	quantity: number;
}

/** Cart as shown: the host's cart with the pending edits applied. */
export interface ShownCart {
	cart: Cart | null;
	/** Units, including those that are being added. */
	quantity: number;
	/** True while totals are being recalculated. */
	isPending: boolean;
	/** Reason why edits are kept on this device and sent later; null while none are held back. */
	delay: Extract<CartState['talk'], { why: unknown }>['why'] | null;
	/** Number of edits without an answer. */
	waiting: number;
	/** Articles that are being added and not shown yet. */
	adding: readonly string[];
	refusal: CartState['refusal'];
	/** Error of the last attempt to load the cart. */
	failure: ApiError | null;
}

/** State before the host was asked; the server prints the same. */
export const NOTHING_KNOWN: ShownCart = {
	cart: null,
	quantity: 0,
	isPending: false,
	delay: null,
	waiting: 0,
	adding: [],
	refusal: null,
	failure: null,
};

const isBrowser = typeof document !== 'undefined';

const kept = isBrowser ? readPersistedEdits(Date.now()) : [];
const keep = createPersistedQueue(kept);
const engine = createCartEngine(
	{
		load: loadCart,
		send: sendEdit,
		done: noteChange,
		tell: (cart) => tell(cart),
		keep: (edits) => keep(edits, Date.now()),
		later: (run, ms) => void setTimeout(run, ms),
	},
	kept,
);
const tell = isBrowser
	? joinTabs({ hear: engine.hear, refetch: () => void refreshCart(), forget: forgetHere })
	: () => undefined;

const $failure = atom<ApiError | null>(null);
const $takenOut = atom<Removed | null>(null);
export const $removed: ReadableAtom<Removed | null> = $takenOut;

export const $cart: ReadableAtom<ShownCart> = computed(
	[engine.$state, $failure],
	({ cart, waiting, talk, refusal }, failure): ShownCart => {
		const shown = cart && withEdits(cart, waiting);
		const known = new Set(cart?.items.map(({ variant_id }) => variant_id));
		return {
			cart: shown,
			quantity: (shown?.quantity ?? 0) + countPendingUnits(cart, waiting),
			isPending: waiting.length > 0,
			delay: talk.status === 'waiting' ? talk.why : null,
			waiting: waiting.length,
			adding: waiting.flatMap((edit) =>
				edit.kind === 'add' && !known.has(edit.variant_id) ? [edit.variant_id] : [],
			),
			refusal,
			failure: cart ? null : failure,
		};
	},
);

function forgetHere(): void {
	engine.forget();
	$takenOut.set(null);
}

/** Reloads the cart from the host. */
export async function refreshCart(): Promise<void> {
	const answer = await engine.load();
	$failure.set(answer.ok ? null : answer.error);
	followCountry();
}

/** Follows the last choice: a country chosen on another page moves the cart, else the page. */
function followCountry(): void {
	const { cart } = engine.$state.get();
	if (!cart || hasPendingEdits()) return;
	const moves = followed(document.cookie, cart);
	if (moves === 'device') noteCountry(cart.country);
	const chosen = chosenCountry(document.cookie);
	if (moves === 'cart' && chosen !== null) moveTo(chosen);
}

/** True if edits are pending, those of an earlier page included. */
export const hasPendingEdits = (): boolean => engine.$state.get().waiting.length > 0;

/** Sends pending edits now instead of later. */
export const retryCart = (): void => {
	if (hasPendingEdits()) engine.run();
	else void refreshCart();
};

const intent = () => ({ intent_id: crypto.randomUUID() });

function edit(next: Edit): void {
	if (next.kind !== 'remove') $takenOut.set(null);
	engine.edit(next);
}

/** Tracks units added or removed, once the host has confirmed them. */
function noteChange(done: Edit, before: Cart | null, after: Cart): void {
	const change = toChange(done, before, after);
	if (!change) return;
	const { item, pieces } = change;
	if (pieces > 0) noteAdded(item, pieces, after.currency);
	else noteRemoved(item, -pieces, after.currency);
}

/** Adds one unit of an article. Resolves once the host has answered, or failed to. */
export async function addItem(variant_id: string, intent_id: string): Promise<void> {
	edit({ kind: 'add', intent_id, variant_id, quantity: 1 });
	await new Promise<void>((resolve) => {
		const stop = engine.$state.listen(({ waiting, talk }) => {
			const isWaiting = waiting.some((one) => one.intent_id === intent_id);
			if (isWaiting && talk.status !== 'waiting') return;
			stop();
			resolve();
		});
	});
}

export const setQuantity = (variant_id: string, quantity: number): void =>
	edit({ kind: 'set', ...intent(), variant_id, quantity });

/** Removes a line; `$removed` holds what can be restored. */
export function removeItem({ variant_id, name, quantity }: Removed): void {
	edit({ kind: 'remove', ...intent(), variant_id });
	$takenOut.set({ variant_id, name, quantity });
}

export function undoRemoval(): void {
	const removed = $takenOut.get();
	if (removed) setQuantity(removed.variant_id, removed.quantity);
}

export const enterCode = (code: string): void => edit({ kind: 'code', ...intent(), code });
export const removeCode = (): void => edit({ kind: 'code', ...intent(), code: null });
export const writeGiftNote = (text: string): void => edit({ kind: 'note', ...intent(), text });
/** Acknowledges changes that were read. */
export const acknowledge = (): void => edit({ kind: 'seen', ...intent() });

/** Moves the shop and the cart to another country. */
export function moveTo(country: string): void {
	noteCountry(country);
	edit({ kind: 'country', ...intent(), country });
}

/** Units that the host counted last on this device; 0 where there is no cart. */
function countUnits(): number {
	const found = document.cookie
		.split(/;\s*/)
		.find((cookie) => cookie.startsWith(`${CART_COUNT_COOKIE}=`));
	return Number(found?.slice(CART_COUNT_COOKIE.length + 1) ?? 0);
}

/** Keeps the cart fresh while a page is open: back from history, from another tab, online again. */
export function watchCart(): () => void {
	const stop = new AbortController();
	const { signal } = stop;
	const isStale = () => (engine.$state.get().cart?.quantity ?? 0) !== countUnits();
	window.addEventListener('pageshow', ({ persisted }) => persisted && void refreshCart(), {
		signal,
	});
	window.addEventListener('online', retryCart, { signal });
	document.addEventListener(
		'visibilitychange',
		() => {
			if (document.visibilityState === 'visible' && !hasPendingEdits() && isStale())
				void refreshCart();
		},
		{ signal },
	);
	return () => stop.abort();
}
