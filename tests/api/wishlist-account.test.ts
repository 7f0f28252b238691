import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MOST_WISHED } from '#contract/wishlist/entries.ts';
import * as lists from '#contract/wishlist/lists.ts';
import { prices, variants } from '../../src/server/content/tables-catalogue.ts';
import { addItems } from '../../src/server/wishlist/lists/queries.ts';
import { conformsPrivately, readData, readProblem } from '../support/host-conformance.ts';
import { isEmbedded, openOwnHost, type OwnHost } from '../support/host.ts';
import { aShopper } from '../support/shop-customer.ts';

describe.runIf(isEmbedded)('a customer’s wishlist', () => {
	let host: OwnHost;
	let now = new Date('2025-06-15T10:00:00Z').getTime();
	let people = 0;
	beforeAll(async () => {
		host = await openOwnHost({ clock: () => new Date(now) });
	});
	afterAll(() => host.close());

	const somebody = () => aShopper(host, `shopper-${(people += 1)}@mail.example`);
	type Shopper = Awaited<ReturnType<typeof somebody>>;
	const listIds = async ({ as }: Shopper) =>
		(await readData(lists.getWishlist, await as('/wishlist?country=IT&locale=it'))).entries.map(
			({ id }) => id,
		);
	const add = async ({ as }: Shopper, ...variant_ids: string[]) =>
		readData(lists.addToWishlist, await as('/wishlist/items', 'POST', { variant_ids }));
	const shared = (token: string) =>
		host.ask('/api/shop/wishlists/shared', {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify({ token, country: 'IT', locale: 'it' }),
		});
	const getLink = async ({ as }: Shopper) =>
		(await readData(lists.shareWishlist, await as('/wishlist/shares', 'POST'))).share_token;

	const asCustomer = (path: string, json?: unknown) => async () => {
		const { session } = await somebody();
		const body = json === undefined ? {} : { body: JSON.stringify(json) };
		return { path, init: { headers: session, ...body } };
	};
	const ask: OwnHost['ask'] = (path, init) => host.ask(path, init);
	conformsPrivately('getWishlist', ask, {
		request: asCustomer('/account/wishlist?country=IT'),
		unknownPath: '/account/wishlist?country=XX',
	});
	conformsPrivately('addToWishlist', ask, {
		request: asCustomer('/account/wishlist/items', { variant_ids: ['shirt'] }),
	});
	conformsPrivately('removeFromWishlist', ask, {
		request: asCustomer('/account/wishlist/items/shirt'),
	});
	conformsPrivately('shareWishlist', ask, { request: asCustomer('/account/wishlist/shares') });
	conformsPrivately('endWishlistShare', ask, { request: asCustomer('/account/wishlist/shares') });
	conformsPrivately('readSharedWishlist', ask, {
		async request() {
			const token = await getLink(await somebody());
			return {
				path: '/shop/wishlists/shared',
				init: {
					headers: { 'content-type': 'application/json' },
					body: JSON.stringify({ token, country: 'IT' }),
				},
			};
		},
	});

	test.each([
		['GET', '?country=IT'],
		['POST', '/items'],
		['DELETE', '/items/shirt'],
		['POST', '/shares'],
	])('requires an account: %s %s', async (method, path) => {
		const response = await host.ask(`/api/account/wishlist${path}`, {
			method,
			headers: { origin: 'http://localhost:4321' },
		});
		expect(await readProblem(response)).toMatchObject({ code: 'unauthorized' });
	});

	test('twice: an article added again is listed once, and keeps its place', async () => {
		const anna = await somebody();
		await add(anna, 'shirt');
		now += 1000;
		await add(anna, 'rd-50-hg');
		now += 1000;
		await add(anna, 'shirt', 'shirt');
		expect(await listIds(anna)).toEqual(['rd-50-hg', 'shirt']);
	});

	test('twice: an article removed again stays removed', async () => {
		const anna = await somebody();
		await add(anna, 'shirt');
		for (const _ of [1, 2]) {
			const response = await anna.as('/wishlist/items/shirt', 'DELETE');
			expect(await readData(lists.removeFromWishlist, response)).toEqual({ variant_ids: [] });
		}
	});

	test('at once: additions of ten tabs are all kept', async () => {
		const anna = await somebody();
		const ids = ['shirt', 'rd-50-hg', 'rd-50-xdr', 'rd-36-hg', 'rd-36-xdr'];
		await Promise.all([...ids, ...ids].map((id) => add(anna, id)));
		expect((await listIds(anna)).toSorted()).toEqual(ids.toSorted());
	});

	test('at once: two devices cannot exceed its limit', async () => {
		const many = Array.from({ length: 120 }, (_, n) => `many-${n}`);
		await host.db.insert(variants).values(
			many.map((id, position) => ({
				id,
				product_id: 'rd-36',
				code: id.toUpperCase(),
				position: position + 10,
				options: {},
				availability: 'in_stock' as const,
			})),
		);
		const anna = await somebody();
		const outcomes = await Promise.all([
			add(anna, ...many.slice(0, 60)),
			add(anna, ...many.slice(60)),
		]);
		expect(outcomes.map(({ outcome }) => outcome).toSorted()).toEqual(['full', 'kept']);
		expect(await listIds(anna)).toHaveLength(MOST_WISHED);
	});

	test('wrong order: removed before it was added, it is listed', async () => {
		const anna = await somebody();
		await anna.as('/wishlist/items/shirt', 'DELETE');
		await add(anna, 'shirt');
		expect(await listIds(anna)).toEqual(['shirt']);
	});

	test('half: an unknown article is omitted and the rest is stored', async () => {
		const anna = await somebody();
		expect(await add(anna, 'none-such', 'shirt')).toEqual({
			outcome: 'kept',
			variant_ids: ['shirt'],
		});
	});

	test('keeps an entry of a removed article, marks it, and lets it be removed', async () => {
		const anna = await somebody();
		const [article] = await host.db.select().from(variants).where(eq(variants.id, 'rd-36-xdr'));
		const priced = await host.db.select().from(prices).where(eq(prices.variant_id, 'rd-36-xdr'));
		await add(anna, 'rd-36-xdr');
		await host.db.delete(variants).where(eq(variants.id, 'rd-36-xdr'));
		const list = await readData(lists.getWishlist, await anna.as('/wishlist?country=IT'));
		expect(list.entries).toEqual([{ state: 'gone', id: 'rd-36-xdr' }]);
		await anna.as('/wishlist/items/rd-36-xdr', 'DELETE');
		expect(await listIds(anna)).toEqual([]);
		if (article) await host.db.insert(variants).values(article);
		await host.db.insert(prices).values(priced);
	});

	test('merges with the device’s list, however often it is sent', async () => {
		const anna = await somebody();
		await add(anna, 'shirt');
		for (const _ of [1, 2]) {
			await host.db.transaction((tx) =>
				addItems(tx, anna.id, ['rd-50-hg', 'shirt', 'none-such'], new Date(now + 5000)),
			);
		}
		expect(await listIds(anna)).toEqual(['rd-50-hg', 'shirt']);
	});

	test.each([
		['nothing', {}],
		['no articles', { variant_ids: [] }],
		['what is no id', { variant_ids: ["a'--"] }],
		['a price', { variant_ids: ['shirt'], amount: 1 }],
		['somebody else', { variant_ids: ['shirt'], customer_id: 'other' }],
	])('rejects %s', async (_what, body) => {
		const anna = await somebody();
		const problem = await readProblem(await anna.as('/wishlist/items', 'POST', body));
		expect(problem.code).toBe('validation_failed');
		expect(problem.fields).toHaveLength(1);
		expect(await listIds(anna)).toEqual([]);
	});

	test('is closed to other customers', async () => {
		const [anna, bruno] = [await somebody(), await somebody()];
		await add(anna, 'shirt');
		expect(await listIds(bruno)).toEqual([]);
		await bruno.as('/wishlist/items/shirt', 'DELETE');
		expect(await listIds(anna)).toEqual(['shirt']);
	});

	describe('shared by link', () => {
		test('is readable with its link, and does not reveal its owner', async () => {
			const anna = await somebody();
			await add(anna, 'shirt');
			const token = await getLink(anna);
			expect(token).toMatch(/^[\w-]{43}$/);
			const response = await shared(token);
			const text = await response.clone().text();
			expect(text).not.toMatch(/Anna|Piave|shopper|mail\.example/);
			expect(text).not.toContain(anna.id);
			const list = await readData(lists.readSharedWishlist, response);
			expect(list.entries.map(({ id }) => id)).toEqual(['shirt']);
		});

		test('twice and at once: all requests get the same link', async () => {
			const anna = await somebody();
			const tokens = await Promise.all([1, 2, 3, 4].map(() => getLink(anna)));
			expect(new Set(tokens).size).toBe(1);
			const list = await readData(lists.getWishlist, await anna.as('/wishlist?country=IT'));
			expect(list.share_token).toBe(tokens[0]);
		});

		test('has an invalid link once ended, and the next one differs', async () => {
			const anna = await somebody();
			const token = await getLink(anna);
			for (const _ of [1, 2]) {
				const response = await anna.as('/wishlist/shares', 'DELETE');
				await readData(lists.endWishlistShare, response);
			}
			const [ended, unknown] = await Promise.all([shared(token), shared('a'.repeat(43))]);
			expect(ended.status).toBe(404);
			expect(await ended.text(), 'as of a secret that never was').toBe(await unknown.text());
			expect(await getLink(anna)).not.toBe(token);
		});

		test('limits guesses of its secret', async () => {
			const client = { 'x-forwarded-for': '203.0.113.9' };
			const guess = (n: number) =>
				host.appOver({ trustedProxies: new Set(['*']) })('/api/shop/wishlists/shared', {
					method: 'POST',
					headers: { 'content-type': 'application/json', ...client },
					body: JSON.stringify({ token: `${'b'.repeat(40)}${n}`, country: 'IT' }),
				});
			for (let n = 0; n < 20; n += 1) expect((await guess(n)).status).toBe(404);
			const refused = await guess(20);
			expect(refused.status).toBe(429);
			expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
		});
	});
});
