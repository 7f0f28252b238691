// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { compareTexts } from '#components/compare/compare-texts.ts';
import { compareView, type Compared } from '#components/compare/compare-view.ts';
import { readProductPage } from '#components/compare/product-page.ts';
import { textsOf } from '#components/texts.ts';
import { LONG } from '../../support/factories-blocks.ts';

const TEXTS = compareTexts(textsOf('it'));

function pageOf(main: string): Document {
	return new DOMParser().parseFromString(`<body><main>${main}</main></body>`, 'text/html');
}
const sheet = (rows: Record<string, string>) =>
	`<table class="spec-table"><tbody><tr><th class="spec-group" colspan="2">Misure</th></tr>${Object.entries(
		rows,
	)
		.map(([label, value]) => `<tr><th scope="row">${label}</th><td>\n\t${value}\n</td></tr>`)
		.join('')}</tbody></table>
	<table class="spec-table variants"><tbody><tr><th>KRD36</th><td>HG</td></tr></tbody></table>`;

const product = (id: string, rows: Record<string, string>): Compared => ({
	id,
	name: `Kleos ${id}`,
	href: `/it/prodotto/${id}`,
	column: readProductPage(
		pageOf(
			`<p data-shows="price">2190,00&nbsp;€</p><span data-shows="availability">Disponibile</span>${sheet(rows)}`,
		),
	),
});
const textsIn = (root: ParentNode, selector: string) =>
	[...root.querySelectorAll(selector)].map((one) => one.textContent);

describe('a product page, read', () => {
	test('gives price, availability and the data sheet without its chapters or articles', () => {
		const { column } = product('36', { Peso: '1390 g', Altezza: '36 mm' });
		expect(column).toMatchObject({ price: '2190,00 €', availability: 'Disponibile' });
		expect(column.rows).toEqual([
			{ label: 'Peso', value: '1390 g' },
			{ label: 'Altezza', value: '36 mm' },
		]);
	});

	test('of another shape gives a column of nothing', () => {
		expect(readProductPage(pageOf('<h1>404</h1>'))).toEqual({
			price: '',
			availability: '',
			lang: '',
			picture: null,
			drawing: null,
			rows: [],
		});
	});
});

describe('the comparison of two', () => {
	const table = compareView(
		[
			product('36', { Peso: '1390 g', Freno: 'A disco' }),
			product('50', { Peso: '1455 g', Freno: 'A disco', Altezza: '50 mm' }),
		],
		TEXTS,
	);

	test('has a head for each, with a way to the product and one out', () => {
		const links = [...table.querySelectorAll('thead a')];
		expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
			['/it/prodotto/36', 'Kleos 36'],
			['/it/prodotto/50', 'Kleos 50'],
		]);
		expect(table.querySelector('[data-drop="50"]')?.getAttribute('aria-label')).toBe(
			'Togli Kleos 50 dal confronto',
		);
	});

	test('shows what differs, then folds what is the same', () => {
		expect(textsIn(table, '.compare-chapter')).toEqual(['Differenze', 'Uguali (1)']);
		const bodies = [...table.querySelectorAll('tbody')];
		expect(bodies.map((body) => textsIn(body, 'th[scope="row"]'))).toEqual([
			['Prezzo', 'Disponibilità'],
			['Peso', 'Altezza'],
			[],
			['Freno'],
		]);
		expect(bodies.at(-1)?.hidden).toBe(true);
		table.querySelector<HTMLElement>('.compare-fold')?.click();
		expect(bodies.at(-1)?.hidden).toBe(false);
	});

	test('says in words what a sheet lacks', () => {
		expect(textsIn(table, 'tbody .sr-only')).toEqual(['non indicato']);
	});
});

test.each([
	['1390 g', '1390'],
	['28,5 mm', '28,5'],
	['2.190,00 €', '2.190,00'],
	['€2,190.00', '€2,190.00'],
	['16+8', '16+8'],
	['24', '24'],
	['622 × 21 TC', undefined],
	['A disco', undefined],
	[LONG, undefined],
])('%s has the figure %s', (value, figure) => {
	const table = compareView([product('36', { Riga: value })], TEXTS);
	const cell = table.querySelector('tbody:last-of-type .compare-figure');
	expect(cell?.firstChild?.textContent).toBe(figure);
});

test('markup of a page stays text', () => {
	const table = compareView(
		[{ ...product('36', {}), name: '<img src=x onerror=alert(1)>' }],
		TEXTS,
	);
	expect(table.querySelector('thead a img')).toBeNull();
});
