import { sql, type SQL } from 'drizzle-orm';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openDatabase, type Db } from '../../src/server/platform/db/client.ts';
import { aHost, isEmbedded } from '../support/host.ts';

interface Row extends Record<string, unknown> {
	seq: number;
	change: string;
}

async function readLast(db: Db): Promise<number> {
	const { rows } = await db.execute<{ seq: number }>(
		sql`select max(seq) as seq from content_commits`,
	);
	return rows[0]?.seq ?? 0;
}

/** Changes in the feed after a sequence number. */
async function told(db: Db, after: number): Promise<Row[]> {
	const { rows } = await db.execute<Row>(sql`
		select c.seq, f.part || coalesce(' ' || f.entity_id, '') as change
		from content_commits c join content_feed f using (tx) where c.seq > ${after} order by 1, 2`);
	return rows;
}

const anyIdIn = (table: string) => sql.raw(`(select id from ${table} order by id limit 1)`);
const aProduct = sql`(select product_id from prices p join variants v on v.id = p.variant_id
	order by 1 limit 1)`;

async function productIn(db: Db): Promise<string> {
	const { rows } = await db.execute<{ id: string }>(sql`select ${aProduct} as id`);
	return rows[0]?.id ?? '';
}

describe.runIf(isEmbedded)('the feed of changes', () => {
	test.each<[string, SQL, (id: string) => string[]]>([
		[
			'a price',
			sql`update prices set amount = amount + 1 where variant_id in
				(select id from variants where product_id = ${aProduct})`,
			(id) => [`products ${id}`],
		],
		[
			'the availability of an article',
			sql`update variants set availability = case availability
				when 'in_stock' then 'out_of_stock' else 'in_stock' end where product_id = ${aProduct}`,
			(id) => [`products ${id}`],
		],
		[
			'its picture',
			sql`delete from product_media where product_id = ${aProduct}`,
			(id) => [`products ${id}`],
		],
		[
			'its words',
			sql`update products set texts = jsonb_set(texts, '{it,name}', '"Nome"') where id = ${aProduct}`,
			(id) => [`products ${id}`],
		],
		[
			'its place in the list',
			sql`update products set position = position + 1000 where id = ${aProduct}`,
			(id) => [`products ${id}`, `products.order ${id}`],
		],
		[
			'that it is shown no longer',
			sql`update products set is_active = false where id = ${aProduct}`,
			(id) => [`products ${id}`, `products.order ${id}`],
		],
		[
			'a usage that it is listed under',
			sql`delete from product_usage_links where product_id = ${aProduct}`,
			(id) => [`products ${id}`, `products.order ${id}`],
		],
		[
			'that it has gone',
			sql`delete from products where id = ${aProduct}`,
			(id) => [`products ${id}`, `products.order ${id}`, `slugs.product ${id}`],
		],
		[
			'its address',
			sql`update slugs set slug = slug || '-x' where entity = 'product' and entity_id = ${aProduct}
				and locale = 'it'`,
			(id) => [`products ${id}`, `slugs.product ${id}`],
		],
	])('names the product with %s', async (_what, change, expected) => {
		const { db } = await aHost();
		const id = await productIn(db);
		const before = await readLast(db);
		await db.execute(change);
		const changes = (await told(db, before)).map((row) => row.change);
		expect(changes.filter((one) => one.endsWith(` ${id}`))).toEqual(expected(id));
	});

	test.each<[string, SQL, string[]]>([
		['a page', sql`update pages set template = 'x' where id = 'company'`, ['pages company']],
		['nothing, when nothing changes', sql`update pages set texts = texts`, []],
		['nothing of a piece on the shelf', sql`update stock_items set on_hand = on_hand + 1`, []],
		['what was emptied, whole', sql`truncate redirects`, ['redirects']],
		[
			'the menu of an item',
			sql`update menu_items set texts = jsonb_set(texts, '{it,label}', '"Voce"')
				where (menu_id, id) = (select menu_id, id from menu_items where menu_id = ${anyIdIn('menus')} limit 1)`,
			['menus'],
		],
	])('reports %s', async (_what, change, expected) => {
		const { db } = await aHost();
		const before = await readLast(db);
		await db.execute(change);
		const changes = (await told(db, before)).map((row) => row.change);
		expect(
			changes.map((one, at) => (expected[at]?.includes(' ') ? one : one.split(' ')[0])),
		).toEqual(expected);
	});

	test('has no entry of a transaction that was rolled back', async () => {
		const { db } = await aHost();
		const before = await readLast(db);
		await db
			.transaction(async (tx) => {
				await tx.execute(sql`delete from redirects`);
				tx.rollback();
			})
			.catch(() => undefined);
		expect(await told(db, before)).toEqual([]);
	});

	test('numbers transactions by their commit', async () => {
		const { db, url } = await aHost();
		const other = openDatabase(url);
		onTestFinished(other.close);
		const before = await readLast(db);
		await db.transaction(async (tx) => {
			await tx.execute(sql`update pages set template = 'x' where id = 'company'`);
			await other.db.execute(sql`update jobs set is_open = not is_open`);
			const seen = await told(other.db, before);
			expect(new Set(seen.map(({ change }) => change.split(' ')[0]))).toEqual(new Set(['jobs']));
		});
		const after = await told(db, before);
		const last = after.at(-1);
		expect(last?.change).toBe('pages company');
		expect(new Set(after.map(({ seq }) => seq)).size).toBe(2);
	});

	test('misses no entry for a reader among twenty writers', async () => {
		const { db } = await aHost();
		const start = await readLast(db);
		const seen = new Set<string>();
		let cursor = start;
		let isOver = false;
		const reader = (async () => {
			while (!isOver) {
				const rows = await told(db, cursor);
				for (const { seq, change } of rows) {
					seen.add(change);
					cursor = Math.max(cursor, seq);
				}
			}
		})();
		await Promise.all(
			Array.from({ length: 20 }, (_, number) =>
				db.execute(sql`insert into redirects (id, "from", "to", to_locale, status) values
					(${`r${number}`}, ${`/r${number}`}, '{"type":"route","route":"home"}', 'it', 301)`),
			),
		);
		isOver = true;
		await reader;
		for (const { change } of await told(db, cursor)) seen.add(change);
		expect(seen.size).toBe(20);
	});
});
