import type { ShopPrices } from '#contract/prices/markets.ts';
import type { Cents } from '#contract/units.ts';
import type { Locale } from '#contract/locales.ts';
import { formatMoney } from '#i18n/format.ts';
import { formatTime } from '#i18n/format-time.ts';
import type { PricedPlaces } from '#state/shop-prices.ts';
import { priceTexts } from './price-texts.ts';
import { notePrice } from './shown-prices.ts';

const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
const distinct = (names: readonly string[]) => [...new Set(names)].filter((name) => name !== '');

const CARDS = '[data-price]';
const ARTICLES = '[data-articles]';
const RANGES = '[data-range]';

/** Name of the range whose price is shown there. */
const readRange = (place: HTMLElement) =>
	place.parentElement?.querySelector('b')?.textContent?.trim() ?? '';

/** Products and articles that the page shows prices of. */
export function toPlaces(): PricedPlaces {
	return {
		products: distinct(all(CARDS).map(({ dataset }) => dataset['price'] ?? '')),
		articles_of: distinct(all(ARTICLES).map(({ dataset }) => dataset['articles'] ?? '')),
		ranges: distinct(all(RANGES).map(readRange)),
	};
}

/** Writes a text to a place unless it is there already, so that observers are not triggered. */
function say(place: Element | null | undefined, text: string): void {
	if (place && place.textContent?.trim() !== text) place.textContent = text;
}

/** Updates, adds or removes the line about the lowest price that follows a price. */
function showLowestPrice(
	place: Element,
	text: string | null,
	tag: string,
	className: string,
): void {
	const line = place.nextElementSibling;
	if (text === null) line?.remove();
	else if (line) say(line, text);
	else {
		const made = Object.assign(document.createElement(tag), { className, textContent: text });
		place.after(made);
	}
}

/** Shows the prices of a country in the places of the printed ones. */
export function fillPlaces(answer: ShopPrices, locale: Locale): void {
	const t = priceTexts(locale);
	const money = (amount: Cents) => formatMoney(amount, answer.currency, locale);
	const from = (amount: Cents, isFrom: boolean) =>
		isFrom ? t('price.from', { amount: money(amount) }) : money(amount);
	const lowest = (amount: Cents | null) =>
		amount === null ? null : t('price.lowest30d', { amount: money(amount) });
	const none = t('price.none');

	const products = new Map(answer.products.map((price) => [price.product_id, price]));
	for (const place of all(CARDS)) {
		const price = products.get(place.dataset['price'] ?? '');
		notePrice(place, price?.amount ?? null, answer.currency);
		say(place, price ? from(price.amount, price.is_from) : none);
		showLowestPrice(
			place,
			lowest(price?.lowest_price_30d ?? null),
			'span',
			'block text-xs font-normal text-soft',
		);
	}

	const ranges = new Map(answer.ranges.map((price) => [price.range, price]));
	for (const place of all(RANGES)) {
		const price = ranges.get(readRange(place));
		say(place, price ? from(price.amount, price.is_from) : '');
	}

	const articles = new Map(answer.prices.map((price) => [price.code, price]));
	for (const row of all(`${ARTICLES} tr[id]`)) {
		const price = articles.get(row.id);
		notePrice(row, price?.amount ?? null, answer.currency);
		const place = row.children[2]?.firstElementChild;
		if (!place) continue;
		say(place, price ? money(price.amount) : none);
		showLowestPrice(place, lowest(price?.lowest_price_30d ?? null), 'small', 'block text-soft');
	}
	showChosen();
}

/** Copies the chosen article's price from its row to the choices and the bar of a phone. */
function showChosen(): void {
	const code = document.querySelector('[data-shows=code]')?.textContent?.trim() ?? '';
	const cell = document.getElementById(code)?.children[2];
	if (!cell) return;
	for (const place of all('[data-shows=price]')) {
		say(place, cell.firstElementChild?.textContent?.trim() ?? '');
	}
	const text = cell.querySelector('small')?.textContent?.trim() ?? '';
	const lines = all('[data-shows=lowest]');
	for (const line of lines) say(line, text);
	if (lines.length > 0 || text === '') return;
	const line = Object.assign(document.createElement('p'), {
		className: 'min-h-6 text-promo',
		textContent: text,
	});
	line.dataset['shows'] = 'lowest';
	document.querySelector('[data-shows=price]')?.after(line);
}

/** Writes the note on prices, marks it as written, and hides price bands of other prices. */
export function showPriceNote(text: string, isDefaultList: boolean): void {
	for (const note of all('[data-note]')) {
		say(note, text);
		note.dataset['note'] = 'said';
	}
	for (const bands of all('[data-facet=price]')) bands.hidden = !isDefaultList;
}

/** Shows when the host last checked the prices; printed ones have no such time. */
export function showCheckedAt(checkedAt: string | null, locale: Locale): void {
	const text = checkedAt
		? priceTexts(locale)('note.checked', { time: formatTime(checkedAt, locale) })
		: '';
	for (const button of all('.country-change')) {
		if (!button.nextElementSibling) {
			button.after(Object.assign(document.createElement('span'), { className: 'text-soft px-3' }));
		}
		say(button.nextElementSibling, text && ` ${text}`);
	}
}
