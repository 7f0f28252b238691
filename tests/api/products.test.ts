import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { getProduct, listProducts } from '#contract/content/endpoints.ts';
import { conforms, readData, readProblem, hostUnderTest } from '../support/host-conformance.ts';
import { signedIn } from '../support/desk.ts';
import { aHost, isEmbedded } from '../support/host.ts';

const ask = hostUnderTest();
conforms('listProducts', ask);
conforms('getProduct', ask, {
	path: async (asked, locale) => {
		const products = await readData(listProducts, await asked(`/api/products?locale=${locale}`));
		return `/products/${products[0]?.slug}`;
	},
	unknownPath: '/products/no-such-product',
});

describe('products', () => {
	test('one product equals its entry of the list', async () => {
		const listed = await readData(listProducts, await ask('/api/products?locale=ja'));
		const [first] = listed;
		const answer = await ask(`/api/products/${first?.slug}?locale=${first?.locale}`);
		expect(await readData(getProduct, answer)).toEqual(first);
	});

	test('every variant has a price in every list', async () => {
		const products = await readData(listProducts, await ask('/api/products'));
		const lists = products.flatMap(({ variants }) =>
			variants.map(({ prices }) => prices.map(({ price_list_id }) => price_list_id).join()),
		);
		expect(new Set(lists).size).toBe(1);
	});

	test.each(['%00', '%E0%A4%A', '..%2F..%2Fetc', "a'--", 'A', 'x'.repeat(300), '%F0%9F%9A%B2'])(
		'slug %s is not found',
		async (slug) => {
			expect(await readProblem(await ask(`/api/products/${slug}`))).toMatchObject({
				code: 'not_found',
			});
		},
	);
});

describe.runIf(isEmbedded)('products of the fixture', () => {
	test('are sorted by category and position, discontinued ones included', async () => {
		const products = await readData(listProducts, await ask('/api/products'));
		expect(products.map(({ id }) => id)).toEqual(['rd-50', 'rd-36', 'old-40', 'shirt']);
		expect(products[2]).toMatchObject({ is_discontinued: true, successor_id: 'rd-50' });
	});

	test('are in one language throughout', async () => {
		const product = await readData(getProduct, await ask('/api/products/rd-50-fr?locale=fr'));
		expect(product).toMatchObject({
			locale: 'fr',
			slug: 'rd-50-fr',
			name: 'rd-50 fr',
			brand: 'Livenza',
			document_ids: ['rd-50-manual-it'],
			related_ids: ['rd-36'],
			compatible_ids: ['shirt'],
			options: [
				{
					code: 'freehub',
					name: 'Corpetto fr',
					decides_fit: true,
					values: [
						{ code: 'hg', name: 'HG fr' },
						{ code: 'xdr', name: 'XDR fr' },
					],
				},
			],
			colors: [{ code: 'black', name: 'Nero fr', swatch: 'black', media: null }],
			specifications: [
				{ code: 'weight', value: 1455 },
				{ code: 'rim_material', value: 'Carbonio fr' },
				{ code: 'rim_height', value: 50 },
			],
			media: [{ alt: 'rd-50 fr 1/2' }, { alt: 'rd-50 fr, particolare fr' }],
		});
		expect(product.variants.map(({ name }) => name)).toEqual(['HG fr / Nero fr', 'XDR fr']);
	});

	test('clothing has features and no options', async () => {
		const shirt = await readData(getProduct, await ask('/api/products/shirt-it'));
		expect(shirt.features).toEqual([
			{ code: 'material', value: 'Cotone it' },
			{ code: 'made_in', value: 'Italia' },
		]);
		expect(shirt.variants.map(({ name }) => name)).toEqual(['shirt it']);
	});

	test('prices are whole cents in Italy and whole yen, without tax and rounded up, for Japan', async () => {
		const { variants } = await readData(getProduct, await ask('/api/products/rd-50-it'));
		expect(variants[0]?.prices).toEqual([
			{
				price_list_id: 'italia-2025',
				amount: 12_200,
				street_price: 15_000,
				lowest_price_30d: null,
			},
			{
				price_list_id: 'japan-2025',
				amount: 16_500,
				street_price: 20_300,
				lowest_price_30d: null,
			},
			{
				price_list_id: 'world-2025',
				amount: 10_000,
				street_price: 12_295,
				lowest_price_30d: null,
			},
		]);
	});

	test('an Italian slug is not found under another language', async () => {
		expect((await ask('/api/products/rd-50-it?locale=en')).status).toBe(404);
	});

	test('a product without a translation is returned in Italian, under its Italian slug', async () => {
		const { ask: own, db } = await aHost();
		await db.execute(sql`update products set texts = texts - 'ja' where id = 'rd-50'`);
		await db.execute(sql`delete from slugs where entity_id = 'rd-50' and locale = 'ja'`);
		const product = await readData(getProduct, await own('/api/products/rd-50-it?locale=ja'));
		expect(product).toMatchObject({ locale: 'it', slug: 'rd-50-it', name: 'rd-50 it' });
		expect(product.slugs).toEqual({
			it: 'rd-50-it',
			en: 'rd-50-en',
			es: 'rd-50-es',
			fr: 'rd-50-fr',
		});
		expect(product.options[0]?.name).toBe('Corpetto it');
		const others = await readData(listProducts, await own('/api/products?locale=ja'));
		expect(others.map(({ locale }) => locale)).toEqual(['it', 'ja', 'ja', 'ja']);
	});

	test('an inactive product is never returned', async () => {
		const { ask: own, db } = await aHost();
		await db.execute(sql`update products set is_active = false where id = 'rd-50'`);
		expect((await own('/api/products/rd-50-it')).status).toBe(404);
		expect((await readData(listProducts, await own('/api/products'))).length).toBe(3);
	});
});

