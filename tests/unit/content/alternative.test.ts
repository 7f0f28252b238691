import { describe, expect, test } from 'vitest';
import { toAlternatives } from '#content/catalogue/alternative.ts';
import { aCategory, anArticle, aProduct, aSite, aUsage } from '../../support/factories-content.ts';

type Availability = 'in_stock' | 'low_stock' | 'made_to_order' | 'out_of_stock';

const article = (freehub: string, color: string, availability: Availability, of = 'k') => ({
	...anArticle(`${of}-${freehub}-${color}`, [], availability),
	options: { freehub },
	color,
});

const FREEHUB = {
	code: 'freehub',
	name: 'Corpetto',
	decides_fit: true,
	values: ['hg', 'xdr', 'n3w'].map((code) => ({ code, name: code })),
};

interface Given {
	range?: string;
	height: number;
	variants: object[];
	is_discontinued?: boolean;
}

function alternatives(products: Record<string, Given>) {
	const site = aSite((locale) => ({
		categories: [aCategory('wheels', locale)],
		usages: [aUsage('road', locale)],
		products: Object.entries(products).map(([id, { height, ...given }]) =>
			aProduct(id, locale, {
				...given,
				usage_ids: ['road'],
				options: [FREEHUB],
				specifications: [{ code: 'rim_height', value: height }],
			}),
		),
	}));
	const [product] = site.locales.it.products;
	if (!product) throw new Error('no product');
	return toAlternatives(site, 'it', product);
}

describe('alternatives to an article out of stock', () => {
	test('prefer the same freehub in another finish to another freehub available sooner', () => {
		const variants = [
			article('n3w', 'black', 'out_of_stock'),
			article('hg', 'black', 'in_stock'),
			article('n3w', 'carbon', 'made_to_order'),
		];
		expect(alternatives({ k: { height: 50, variants } })).toEqual({
			'k-n3w-black': {
				nearest: {
					name: 'k-n3w-carbon',
					href: '#k-n3w-carbon',
					availability: 'made_to_order',
				},
				value: 'n3w',
				others: [],
			},
		});
	});

	test('offer another freehub only as a question, each with the earliest', () => {
		const variants = [
			article('n3w', 'black', 'out_of_stock'),
			article('hg', 'carbon', 'low_stock'),
			article('xdr', 'black', 'made_to_order'),
			article('xdr', 'carbon', 'in_stock'),
		];
		expect(alternatives({ k: { height: 50, variants } })['k-n3w-black']).toEqual({
			nearest: null,
			value: 'n3w',
			others: [
				{ name: 'hg', href: '#k-hg-carbon' },
				{ name: 'xdr', href: '#k-xdr-carbon' },
			],
		});
	});

	test('exclude siblings with another freehub, and those on request', () => {
		const out = article('n3w', 'black', 'out_of_stock');
		const other = [article('hg', 'black', 'in_stock', 'o')];
		expect(
			alternatives({ k: { height: 50, variants: [out] }, o: { height: 50, variants: other } }),
		).toEqual({});
		const plain = { ...anArticle('k-one', [], 'out_of_stock'), color: null };
		expect(
			alternatives({ k: { height: 50, variants: [plain] }, o: { height: 50, variants: other } }),
		).toEqual({});
	});

	test.each([
		['of its range, although another is nearer in height', 'Kleos', 'low'],
		['nearest in height, of no range', 'None', 'near'],
	])('include the sibling %s', (_, range, expected) => {
		const found = alternatives({
			k: { range, height: 50, variants: [article('hg', 'black', 'out_of_stock')] },
			low: { range: 'Kleos', height: 36, variants: [article('hg', 'black', 'in_stock', 'l')] },
			near: { range: 'Brenta', height: 48, variants: [article('hg', 'black', 'in_stock', 'n')] },
			gone: {
				range,
				height: 50,
				is_discontinued: true,
				variants: [article('hg', 'black', 'in_stock', 'g')],
			},
			empty: { range, height: 50, variants: [article('hg', 'black', 'out_of_stock', 'e')] },
		});
		expect(found['k-hg-black']?.nearest?.name).toMatch(new RegExp(`^${expected} it, `));
		expect(found['k-hg-black']?.nearest?.href).toMatch(new RegExp(`/${expected}-it\\?variant=`));
	});

	test('are empty when nothing is available, and for available articles', () => {
		const variants = [article('hg', 'black', 'out_of_stock')];
		expect(alternatives({ k: { height: 50, variants } })).toEqual({});
		const inStock = [article('hg', 'black', 'in_stock')];
		expect(alternatives({ k: { height: 50, variants: inStock } })).toEqual({});
	});
});
