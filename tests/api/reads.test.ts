import { sql } from 'drizzle-orm';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { getSettings, listJobs, listLocales } from '#contract/content/endpoints.ts';
import { getForm } from '#contract/forms/forms.ts';
import { LINKABLE_ENTITIES } from '#contract/links.ts';
import { findProducts } from '../../src/server/content/products/queries.ts';
import { MODULES } from '../../src/server/modules.ts';
import { openDatabase } from '../../src/server/platform/db/client.ts';
import { readData } from '../support/host-conformance.ts';
import { aHost, isEmbedded, type Ask } from '../support/host.ts';
import { submitForm } from '../support/submit-form.ts';
import { aWatchedHost, type Query } from '../support/watched-host.ts';

const READERS = 250;
const crowd = (ask: Ask, path: string, count = READERS) =>
	Promise.all(Array.from({ length: count }, () => ask(path)));

const askedFor = (queries: readonly Query[], table: string) =>
	queries.filter(({ text }) => text.includes(`from "${table}"`)).length;

/** Parts that a cached answer was read from, by its queries. */
function partsIn(queries: readonly Query[]): string[] {
	const parts = queries.flatMap(({ text, params }) =>
		[...text.matchAll(/(?:from|join) "(\w+)"/g)].flatMap(([, name = '']) =>
			name === 'slugs'
				? LINKABLE_ENTITIES.filter((entity) => params.includes(entity)).map((e) => `slugs.${e}`)
				: [name],
		),
	);
	return [...new Set(parts)].filter((part) => !WITHOUT_VERSION.includes(part)).toSorted();
}

/** Rows of `artworks` are named by their digest and never change; the settings name another one. */
const WITHOUT_VERSION = ['content_versions', 'artworks'];

const EXAMPLES: Record<string, string> = {
	'/menus/{slug}': '/menus/main',
	'/products/{slug}': '/products/rd-50-it',
	'/page-builder/{entity}/{slug}': '/page-builder/page/company-it',
	'/shop/prices': '/shop/prices?country=IT&products=rd-50&ranges=Kleos%20RD',
	'/forms/{slug}': '/forms/contact',
	'/address-rules/{country}': '/address-rules/it',
	'/shop/wishes': '/shop/wishes?country=IT&variants=shirt',
};

