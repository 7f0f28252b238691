import { atom, type ReadableAtom } from 'nanostores';
import { callApi } from '#api/call-api.ts';
import type { ApiResult } from '#api/result.ts';
import { chosenCountry } from '#contract/chosen-country.ts';
import type { Locale } from '#contract/locales.ts';
import {
	listWishes,
	MOST_WISHED,
	type Wishlist,
	type WishlistEntry,
} from '#contract/wishlist/entries.ts';
import {
	endWishlistShare,
	getWishlist,
	readSharedWishlist,
	shareWishlist,
} from '#contract/wishlist/lists.ts';
import { sendPending } from './account.ts';
import {
	$wishlist,
	becomeCustomer,
	becomeGuest,
	readDevice,
	takeAccountList,
	type Marked,
} from './device.ts';

/**
 * State of a list's screen. `failed`: the host does not answer; the device's entries are shown
 * without prices. `missing`: the link of a shared list is invalid, or was ended.
 */
export type ListState =
	| { status: 'unread' | 'pending' | 'empty' | 'failed' | 'missing' }
	| { status: 'ready'; list: Wishlist; shareToken: string | null };

const $state = atom<ListState>({ status: 'unread' });
export const $list: ReadableAtom<ListState> = $state;

export interface Reader {
	locale: Locale;
	/** Country that the page is printed for. */
	country: string;
}

/** Converts an entry to the form stored on the device: only the page knows its URLs. */
type ToMarked = (entry: WishlistEntry, locale: Locale) => Marked;

const toReader = ({ locale, country }: Reader) => ({
	locale,
	country: chosenCountry(document.cookie) ?? country,
});

async function askForGuest(reader: Reader): Promise<void> {
	const ids = $wishlist.get().items.map(({ id }) => id);
	if (ids.length === 0) {
		$state.set({ status: 'empty' });
		return;
	}
	const query = { ...toReader(reader), variants: ids.slice(0, MOST_WISHED).join() };
	const answer = await callApi(listWishes, { baseUrl: '', query });
	$state.set(
		answer.ok ? { status: 'ready', list: answer.data, shareToken: null } : { status: 'failed' },
	);
}

/** Loads a customer's list; the device's own entries are added to it first. */
async function askForCustomer(reader: Reader, toMarked: ToMarked): Promise<'shown' | 'guest'> {
	becomeCustomer();
	await sendPending();
	if ($wishlist.get().owner === 'guest') return 'guest';
	const answer = await callApi(getWishlist, { baseUrl: '', query: toReader(reader) });
	if (!answer.ok) return toEnd(answer);
	const { share_token: shareToken, ...list } = answer.data;
	takeAccountList(list.entries.map((entry) => toMarked(entry, reader.locale)));
	$state.set({ status: 'ready', list, shareToken });
	return 'shown';
}

function toEnd(answer: Extract<ApiResult<unknown>, { ok: false }>): 'shown' | 'guest' {
	if (answer.error.code === 'unauthorized') {
		becomeGuest();
		return 'guest';
	}
	$state.set({ status: 'failed' });
	return 'shown';
}

/**
 * Shows the list. A customer's is loaded where the page belongs to an account, or where this device
 * has had it before; any other visitor costs the host only the articles' prices.
 */
export async function showList(
	reader: Reader,
	isAccount: boolean,
	toMarked: ToMarked,
): Promise<void> {
	readDevice();
	if ($state.get().status !== 'ready') $state.set({ status: 'pending' });
	const isCustomer = isAccount || $wishlist.get().owner === 'account';
	if (isCustomer && (await askForCustomer(reader, toMarked)) === 'shown') return;
	await askForGuest(reader);
}

const IN_FRAGMENT = /^#v=(?<ids>[a-z0-9][a-z0-9_.,-]*)$/;

/** URL fragment that holds a guest's list itself: nothing is stored for it anywhere. */
export const toFragment = (ids: readonly string[]): string => `#v=${ids.join()}`;

/** Shows the list of a link: the articles in it, or the customer's list that its secret opens. */
export async function showShared(reader: Reader, fragment: string): Promise<void> {
	$state.set({ status: 'pending' });
	const ids = IN_FRAGMENT.exec(fragment)?.groups?.['ids'];
	const asked = toReader(reader);
	const answer =
		ids === undefined
			? await callApi(readSharedWishlist, {
					baseUrl: '',
					body: { ...asked, token: fragment.slice(1) },
				})
			: await callApi(listWishes, { baseUrl: '', query: { ...asked, variants: ids } });
	if (answer.ok) {
		$state.set({ status: 'ready', list: answer.data, shareToken: null });
		return;
	}
	const { code } = answer.error;
	const isNone = code === 'not_found' || code === 'validation_failed';
	$state.set({ status: isNone ? 'missing' : 'failed' });
}

/** Shares a customer's list with anyone who has its link. */
export async function share(): Promise<boolean> {
	const answer = await callApi(shareWishlist, { baseUrl: '' });
	if (answer.ok) noteShared(answer.data.share_token);
	return answer.ok;
}

export async function endShare(): Promise<boolean> {
	const answer = await callApi(endWishlistShare, { baseUrl: '' });
	if (answer.ok) noteShared(null);
	return answer.ok;
}

function noteShared(shareToken: string | null): void {
	const shown = $state.get();
	if (shown.status === 'ready') $state.set({ ...shown, shareToken });
}
