// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest';
import { compareTexts } from '#components/compare/compare-texts.ts';
import { compareView, type Compared } from '#components/compare/compare-view.ts';
import { toTexts } from '#components/texts.ts';
import { LONG } from '../../support/factories-blocks.ts';

const TEXTS = compareTexts(toTexts('it'));

const product = (id: string, rows: Record<string, string>): Compared => ({
	id,
	name: `Kleos ${id}`,
	href: `/it/prodotto/${id}`,
	column: {
		id,
		lang: '',
		price: '2190,00 €',
		availability: 'Disponibile',
		picture: null,
		drawing: { href: '/drawings/a.svg#d', viewBox: '0 0 9 9', label: 'Profilo', scale: 2 },
		buy: null,
		rows: Object.entries(rows).map(([label, value]) => ({ label, value })),
	},
});
const textsIn = (root: ParentNode, selector: string) =>
	[...root.querySelectorAll(selector)].map((one) => one.textContent);

describe('the comparison of two', () => {
	const table = compareView(
		[
			product('36', { Peso: '1390 g', Freno: 'A disco' }),
			product('50', { Peso: '1455 g', Freno: 'A disco', Altezza: '50 mm' }),
		],
		TEXTS,
	);

	test('has a header for each, with a link to the product and a remove button', () => {
		const links = [...table.querySelectorAll('thead a')];
		expect(links.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
			['/it/prodotto/36', 'Kleos 36'],
			['/it/prodotto/50', 'Kleos 50'],
		]);
		expect(table.querySelector('[data-drop="50"]')?.getAttribute('aria-label')).toBe(
			'Togli Kleos 50 dal confronto',
		);
	});

	test('shows differences first, and collapses equal rows', () => {
		expect(textsIn(table, '.compare-section')).toEqual(['Differenze', 'Uguali (1)']);
		const bodies = [...table.querySelectorAll('tbody')];
		expect(bodies.map((body) => textsIn(body, 'th[scope="row"]'))).toEqual([
			['Prezzo', 'Disponibilità', 'Disegno tecnico'],
			['Peso', 'Altezza'],
			[],
			['Freno'],
		]);
		expect(bodies.at(-1)?.hidden).toBe(true);
		table.querySelector<HTMLElement>('.compare-fold')?.click();
		expect(bodies.at(-1)?.hidden).toBe(false);
	});

	test('states in words what a spec table lacks', () => {
		expect(textsIn(table, 'tbody .sr-only')).toEqual(['non indicato']);
	});
});

test.each([
	['1390 g', '1390'],
	['1\u202f390 g', '1\u202f390'],
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

test('markup in texts is escaped', () => {
	const table = compareView(
		[{ ...product('36', {}), name: '<img src=x onerror=alert(1)>' }],
		TEXTS,
	);
	expect(table.querySelector('thead a img')).toBeNull();
});

describe('adding to the cart from the comparison', () => {
	const sold = (id: string, buy: Compared['column']['buy']) => {
		const one = product(id, {});
		return { ...one, column: { ...one.column, buy } };
	};
	const table = compareView(
		[sold('36', { article: 'k36-only' }), sold('50', { article: null }), sold('62', null)],
		TEXTS,
	);
	const cells = [...(table.querySelector('.compare-buy')?.children ?? [])];

	test('a product with one article is added from its column, by name', () => {
		const button = cells[1]?.querySelector<HTMLButtonElement>('button');
		expect(button?.dataset['add']).toBe('k36-only');
		expect(button?.type).toBe('button');
		expect(button?.textContent).toBe('Aggiungi al carrello');
		expect(button?.getAttribute('aria-label')).toBe('Aggiungi al carrello: Kleos 36');
	});

	test('one with choices links to them', () => {
		const link = cells[2]?.querySelector('a');
		expect(link?.getAttribute('href')).toBe('/it/prodotto/50');
		expect(link?.getAttribute('aria-label')).toBe('Scegli la versione di Kleos 50');
		expect(cells[2]?.querySelector('button')).toBeNull();
	});

	test('an unavailable one is labelled', () => {
		expect(cells[3]?.querySelector('a, button')).toBeNull();
		expect(cells[3]?.textContent).toContain('Al momento non acquistabile online');
	});

	test('is separate from the price, which the country replaces', () => {
		expect(table.querySelector('[data-price] button')).toBeNull();
	});

	test('is absent when the shop is closed', () => {
		const closed = compareView([sold('36', null), sold('50', null)], TEXTS);
		expect(closed.querySelector('.compare-buy, [data-add]')).toBeNull();
	});
});

test('drawings share one scale and have descriptions', () => {
	const [small, large] = [product('36', {}), product('62', {})];
	if (small.column.drawing) small.column.drawing.scale = 4;
	const table = compareView([small, large], TEXTS);
	const drawn = [...table.querySelectorAll<SVGElement>('.compare-drawing svg')];
	expect(drawn.map((one) => one.style.getPropertyValue('--grow'))).toEqual(['2', '1']);
	expect(drawn[0]?.getAttribute('aria-label')).toBe('Profilo');
	expect(drawn[0]?.querySelector('use')?.getAttribute('href')).toBe('/drawings/a.svg#d');
});
