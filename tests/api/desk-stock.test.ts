import { eq, sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { importStock } from '#contract/stock/desk.ts';
import { variants } from '../../src/server/content/tables-catalogue.ts';
import { audit_log } from '../../src/server/identity/tables.ts';
import { stock_items, stock_movements } from '../../src/server/stock/tables.ts';
import {
	toAddress,
	type AskAs,
	toCookie,
	ORIGIN,
	PASSWORD,
	signedIn,
	trySignIn,
} from '../support/desk.ts';
import {
	conformsPrivately,
	readData,
	hostUnderTest,
	readProblem,
} from '../support/host-conformance.ts';
import { aHost, isEmbedded, openOwnHost, type OwnHost } from '../support/host.ts';

const ask = hostUnderTest();
let session = '';
beforeAll(async () => {
	const { name, value } = toCookie(await trySignIn(ask, toAddress('shop'), PASSWORD));
	session = `${name}=${value}`;
});
conformsPrivately('importStock', ask, {
	request: async () => ({
		path: '/desk/stock/import',
		init: {
			headers: { cookie: session, origin: ORIGIN, 'content-type': 'text/csv' },
			body: 'variant_code,on_hand\n',
		},
	}),
});

const ID = 'rd-50-hg';

/** Opens a shop with ten units of the one stock-tracked wheel. */
async function aShelf(): Promise<{ host: OwnHost; asShop: AskAs }> {
	const host = await aHost();
	await host.db.update(stock_items).set({ on_hand: 10 }).where(eq(stock_items.variant_id, ID));
	await host.db.delete(stock_movements);
	return { host, asShop: await signedIn(host.ask, 'shop') };
}
const move = (asWho: AskAs, json: object, id = ID) =>
	asWho(`/desk/stock/${id}/movements`, { json: { reason: '', ...json } });
async function findState({ db }: OwnHost, id = ID) {
	const [item] = await db.select().from(stock_items).where(eq(stock_items.variant_id, id));
	const [variant] = await db.select().from(variants).where(eq(variants.id, id));
	const log = await db.select().from(stock_movements).where(eq(stock_movements.variant_id, id));
	return {
		on_hand: item?.on_hand,
		availability: variant?.availability,
		moved: log.map(({ change }) => change).toSorted((a, b) => a - b),
	};
}

describe.runIf(isEmbedded)('the call that moves stock', () => {
	let own: OwnHost;
	let cookie = '';
	beforeAll(async () => {
		own = await openOwnHost();
		const { name, value } = toCookie(await trySignIn(own.ask, toAddress('shop'), PASSWORD));
		cookie = `${name}=${value}`;
		return () => own.close();
	});
	const headers = () => ({ cookie, origin: ORIGIN, 'content-type': 'application/json' });
	conformsPrivately('moveStock', (path, init) => own.ask(path, init), {
		request: async () => {
			await own.db.update(stock_items).set({ on_hand: 5 }).where(eq(stock_items.variant_id, ID));
			const body = JSON.stringify({ kind: 'count', quantity: 6, seen: 5 });
			return { path: `/desk/stock/${ID}/movements`, init: { headers: headers(), body } };
		},
		unknownPath: '/desk/stock/no-such-article/movements',
	});
});

describe.runIf(isEmbedded)('stock', () => {
	test('starts equal to the catalogue, each article with an opening movement', async () => {
		const { db } = await aHost();
		const items = await db.select().from(stock_items);
		const log = await db.select().from(stock_movements);
		expect(items.length).toBeGreaterThan(0);
		expect(
			log.map(({ variant_id, on_hand, kind }) => [variant_id, on_hand, kind]).toSorted(),
		).toEqual(items.map(({ variant_id, on_hand }) => [variant_id, on_hand, 'opening']).toSorted());
	});

	test.each([
		[{ kind: 'count', quantity: 0, seen: 10 }, 0, 'out_of_stock', -10],
		[{ kind: 'count', quantity: 3, seen: 10 }, 3, 'low_stock', -7],
		[{ kind: 'count', quantity: 10, seen: 10 }, 10, 'in_stock', 0],
		[{ kind: 'receipt', quantity: 5, seen: 10 }, 15, 'in_stock', 5],
		[{ kind: 'return', quantity: 1, seen: 10 }, 11, 'in_stock', 1],
		[{ kind: 'loss', quantity: 9, seen: 10 }, 1, 'low_stock', -9],
	])('after %j is %i, and the catalogue shows %s', async (json, on_hand, availability, change) => {
		const { host, asShop } = await aShelf();
		expect((await move(asShop, { ...json, reason: 'Inventario' })).status).toBe(200);
		expect(await findState(host)).toEqual({ on_hand, availability, moved: [change] });
		const [entry] = await host.db.select().from(audit_log).where(eq(audit_log.resource, 'stock'));
		expect(entry).toMatchObject({
			action: json.kind,
			changes: { on_hand: { from: 10, to: on_hand } },
		});
	});

	test('accepts the first of two counts of the same number, and refuses the second', async () => {
		const { host, asShop } = await aShelf();
		const answers = await Promise.all([
			move(asShop, { kind: 'count', quantity: 8, seen: 10 }),
			move(asShop, { kind: 'count', quantity: 7, seen: 10 }),
		]);
		expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
		expect((await findState(host)).moved).toHaveLength(1);
	});

	test('received by a double press is counted once', async () => {
		const { host, asShop } = await aShelf();
		const receipt = { kind: 'receipt', quantity: 5, seen: 10 };
		await Promise.all([move(asShop, receipt), move(asShop, receipt), move(asShop, receipt)]);
		expect(await findState(host)).toMatchObject({ on_hand: 15, moved: [5] });
	});

	test('cannot fall below zero', async () => {
		const { host, asShop } = await aShelf();
		const problem = await readProblem(await move(asShop, { kind: 'loss', quantity: 11, seen: 10 }));
		expect(problem.fields).toEqual([{ path: 'quantity', code: 'more_than_there_is' }]);
		expect(await findState(host)).toMatchObject({ on_hand: 10, moved: [] });
	});

	test.each([
		[{ kind: 'count', quantity: -1, seen: 10 }, 'quantity'],
		[{ kind: 'count', quantity: 1.5, seen: 10 }, 'quantity'],
		[{ kind: 'count', quantity: '2', seen: 10 }, 'quantity'],
		[{ kind: 'count', quantity: 1e9, seen: 10 }, 'quantity'],
		[{ kind: 'opening', quantity: 1, seen: 10 }, 'kind'],
		[{ kind: 'count', quantity: 1 }, 'seen'],
		[{ kind: 'count', quantity: 1, seen: 10, on_hand: 5 }, 'on_hand'],
	])('is refused as %j, with its field', async (json, path) => {
		const { host, asShop } = await aShelf();
		expect(await readProblem(await move(asShop, json))).toMatchObject({
			status: 422,
			fields: [{ path }],
		});
		expect(await findState(host)).toMatchObject({ on_hand: 10 });
	});

	test('an article made to order stays made to order after a count', async () => {
		const { host, asShop } = await aShelf();
		const json = { variant_code: 'RD-50-XDR', on_hand: 0 };
		expect((await asShop('/desk/stock', { json })).status).toBe(200);
		expect(await findState(host, 'rd-50-xdr')).toMatchObject({ availability: 'made_to_order' });
	});

	test('is low at the article’s own threshold', async () => {
		const { host, asShop } = await aShelf();
		const path = `/desk/stock/${ID}`;
		await asShop(path, { method: 'PATCH', json: { low_at: 10, backorder_on: '2026-12-14' } });
		expect(await findState(host)).toMatchObject({ availability: 'low_stock' });
	});

	test('neither stock nor catalogue changes when the log cannot be written', async () => {
		const { host, asShop } = await aShelf();
		await host.db.execute(sql`alter table stock_movements add check (change > -10)`);
		expect((await move(asShop, { kind: 'count', quantity: 0, seen: 10 })).status).toBe(500);
		expect(await findState(host)).toEqual({ on_hand: 10, availability: 'in_stock', moved: [] });
	});

	test.each(['support', 'editor'] as const)('is not moved by %s', async (role) => {
		const { host } = await aShelf();
		const other = await signedIn(host.ask, role);
		expect((await move(other, { kind: 'count', quantity: 0, seen: 10 })).status).toBe(403);
	});
});

describe.runIf(isEmbedded)('stock from CSV', () => {
	const imported = async (asShop: AskAs, csv: string) =>
		readData(importStock, await asShop('/desk/stock/import', { csv }));

	test('is set with a movement for each changed number, or not at all', async () => {
		const { host, asShop } = await aShelf();
		const good = [
			'variant_code,on_hand,low_at,backorder_on,reason',
			'RD-50-HG,2,,,Inventario',
			'RD-50-XDR,4,,,',
		];
		const report = await imported(
			asShop,
			[...good, 'NO-SUCH,1,,,', 'SHIRT,"1,5",,,', 'SHIRT,1,,2026-02-30,', 'RD-50-HG,3,,,'].join(
				'\n',
			),
		);
		expect(report).toMatchObject({ added: 0, changed: 0, unchanged: 0, is_taken: false });
		expect(report.bad.map(({ line, code }) => [line, code])).toEqual([
			[4, 'unknown_article'],
			[5, 'on_hand'],
			[6, 'backorder_on'],
			[7, 'duplicate'],
		]);
		expect((await findState(host)).moved).toEqual([]);

		expect(await imported(asShop, good.join('\n'))).toMatchObject({ added: 1, changed: 1 });
		expect(await findState(host)).toEqual({ on_hand: 2, availability: 'low_stock', moved: [-8] });
	});

	test('exported and imported again changes nothing', async () => {
		const { host, asShop } = await aShelf();
		const csv = await (await asShop('/desk/stock/export')).text();
		expect(await imported(asShop, csv)).toMatchObject({ added: 0, changed: 0, bad: [] });
		expect((await findState(host)).moved).toEqual([]);
	});

	/** Exports, with cells of the one wheel changed as a person edits them in a spreadsheet. */
	async function exported(asShop: AskAs, change: (cells: string[]) => void = () => undefined) {
		const csv = await (await asShop('/desk/stock/export')).text();
		const [head = '', ...rows] = csv.trim().split('\r\n');
		const names = head.replace('\uFEFF', '').split(',');
		const at = (name: string) => names.indexOf(name);
		const lines = rows.map((row) => {
			const cells = row.split(',');
			if (cells[at('id')] !== ID) return row;
			change(cells);
			return cells.join(',');
		});
		return { csv: [head, ...lines].join('\r\n'), at };
	}
	const sold = (host: OwnHost, on_hand: number) =>
		host.db.update(stock_items).set({ on_hand }).where(eq(stock_items.variant_id, ID));
	const answered = (asShop: AskAs, csv: string, answer: string, seen: string) =>
		asShop(`/desk/stock/import?changed_since=${answer}&seen=${seen}`, { csv });

	test('imported from an unchanged export restores no sold units', async () => {
		const { host, asShop } = await aShelf();
		const { csv } = await exported(asShop);
		await sold(host, 1);
		expect(await imported(asShop, csv)).toMatchObject({ changed: 0, is_taken: true, bad: [] });
		expect(await findState(host)).toMatchObject({ on_hand: 1, moved: [] });
	});

	test('that was sold since the export needs a decision, before anything is imported', async () => {
		const { host, asShop } = await aShelf();
		const { csv: file } = await exported(asShop, (cells) => (cells[3] = '12'));
		const csv = `${file}\r\n,RD-50-XDR,,4,,,,,,,,,`;
		await sold(host, 1);
		const asked = await imported(asShop, csv);
		expect(asked).toMatchObject({
			added: 0,
			changed: 0,
			is_taken: false,
			changed_since: [{ field: 'on_hand', exported: 10, now: 1, wanted: 12 }],
		});
		expect(await findState(host)).toMatchObject({ on_hand: 1, moved: [] });
		expect((await findState(host, 'rd-50-xdr')).on_hand).toBeUndefined();
		// One more is sold before the answer: it answered another list.
		await sold(host, 0);
		const again = await readData(importStock, await answered(asShop, csv, 'take', asked.seen));
		expect(again).toMatchObject({ is_taken: false, changed_since: [{ now: 0 }] });
		const left = await readData(importStock, await answered(asShop, csv, 'leave', again.seen));
		expect(left).toMatchObject({ added: 1, changed: 0, is_taken: true });
		expect((await findState(host)).on_hand).toBe(0);
		const taken = await readData(importStock, await answered(asShop, csv, 'take', left.seen));
		expect(taken).toMatchObject({ changed: 1, is_taken: true });
		expect(await findState(host)).toMatchObject({ on_hand: 12, moved: [12] });
	});

	test('keeps its number when other columns changed; a file is counted once', async () => {
		const { host, asShop } = await aShelf();
		const { csv } = await exported(asShop, (cells) => (cells[3] = '12'));
		expect(await imported(asShop, csv)).toMatchObject({ changed: 1, is_taken: true });
		expect(await imported(asShop, csv)).toMatchObject({ changed: 0, is_taken: true });
		// Sold down to the exported number: the file is stale all the same.
		await sold(host, 10);
		expect(await imported(asShop, csv)).toMatchObject({ is_taken: false });
		const { csv: other, at } = await exported(asShop);
		await sold(host, 9);
		const low = other.replace(/^.*"key"".*RD-50-HG.*$/m, (row) => {
			const cells = row.split(',');
			cells[at('low_at')] = '3';
			return cells.join(',');
		});
		const asked = await imported(asShop, low);
		expect(asked.changed_since.map(({ field }) => field)).toEqual(['low_at']);
		await answered(asShop, low, 'take', asked.seen);
		const [item] = await host.db.select().from(stock_items).where(eq(stock_items.variant_id, ID));
		expect(item).toMatchObject({ on_hand: 9, low_at: 3 });
	});

	test('from cells sorted apart from their row is refused by line', async () => {
		const { host, asShop } = await aShelf();
		const { csv } = await exported(asShop, (cells) => (cells[3] = '12'));
		const report = await imported(asShop, csv.replace('[""RD-50-HG""]', '[""SHIRT""]'));
		expect(report.bad.map(({ code }) => code)).toEqual(['exported']);
		expect((await findState(host)).on_hand).toBe(10);
	});

	test('from an export without marks needs a decision where the shop has changed since', async () => {
		const { host, asShop } = await aShelf();
		const before = new Date('2026-01-01T00:00:00Z').toISOString();
		const file = `variant_code,on_hand,updated_at\nRD-50-HG,4,${before}`;
		expect(await imported(asShop, file)).toMatchObject({ is_taken: false });
		expect((await findState(host)).on_hand).toBe(10);
	});

	test('is imported whole or not at all when the import is interrupted', async () => {
		const { host, asShop } = await aShelf();
		await host.db.execute(sql`alter table stock_movements add check (change <> 999)`);
		const csv = 'variant_code,on_hand\nRD-50-HG,2\nRD-36-XDR,999';
		expect((await asShop('/desk/stock/import', { csv })).status).toBe(500);
		expect(await findState(host)).toEqual({ on_hand: 10, availability: 'in_stock', moved: [] });
	});

	test('counted at the desk meanwhile starts each change from the current number', async () => {
		const { host, asShop } = await aShelf();
		await Promise.all([
			imported(asShop, 'variant_code,on_hand\nRD-50-HG,20'),
			move(asShop, { kind: 'receipt', quantity: 5, seen: 10 }),
		]);
		const { on_hand, moved } = await findState(host);
		expect(10 + moved.reduce((sum, change) => sum + change, 0)).toBe(on_hand);
	});
});

