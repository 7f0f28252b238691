import { notePrice } from '#components/country/shown-prices.ts';
import type { FacetItem } from '#content/lists/facets.ts';

/** The cards of one page of a list, and the same products in numbers. */
export interface ListCards {
	cards: HTMLElement[];
	items: FacetItem[];
}

/** Reads the items that the build wrote into a page; the same build wrote this script. */
function readItems(list: HTMLElement): FacetItem[] {
	return JSON.parse(list.dataset['items'] ?? '[]');
}

export function cardsIn(list: HTMLElement): ListCards {
	const cards = [...list.querySelectorAll<HTMLElement>('.card-grid > li')];
	const items = readItems(list);
	cards.forEach((card, at) => {
		const place = card.querySelector<HTMLElement>('[data-price]');
		// Another country's price may be there already.
		if (!place || place.dataset['amount'] !== undefined) return;
		notePrice(place, items[at]?.[0] ?? null, list.dataset['currency'] ?? '');
	});
	return { cards, items };
}

async function fetchCards(address: string): Promise<ListCards> {
	const response = await fetch(address);
	if (!response.ok) throw new Error(`${address} answers ${response.status}`);
	const page = new DOMParser().parseFromString(await response.text(), 'text/html');
	const list = page.querySelector<HTMLElement>('facet-list');
	if (!list) throw new Error(`${address} has no list`);
	return cardsIn(list);
}

/** Cards of all pages of this page's list, in their order; rejects if one fails. */
export async function allCards(
	addresses: readonly string[],
	own: number,
	ownCards: ListCards,
): Promise<ListCards> {
	const pages = await Promise.all(
		addresses.map((address, index) => (index === own ? ownCards : fetchCards(address))),
	);
	return {
		cards: pages.flatMap(({ cards }) => cards),
		items: pages.flatMap(({ items }) => items),
	};
}
