import { describe, expect, test } from 'vitest';
import { LOCALES } from '#contract/locales.ts';
import { aFakeApi, replyJson, replyNever, type FakeApi } from '../support/fake-api.ts';
import { aPlace, build } from '../support/fake-api-build.ts';
import { stopLine as stopped } from '../support/fake-api-model.ts';

/** End of a whole build: its exit code, and one line without a stack. */
async function stoppedBuild(
	host: Pick<FakeApi, 'url'>,
	env: Record<string, string> = {},
): Promise<string> {
	const { status, lines } = await build(host, aPlace(), env);
	expect(status).toBe(1);
	expect(lines.filter((line) => /^\s+at /.test(line))).toEqual([]);
	expect(lines.filter((line) => line.startsWith('Build stopped: '))).toHaveLength(1);
	return lines.at(-1) ?? '';
}

describe('a failing host stops the build with one line', () => {
	test('nothing listens', async () => {
		const host = await aFakeApi();
		await host.close();
		expect(await stoppedBuild(host)).toMatch(
			/^Build stopped: GET \/api\/[\w-]+( \((it|en|es|fr|ja)\))?: no answer: .*ECONNREFUSED/,
		);
	});

	test('it exceeds the time limit three times', async () => {
		const host = await aFakeApi();
		host.reply('/products', 'ja', replyNever);
		// Enough for all the other calls, which come at the same moment as this one.
		expect(await stopped(host, { API_TIMEOUT_MS: '3000' })).toBe(
			'Build stopped: GET /api/products (ja): no answer within 3 s',
		);
		expect(host.asked.filter((call) => call === '/products?locale=ja')).toHaveLength(3);
	});

	test('it fails three times', async () => {
		const host = await aFakeApi();
		host.reply('/news', 'fr', replyJson({}, 503));
		expect(await stopped(host)).toBe('Build stopped: GET /api/news (fr): status 503 internal');
		expect(host.asked.filter((call) => call === '/news?locale=fr')).toHaveLength(3);
	});

	test('it refuses, without a retry', async () => {
		const host = await aFakeApi();
		host.reply(
			'/settings',
			'es',
			replyJson({ type: 'about:blank', status: 422, code: 'validation_failed' }, 422),
		);
		expect(await stopped(host)).toBe(
			'Build stopped: GET /api/settings (es): status 422 validation_failed',
		);
		expect(host.asked.filter((call) => call === '/settings?locale=es')).toHaveLength(1);
	});

	test('the answer is truncated', async () => {
		const host = await aFakeApi();
		host.reply('/jobs', 'en', replyJson('{"data":[{"id":"wheel-buil'));
		expect(await stopped(host)).toBe(
			'Build stopped: GET /api/jobs (en): answer: expected JSON, got "{\\"data\\":[{\\"id\\":\\"wheel-buil"',
		);
	});

	test('the answer is a page of HTML', async () => {
		const host = await aFakeApi();
		host.reply('/stores', null, replyJson('<!doctype html><title>Login</title>'));
		expect(await stopped(host)).toBe(
			'Build stopped: GET /api/stores: answer: expected JSON, got "<!doctype html><title>Login</title>"',
		);
	});

	test('a field deep inside has the wrong shape', async () => {
		const host = await aFakeApi();
		const products = structuredClone(host.site.fr.products);
		const price = products[2]?.variants[0]?.prices[0];
		host.reply(
			'/products',
			'fr',
			replyJson(
				JSON.stringify({ data: products }).replace(
					JSON.stringify(price),
					JSON.stringify({ ...price, amount: '2190.00' }),
				),
			),
		);
		expect(await stopped(host)).toMatch(
			/^Build stopped: GET \/api\/products \(fr\): data\.\d+\.variants\.\d+\.prices\.\d+\.amount of "[\w-]+": expected number, got "2190\.00"$/,
		);
	});

	test('a picture that a block needs is missing', async () => {
		const host = await aFakeApi();
		const [page] = host.site.it.pages;
		const block = {
			type: 'text_media',
			title: 'Ruote',
			html: '',
			media: null,
			side: 'left',
			links: [],
		};
		host.reply('/pages', 'it', replyJson({ data: [{ ...page, blocks: [block] }] }));
		expect(await stopped(host)).toMatch(
			/^Build stopped: GET \/api\/pages \(it\): data\.0\.blocks\.0\.media of "[\w-]+": expected Object, got null$/,
		);
	});

	test('the host lacks a picture that an entry names', async () => {
		const host = await aFakeApi();
		const [category] = host.site.it.categories;
		const file = category?.media_hamburger?.file ?? '';
		expect(file).not.toBe('');
		host.lose(file);
		const line = await stopped(host);
		expect(line).toMatch(/^Build stopped: \w+ "[^"]+" \(it\) names picture "[^"]+": 404$/);
		expect(line).toContain(file);
	});

	test('a block has an unknown type', async () => {
		const host = await aFakeApi();
		const [page] = host.site.en.pages;
		host.reply('/pages', 'en', replyJson({ data: [{ ...page, blocks: [{ type: 'carousel' }] }] }));
		expect(await stopped(host)).toMatch(
			/^Build stopped: GET \/api\/pages \(en\): data\.0\.blocks\.0\.type of "[\w-]+": expected .*"hero".*, got "carousel"$/,
		);
	});
});

