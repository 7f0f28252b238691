import { describe, expect, test } from 'vitest';
import CompareTemplate from '#templates/shop/CompareTemplate.astro';
import type { CompareModel } from '#content/lists/compare.ts';
import { LONG } from '../../support/factories-blocks.ts';
import { count, render } from '../shell/render.ts';

const model = (given: Partial<CompareModel> = {}): CompareModel => ({
	max: 4,
	categories: [
		{
			id: 'wheels',
			label: 'Ruote',
			file: '/it/confronto/wheels.json',
			products: [{ id: 'k36', name: LONG, href: '/it/prodotto/k36' }],
		},
	],
	range: { label: 'Kleos RD', href: '/it/kleos-rd' },
	printedFor: { country: 'IT', currency: 'EUR', vatRate: 22, isSold: false, yenCountry: null },
	...given,
});
const print = (given: Partial<CompareModel> = {}, locale: 'it' | 'ja' = 'it') =>
	render(CompareTemplate, { props: { compare: model(given), locale } });

describe.each(['it', 'ja'] as const)('the comparison in %s', (locale) => {
	test('without script explains it and links onward', async () => {
		const html = await print({}, locale);
		const noscript = /<noscript>(.*?)<\/noscript>/s.exec(html)?.[1] ?? '';
		expect(noscript).toContain('JavaScript');
		expect(noscript).toContain('href="/it/kleos-rd"');
		expect(count(html, '<h1')).toBe(1);
	});

	test('knows products by the options of its list', async () => {
		const html = await print({}, locale);
		expect(html).toContain('<optgroup label="Ruote" data-file="/it/confronto/wheels.json"');
		expect(html).toMatch(/<option value="k36" data-href="\/it\/prodotto\/k36">/);
		expect(html).toContain(LONG);
	});
});

test('the page exists without the range or products', async () => {
	const html = await print({ range: null, categories: [] });
	expect(html).not.toContain('kleos-rd');
	expect(count(html, '<option')).toBe(1);
});
