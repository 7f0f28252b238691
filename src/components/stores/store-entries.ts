import { fold } from '#domain/text/fold.ts';
import { toWords, type StoreEntry } from '#domain/stores/stores.ts';
import type { PointStore } from './point-label.ts';

/** A store as its card has it: the markup is the only copy of the data in the page. */
export interface CardEntry extends StoreEntry, Omit<PointStore, 'city'> {
	id: string;
	/** City as the card prints it. */
	cityName: string;
	/** In the page's language. */
	countryName: string;
	card: HTMLElement;
	/** List that the card came in. */
	home: Element | null;
}

export const readStoreId = (card: Element): string => card.id.replace(/^store-/, '');

export function readEntries(root: Element): CardEntry[] {
	return [...root.querySelectorAll<HTMLElement>('.store-card')].map((card) => {
		/** `content` of a property, which names in another script have, else its text. */
		const read = (name: string) => {
			const part = card.querySelector(`[itemprop=${name}]`);
			return part?.getAttribute('content') ?? part?.textContent.trim() ?? '';
		};
		const section = card.closest<HTMLElement>('.store-country');
		const [name, city] = [read('name'), read('addressLocality')];
		const country = section?.querySelector('[data-name]')?.textContent ?? '';
		const ranges = card.dataset['ranges'];
		const alternate = read('alternateName');
		const local = alternate === '' ? [] : [alternate, read('streetAddress')];
		return {
			id: readStoreId(card),
			card,
			home: card.parentElement,
			name,
			cityName: city,
			countryName: country,
			city: fold(city),
			kind: card.dataset['kind'] ?? '',
			country: section?.dataset['country'] ?? '',
			ranges: ranges ? ranges.split('|') : [],
			latitude: Number(read('latitude')),
			longitude: Number(read('longitude')),
			words: toWords([name, ...local, city, read('addressRegion'), country], read('postalCode')),
		};
	});
}
