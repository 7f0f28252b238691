import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { getPageBuilderContent, listPages } from '#contract/content/endpoints.ts';
import { conforms, readData, hostUnderTest } from '../support/host-conformance.ts';
import { aHost, isEmbedded } from '../support/host.ts';

const ask = hostUnderTest();
conforms('listPages', ask);

describe('pages', () => {
	test('have existing parents', async () => {
		const pages = await readData(listPages, await ask('/api/pages'));
		const ids = new Set(pages.map(({ id }) => id));
		expect(pages.filter(({ parent_id }) => parent_id && !ids.has(parent_id))).toEqual([]);
	});
});

describe.runIf(isEmbedded)('pages of the fixture', () => {
	test('have blocks with pictures resolved', async () => {
		const [company] = await readData(listPages, await ask('/api/pages?locale=es'));
		expect(company).toMatchObject({
			id: 'company',
			title: 'company es',
			seo: { title: null, description: 'About company es', noindex: false },
			blocks: [{ type: 'hero', media: { alt: 'Officina' } }, { type: 'rich_text' }],
		});
	});

	test('a landing page is returned in Italian where it is not published', async () => {
		const pages = await readData(listPages, await ask('/api/pages?locale=ja'));
		const landing = pages.find(({ id }) => id === 'landing');
		expect(landing).toMatchObject({
			locale: 'it',
			slug: 'landing-it',
			slugs: { it: 'landing-it', en: 'landing-en' },
			locales: ['it', 'en'],
		});
	});

	test('a page that names a missing picture is a 500 without details', async () => {
		const { ask: own, db, logged } = await aHost();
		await db.execute(sql`update pages set texts = jsonb_set(texts, '{it,blocks,0,media,picture}',
			'"gone"') where id = 'company'`);
		const response = await own('/api/pages');
		expect(response.status).toBe(500);
		expect(await response.json()).toEqual({ type: 'about:blank', status: 500, code: 'internal' });
		expect(logged.join()).toContain('picture "gone"');
	});
});

conforms('getPageBuilderContent', ask, {
	path: async (asked, locale) => {
		const pages = await readData(listPages, await asked(`/api/pages?locale=${locale}`));
		return `/page-builder/page/${pages[0]?.slug}`;
	},
	unknownPath: '/page-builder/page/no-such-page',
});

describe.runIf(isEmbedded)('page-builder content', () => {
	test('is the blocks of the page', async () => {
		const content = await readData(
			getPageBuilderContent,
			await ask('/api/page-builder/page/quality-ja?locale=ja'),
		);
		expect(content).toMatchObject({ id: 'quality', entity: 'page', slug: 'quality-ja' });
		expect(content.blocks).toHaveLength(2);
	});

	test('exists for pages only', async () => {
		expect((await ask('/api/page-builder/product/rd-50-it')).status).toBe(404);
	});
});