describe.runIf(isEmbedded)('public reads', () => {
	const isReading = ({ method, audience = 'public', path }: Endpoint) =>
		method === 'GET' && audience === 'public' && !['/healthz', '/readyz'].includes(path);

	const routes = MODULES.flatMap((module) => Object.values(module.routes));
	test.each(routes.filter(({ endpoint }) => isReading(endpoint)))(
		'$endpoint.path declares exactly the tables that it reads',
		async ({ endpoint, reads }) => {
			const { ask, queries } = await aWatchedHost();
			const answer = await ask(`/api${EXAMPLES[endpoint.path] ?? endpoint.path}`);
			expect(answer.status).toBe(200);
			expect(partsIn(queries)).toEqual((reads ?? []).toSorted());
		},
	);

	test('are built once for 250 simultaneous requests', async () => {
		const { ask, queries } = await aWatchedHost();
		const answers = await crowd(ask, '/api/products');
		expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
		expect(askedFor(queries, 'variants')).toBe(1);
		await crowd(ask, '/api/products');
		expect(askedFor(queries, 'variants')).toBe(1);
		expect(askedFor(queries, 'content_versions')).toBeLessThanOrEqual(4);
	});

	test('are built once, whatever the order of parameters', async () => {
		const { ask, queries } = await aWatchedHost();
		const paths = ['/api/pages', '/api/pages?locale=it', '/api/pages?utm_source=mail'];
		const etags = await Promise.all(
			paths.map(async (path) => (await ask(path)).headers.get('etag')),
		);
		expect(new Set(etags).size).toBe(1);
		await ask('/api/pages', { method: 'HEAD' });
		await ask('/api/pages', { headers: { 'if-none-match': etags[0] ?? '' } });
		expect(askedFor(queries, 'pages')).toBe(1);
	});

	test('are read once when equal in all languages, and again after a change', async () => {
		const { ask, db, queries } = await aWatchedHost();
		const wheelsIn = async (locale: string) => {
			const form = await readData(getForm, await ask(`/api/forms/visit?locale=${locale}`));
			return form.fields.flatMap(({ slug, options }) =>
				slug === 'article' ? options.map(({ label }) => label) : [],
			);
		};
		const [italian, english] = [await wheelsIn('it'), await wheelsIn('en')];
		expect(italian).toContain('rd-50 it: HG it / Nero it');
		expect(english).toContain('rd-50 en: HG en / Nero en');
		expect(askedFor(queries, 'variants')).toBe(1);
		await db.execute(
			sql`update products set texts = jsonb_set(texts, '{en,name}', '"RD 51"') where id = 'rd-50'`,
		);
		expect(await wheelsIn('en')).toContain('RD 51: HG en / Nero en');
		expect(await wheelsIn('it')).toEqual(italian);
		expect(askedFor(queries, 'variants')).toBe(2);
	});

	test('are read in parts of one snapshot when large', async () => {
		const { ask, db, queries } = await aWatchedHost();
		await ask('/api/products');
		const begun = queries.filter(({ text }) => text.startsWith('begin'));
		expect(begun.map(({ text }) => text)).toEqual([
			'begin isolation level repeatable read read only',
		]);
		const whole = await findProducts(db, 'it');
		expect(whole.length).toBeGreaterThan(3);
		for (const atOnce of [1, 2, 3]) {
			expect(await findProducts(db, 'it', atOnce)).toEqual(whole);
		}
	});

	test('are aborted when others would wait too long', async () => {
		const { db } = await aHost();
		let now = performance.now();
		const clock = vi.spyOn(performance, 'now').mockImplementation(() => (now += 10_000));
		onTestFinished(() => clock.mockRestore());
		await expect(findProducts(db, 'it', 1)).rejects.toThrow('the products take too long to read');
		clock.mockRestore();
		expect((await findProducts(db, 'it', 1)).length).toBeGreaterThan(3);
	});

	test('are not rebuilt for unrelated changes', async () => {
		const { ask, db, queries } = await aWatchedHost();
		await ask('/api/products');
		await db.execute(sql`update pages set template = 'x' where id = 'company'`);
		await db.execute(sql`update slugs set slug = slug || '-x' where entity = 'page'`);
		await ask('/api/products');
		expect(askedFor(queries, 'variants')).toBe(1);
	});

	test('have the same ETag from two hosts, before and after a change', async () => {
		const host = await aHost();
		const hosts = [host.ask, host.appOver()];
		const etags = () =>
			Promise.all(hosts.map(async (ask) => (await ask('/api/price-lists')).headers.get('etag')));
		const [first, second] = await etags();
		expect(first).toMatch(/^"[\w-]+"$/);
		expect(second).toBe(first);
		await host.db.execute(sql`update price_lists set year = year + 1`);
		const [other, otherOfSecond] = await etags();
		expect(other).not.toBe(first);
		expect(otherOfSecond).toBe(other);
	});

	test('contain every change in the next answer, from any host and connection', async () => {
		const host = await aHost();
		const elsewhere = openDatabase(host.url);
		onTestFinished(elsewhere.close);
		const hosts = [host.ask, host.appOver()];
		let isOver = false;
		// Others read all the time, so that versions are fetched and answers put together
		// meanwhile.
		const others = hosts.map(async (ask) => {
			while (!isOver) await crowd(ask, '/api/settings', 5);
		});
		const seen: (string | null)[] = [];
		for (let round = 0; round < 60; round += 1) {
			const name = `Livenza ${round}`;
			const writer = round % 2 === 0 ? host.db : elsewhere.db;
			await writer.execute(
				sql`update settings set texts = jsonb_set(texts, '{it,site_name}', to_jsonb(${name}::text))`,
			);
			const answers = await Promise.all(hosts.map((ask) => ask('/api/settings')));
			const names = await Promise.all(
				answers.map(async (answer) => (await readData(getSettings, answer)).site_name),
			);
			seen.push(...names.map((found) => (found === name ? null : `${found} for ${name}`)));
		}
		isOver = true;
		await Promise.all(others);
		expect(seen.filter((wrong) => wrong !== null)).toEqual([]);
	});

	test('are as old as the database, also after a restore', async () => {
		const { ask, db } = await aHost();
		const before = await (await ask('/api/redirects')).text();
		await db.execute(sql`create table kept as select * from redirects`);
		await db.execute(sql`truncate redirects`);
		expect(await (await ask('/api/redirects')).json()).toEqual({ data: [] });
		await db.execute(sql`insert into redirects select * from kept`);
		expect(await (await ask('/api/redirects')).text()).toBe(before);
	});

	test('change when their day comes, without a write', async () => {
		let now = new Date('2025-06-30T21:59:59Z');
		const { ask, db } = await aHost({ clock: () => now });
		await db.execute(sql`update jobs set closes_on = '2025-06-30', is_open = true`);
		const open = async () =>
			(await readData(listJobs, await ask('/api/jobs'))).map(({ is_open }) => is_open);
		expect(new Set(await open())).toEqual(new Set([true]));
		now = new Date('2025-06-30T22:00:00Z');
		expect(new Set(await open())).toEqual(new Set([false]));
	});

	test('have the headers of the host’s other answers', async () => {
		const { ask } = await aHost();
		const kept = await ask('/api/locales');
		const other = await ask('/api/openapi.json');
		await readData(listLocales, kept.clone());
		expect([...kept.headers.keys()].toSorted()).toEqual([...other.headers.keys()].toSorted());
		for (const name of ['etag', 'content-length']) other.headers.delete(name);
		for (const [name, value] of other.headers) expect(kept.headers.get(name)).toBe(value);
	});
});

describe.runIf(isEmbedded)('beside 250 blocked readers', () => {
	test('a form is accepted', async () => {
		const { ask, db, url } = await aHost();
		const { rows } = await db.execute<{ slug: string; locale: string }>(
			sql`select slug, locale from slugs where entity = 'product'`,
		);
		const holder = openDatabase(url, { connections: 1 });
		onTestFinished(holder.close);
		let readers: Promise<Response>[] = [];
		await holder.db.transaction(async (tx) => {
			await tx.execute(sql`lock table variants in access exclusive mode`);
			readers = Array.from({ length: READERS }, (_, index) => {
				const { slug, locale } = rows[index % rows.length] ?? { slug: '', locale: 'it' };
				return ask(`/api/products/${slug}?locale=${locale}`);
			});
			const response = await submitForm(ask, 'contact');
			expect(response.status).toBe(200);
		});
		for (const reader of await Promise.all(readers)) expect([200, 503]).toContain(reader.status);
		expect((await ask('/api/products')).status).toBe(200);
	});
});
