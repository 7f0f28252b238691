import {
	askedCountry,
	chosenCountry,
	linkedCountry,
	OWN_COUNTRY_PARAM,
} from '#contract/chosen-country.ts';
import { COUNTRY_CHANNEL } from '#contract/cookies.ts';
import type { ShopPrices } from '#contract/prices/markets.ts';
import { countryName } from '#i18n/country-name.ts';
import { formatNumber } from '#i18n/format.ts';
import { pageLocale } from '#state/page-locale.ts';
import { keepCountry } from '#state/country.ts';
import { askCountries, askPrices } from '#state/shop-prices.ts';
import { headerButton, showCountry } from './header-country.ts';
import { fillPlaces, toPlaces, showCheckedAt, showPriceNote } from './price-places.ts';
import { priceTexts } from './price-texts.ts';

/**
 * The country to buy in: chosen from a list in the dialog, kept for a year, and applied to every
 * price of the page. Nothing is requested as long as it is the one that the page is printed for.
 */
class CountryChoice extends HTMLElement {
	#locale = pageLocale();
	#t = priceTexts(this.#locale);
	#printed = this.dataset['printed'] ?? '';
	#shown = this.#printed;
	/** Number of the last request: of several pending answers only the last counts. */
	#turn = 0;
	#asked = '';
	/** Displayed prices; null for the printed ones. */
	#answer: ShopPrices | null = null;
	#isAway = false;
	/** True if the header shows the cart. */
	#isOpen = document.querySelector('[data-cart]') !== null;
	#channel = new BroadcastChannel(COUNTRY_CHANNEL);
	#status = Object.assign(document.createElement('p'), { className: 'text-sm text-soft' });

	connectedCallback() {
		this.#status.setAttribute('role', 'status');
		this.addEventListener('focusin', () => void this.#offer(), { once: true });
		if (this.closest('dialog')?.open) void this.#offer();
		this.#channel.onmessage = ({ data }) => void this.#follow(chosenCountry(String(data)));
		addEventListener('pageshow', () => void this.#follow());
		addEventListener('online', () => {
			if (this.#isAway) void this.#show();
		});
		// Cards that facets add, and columns of a comparison, are printed for the same country.
		new MutationObserver(() => this.#fillNew()).observe(document.body, {
			childList: true,
			subtree: true,
		});
		this.#takeLinked();
		this.#followLinks();
		void this.#follow();
	}

	/**
	 * Stores the country of a link that was followed, and takes it out of the address. A country that
	 * no link of the page names is not stored: it would stay for a year, whether it exists or not.
	 */
	#takeLinked(): void {
		const country = linkedCountry(location.search);
		if (country === null) return;
		if (document.querySelector(`[data-own=${country}]`)) keepCountry(country);
		const address = new URL(location.href);
		address.searchParams.delete(OWN_COUNTRY_PARAM);
		history.replaceState(history.state, '', address);
	}

	/** Makes links choose their country without leaving the page. */
	#followLinks(): void {
		for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-own]')) {
			const choose = () => {
				link.ariaBusy = null;
				this.#choose(link.dataset['own'] ?? '');
				// The link is removed with its option; the header’s button shows the country.
				headerButton()?.focus({ preventScroll: true });
			};
			link.onclick = (event) => {
				if (event.ctrlKey || event.metaKey || event.shiftKey) return;
				event.preventDefault();
				choose();
			};
			// Pressed before this was here.
			if (link.ariaBusy) choose();
		}
	}

	#name(country: string): string {
		return countryName(country, this.#locale);
	}

	/** Shows the country that was chosen last, here or in another tab. */
	async #follow(chosen = chosenCountry(document.cookie)): Promise<void> {
		// A link of a merchant feed names a country; a visitor's own choice precedes it.
		const asked = chosen ?? askedCountry(location.search);
		const country = asked ?? this.#printed;
		const select = this.querySelector('select');
		if (select) select.value = country;
		showCountry(country, this.#printed, this.#locale);
		if (country === this.#shown) return;
		this.#shown = country;
		await this.#show();
	}

	/** Fills prices into new places; fetches again if their prices were not requested. */
	#fillNew(): void {
		if (this.#answer === null) return;
		if (JSON.stringify(toPlaces()) === this.#asked) fillPlaces(this.#answer, this.#locale);
		else void this.#show();
	}

	async #show(): Promise<void> {
		const turn = ++this.#turn;
		const country = this.#shown;
		const places = toPlaces();
		this.#asked = JSON.stringify(places);
		const result = await askPrices(country, places);
		if (turn !== this.#turn) return;
		this.#isAway = !result.ok;
		if (result.ok) {
			this.#answer = result.data;
			// The cart follows, once the host knows the country that the address names.
			if (chosenCountry(document.cookie) === null) keepCountry(country);
			fillPlaces(result.data, this.#locale);
			showPriceNote(this.#note(result.data), result.data.is_default_list);
			showCheckedAt(result.data.checked_at, this.#locale);
			this.#status.textContent = this.#t('country.kept', { country: this.#name(country) });
			return;
		}
		const names = { country: this.#name(country), printed: this.#name(this.#printed) };
		showPriceNote(this.#t('note.away', names), true);
		showCheckedAt(null, this.#locale);
		this.#status.textContent = this.#t('note.away', names);
	}

	#note({ country: code, delivers, note, vat_rate }: ShopPrices): string {
		const country = this.#name(code);
		if (!delivers) return this.#t('note.notDelivered', { country });
		const rate = formatNumber(vat_rate / 100, this.#locale);
		const key = note === 'vat_included' && this.#isOpen ? 'sold' : note;
		return this.#t(`note.${key}`, { country, rate });
	}

	/** Adds the list of countries, once the visitor has opened the dialog. */
	async #offer(): Promise<void> {
		if (this.querySelector('select')) return;
		const result = await askCountries();
		if (this.querySelector('select')) return;
		if (!result.ok) {
			this.#status.textContent = this.#t('country.unreachable');
			this.append(this.#status);
			return;
		}
		const { compare } = new Intl.Collator(this.#locale);
		const options = result.data
			.map((code) => new Option(this.#name(code), code))
			.toSorted((a, b) => compare(a.text, b.text));
		const select = Object.assign(document.createElement('select'), { className: 'field picker' });
		select.append(...options);
		select.value = this.#shown;
		select.addEventListener('change', () => this.#choose(select.value));
		const label = Object.assign(document.createElement('label'), {
			className: 'field-label py-4',
		});
		label.append(this.#t('country.label'), select);
		this.append(label, this.#status);
	}

	#choose(country: string): void {
		keepCountry(country);
		void this.#follow(country);
	}
}

customElements.define('country-choice', CountryChoice);
