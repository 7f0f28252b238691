import { isLocale, type Locale } from '#contract/locales.ts';
import { answerStores, storesOfCity, type Place, type StoreAnswer } from '#domain/stores/stores.ts';
import { formatDistance } from '#i18n/format.ts';
import type { MessageKey, Translator } from '#i18n/messages.ts';
import { createTranslator } from '#i18n/translator.ts';
import { readForm, restoreForm, writeAddress } from './finder-address.ts';
import { FinderList } from './finder-list.ts';
import { FinderMap } from './finder-map.ts';
import type { FinderTowns } from './finder-towns.ts';
import { locate } from './locate.ts';
import { hoursToday } from './hours-today.ts';
import { pointLabel } from './point-label.ts';
import { readEntries, readStoreId, type CardEntry } from './store-entries.ts';
import { writeText } from './write-text.ts';

/**
 * Searches the stores that the page lists already, and links the cards to the points of the map.
 * A page of one store has no form: then it does only the latter.
 */
class StoreFinder extends HTMLElement {
	#entries: CardEntry[] = [];
	/** The visitor's position, once it was asked for and given; never stored or sent. */
	#here: Place | null = null;
	/** Stores of the point that was opened last, until something else is asked for. */
	#picked: CardEntry[] | null = null;
	#t: Translator<'content'> = (key) => key;
	#list: FinderList | undefined;
	#map: FinderMap | undefined;
	#towns: FinderTowns | undefined;
	#locale: Locale = 'it';

	connectedCallback(): void {
		const locale = isLocale(this.dataset['locale']) ? this.dataset['locale'] : 'it';
		this.#t = createTranslator(locale, JSON.parse(this.dataset['messages'] ?? '{}'));
		this.#entries = readEntries(this);
		this.#map = new FinderMap(this, this.#entries, this.#t);
		this.#locale = locale;
		for (const { card } of this.#entries) {
			const hours = hoursToday(card, new Date());
			if (hours)
				writeText(card.querySelector('.store-hours summary'), this.#t('stores.today', { hours }));
		}
		const list = this.querySelector<HTMLElement>('[data-list]');
		if (list) {
			this.#list = new FinderList(list, this.#entries, {
				byDistance: this.#t('stores.byDistance'),
				formatDistance: (km) => formatDistance(km, locale),
			});
		}
		for (const type of ['pointerover', 'focusin']) this.addEventListener(type, this.#light);
		for (const type of ['pointerleave', 'focusout']) this.addEventListener(type, this.#putOut);
		this.#passOn('article');
		const form = this.querySelector('form');
		if (form) this.#startSearch(form);
	}

	/** Passes a parameter from the product's page on to the links to the visit form. */
	#passOn(name: string): void {
		const value = new URLSearchParams(location.search).get(name);
		if (value === null) return;
		for (const link of this.querySelectorAll<HTMLAnchorElement>('[data-visit]')) {
			link.search += `&${new URLSearchParams({ [name]: value })}`;
		}
	}

	#startSearch(form: HTMLFormElement): void {
		restoreForm(form);
		const { kind, country, range } = readForm(form);
		// A filter that is in effect is not hidden.
		form.querySelector('details')?.toggleAttribute('open', Boolean(kind || country || range));
		form.addEventListener('input', () => {
			this.#picked = null;
			this.#show(form);
		});
		form.addEventListener('submit', (event) => {
			event.preventDefault();
			this.#part('[data-status]')?.scrollIntoView({ block: 'nearest' });
		});
		this.#part('[data-near]')?.addEventListener('click', () => void this.#findNear(form));
		for (const button of this.querySelectorAll('[data-clear]')) {
			button.addEventListener('click', () => this.#clear(form));
		}
		this.addEventListener('click', (event) => this.#openPoint(event, form));
		if (Object.values(readForm(form)).some(Boolean)) this.#show(form);
	}

	#part(selector: string): HTMLElement | null {
		return this.querySelector<HTMLElement>(selector);
	}

	#say(selector: string, text: string): void {
		writeText(this.#part(selector), text);
	}

