import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { listWishes, MOST_WISHED } from '#contract/wishlist/entries.ts';
import { products } from '../../src/server/content/tables-catalogue.ts';
import { aShopper } from '../support/cart.ts';
import { conforms, readData, hostUnderTest, readProblem } from '../support/host-conformance.ts';
import { aHost, isEmbedded } from '../support/host.ts';

const asked = hostUnderTest();
conforms('listWishes', asked, {
	path: async () => '/shop/wishes?country=IT&variants=none-such',
	unknownPath: '/shop/wishes?country=XX&variants=none-such',
});

describe.runIf(isEmbedded)('a wishlist on a device', () => {
	const wishes = async (query: string) =>
		readData(listWishes, await asked(`/api/shop/wishes?${query}`));

	test('is returned in the order of its ids, each with product, street price and availability', async () => {
		const { entries, prices_include_vat } = await wishes(
			'country=IT&locale=en&variants=shirt,rd-50-hg',
		);
		expect(prices_include_vat).toBe(true);
		expect(entries.map(({ id }) => id)).toEqual(['shirt', 'rd-50-hg']);
		expect(entries[1]).toMatchObject({
			state: 'sold',
			code: 'RD-50-HG',
			product: { name: 'rd-50 en', brand: 'Livenza', slug: 'rd-50-en' },
			price_list: { id: 'italia-2025', currency: 'EUR', street_price: 150_00 },
			amount: 122_00,
			availability: 'in_stock',
		});
	});

	test('marks removed articles', async () => {
		const { entries } = await wishes('country=IT&variants=gone-for-good,shirt');
		expect(entries[0]).toEqual({ state: 'gone', id: 'gone-for-good' });
		expect(entries[1]?.state).toBe('sold');
	});

	test('shows an article like the cart: name, texts and the picture of its colour', async () => {
		const host = await aHost();
		const black = { color_pictures: { black: 'merch-t-shirt' } };
		await host.db.update(products).set(black).where(eq(products.id, 'rd-50'));
		const query = 'country=IT&locale=en&variants=rd-50-hg';
		const wished = await readData(listWishes, await host.ask(`/api/shop/wishes?${query}`));
		const [entry] = wished.entries;
		if (entry?.state !== 'sold') throw new Error('it is sold');
		const inCart = (await aShopper(host.ask, { locale: 'en' }).add('rd-50-hg')).items[0]?.variant;
		const { category: _, picture, ...product } = inCart?.product ?? {};
		expect(entry).toMatchObject({ name: inCart?.name, code: inCart?.code, product });
		expect(entry.product.media).toEqual(picture);
		expect(picture?.file).toContain('merch-t-shirt');
	});

	test('keeps discontinued articles, which have a page', async () => {
		const { entries } = await wishes('country=IT&variants=old-40-hg');
		expect(entries[0]?.state).toBe('sold');
	});

	test('has the prices of the country', async () => {
		const { entries, prices_include_vat } = await wishes('country=JP&variants=rd-50-hg');
		expect(prices_include_vat).toBe(false);
		expect(entries[0]).toMatchObject({ price_list: { currency: 'JPY' } });
	});

	test.each([
		['no list', 'country=IT', 'variants'],
		['a price', 'country=IT&variants=a&amount=1', 'amount'],
		['no country', 'variants=a', 'country'],
		[
			'more than a list holds',
			`country=IT&variants=${Array.from({ length: MOST_WISHED + 1 }, (_, n) => `v${n}`).join()}`,
			'variants',
		],
	])('is refused for %s, and the field is named', async (_what, query, field) => {
		const problem = await readProblem(await asked(`/api/shop/wishes?${query}`));
		expect(problem.fields?.map(({ path }) => path)).toEqual([field]);
	});
});
