import { atom, computed, type ReadableAtom } from 'nanostores';
import * as v from 'valibot';
import { MOST_WISHED } from '#contract/wishlist/entries.ts';
import { WISHLIST_KEY } from '#contract/storage-keys.ts';
import { idSchema } from '#contract/units.ts';

const line = v.pipe(v.string(), v.minLength(1), v.maxLength(300));

/** Article as known on the page that marked it: enough to show it while no host answers. */
const markedSchema = v.object({
	id: idSchema,
	title: line,
	/** Path on this site, in the language of that page. */
	href: v.pipe(v.string(), v.maxLength(500), v.regex(/^\/[^/\\]/)),
});
export type Marked = v.InferOutput<typeof markedSchema>;

const pendingSchema = v.object({ act: v.picklist(['add', 'remove']), id: idSchema });
export type Pending = v.InferOutput<typeof pendingSchema>;

const keptSchema = v.object({
	/** Owner of the list: the device itself, or a customer whose list is copied. */
	owner: v.picklist(['guest', 'account']),
	items: v.pipe(v.array(markedSchema), v.maxLength(MOST_WISHED)),
	/** Changes of a customer's list that the host has not received yet, in order. */
	pending: v.array(pendingSchema),
});
export type Kept = v.InferOutput<typeof keptSchema>;

const NOTHING: Kept = { owner: 'guest', items: [], pending: [] };

const $kept = atom<Kept>(NOTHING);
export const $wishlist: ReadableAtom<Kept> = $kept;
/** Marked articles, the newest first. */
export const $marked = computed($kept, ({ items }) => items);

function parse(text: string | null): Kept {
	try {
		const read = v.safeParse(keptSchema, JSON.parse(text ?? 'null'));
		return read.success ? read.output : NOTHING;
	} catch {
		return NOTHING;
	}
}

/** Reads the stored list; without storage the list lasts as long as the page. */
export function readDevice(): void {
	try {
		$kept.set(parse(localStorage.getItem(WISHLIST_KEY)));
	} catch {
		// See above.
	}
}

function keep(change: Partial<Kept>): void {
	const next = { ...$kept.get(), ...change };
	$kept.set(next);
	try {
		localStorage.setItem(WISHLIST_KEY, JSON.stringify(next));
	} catch {
		// See above.
	}
}

/** Follows changes by other tabs, and those made while the page was in the back-forward cache. */
export function followDevice(): () => void {
	const hear = ({ key }: StorageEvent) => {
		if (key === WISHLIST_KEY || key === null) readDevice();
	};
	addEventListener('storage', hear);
	addEventListener('pageshow', readDevice);
	return () => {
		removeEventListener('storage', hear);
		removeEventListener('pageshow', readDevice);
	};
}

/** Adds an action to the queue: only the last one for each article is sent to the host. */
const heard = ({ owner, pending }: Kept, act: Pending['act'], id: string): Pending[] =>
	owner === 'guest' ? [] : [...pending.filter((one) => one.id !== id), { act, id }];

/**
 * Puts an article on the list, at once and without a request. Returns `full` where it holds as many
 * as it may. A repeated call changes nothing. Changes by other tabs are kept.
 */
export function mark(item: Marked): 'kept' | 'full' {
	readDevice();
	const kept = $kept.get();
	if (kept.items.some(({ id }) => id === item.id)) return 'kept';
	if (kept.items.length >= MOST_WISHED) return 'full';
	keep({ items: [item, ...kept.items], pending: heard(kept, 'add', item.id) });
	return 'kept';
}

/** Removes an article from the list; returns its place, so that the caller can undo that. */
export function unmark(id: string): { item: Marked; at: number } | null {
	readDevice();
	const kept = $kept.get();
	const at = kept.items.findIndex((item) => item.id === id);
	const item = kept.items[at];
	if (!item) return null;
	keep({ items: kept.items.toSpliced(at, 1), pending: heard(kept, 'remove', id) });
	return { item, at };
}

/** Restores a removed article in its place. */
export function restoreItem({ item, at }: { item: Marked; at: number }): void {
	readDevice();
	const kept = $kept.get();
	if (kept.items.some(({ id }) => id === item.id)) return;
	keep({ items: kept.items.toSpliced(at, 0, item), pending: heard(kept, 'add', item.id) });
}

/** Removes acknowledged actions from the queue. */
export function removeAcknowledged(told: readonly Pending[]): void {
	const { pending } = $kept.get();
	const isTold = ({ act, id }: Pending) => told.some((one) => one.id === id && one.act === act);
	keep({ pending: pending.filter((one) => !isTold(one)) });
}

/** Takes over a customer's list: the host's entries, less removals that it has not received. */
export function takeAccountList(items: readonly Marked[]): void {
	const { pending } = $kept.get();
	const removed = new Set(pending.flatMap(({ act, id }) => (act === 'remove' ? [id] : [])));
	keep({ owner: 'account', items: items.filter(({ id }) => !removed.has(id)) });
}

/**
 * Switches to the customer after a sign-in: the device's own entries are queued for the account,
 * the oldest first, and from now on every mark is sent.
 */
export function becomeCustomer(): void {
	readDevice();
	const { owner, items } = $kept.get();
	if (owner === 'account') return;
	const pending = items.map(({ id }): Pending => ({ act: 'add', id })).toReversed();
	keep({ owner: 'account', pending });
}

/** Switches to a guest after the session: marked articles stay, as the device's own list. */
export function becomeGuest(): void {
	keep({ owner: 'guest', pending: [] });
}

/** Removes a customer's list at sign-out, perhaps on someone else's device. */
export function forgetCustomer(): void {
	readDevice();
	if ($kept.get().owner === 'account') keep(NOTHING);
}
