import type { Locale } from '#contract/locales.ts';
import { fold } from '#domain/text/fold.ts';
import type { Likely, Town } from '#domain/stores/places.ts';
import { distanceKm, isNamed, storesOfCity, type StoreQuery } from '#domain/stores/stores.ts';
import { countryName } from '#i18n/country-name.ts';
import type { Translator } from '#i18n/messages.ts';
import type { CardEntry } from './store-entries.ts';
import { findTowns } from './town-search.ts';

/** Number of other places of the same name to offer. */
const OTHERS = 3;

/** Place to search from, if it is no store's own city, and others of its name. */
export class FinderTowns {
	/** The town that the visitor means, until something else is typed. */
	town: Town | null = null;
	readonly #entries: readonly CardEntry[];
	readonly #ownCountry: string;
	readonly #row: HTMLElement | null;
	readonly #name: (town: Town) => string;
	readonly #locale: Locale;
	#asked = '';

	constructor(
		root: HTMLElement,
		entries: readonly CardEntry[],
		{ t, locale }: { t: Translator<'content'>; locale: Locale },
	) {
		this.#entries = entries;
		this.#ownCountry = root.dataset['ownCountry'] ?? '';
		this.#row = root.querySelector<HTMLElement>('[data-others]');
		this.#locale = locale;
		this.#name = ({ name, country }) =>
			name === ''
				? countryName(country, locale)
				: t('stores.town', { place: name, country: countryName(country, locale) });
	}

	/** Name of the place in the count; '' without one. */
	get name(): string {
		return this.town ? this.#name(this.town) : '';
	}

	forget(): void {
		this.#asked = '';
		this.town = null;
		this.#offer([], () => {});
	}

	/**
	 * Looks the place up, once for each query; `onChange` is called when it is known, or when
	 * another one of its name is picked. Returns true if there is nothing to wait for.
	 */
	look({ q, country }: StoreQuery, onChange: () => void): boolean {
		const asked = `${country}/${fold(q)}`;
		if (asked === this.#asked) return true;
		this.forget();
		this.#asked = asked;
		const named = this.#entries.filter((store) => isNamed(store, q));
		if (storesOfCity(this.#entries, q).length > 0 || isCountry(named, q)) return true;
		void this.#find(q, country).then((towns) => {
			if (asked !== this.#asked) return;
			// Stores of that name come before a guess.
			this.#take(named.length > 0 ? towns.filter(({ isGuess }) => !isGuess) : towns, onChange);
		});
		return named.length > 0;
	}

	async #find(q: string, chosen: string): Promise<Town[]> {
		const likely: Likely = {
			chosen,
			own: this.#ownCountry,
			nearestStoreKm: (place) =>
				Math.min(...this.#entries.map((store) => distanceKm(place, store))),
		};
		const inside = await findTowns(q, likely, this.#locale);
		// A place beyond the border has stores in the chosen country that are nearest to it, too.
		return inside.length > 0 || !chosen
			? inside
			: findTowns(q, { ...likely, chosen: '' }, this.#locale);
	}

	#take(towns: readonly Town[], onChange: () => void): void {
		this.town = towns[0] ?? null;
		this.#offer(towns.slice(1, 1 + OTHERS), (town) => {
			this.#take([town, ...towns.filter((other) => other !== town)], onChange);
		});
		onChange();
	}

	#offer(towns: readonly Town[], pick: (town: Town) => void): void {
		this.#row?.toggleAttribute('hidden', towns.length === 0);
		this.#row?.querySelector('[data-towns]')?.replaceChildren(
			...towns.map((town) => {
				const button = document.createElement('button');
				button.type = 'button';
				button.className = 'chip';
				button.textContent = this.#name(town);
				button.addEventListener('click', () => pick(town));
				return button;
			}),
		);
	}
}

/** A whole country is listed, and not measured from a town of the same name. */
function isCountry(named: readonly CardEntry[], query: string): boolean {
	return named.length > 0 && named.every(({ countryName: name }) => fold(name) === fold(query));
}
