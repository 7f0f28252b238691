import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { contentKinds } from '#server/content/ports.ts';
import { liveDocument, publish } from '../support/content-documents.ts';
import { aPage, link, page, texts } from '../support/page-documents.ts';
import { aHost, isEmbedded } from '../support/host.ts';

describe.runIf(isEmbedded)('an address that is taken', () => {
	test('is refused with the entry that uses it', async () => {
		const { db } = await aHost();
		const { slugs } = await liveDocument(db, 'page', 'company');
		expect(await publish(db, [page('other', aPage(slugs.it))])).toEqual([
			{ of: 'page/other', path: 'slugs.it', code: 'slug_taken', detail: 'page/company' },
		]);
		// Nothing of it was written.
		expect(await contentKinds.page.read(db, 'other')).toBeNull();
	});

	test.each([
		['a screen', 'cart', 'route/cart'],
		['the list of products', 'prodotti', 'route/products-archive'],
		['the page of an error', '404', 'route/error'],
	])('by %s', async (_who, slug, detail) => {
		const { db } = await aHost();
		expect(await publish(db, [page('other', aPage(slug))])).toMatchObject([
			{ path: 'slugs.it', code: 'slug_taken', detail },
		]);
	});

	test('by a usage cannot be a category’s, either', async () => {
		const { db } = await aHost();
		const usage = await liveDocument(db, 'product_usage', 'road');
		const category = await liveDocument(db, 'category', 'wheels');
		const document = { ...category, slugs: { ...category.slugs, it: usage.slugs.it } };
		expect(await publish(db, [{ entity: 'category', id: 'wheels', document }])).toMatchObject([
			{ path: 'slugs.it', code: 'slug_taken', detail: 'product_usage/road' },
		]);
	});

	test('can be swapped with another in one publication', async () => {
		const { db } = await aHost();
		const [one, two] = [
			await liveDocument(db, 'page', 'company'),
			await liveDocument(db, 'page', 'quality'),
		];
		const exchanged = [
			page('company', { ...one, slugs: two.slugs }),
			page('quality', { ...two, slugs: one.slugs }),
		];
		expect(await publish(db, exchanged)).toEqual([]);
		const { rows } = await db.execute(sql`select id from redirects where id like 'moved.%'`);
		expect(rows).toEqual([]);
	});
});

describe.runIf(isEmbedded)('references of a document', () => {
	test('must exist or be published with it', async () => {
		const { db } = await aHost();
		const child = page('child', aPage('figlia', { parent_id: 'mother' }));
		expect(await publish(db, [child])).toMatchObject([
			{ path: 'parent_id', code: 'target_missing', detail: 'page/mother' },
		]);
		expect(await publish(db, [child, page('mother', aPage('madre'))])).toEqual([]);
	});

	test('must exist for links within texts, too', async () => {
		const { db } = await aHost();
		const linking = (to: string) => ({
			it: texts('Uno', [
				{
					key: 'a',
					type: 'rich_text' as const,
					title: null,
					html: `<p><a href="entry:page/company">a</a> <a href="entry:${to}">b</a></p>`,
				},
			]),
		});
		expect(
			await publish(db, [page('other', aPage('altra', { texts: linking('product/moon') }))]),
		).toMatchObject([
			{ path: 'texts.it.blocks.0.html', code: 'target_missing', detail: 'product/moon' },
		]);
		const good = page('other', aPage('altra', { texts: linking('product/rd-50') }));
		expect(await publish(db, [good])).toEqual([]);
	});

	test('must exist in the language of the reference', async () => {
		const { db } = await aHost();
		const blocks = [
			{
				key: 'a',
				type: 'cta' as const,
				title: 'Vai',
				text: null,
				links: [{ label: 'K1', link: link('page', 'landing') }],
			},
		];
		const inItalian = {
			it: texts('Uno', blocks),
			ja: texts('一'),
			fr: texts('Un'),
			es: texts('Uno'),
		};
		const slugs = { it: 'uno', ja: 'uno', fr: 'uno', es: 'uno' };
		expect(await publish(db, [page('one', aPage('uno', { slugs, texts: inItalian }))])).toEqual([]);
		const inFrench = { ...inItalian, fr: texts('Un', blocks) };
		expect(
			await publish(db, [page('one', aPage('uno', { slugs, texts: inFrench }))]),
		).toMatchObject([
			{
				path: 'texts.fr.blocks.0.links.0.link',
				code: 'target_missing',
				detail: 'page/landing (fr)',
			},
		]);
	});

	test('must not form a circle of parents', async () => {
		const { db } = await aHost();
		const company = await liveDocument(db, 'page', 'company');
		const circle = page('company', { ...company, parent_id: 'quality' });
		expect(await publish(db, [circle])).toMatchObject([{ path: 'parent_id', code: 'circle' }]);
	});

	test('must have texts where they have an address', async () => {
		const { db } = await aHost();
		const lacking = aPage('senza', { slugs: { it: 'senza', en: 'without' } });
		expect(await publish(db, [page('lacking', lacking)])).toMatchObject([
			{ path: 'texts.en', code: 'text_missing' },
		]);
	});
});

describe.runIf(isEmbedded)('entries that the site requires', () => {
	test.each([
		['page', 'company-info'],
		['menu', '4'],
		['settings', 'settings'],
		['form', 'contact'],
	] as const)('cannot be removed: %s %s', async (entity, id) => {
		const { db } = await aHost();
		const faults = await contentKinds[entity].check(db, id, null);
		expect(faults).toContainEqual({ path: '', code: 'required' });
	});

	test('stay at the root and in every language', async () => {
		const { db } = await aHost();
		const home = aPage('casa', { slugs: { it: 'home', en: 'start' }, locales: ['it', 'en'] });
		const document = { ...home, texts: { it: texts('Casa'), en: texts('Home') } };
		expect(await publish(db, [page('home', document)])).toMatchObject([
			{ path: 'locales', code: 'required' },
			{ path: 'slugs.en', code: 'required' },
		]);
	});
});

describe.runIf(isEmbedded)('a value that only one entry may have', () => {
	test('is refused with its owner', async () => {
		const { db } = await aHost();
		const other = await liveDocument(db, 'product', 'rd-36');
		const document = {
			...(await liveDocument(db, 'product', 'rd-50')),
			code: other.code,
		};
		expect(await publish(db, [{ entity: 'product', id: 'rd-50', document }])).toMatchObject([
			{ path: 'code', code: 'taken', detail: 'product/rd-36' },
		]);
		const redirect = {
			from: '/it/chi-siamo',
			to: link('page', 'company'),
			to_locale: 'it' as const,
			status: 301 as const,
		};
		expect(
			await publish(db, [{ entity: 'redirect', id: 'more', document: redirect }]),
		).toMatchObject([{ path: 'from', code: 'taken', detail: 'redirect/about' }]);
		const live = { ...redirect, from: `/it/prodotto/${other.slugs.it}` };
		expect(await publish(db, [{ entity: 'redirect', id: 'more', document: live }])).toMatchObject([
			{ path: 'from', code: 'taken', detail: 'product/rd-36' },
		]);
	});
});
