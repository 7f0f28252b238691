import type { ComparedProduct } from '#contract/comparison.ts';
import { compareSpecs, type ComparedRow } from '#domain/catalogue/comparison.ts';
import { unitAfter } from '#i18n/format-units.ts';
import { GAP, type CompareTexts } from './compare-texts.ts';
import './compare-view.css';

/** A chosen product with its data. */
export interface Compared {
	id: string;
	name: string;
	href: string;
	column: ComparedProduct;
}

/** A number, alone or with its unit, is set in display type; other values stay in text size. */
const FIGURE = /^(\p{Sc}?\d[\d.,+\u202f]*)(?:[ \u00a0]?([a-zA-Z%°\p{Sc}]{1,3}))?$/u;

type Child = Node | string;

function element(tag: string, attributes: Record<string, string>, ...children: Child[]) {
	const made = document.createElement(tag);
	for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
	made.append(...children);
	return made;
}

/** None if the text is in the page's language: an empty `lang` would mean an unknown language. */
const toLang = (lang: string): Record<string, string> => (lang === '' ? {} : { lang });

/** A column is some 20 rem wide at most. */
const PICTURE_SIZES = '(min-width: 1024px) 20rem, 45vw';

function toPicture({ src, srcset }: NonNullable<ComparedProduct['picture']>): HTMLImageElement {
	const picture = new Image(1, 1);
	return Object.assign(picture, { sizes: PICTURE_SIZES, srcset, src, alt: '' });
}

const SVG = 'http://www.w3.org/2000/svg';

function toDrawing({ href, viewBox, label }: NonNullable<ComparedProduct['drawing']>): SVGElement {
	const drawing = document.createElementNS(SVG, 'svg');
	const ink = {
		fill: 'none',
		stroke: 'currentColor',
		class: 'condensed block w-full h-auto text-ink',
	};
	const named = { role: 'img', 'aria-label': label, viewBox };
	for (const [name, value] of Object.entries({ ...ink, ...named })) {
		drawing.setAttribute(name, value);
	}
	const lines = document.createElementNS(SVG, 'use');
	lines.setAttribute('href', href);
	drawing.append(lines);
	return drawing;
}

function headCell({ id, name, href, column }: Compared, texts: CompareTexts): HTMLElement {
	const link = element('a', { href, class: 'compare-name' }, name);
	const remove = element(
		'button',
		{ type: 'button', class: 'compare-remove', 'data-drop': id },
		element('span', { class: 'i-tabler-x', 'aria-hidden': 'true' }),
	);
	remove.setAttribute('aria-label', texts.remove.replace(GAP, name));
	const picture = element('div', { class: 'compare-picture' });
	if (column.picture) picture.append(toPicture(column.picture));
	else if (column.drawing) picture.append(toDrawing(column.drawing));
	return element('th', { scope: 'col', ...toLang(column.lang) }, picture, link, remove);
}

function valueCell(value: string | null, lang: string, texts: CompareTexts): HTMLElement {
	if (value === null || value === '') {
		return element(
			'td',
			{ class: 'text-soft' },
			element('span', { 'aria-hidden': 'true' }, '–'),
			element('span', { class: 'sr-only' }, texts.absent),
		);
	}
	const [, figure, unit] = FIGURE.exec(value) ?? [];
	if (figure === undefined) return element('td', toLang(lang), value);
	return element(
		'td',
		{ ...toLang(lang), class: 'compare-figure' },
		figure,
		...(unit ? [element('span', { class: 'figure-unit' }, unitAfter(unit))] : []),
	);
}

function dataRow(
	{ label, values }: ComparedRow,
	products: readonly Compared[],
	texts: CompareTexts,
) {
	const cells = values.map((value, at) => valueCell(value, products[at]?.column.lang ?? '', texts));
	return element('tr', {}, element('th', { scope: 'row' }, label), ...cells);
}

function sectionRow(title: Child, columns: number): HTMLElement {
	const cell = element('th', { scope: 'rowgroup', colspan: String(columns) }, title);
	return element('tr', { class: 'compare-section' }, cell);
}

