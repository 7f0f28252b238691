import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { centsSchema } from '#contract/units.ts';
import type { BlockModel } from '#content/editorial/block-models.ts';
import type { ProductModel, VariantRow } from '#content/product/product.ts';
import type { PageContent } from '#content/page/entry.ts';
import { findGraph, jsonLd } from '#structured/graph.ts';
import { aFrame, aShell } from '../../components/shell/fixtures.ts';
import { aBareProduct, aNewsCard, bareBlocks } from '../../support/factories-blocks.ts';

const cents = (amount: number) => v.parse(centsSchema, amount);

const aVariant = (code: string, given: Partial<VariantRow> = {}): VariantRow => ({
	id: code,
	code,
	name: code,
	gtin: null,
	amount: cents(229_000),
	price: '2290,00 €',
	lowest30d: null,
	availability: 'in_stock',
	values: ['hg', 'black'],
	...given,
});

const product = (given: Partial<ProductModel>): PageContent => ({
	kind: 'product',
	product: aBareProduct(given),
});

const read = (content: PageContent, frame = {}, shell = {}) =>
	findGraph({ content, frame: aFrame('it', frame), shell: aShell('it', shell) });

/** The offers of a product's page, in the order of its articles. */
function availabilities(given: Partial<ProductModel>, shell = {}): unknown[] {
	const text = JSON.stringify(read(product(given), {}, shell));
	return [...text.matchAll(/schema\.org\/(\w+)","itemCondition/g)].map(([, word]) => word);
}

const ALL = (['in_stock', 'low_stock', 'made_to_order', 'out_of_stock'] as const).map(
	(availability) => aVariant(availability, { availability }),
);

describe('offers', () => {
	test('in a closed shop are available in stores', () => {
		expect(availabilities({ variants: ALL })).toEqual([
			'InStoreOnly',
			'LimitedAvailability',
			'MadeToOrder',
			'OutOfStock',
		]);
	});

	test('in an open shop are available here', () => {
		const shell = { isShopEnabled: true };
		expect(availabilities({ variants: ALL }, shell)[0]).toBe('InStock');
	});

	test('state the years of a guarantee of durability', () => {
		const durability = {
			...{ producer: 'Livenza', model: 'K1', years: 5 },
			...{ area: 'UE', terms: 'Gratuita', claim: 'Scrivici' },
		};
		const told = JSON.stringify(read(product({ variants: ALL, durability })));
		expect(told.match(/"WarrantyPromise"/g)).toHaveLength(ALL.length);
		expect(told).toContain('"value":5,"unitCode":"ANN"');
		expect(JSON.stringify(read(product({ variants: ALL })))).not.toContain('WarrantyPromise');
	});

	test('a discontinued product is marked as discontinued, whatever its stock', () => {
		const found = new Set(availabilities({ variants: ALL, isDiscontinued: true }));
		expect([...found]).toEqual(['Discontinued']);
	});

	test('an article with a price on request has none', () => {
		const priceless = aVariant('a', { amount: null, price: null });
		expect(availabilities({ variants: [priceless, aVariant('b')] })).toEqual(['InStoreOnly']);
	});

	test.each([
		['EUR', 229_000, '2290.00'],
		['EUR', 5, '0.05'],
		['JPY', 340_700, '340700'],
	])('a price in %s has its currency’s decimals', (currency, amount, price) => {
		const variants = [aVariant('a', { amount: cents(amount) })];
		const told = JSON.stringify(read(product({ currency, variants })));
		expect(told).toContain(`"price":"${price}"`);
		expect(told).toContain(`"priceCurrency":"${currency}"`);
	});
});

const story = (blocks: BlockModel[]): PageContent => ({
	kind: 'news',
	news: {
		...aNewsCard(),
		image: null,
		changed: null,
		blocks,
		products: [],
		newer: null,
		older: null,
		related: [],
	},
});

