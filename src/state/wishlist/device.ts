import { atom, computed, type ReadableAtom } from 'nanostores';
import * as v from 'valibot';
import { MOST_WISHED } from '#contract/wishlist/entries.ts';
import { WISHLIST_KEY } from '#contract/storage-keys.ts';
import { idSchema } from '#contract/units.ts';

const line = v.pipe(v.string(), v.minLength(1), v.maxLength(300));

/** An article as the page knew it that it was marked on: enough to show it while no host answers. */
const markedSchema = v.object({
	id: idSchema,
	title: line,
	/** Of this site, in the language of that page. */
	href: v.pipe(v.string(), v.maxLength(500), v.regex(/^\/[^/\\]/)),
});
export type Marked = v.InferOutput<typeof markedSchema>;

const pendingSchema = v.object({ act: v.picklist(['add', 'remove']), id: idSchema });
export type Pending = v.InferOutput<typeof pendingSchema>;

const keptSchema = v.object({
	/** Whose list it is: the device's own, or a copy of a customer's. */
	owner: v.picklist(['guest', 'account']),
	items: v.pipe(v.array(markedSchema), v.maxLength(MOST_WISHED)),
	/** What the host has not heard of a customer's list yet, in order. */
	pending: v.array(pendingSchema),
});
export type Kept = v.InferOutput<typeof keptSchema>;

const NOTHING: Kept = { owner: 'guest', items: [], pending: [] };

const $kept = atom<Kept>(NOTHING);
export const $wishlist: ReadableAtom<Kept> = $kept;
/** What is marked, the newest first. */
export const $marked = computed($kept, ({ items }) => items);

function parse(text: string | null): Kept {
	try {
		const read = v.safeParse(keptSchema, JSON.parse(text ?? 'null'));
		return read.success ? read.output : NOTHING;
	} catch {
		return NOTHING;
	}
}

/** Takes what the device has; storage may be switched off, and the list then lasts for the page. */
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

/** Follows what other tabs do, and what happened while the page lay in memory. */
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

/** The last word on one article is what the host has to hear. */
const heard = ({ owner, pending }: Kept, act: Pending['act'], id: string): Pending[] =>
	owner === 'guest' ? [] : [...pending.filter((one) => one.id !== id), { act, id }];

/**
 * Puts an article on the list, at once and without a request. `full` where it holds as many as it
 * may. Twice is once. What other tabs did meanwhile is kept.
 */
export function mark(item: Marked): 'kept' | 'full' {
	readDevice();
	const kept = $kept.get();
	if (kept.items.some(({ id }) => id === item.id)) return 'kept';
	if (kept.items.length >= MOST_WISHED) return 'full';
	keep({ items: [item, ...kept.items], pending: heard(kept, 'add', item.id) });
	return 'kept';
}

/** Takes an article off the list; answers where it stood, for who takes that back. */
export function unmark(id: string): { item: Marked; at: number } | null {
	readDevice();
	const kept = $kept.get();
	const at = kept.items.findIndex((item) => item.id === id);
	const item = kept.items[at];
	if (!item) return null;
	keep({ items: kept.items.toSpliced(at, 1), pending: heard(kept, 'remove', id) });
	return { item, at };
}

/** Puts back what was taken off, where it stood. */
export function putBack({ item, at }: { item: Marked; at: number }): void {
	readDevice();
	const kept = $kept.get();
	if (kept.items.some(({ id }) => id === item.id)) return;
	keep({ items: kept.items.toSpliced(at, 0, item), pending: heard(kept, 'add', item.id) });
}

/** The host has heard of these. */
export function noteHeard(told: readonly Pending[]): void {
	const { pending } = $kept.get();
	const isTold = ({ act, id }: Pending) => told.some((one) => one.id === id && one.act === act);
	keep({ pending: pending.filter((one) => !isTold(one)) });
}

/** From now on the device shows a customer's list: what the host says, and what it has not heard. */
export function takeAccountList(items: readonly Marked[]): void {
	const { pending } = $kept.get();
	const removed = new Set(pending.flatMap(({ act, id }) => (act === 'remove' ? [id] : [])));
	keep({ owner: 'account', items: items.filter(({ id }) => !removed.has(id)) });
}

/**
 * Somebody signed in here: what the device had as its own is to go to the account, the oldest first,
 * and from now on every mark is told.
 */
export function becomeCustomer(): void {
	readDevice();
	const { owner, items } = $kept.get();
	if (owner === 'account') return;
	const pending = items.map(({ id }): Pending => ({ act: 'add', id })).toReversed();
	keep({ owner: 'account', pending });
}

/** The session is over: what is marked stays on the device, and is the device's own again. */
export function becomeGuest(): void {
	keep({ owner: 'guest', pending: [] });
}

/** Somebody signed out, perhaps at another's device: nothing of the customer's list stays. */
export function forgetCustomer(): void {
	readDevice();
	if ($kept.get().owner === 'account') keep(NOTHING);
}
