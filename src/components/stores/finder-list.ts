import type { FoundStore } from '#domain/stores/stores.ts';
import type { CardEntry } from './store-entries.ts';
import { writeText } from './write-text.ts';

/** The cards: by country as the build wrote them, or in one list from the nearest on. */
export class FinderList {
	readonly #root: HTMLElement;
	readonly #entries: readonly CardEntry[];
	readonly #formatDistance: (km: number) => string;
	readonly #countries: HTMLDetailsElement[];
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
		this.#countries = [...root.querySelectorAll<HTMLDetailsElement>('details.store-country')];
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
			// The store that distances start from shows none.
			const text = distance_km ? this.#formatDistance(distance_km) : '';
			writeText(store.card.querySelector('[data-distance]'), text);
		}
		const isNarrowed = shown.size < this.#entries.length;
		for (const [index, country] of this.#countries.entries()) {
			const count = country.querySelectorAll('.store-card:not([hidden])').length;
			country.hidden = isSorted || count === 0;
			// As the build left them: the reader's own country is open, the others are closed.
			country.open = isNarrowed || index === 0;
			writeText(country.querySelector('summary .tabular'), String(count));
		}
	}
}