describe('an offer names the seller, and the seller states shipping and returns', () => {
	const italy = {
		countries: ['IT'],
		currency: 'EUR',
		amount: cents(990),
		free_from: cents(15_000),
		paid_up_to: cents(14_999),
		least: 5,
		most: 6,
	};
	const far = { ...italy, countries: ['FI', 'IE'], amount: cents(2500), free_from: null };
	const shell = { isShopEnabled: true, deliveries: [italy, far] };
	const sold = (given: Partial<ProductModel>) =>
		JSON.stringify(read(product({ isSoldHere: true, ...given }), {}, shell));

	test('the seller of each offer is the maker', () => {
		const text = sold({ variants: [aVariant('a'), aVariant('b')] });
		expect(text.match(/"seller":\{"@id":"[^"]*\/#organization"\}/g)).toHaveLength(2);
		expect(sold({ isSoldHere: false, variants: [aVariant('a')] })).not.toContain('seller');
	});

	test('the page of conditions has them for the whole shop', () => {
		const path = '/it/condizioni';
		const terms = { id: 'terms', label: 'Condizioni', href: path, hreflang: null };
		expect(JSON.stringify(read(story([]), {}, { ...shell, terms }))).not.toContain('OnlineStore');
		const text = JSON.stringify(read(story([]), { path }, { ...shell, terms }));
		expect(text).toContain('"@type":"OnlineStore"');
		expect(text).toMatch(/"maxValue":"149.99".*"minValue":"150.00"/);
		expect(
			[...text.matchAll(/DefinedRegion","addressCountry":"(\w+)"/g)].map(([, code]) => code),
		).toEqual(['IT', 'IT', 'FI', 'IE']);
		expect(text.match(/"MerchantReturnPolicy"/g)).toHaveLength(1);
	});
});

test('a code is the part number of an article without a GTIN', () => {
	const text = JSON.stringify(
		read(product({ variants: [aVariant('a'), aVariant('b', { gtin: '8000000000012' })] })),
	);
	expect(text).toContain('"sku":"a"');
	expect(text).toContain('"mpn":"a"');
	expect(text).toContain('"sku":"b"');
	expect(text).toContain('"gtin13":"8000000000012"');
	expect(text).not.toContain('"mpn":"b"');
});

test('a product with one article is that article, one with several a group of them', () => {
	const types = (variants: VariantRow[]) =>
		read(product({ variants }))?.['@graph'].map((thing) =>
			typeof thing === 'string' ? thing : thing['@type'],
		);
	expect(types([aVariant('a')])).toContain('Product');
	expect(types([aVariant('a'), aVariant('b')])).toContain('ProductGroup');
});

test('an unindexed page has no data', () => {
	expect(read(product({}), { noindex: true })).toBeNull();
});

test('no text can close the script element', () => {
	const graph = read(product({ name: '</script><script>alert(1)</script>' }));
	const text = graph ? jsonLd(graph) : '';
	expect(text).toContain('\\u003c/script>');
	expect(text).not.toContain('<');
	expect(JSON.parse(text)).toEqual(graph);
});

describe('blocks', () => {
	const questions = {
		...bareBlocks('Domande').accordion,
		items: [{ title: 'Si può?', html: '<p>Sì &amp; no.</p>' }],
	};
	const film = {
		...bareBlocks('Film').video,
		posterSrc: '/media/1200/film.webp',
		source: {
			type: 'file' as const,
			files: [{ src: '/media/videos/film.webm', mime: 'video/webm' }],
		},
	};

	test('collapsed texts are questions if the host marks them', () => {
		expect(JSON.stringify(read(story([questions])))).not.toContain('Question');
		const text = JSON.stringify(read(story([{ ...questions, is_faq: true }])));
		expect(text).toContain('"FAQPage"');
		expect(text).toContain('{"@type":"Answer","text":"Sì & no."}');
	});

	test('a video played here has its date, an external one is omitted', () => {
		const text = JSON.stringify(read(story([film])));
		expect(text).toContain('"uploadDate":"2026-03-02","contentUrl":"https://');
		const source = { type: 'external' as const, url: 'https://films.example/1', provider: 'Films' };
		expect(JSON.stringify(read(story([{ ...film, source }])))).not.toContain('VideoObject');
	});
});