	/** Shows known results at once; while a place is being looked up, the list stays. */
	#show(form: HTMLFormElement): void {
		const query = readForm(form);
		writeAddress(query);
		if (query.q === '') this.#towns?.forget();
		if (query.q === '' || this.#towns?.look(query, () => this.#write(form))) this.#write(form);
		else if (!this.#towns) void this.#learnTowns(form);
	}

	/** Loads places at the first typed letter; without them stores are found by name. */
	async #learnTowns(form: HTMLFormElement): Promise<void> {
		try {
			const { FinderTowns } = await import('./finder-towns.ts');
			this.#towns ??= new FinderTowns(this, this.#entries, {
				t: this.#t,
				locale: this.#locale,
			});
			this.#show(form);
		} catch {
			this.#write(form);
		}
	}

	#write(form: HTMLFormElement): void {
		const query = readForm(form);
		const search = {
			town: this.#towns?.town ?? null,
			here: this.#here,
			ownCountry: this.dataset['ownCountry'] ?? '',
		};
		const answer = answerStores(this.#entries, query, search);
		const { found, instead } = answer;
		const picked = this.#picked;
		for (const radio of form.querySelectorAll<HTMLInputElement>('[name=kind]')) {
			const ofKind = answerStores(this.#entries, { ...query, kind: radio.value }, search);
			writeText(radio.parentElement?.querySelector('.tabular'), String(ofKind.found.length));
		}
		const listed = picked ? found.filter(({ store }) => picked.includes(store)) : found;
		this.toggleAttribute('data-placed', query.q !== '' || this.#here !== null);
		this.#list?.show(listed);
		this.#map?.show(new Set(found.map(({ store }) => store.id)));
		this.#say('[data-status]', picked ? this.#toName(picked) : this.#toCount(answer, query.q));
		const isLost = found.length === 0 || instead !== null;
		this.#part('[data-none]')?.toggleAttribute('hidden', !isLost);
		const isNarrowed = Object.values(query).some(Boolean) || this.#here !== null || picked !== null;
		// If nothing is found, or the place is unknown, another button offers it.
		this.#part('.store-count [data-clear]')?.toggleAttribute('hidden', !isNarrowed || isLost);
		this.#part('[data-near]')?.setAttribute('aria-pressed', String(this.#here !== null));
	}

	#toCount({ found, instead }: StoreAnswer<CardEntry>, query: string): string {
		const count = found.length;
		if (count === 0) return this.#t('stores.none');
		if (instead !== null) {
			const country = found.find(({ store }) => store.country === instead)?.store.countryName;
			return country
				? this.#t('stores.unknown', { place: query, country })
				: this.#t('stores.unknownAll', { place: query });
		}
		const place = storesOfCity(this.#entries, query)[0]?.cityName ?? this.#towns?.name;
		if (place) return this.#t('stores.foundNear', { count, place });
		return this.#t(this.#here ? 'stores.foundHere' : 'stores.found', { count });
	}

	#toName(stores: readonly CardEntry[]): string {
		return pointLabel(
			this.#t,
			stores.map(({ name, cityName }) => ({ name, city: cityName })),
		);
	}

	async #findNear(form: HTMLFormElement): Promise<void> {
		if (this.#here) {
			this.#here = null;
			this.#show(form);
			return;
		}
		this.#say('[data-near-status]', this.#t('stores.locating'));
		const answer = await locate();
		if (typeof answer === 'string') {
			const reason: MessageKey<'content'> = `stores.${answer}`;
			this.#say('[data-near-status]', this.#t(reason));
			return;
		}
		this.#say('[data-near-status]', '');
		this.#here = answer;
		this.#picked = null;
		const field = form.elements.namedItem('q');
		if (field instanceof HTMLInputElement) field.value = '';
		this.#show(form);
	}

	#clear(form: HTMLFormElement): void {
		form.reset();
		this.#here = null;
		this.#picked = null;
		this.#say('[data-near-status]', '');
		this.#show(form);
		form.querySelector('input')?.focus();
	}

	/**
	 * A point for several stores cannot link to all their cards: it filters the list to them. Any
	 * other is a link to its card, which has to be visible.
	 */
	#openPoint(event: Event, form: HTMLFormElement): void {
		const point = event.target instanceof Element ? event.target.closest('.map-point') : null;
		const stores = point ? (this.#map?.storesAt(point) ?? []) : [];
		if (stores.length === 0) return;
		const isGroup = stores.length > 1;
		this.#picked = isGroup ? stores : null;
		this.#show(form);
		const [first] = stores;
		first?.card.closest('details')?.setAttribute('open', '');
		if (!isGroup) return;
		event.preventDefault();
		stores[0]?.card.focus();
		this.#map?.light(stores.map(({ id }) => id));
	}

	#light = ({ target }: Event): void => {
		if (!(target instanceof Element)) return;
		const point = target.closest('.map-point');
		const card = target.closest('.store-card');
		const ids = point
			? this.#map?.storesAt(point).map(({ id }) => id)
			: card && [readStoreId(card)];
		this.#map?.light(ids ?? []);
	};

	#putOut = (): void => this.#map?.light([]);
}

customElements.define('store-finder', StoreFinder);
