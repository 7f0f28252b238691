import { describe, expect, test } from 'vitest';
import { LOCALES } from '#contract/locales.ts';
import { searchSite } from '#contract/search/endpoints.ts';
import { SEARCH_PAGE_PATH } from '#contract/search/version.ts';
import { products } from '../../src/server/content/tables-catalogue.ts';
import { SEARCH_TEXTS } from '../../src/server/search/texts.ts';
import { search_misses } from '../../src/server/measurement/tables.ts';
import { conformsPrivately, readData, hostUnderTest } from '../support/host-conformance.ts';
import { aHost, isEmbedded, type Ask } from '../support/host.ts';

const query = (locale: string, q: string) => String(new URLSearchParams({ locale, q }));
const search = async (ask: Ask, q: string, locale = 'it') =>
	readData(searchSite, await ask(`/api/search?${query(locale, q)}`));
const readPage = async (ask: Ask, q: string, locale = 'it') => {
	const response = await ask(`${SEARCH_PAGE_PATH}?${query(locale, q)}`);
	return { response, text: await response.text() };
};

conformsPrivately('searchSite', hostUnderTest(), {
	request: async () => ({ path: `/search?${query('it', 'rd')}` }),
});

describe.runIf(isEmbedded)('the search of the host', () => {
	test('answers in every language, with links to the localised address', async () => {
		const { ask } = await aHost();
		for (const locale of LOCALES) {
			const { hits } = await search(ask, 'rd-50', locale);
			expect(hits[0]).toMatchObject({ id: 'product/rd-50' });
			expect(hits[0]?.href).toMatch(new RegExp(`^/${locale}/`));
		}
	});

	test('follows a change of the content', async () => {
		const { ask, db } = await aHost();
		expect((await search(ask, 'rd-50')).total).toBeGreaterThan(0);
		await db.update(products).set({ is_active: false });
		const ids = (await search(ask, 'rd-50')).hits.map(({ id }) => id);
		expect(ids.filter((id) => id.startsWith('product/'))).toEqual([]);
	});

	test('prints a page without script that escapes the query', async () => {
		const { ask } = await aHost();
		const { response, text } = await readPage(ask, 'rd-50');
		expect(response.status).toBe(200);
		expect(response.headers.get('x-robots-tag')).toBe('noindex');
		expect(response.headers.get('content-security-policy')).toMatch(/script-src 'sha256-/);
		expect(text).toContain('href="/it/prodotto/');
		const hostile = await readPage(ask, '" autofocus onfocus="alert(1)');
		expect(hostile.response.status).toBe(200);
		expect(hostile.text).not.toContain('" autofocus');
		expect(hostile.text).toContain('&quot; autofocus');
		expect((await readPage(ask, '<img src=x>')).text).not.toContain('<img');
	});

	test.each(['', 'a', 'ホイール', 'x'.repeat(300), '%', '\u0000'])(
		'explains an empty result for %j',
		async (typed) => {
			const { ask } = await aHost();
			const { response, text } = await readPage(ask, typed);
			expect(response.status).toBe(200);
			expect(text).toMatch(/<p>[^<]{10,}<\/p>/);
		},
	);

	test('says that nothing has the price asked for, in the data and on the page', async () => {
		const { ask } = await aHost();
		expect(await search(ask, 'rd-36 sotto 1 euro')).toMatchObject({ is_beyond_price: true });
		expect(await search(ask, 'rd-36 sotto 9000 euro')).toMatchObject({ is_beyond_price: false });
		const { beyondPrice } = SEARCH_TEXTS.it;
		expect((await readPage(ask, 'rd-36 sotto 1 euro')).text).toContain(beyondPrice);
		expect((await readPage(ask, 'rd-36 sotto 9000 euro')).text).not.toContain(beyondPrice);
	});

	test('links a serial to the passport, and counts misses anonymously', async () => {
		const { ask, db } = await aHost();
		expect((await readPage(ask, 'MQC50A250103')).text).toContain('/it/wheel#serial=MQC50A250103');
		await readPage(ask, 'zzqqxx');
		const rows = await db.select().from(search_misses);
		expect(rows.map(({ term, count }) => [term, count])).toEqual([['zzqqxx', 1]]);
	});
});
