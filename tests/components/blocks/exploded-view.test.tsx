// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import type { ExplodedPart } from '#content/editorial/exploded-view.ts';
import { LOCALES } from '#contract/locales.ts';
import { bareBlocks } from '../../support/factories-blocks.ts';
import { print } from './print-block.tsx';

const aPart = (id: string, given: Partial<ExplodedPart> = {}): ExplodedPart => ({
	id,
	name: `Parte ${id}`,
	text: null,
	outline: 'M10 10l20 0 0 20z',
	labels: [[20, 10]],
	torque: null,
	spare: null,
	...given,
});
const spare = {
	id: 'k2',
	name: 'Cuscinetti',
	href: '/it/prodotti/cuscinetti',
	lang: null,
	price: { amount: '14,90 €', isFrom: true, lowest30d: null },
};
const parts = [aPart('p1'), aPart('p2', { torque: '40 Nm', spare }), aPart('p3')];
const block = { ...bareBlocks('Il mozzo').exploded_view, parts };

describe('an exploded view', () => {
	beforeEach(() => {
		document.body.innerHTML = print(block);
	});

	test('lists each part twice, and the outline links to the list, by keyboard too', () => {
		const borders = [...document.querySelectorAll('svg a')];
		expect(borders.map((border) => border.querySelector('title')?.textContent)).toEqual(
			parts.map(({ name }) => name),
		);
		for (const [index, border] of borders.entries()) {
			const place = document.getElementById(border.getAttribute('href')?.slice(1) ?? '');
			expect(place?.querySelector('h3')?.textContent).toBe(parts[index]?.name);
		}
	});

	test('states torque, spare and price, or who replaces a part without spare', () => {
		const [first, second] = document.querySelectorAll('.exploded-part');
		expect(second?.textContent).toContain('40 Nm');
		expect(second?.querySelector('a')?.getAttribute('href')).toBe(spare.href);
		expect(second?.querySelector('[data-price="k2"]')?.textContent).toContain('14,90 €');
		expect(first?.querySelector('a')).toBeNull();
		expect(first?.textContent).toContain('Tech Centre');
	});

	test.each(LOCALES)(
		'names the depicted product and others with the same parts in %s',
		(locale) => {
			const other = { id: 'k3', name: 'Kleos', href: '/x', lang: null };
			const html = print({ ...block, products: [...block.products, other] }, { locale });
			expect(html).toContain('Il mozzo');
			expect(html).toContain('Kleos');
			expect(html).not.toMatch(/\{\{|exploded\./);
		},
	);

	test('separates the links to the products with the same parts, and ends the sentence', () => {
		const others = ['36', '50', '62'].map((height) => ({
			id: `rd-${height}`,
			name: `Kleos RD ${height}`,
			href: `/it/rd-${height}`,
			lang: null,
		}));
		document.body.innerHTML = print({ ...block, products: [...block.products, ...others] });
		const sentence = document.querySelector('.exploded + p');
		expect(sentence?.textContent).toContain('Kleos RD 36, Kleos RD 50 e Kleos RD 62.');
		expect([...(sentence?.querySelectorAll('a') ?? [])].map((link) => link.textContent)).toEqual(
			others.map(({ name }) => name),
		);
	});
});

describe('the style sheet of an exploded view', () => {
	const sheet = readFileSync(
		join(import.meta.dirname, '../../../src/blocks/exploded/ExplodedView.css'),
		'utf8',
	);

	test('highlights in both directions as many parts as a view can have', () => {
		const places = (pattern: RegExp) => new Set([...sheet.matchAll(pattern)].map(([, at]) => at));
		const all = Array.from({ length: 12 }, (_, at) => String(at + 1));
		expect([...places(/\.exploded-list > :nth-child\((\d+)\):is/g)]).toEqual(all);
		expect([...places(/\.exploded-plate a:nth-child\((\d+)\):is/g)]).toEqual(all);
	});
});
