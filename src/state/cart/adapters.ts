import * as v from 'valibot';
import { callOnce } from '#api/call-once.ts';
import type { ApiResult } from '#api/result.ts';
import { cartSchema, type Cart } from '#contract/cart/cart.ts';
import {
	acknowledgeCart,
	addToCart,
	chooseCountry,
	enterCode,
	getCart,
	INTENT_DAYS,
	OWN_CART,
	removeCode,
	removeLine,
	setQuantity,
	writeGiftNote,
} from '#contract/cart/endpoints.ts';
import { localeSchema } from '#contract/locales.ts';
import { CART_EDITS_KEY } from '#contract/storage-keys.ts';
import { pageLocale } from '#state/page-locale.ts';
import { editSchema, type Edit } from './edits.ts';
import { CART_CHANNEL, LEFT } from './leave.ts';

/** Longest wait for an answer: a visitor taps the button again sooner than that. */
const TIMEOUT_MS = 8_000;

/** Sends one edit. Another cart of this device, as after a sign-in elsewhere, is 404 by its id. */
export function sendEdit(edit: Edit, cartId: string | null): Promise<ApiResult<Cart>> {
	const { intent_id } = edit;
	const cart = cartId ?? OWN_CART;
	const query = { locale: pageLocale() };
	const to = { baseUrl: '', params: { cart }, query, timeoutMs: TIMEOUT_MS };
	const undo = { ...to, query: { ...query, intent_id } };
	switch (edit.kind) {
		case 'add': {
			const { variant_id, quantity } = edit;
			return callOnce(addToCart, { ...to, body: { intent_id, variant_id, quantity } });
		}
		case 'set':
			return callOnce(setQuantity, {
				...to,
				params: { cart, variant: edit.variant_id },
				body: { intent_id, quantity: edit.quantity },
			});
		case 'remove':
			return callOnce(removeLine, { ...undo, params: { cart, variant: edit.variant_id } });
		case 'code':
			return edit.code === null
				? callOnce(removeCode, undo)
				: callOnce(enterCode, { ...to, body: { intent_id, code: edit.code } });
		case 'note':
			return callOnce(writeGiftNote, { ...to, body: { intent_id, text: edit.text } });
		case 'country':
			return callOnce(chooseCountry, { ...to, body: { intent_id, country: edit.country } });
		case 'seen':
			return callOnce(acknowledgeCart, { ...to, body: { intent_id } });
	}
}

export const loadCart = (): Promise<ApiResult<Cart>> =>
	callOnce(getCart, {
		baseUrl: '',
		params: { cart: OWN_CART },
		query: { locale: pageLocale() },
		timeoutMs: TIMEOUT_MS,
	});

/** Pending edits older than this are dropped: a wish of last month is out of date. */
const PERSISTED_MS = INTENT_DAYS * 24 * 3_600_000;
const persistedSchema = v.object({ saved_at: v.number(), edits: v.array(editSchema) });

/** Reads the edits of an earlier page that were never answered. */
export function readPersistedEdits(now: number): Edit[] {
	try {
		const kept = v.safeParse(
			persistedSchema,
			JSON.parse(localStorage.getItem(CART_EDITS_KEY) ?? 'null'),
		);
		return kept.success && now - kept.output.saved_at < PERSISTED_MS ? kept.output.edits : [];
	} catch {
		// Storage may be switched off, or hold invalid JSON: then nothing was kept.
		return [];
	}
}

/**
 * Creates the persisted queue of one tab.
 * Other tabs store theirs in the same place, so this one removes only edits that it has held.
 */
export function createPersistedQueue(
	kept: readonly Edit[],
): (waiting: readonly Edit[], now: number) => void {
	const own = new Set(kept.map(({ intent_id }) => intent_id));
	return (waiting, now) => {
		for (const { intent_id } of waiting) own.add(intent_id);
		const others = readPersistedEdits(now).filter(({ intent_id }) => !own.has(intent_id));
		const edits = [...others, ...waiting];
		try {
			if (edits.length === 0) localStorage.removeItem(CART_EDITS_KEY);
			else localStorage.setItem(CART_EDITS_KEY, JSON.stringify({ saved_at: now, edits }));
		} catch {
			// Storage is switched off or full: pending edits last only as long as the page.
		}
	};
}

const newsSchema = v.object({ locale: localeSchema, cart: cartSchema });

interface Tabs {
	/** Receives a cart that another tab got from the host. */
	hear: (cart: Cart) => void;
	/** Reloads the cart, because the other tab has it in another language. */
	refetch: () => void;
	/** Forgets the cart, because another tab has signed out. */
	forget: () => void;
}

/** Joins the other tabs of this device; returns a function that broadcasts a cart to them. */
export function joinTabs({ hear, refetch, forget }: Tabs): (cart: Cart) => void {
	if (typeof BroadcastChannel === 'undefined') return () => undefined;
	const channel = new BroadcastChannel(CART_CHANNEL);
	channel.addEventListener('message', ({ data }) => {
		if (data === LEFT) return forget();
		const news = v.safeParse(newsSchema, data);
		if (!news.success) return;
		if (news.output.locale === pageLocale()) hear(news.output.cart);
		else refetch();
	});
	return (cart) => channel.postMessage({ locale: pageLocale(), cart });
}