describe('contradictory content stops the build and is named', () => {
	test('two pages claim one address', async () => {
		const host = await aFakeApi();
		const company = host.site.es.pages.find(({ id }) => id === 'company');
		const contacts = host.site.es.pages.find(({ id }) => id === 'contacts');
		if (company && contacts) contacts.slug = company.slug;
		expect(await stopped(host)).toBe(
			`Build stopped: /es/${company?.slug} is claimed by page "company" and by page "contacts"`,
		);
	});

	test('a page claims the address of a screen', async () => {
		const host = await aFakeApi();
		const contacts = host.site.it.pages.find(({ id }) => id === 'contacts');
		if (contacts) contacts.slug = 'prodotti';
		expect(await stopped(host)).toMatch(
			/^Build stopped: \/it\/prodotti is claimed by page "contacts" and by route "products-archive"$/,
		);
	});

	test('a redirect has the address of a page', async () => {
		const host = await aFakeApi();
		const [redirect] = host.site.shared.redirects;
		if (redirect) redirect.from = '/it/news';
		expect(await stopped(host)).toBe(
			`Build stopped: /it/news is claimed by route "news-archive" page 1 and by redirect "${redirect?.id}"`,
		);
	});

	test('a page names an unknown template', async () => {
		const host = await aFakeApi();
		for (const locale of LOCALES) {
			const page = host.site[locale].pages.find(({ id }) => id === 'company');
			if (page) page.template = 'brochure';
		}
		// Known to the page file alone, which only a build reads.
		expect(await stoppedBuild(host)).toBe(
			'Build stopped: page "company" names template "brochure", which the site does not have',
		);
	});

	test('a menu links to a missing entry', async () => {
		const host = await aFakeApi();
		const menu = host.site.it.menus.find(({ slug }) => slug === 'footer');
		const item = menu?.items[0];
		if (item) item.link = { type: 'entity', entity: 'page', id: 'sponsors' };
		expect(await stopped(host)).toBe(
			`Build stopped: menu "footer" item "${item?.id}" (it) links to page "sponsors", which does not exist`,
		);
	});

	test('a block names a missing product', async () => {
		const host = await aFakeApi();
		const page = host.site.ja.pages.find(({ id }) => id === 'company');
		page?.blocks.unshift({
			type: 'product_numbers',
			title: null,
			product_id: 'kleos-rd-99',
			codes: ['weight'],
		});
		expect(await stopped(host)).toBe(
			'Build stopped: page "company" block 0 (product_numbers) (ja) names product "kleos-rd-99", which does not exist',
		);
	});

	test('a required page is missing', async () => {
		const host = await aFakeApi();
		for (const locale of LOCALES) {
			const source = host.site[locale];
			source.pages = source.pages.filter(({ id }) => id !== 'privacy-policy-newsletter');
			for (const menu of source.menus) menu.items = [];
			for (const page of source.pages) page.blocks = [];
		}
		expect(await stopped(host)).toBe(
			'Build stopped: GET /api/pages (it): page "privacy-policy-newsletter" is required and missing',
		);
	});

	test('no price list is the default one', async () => {
		const host = await aFakeApi();
		for (const list of host.site.shared.priceLists) list.is_default = false;
		expect(await stopped(host)).toBe(
			'Build stopped: GET /api/price-lists: no list is the default one',
		);
	});
});
