import * as v from 'valibot';
import { expect, test } from 'vitest';
import { comparisonFiles } from '#content/comparison.ts';
import { comparisonDataSchema } from '#contract/comparison.ts';
import { aCategory, aProduct, aSite } from '../../support/factories-content.ts';

const site = aSite((locale) => ({
	categories: [aCategory('wheels', locale), aCategory('hubs', locale)],
	products: [
		aProduct('k50', locale, {
			specifications: [
				{ code: 'rim_height', value: 50 },
				{ code: 'braking_system', value: 'A disco' },
			],
			features: [{ code: 'material', value: 'Carbonio' }],
		}),
		aProduct('old', locale, { is_discontinued: true }),
	],
}));

test('a category has a file with its products on sale, in the words of their pages', () => {
	const [wheels, ...others] = comparisonFiles(site, 'it');
	expect(others).toEqual([]);
	expect(wheels).toMatchObject({
		category: 'wheels',
		products: [
			{
				id: 'k50',
				lang: '',
				rows: [
					{ label: 'Altezza del profilo', value: '50\u00a0mm' },
					{ label: 'Sistema frenante', value: 'A disco' },
					{ label: 'Materiale', value: 'Carbonio' },
				],
			},
		],
	});
});

test('what is printed is what the browser takes', () => {
	for (const { products } of comparisonFiles(site, 'ja')) {
		expect(v.parse(comparisonDataSchema, JSON.parse(JSON.stringify(products)))).toEqual(products);
	}
});