/** Button that adds the only article to the cart, else the link to choose one. */
function buyCell({ name, href, column: { buy } }: Compared, texts: CompareTexts): HTMLElement {
	if (buy === null) return valueCell(null, '', { ...texts, absent: texts.notOnline });
	const { article } = buy;
	const way =
		article === null
			? element('a', { href, class: 'link text-sm' }, texts.version)
			: element(
					'button',
					{ type: 'button', class: 'btn-ghost compare-add', 'data-add': article },
					texts.add,
				);
	const said = article === null ? texts.versionName : texts.addName;
	way.setAttribute('aria-label', said.replace(GAP, name));
	return element('td', {}, way);
}

/** Row of buy buttons; none while no product is sold here, as in a closed shop. */
function buyRow(products: readonly Compared[], texts: CompareTexts): HTMLElement[] {
	if (products.every(({ column }) => column.buy === null)) return [];
	const cells = products.map((product) => buyCell(product, texts));
	return [
		element('tr', { class: 'compare-buy' }, element('th', { scope: 'row' }, texts.buy), ...cells),
	];
}

/** Drawings at one scale: each fills its view box, which would mislead side by side. */
function drawingRow(products: readonly Compared[], texts: CompareTexts): HTMLElement[] {
	const drawings = products.flatMap(({ column }) => column.drawing ?? []);
	if (drawings.length === 0) return [];
	const smallest = Math.min(...drawings.map(({ scale }) => scale));
	const cells = products.map(({ column: { drawing } }) => {
		if (!drawing) return valueCell(null, '', texts);
		const drawn = toDrawing(drawing);
		drawn.style.setProperty('--grow', String(drawing.scale / smallest));
		return element('td', { class: 'compare-drawing' }, drawn);
	});
	return [element('tr', {}, element('th', { scope: 'row' }, texts.drawing), ...cells)];
}

/** Rows with equal values, behind a button; print shows them all. */
function sameRows(
	rows: readonly HTMLElement[],
	columns: number,
	texts: CompareTexts,
): HTMLElement[] {
	if (rows.length === 0) return [];
	const body = element('tbody', { id: 'compare-same', hidden: '' }, ...rows);
	const toggle = element(
		'button',
		{
			type: 'button',
			class: 'compare-fold',
			'aria-expanded': 'false',
			'aria-controls': 'compare-same',
		},
		texts.same.replace(GAP, String(rows.length)),
	);
	toggle.addEventListener('click', () => {
		body.hidden = !body.hidden;
		toggle.setAttribute('aria-expanded', String(!body.hidden));
	});
	return [element('tbody', {}, sectionRow(toggle, columns)), body];
}

/** The table: heads, price, availability, buying, drawings, then different before equal rows. */
export function compareView(products: readonly Compared[], texts: CompareTexts): HTMLElement {
	const columns = products.length + 1;
	const row = (label: string, getValue: (column: ComparedProduct) => string) =>
		dataRow({ label, values: products.map(({ column }) => getValue(column)) }, products, texts);
	const prices = row(texts.price, ({ price }) => price);
	products.forEach(({ id, column: { price } }, at) =>
		prices.children[at + 1]?.replaceChildren(element('span', { 'data-price': id }, price)),
	);
	const { different, same } = compareSpecs(products.map(({ column }) => column.rows));
	const toRows = (rows: readonly ComparedRow[]) => rows.map((one) => dataRow(one, products, texts));
	const isAlone = products.length < 2;
	const title = different.length > 0 ? texts.differences : texts.noneDiffers;
	return element(
		'table',
		{ class: 'compare-grid', 'data-columns': String(products.length) },
		element(
			'caption',
			{ class: 'sr-only' },
			texts.caption.replace(GAP, products.map(({ name }) => name).join(', ')),
		),
		element(
			'thead',
			{},
			element('tr', {}, element('td', {}), ...products.map((one) => headCell(one, texts))),
		),
		element(
			'tbody',
			{},
			prices,
			row(texts.availability, ({ availability }) => availability),
			...buyRow(products, texts),
			...drawingRow(products, texts),
		),
		element(
			'tbody',
			{},
			...(isAlone ? [] : [sectionRow(title, columns)]),
			...toRows(isAlone ? [...different, ...same] : different),
		),
		...(isAlone ? [] : sameRows(toRows(same), columns, texts)),
	);
}