describe.runIf(isEmbedded)('lists of articles', () => {
	const read = async (asWho: AskAs, path: string) =>
		((await (await asWho(path)).json()) as { data: { records: Record<string, unknown>[] } }).data
			.records;

	test.each(['stock', 'prices'])(
		'of %s show name and picture, and are searched by name and code',
		async (list) => {
			const host = await aHost();
			const asShop = await signedIn(host.ask, 'shop');
			const [row] = await read(asShop, `/desk/${list}?q=rd-50%20it`);
			expect(row).toMatchObject({ variant_code: expect.stringContaining('RD-50') });
			expect(row?.['article']).toBe('rd-50 it');
			const code = String(row?.['variant_code']);
			const byCode = await read(asShop, `/desk/${list}?q=${code.toLowerCase()}`);
			expect(byCode).toContainEqual(row);
			expect(byCode.filter(({ variant_code }) => variant_code !== code)).toEqual([]);
			expect(await read(asShop, `/desk/${list}?q=nobody%20has%20this`)).toEqual([]);
		},
	);

	test('of prices show the price list', async () => {
		const host = await aHost();
		const asShop = await signedIn(host.ask, 'shop');
		const [row] = await read(asShop, '/desk/prices?price_list_id=italia-2025');
		expect(row?.['price_list_name']).toMatch(/Itali/);
	});

	test('show the picture of the article’s colour first', async () => {
		const host = await aHost();
		const { db } = host;
		await db.execute(sql`insert into media (id, file, width, height, source)
			values ('lead', 'lead.webp', 300, 300, ''), ('black', 'black.webp', 300, 300, '')`);
		await db.execute(sql`insert into product_media (product_id, position, media_id)
			values ('rd-50', 0, 'lead') on conflict (product_id, position)
			do update set media_id = excluded.media_id`);
		const asShop = await signedIn(host.ask, 'shop');
		const find = async () => (await read(asShop, '/desk/stock?variant_code=RD-50-HG'))[0];
		expect(await find()).toMatchObject({ picture: 'lead.webp' });
		await db.execute(sql`update products set color_pictures = jsonb_build_object(
			(select color from variants where id = ${ID}), 'black') where id = 'rd-50'
			and exists (select 1 from variants where id = ${ID} and color is not null)`);
		const [{ color } = { color: null }] = await db
			.select({ color: variants.color })
			.from(variants)
			.where(eq(variants.id, ID));
		expect(await find()).toMatchObject({ picture: color ? 'black.webp' : 'lead.webp' });
	});

	test('of stock show the price of the default list, if any', async () => {
		const host = await aHost();
		const { db } = host;
		const asShop = await signedIn(host.ask, 'shop');
		const find = async () => (await read(asShop, '/desk/stock?variant_code=RD-50-HG'))[0];
		await db.execute(sql`update prices set amount = case when price_list_id =
			(select id from price_lists where is_default) then 123400 else 999 end
			where variant_id = ${ID}`);
		expect(await find()).toMatchObject({ price: 123400, currency: 'EUR' });
		await db.execute(sql`delete from prices where variant_id = ${ID} and price_list_id =
			(select id from price_lists where is_default)`);
		expect(await find()).toMatchObject({ price: null, currency: null });
	});

	test('export no picture', async () => {
		const host = await aHost();
		const asShop = await signedIn(host.ask, 'shop');
		const [header = ''] = (await (await asShop('/desk/stock/export')).text()).split('\r\n');
		expect(header.split(',')).toContain('article');
		expect(header.split(',')).not.toContain('picture');
	});
});