describe.runIf(isEmbedded)('the version of a product', () => {
	test.each([
		['a price', sql`update prices set amount = amount + 1 where variant_id = 'rd-50-hg'`],
		['a colour', sql`update colors set swatch = 'carbon'`],
		['an option', sql`update options set name = name || '{"it": "Nuovo"}'`],
		['a picture', sql`update media set file = 'x.webp' where id = 'kleos-rd-50'`],
		['what a picture shows', sql`update media set alt = '{"it": "lato"}'`],
		['a slug', sql`update slugs set slug = 'other' where entity_id = 'rd-50' and locale = 'fr'`],
		['a document', sql`delete from documents`],
		['a specification', sql`update products set specifications = '[]' where id = 'rd-50'`],
	])('changes with %s', async (_, change) => {
		const { ask: own, db } = await aHost();
		const version = async () =>
			(await readData(getProduct, await own('/api/products/rd-50-it'))).version;
		const before = await version();
		expect(await version()).toBe(before);
		await db.execute(change);
		expect(await version()).not.toBe(before);
	});
});

describe.runIf(isEmbedded)('an option that decides fit', () => {
	test('is set at the desk and returned by the API; unset, it follows the kind', async () => {
		const { ask: own, db } = await aHost();
		const told = async () =>
			(await readData(getProduct, await own('/api/products/rd-50-it'))).options[0]?.decides_fit;
		await db.execute(sql`update options set decides_fit = null`);
		expect(await told()).toBe(true);
		const asShop = await signedIn(own, 'shop');
		const listed = await (await asShop('/desk/options')).json();
		expect(listed).toMatchObject({
			data: {
				records: [
					{
						id: 'freehub',
						name: 'Corpetto it',
						option_values: 'HG it, XDR it, N3W it',
						decides_fit: true,
					},
				],
			},
		});
		const mark = (as: typeof asShop, json: object) =>
			as('/desk/options/freehub', { method: 'PATCH', json });
		expect((await mark(asShop, { decides_fit: false })).status).toBe(200);
		expect(await told()).toBe(false);
		expect((await mark(asShop, { decides_fit: 'no' })).status).toBe(422);
		const asSupport = await signedIn(own, 'support');
		expect((await mark(asSupport, { decides_fit: true })).status).toBe(403);
		expect(await told()).toBe(false);
	});
});
