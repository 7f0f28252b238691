import type { FoundStore } from '#domain/stores.ts';
import type { CardEntry } from './store-entries.ts';
import { writeText } from './write-text.ts';

/** The cards: by country as the build wrote them, or in one list from the nearest on. */
export class FinderList {
	readonly #root: HTMLElement;
	readonly #entries: readonly CardEntry[];
	readonly #formatDistance: (km: number) => string;
	readonly #sections: HTMLElement[];
	readonly #sorted = document.createElement('section');
	readonly #sortedCards = document.createElement('ul');

	constructor(
		root: HTMLElement,
		entries: readonly CardEntry[],
		texts: { byDistance: string; formatDistance: (km: number) => string },
	) {
		this.#root = root;
		this.#entries = entries;
		this.#formatDistance = texts.formatDistance;
		this.#sections = [...root.querySelectorAll('section')];
		const heading = document.createElement('h2');
		heading.className = 'title-3';
		heading.textContent = texts.byDistance;
		this.#sortedCards.className = 'store-grid';
		this.#sorted.className = 'store-country';
		this.#sorted.append(heading, this.#sortedCards);
	}

	show(found: readonly FoundStore<CardEntry>[]): void {
		const isSorted = found.some(({ distance_km }) => distance_km !== null);
		const shown = new Set(found.map(({ store }) => store));
		if (isSorted) {
			this.#root.prepend(this.#sorted);
			this.#sortedCards.append(...found.map(({ store }) => store.card));
		} else if (this.#sorted.isConnected) {
			this.#sorted.remove();
			for (const { home, card } of this.#entries) home?.append(card);
		}
		for (const entry of this.#entries) entry.card.hidden = !shown.has(entry);
		for (const { store, distance_km } of found) {
			// The store that distances start from has none to tell.
			const text = distance_km ? this.#formatDistance(distance_km) : '';
			writeText(store.card.querySelector('[data-distance]'), text);
		}
		for (const section of this.#sections) {
			const count = section.querySelectorAll('.store-card:not([hidden])').length;
			section.hidden = isSorted || count === 0;
			writeText(section.querySelector('h2 .tabular'), String(count));
		}
	}
}
