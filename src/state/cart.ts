import { atom, computed, type ReadableAtom } from 'nanostores';
import type { Cart, CartItem } from '#contract/cart/cart.ts';
import { CART_COUNT_COOKIE, chosenCountry } from '#contract/cookies.ts';
import type { ApiError } from '#contract/errors.ts';
import { noteAdded, noteRemoved } from './analytics.ts';
import { newPieces, withEdits, type Edit } from './cart/edits.ts';
import { keepCountry } from './country.ts';
import { createCartEngine, type CartState } from './cart/engine.ts';
import { joinTabs, keepEdits, loadCart, readKept, sendEdit } from './cart/world.ts';

/** What was taken out last, for undoing. */
export interface Removed {
	variant_id: string;
	name: string;
	quantity: number;
}

/** The cart as it is shown: the host's word with what waits for its answer. */
export interface ShownCart {
	cart: Cart | null;
	/** Pieces, those included that are being added. */
	quantity: number;
	/** Whether totals are being calculated anew. */
	isPending: boolean;
	/** Whether nobody answers: what was done is kept on this device and sent later. */
	isUnheard: boolean;
	/** What is done and not yet answered. */
	waiting: number;
	/** Articles that are being added and are not shown yet. */
	adding: readonly string[];
	refusal: CartState['refusal'];
	/** Why the cart could not be asked for. */
	failure: ApiError | null;
}

/** What a page shows before the host was asked; the server prints the same. */
export const NOTHING_KNOWN: ShownCart = {
	cart: null,
	quantity: 0,
	isPending: false,
	isUnheard: false,
	waiting: 0,
	adding: [],
	refusal: null,
	failure: null,
};

const isBrowser = typeof document !== 'undefined';

const engine = createCartEngine(
	{
		load: loadCart,
		send: sendEdit,
		tell: (cart) => tell(cart),
		keep: (edits) => keepEdits(edits, Date.now()),
		later: (run, ms) => void setTimeout(run, ms),
	},
	isBrowser ? readKept(Date.now()) : [],
);
const tell = isBrowser ? joinTabs(engine.hear, () => void refreshCart()) : () => undefined;

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
			quantity: (shown?.quantity ?? 0) + newPieces(cart, waiting),
			isPending: waiting.length > 0,
			isUnheard: talk.status === 'waiting',
			waiting: waiting.length,
			adding: waiting.flatMap((edit) =>
				edit.kind === 'add' && !known.has(edit.variant_id) ? [edit.variant_id] : [],
			),
			refusal,
			failure: cart ? null : failure,
		};
	},
);

/** Asks the host for the cart as of now. */
export async function refreshCart(): Promise<void> {
	const answer = await engine.load();
	$failure.set(answer.ok ? null : answer.error);
	followCountry();
}

/** A country that was chosen on another page, or comes with the account, holds for the cart as well. */
function followCountry(): void {
	const chosen = chosenCountry(document.cookie);
	const { cart, refusal } = engine.$state.get();
	if (!cart || cart.items.length === 0 || chosen === null || chosen === cart.country) return;
	// What was refused once would be again.
	if (!hasKept() && refusal === null) edit({ kind: 'country', ...intent(), country: chosen });
}

/** Whether something waits from an earlier page. */
export const hasKept = (): boolean => engine.$state.get().waiting.length > 0;

/** Sends at once what would be tried later. */
export const retryCart = (): void => {
	if (hasKept()) engine.run();
	else void refreshCart();
};

const intent = () => ({ intent_id: crypto.randomUUID() });
const itemOf = (variantId: string): CartItem | undefined =>
	engine.$state.get().cart?.items.find(({ variant_id }) => variant_id === variantId);
const currency = () => engine.$state.get().cart?.currency ?? '';

function edit(next: Edit): void {
	if (next.kind !== 'remove') $takenOut.set(null);
	engine.edit(next);
}

/** Adds pieces of an article; answers how many there were before, for who counts what was added. */
export async function addItem(variant_id: string, quantity = 1): Promise<void> {
	const before = itemOf(variant_id)?.quantity ?? 0;
	edit({ kind: 'add', ...intent(), variant_id, quantity });
	const answered = await new Promise<boolean>((resolve) => {
		const stop = engine.$state.listen(({ waiting, talk }) => {
			const isWaiting = waiting.some((one) => 'variant_id' in one && one.variant_id === variant_id);
			if (isWaiting && talk.status !== 'waiting') return;
			stop();
			resolve(!isWaiting);
		});
	});
	const item = itemOf(variant_id);
	if (answered && item && item.quantity > before) {
		noteAdded(item, item.quantity - before, currency());
	}
}

export function setQuantity(variant_id: string, quantity: number): void {
	const item = itemOf(variant_id);
	const shown = $cart.get().cart?.items.find((one) => one.variant_id === variant_id)?.quantity ?? 0;
	edit({ kind: 'set', ...intent(), variant_id, quantity });
	if (item && quantity > shown) noteAdded(item, quantity - shown, currency());
	if (item && quantity < shown) noteRemoved(item, shown - quantity, currency());
}

/** Takes a line out; `$removed` says what can be brought back. */
export function removeItem({ variant_id, name, quantity }: Removed): void {
	const item = itemOf(variant_id);
	edit({ kind: 'remove', ...intent(), variant_id });
	$takenOut.set({ variant_id, name, quantity });
	if (item) noteRemoved(item, quantity, currency());
}

export function undoRemoval(): void {
	const removed = $takenOut.get();
	if (removed) setQuantity(removed.variant_id, removed.quantity);
}

export const enterCode = (code: string): void => edit({ kind: 'code', ...intent(), code });
export const removeCode = (): void => edit({ kind: 'code', ...intent(), code: null });
export const writeGiftNote = (text: string): void => edit({ kind: 'note', ...intent(), text });
/** Notes that changes have been read. */
export const acknowledge = (): void => edit({ kind: 'seen', ...intent() });

/** Moves the shop and the cart to another country. */
export function moveTo(country: string): void {
	keepCountry(country);
	edit({ kind: 'country', ...intent(), country });
}

/** Pieces that the host counted last on this device; 0 where there is no cart. */
export function countedPieces(): number {
	const found = document.cookie
		.split(/;\s*/)
		.find((cookie) => cookie.startsWith(`${CART_COUNT_COOKIE}=`));
	return Number(found?.slice(CART_COUNT_COOKIE.length + 1) ?? 0);
}

/** Keeps the cart true while a page is open: back from history, from another tab, on line again. */
export function watchCart(): () => void {
	const stop = new AbortController();
	const { signal } = stop;
	const isStale = () => (engine.$state.get().cart?.quantity ?? 0) !== countedPieces();
	window.addEventListener('pageshow', ({ persisted }) => persisted && void refreshCart(), {
		signal,
	});
	window.addEventListener('online', retryCart, { signal });
	document.addEventListener(
		'visibilitychange',
		() => {
			if (document.visibilityState === 'visible' && !hasKept() && isStale()) void refreshCart();
		},
		{ signal },
	);
	return () => stop.abort();
}
