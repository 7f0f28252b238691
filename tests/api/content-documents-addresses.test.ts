import { describe, expect, test } from 'vitest';
import { listRedirects } from '#contract/content/endpoints.ts';
import type { Slugs } from '#contract/entity.ts';
import { liveDocument, publish } from '../support/content-documents.ts';
import { readData } from '../support/host-conformance.ts';
import { aHost, isEmbedded, type Ask, type OwnHost } from '../support/host.ts';

/** Redirects of addresses that are no longer an entry's own, without those of the fixture. */
async function moved(ask: Ask): Promise<Record<string, unknown>> {
	const redirects = await readData(listRedirects, await ask('/api/redirects'));
	return Object.fromEntries(
		redirects
			.filter(({ id }) => id.startsWith('moved.'))
			.map(({ from, to, to_locale }) => {
				const where =
					to.type === 'entity' ? `${to.entity}/${to.id}` : to.type === 'route' ? to.route : to.url;
				return [from, `${to_locale} ${where}`];
			}),
	);
}

async function rename({ db }: OwnHost, id: string, slugs: Partial<Slugs>) {
	const document = await liveDocument(db, 'page', id);
	const renamed = { ...document, slugs: { ...document.slugs, ...slugs } };
	return publish(db, [{ entity: 'page', id, document: renamed }]);
}

describe.runIf(isEmbedded)('a former address keeps leading somewhere', () => {
	test('after a change: it leads to the new one in the same language', async () => {
		const host = await aHost();
		const { slugs } = await liveDocument(host.db, 'page', 'company');
		expect(await rename(host, 'company', { en: 'about-us' })).toEqual([]);
		expect(await moved(host.ask)).toEqual({ [`/en/${slugs.en}`]: 'en page/company' });
	});

	test('after the entry takes it back: it is the entry’s again', async () => {
		const host = await aHost();
		const { slugs } = await liveDocument(host.db, 'page', 'company');
		await rename(host, 'company', { en: 'about-us' });
		await rename(host, 'company', { en: 'our-house' });
		expect(await moved(host.ask)).toEqual({
			[`/en/${slugs.en}`]: 'en page/company',
			'/en/about-us': 'en page/company',
		});
		await rename(host, 'company', { en: slugs.en });
		expect(await moved(host.ask)).toEqual({
			'/en/about-us': 'en page/company',
			'/en/our-house': 'en page/company',
		});
	});

	test('after another entry takes it: it is that entry’s', async () => {
		const host = await aHost();
		const { slugs } = await liveDocument(host.db, 'page', 'company');
		await rename(host, 'company', { it: 'la-casa' });
		expect(await rename(host, 'quality', { it: slugs.it })).toEqual([]);
		expect(Object.keys(await moved(host.ask))).not.toContain(`/it/${slugs.it}`);
	});

	test('after its language is removed: it leads to the Italian page', async () => {
		const { db, ask } = await aHost();
		const document = await liveDocument(db, 'page', 'company');
		const { ja, ...slugs } = document.slugs;
		expect(
			await publish(db, [{ entity: 'page', id: 'company', document: { ...document, slugs } }]),
		).toEqual([]);
		expect(await moved(ask)).toEqual({ [`/ja/${ja}`]: 'it page/company' });
	});

	test('after the entry is deleted: all of its addresses lead to the nearest page', async () => {
		const host = await aHost();
		const { slugs } = await liveDocument(host.db, 'page', 'quality');
		await rename(host, 'quality', { it: 'la-qualita' });
		const gone = [{ entity: 'page' as const, id: 'quality', document: null }];
		expect(await publish(host.db, gone)).toEqual([]);
		expect(await moved(host.ask)).toEqual({
			[`/it/${slugs.it}`]: 'it page/company',
			'/it/la-qualita': 'it page/company',
			[`/en/${slugs.en}`]: 'en page/company',
			[`/es/${slugs.es}`]: 'es page/company',
			[`/fr/${slugs.fr}`]: 'fr page/company',
			[`/ja/${slugs.ja}`]: 'ja page/company',
		});
	});

	test('while a product is inactive: it leads to its category', async () => {
		const { db, ask } = await aHost();
		const product = await liveDocument(db, 'product', 'shirt');
		const other = await liveDocument(db, 'product', 'rd-50');
		const item = (is_active: boolean) => ({
			entity: 'product' as const,
			id: 'shirt',
			document: { ...product, is_active },
		});
		const unlinked = {
			entity: 'product' as const,
			id: 'rd-50',
			document: { ...other, compatible_ids: [] },
		};
		expect(await publish(db, [unlinked, item(false)])).toEqual([]);
		expect(await moved(ask)).toMatchObject({
			[`/it/prodotto/${product.slugs.it}`]: 'it category/merchandise',
			[`/ja/product/${product.slugs.ja}`]: 'ja category/merchandise',
		});
		expect(await publish(db, [item(true)])).toEqual([]);
		expect(await moved(ask)).toEqual({});
	});

	test('of a category narrowed to a usage, too', async () => {
		const { db, ask } = await aHost();
		const category = await liveDocument(db, 'category', 'wheels');
		const { slugs: usage } = await liveDocument(db, 'product_usage', 'track');
		const document = { ...category, slugs: { ...category.slugs, it: 'cerchi' } };
		expect(await publish(db, [{ entity: 'category', id: 'wheels', document }])).toEqual([]);
		expect(await moved(ask)).toMatchObject({
			[`/it/prodotti/${category.slugs.it}`]: 'it category/wheels',
			[`/it/prodotti/${category.slugs.it}/${usage.it}`]: 'it category/wheels',
		});
	});
});
