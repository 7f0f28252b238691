import { fold } from '#domain/fold.ts';
import { wordsOf, type StoreEntry } from '#domain/stores.ts';
import type { PointStore } from './point-label.ts';

/** A store as its card tells it: the markup is the only copy of the data in the page. */
export interface CardEntry extends StoreEntry, Omit<PointStore, 'city'> {
	id: string;
	/** As it is written. */
	cityName: string;
	/** In the page's language. */
	countryName: string;
	card: HTMLElement;
	/** The list that the card came in. */
	home: Element | null;
}

export const storeIdOf = (card: Element): string => card.id.replace(/^store-/, '');

export function entriesOf(root: Element): CardEntry[] {
	return [...root.querySelectorAll<HTMLElement>('.store-card')].map((card) => {
		const read = (name: string) =>
			card.querySelector(`[itemprop=${name}]`)?.textContent.trim() ?? '';
		const coordinate = (name: string) =>
			Number(card.querySelector<HTMLMetaElement>(`[itemprop=${name}]`)?.content);
		const section = card.closest<HTMLElement>('.store-country');
		const [name, city] = [read('name'), read('addressLocality')];
		const country = section?.querySelector('[data-name]')?.textContent ?? '';
		const ranges = card.dataset['ranges'];
		return {
			id: storeIdOf(card),
			card,
			home: card.parentElement,
			name,
			cityName: city,
			countryName: country,
			city: fold(city),
			kind: card.dataset['kind'] ?? '',
			country: section?.dataset['country'] ?? '',
			ranges: ranges ? ranges.split('|') : [],
			latitude: coordinate('latitude'),
			longitude: coordinate('longitude'),
			words: wordsOf([name, city, read('addressRegion'), country], read('postalCode')),
		};
	});
}
