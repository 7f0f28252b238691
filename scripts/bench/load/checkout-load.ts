import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { type Db, openDatabase } from '../../../src/server/platform/db/client.ts';
import { embeddedUrl } from '../../../tests/support/embedded-database.ts';
import { stockArticles } from '../../../tests/support/stock-articles.ts';
import { exitCode, startNode } from '../../stack/child.ts';
import { startHost } from '../../stack/stack.ts';
import type { Measure } from '../part.ts';

const figuresSchema = v.object({
	checkouts: v.number(),
	done: v.number(),
	per_second: v.number(),
	median_ms: v.number(),
	p95_ms: v.number(),
	/** Number of sums that the shop showed and that differ from the buyers' own. */
	wrong: v.number(),
	/** Total of all orders, as the buyers calculated it. */
	amount: v.number(),
	pieces: v.record(v.string(), v.number()),
	statuses: v.record(v.string(), v.number()),
});
type Bought = v.InferOutput<typeof figuresSchema>;

const AT_ONCE = 20;
/** Bought first: the first answers compile the host’s code. */
const FIRST = 200;
const CHECKOUTS = 2_000;
const ARTICLES = 8;
const ON_HAND = 100_000;

/** Lets buyers of a second process check out, as fast as they go; several hosts have commas between. */
export async function buy(
	url: string,
	articles: readonly string[],
	checkouts: number,
): Promise<Bought> {
	const lines: string[] = [];
	const args = [url, AT_ONCE, checkouts].map(String);
	const child = startNode(['scripts/bench/load/buyers.ts', ...args], {
		onLine: (line) => lines.push(line),
		env: { SHOPPED: articles.join() },
	});
	if ((await exitCode(child)) !== 0) throw new Error('the buyers failed');
	return v.parse(figuresSchema, JSON.parse(lines.join('\n')));
}

interface Books {
	orders: number;
	amount: number;
	provided: number;
	held: Record<string, number>;
}

/** Reads the paid orders, their money here and at the provider, and the units reserved for them. */
async function readBooks(db: Db): Promise<Books> {
	const { rows } = await db.execute<{ orders: number; amount: number; provided: number }>(sql`select
		(select count(*)::int from orders where status = 'processing') as orders,
		(select coalesce(sum(total_amount), 0)::int from orders where status = 'processing') as amount,
		(select coalesce(sum(amount), 0)::int from test_payments where status = 'paid') as provided`);
	const held = await db.execute<{ variant_id: string; quantity: number }>(sql`
		select variant_id, sum(quantity)::int as quantity from stock_holds group by 1`);
	const [found] = rows;
	if (!found) throw new Error('the query of the totals returned no row');
	const kept = held.rows.map(({ variant_id, quantity }) => [variant_id, quantity]);
	return { ...found, held: Object.fromEntries(kept) };
}

function findDifferences(before: Books, after: Books, bought: Bought): string[] {
	const rows: [string, number, number][] = [
		['orders', after.orders - before.orders, bought.done],
		['money of the orders', after.amount - before.amount, bought.amount],
		['money at the provider', after.provided - before.provided, bought.amount],
		...Object.entries(bought.pieces).map(([id, pieces]): [string, number, number] => [
			`pieces of ${id}`,
			(after.held[id] ?? 0) - (before.held[id] ?? 0),
			pieces,
		]),
	];
	return rows.flatMap(([name, found, expected]) =>
		found === expected ? [] : [`${name}: ${found} instead of ${expected}`],
	);
}

interface ShopSettings {
	root: string;
	/** Name of the folder of its data. */
	name: string;
	/** Number of articles, and units of each. */
	shelves: [articles: number, onHand: number];
	/** Number of products that the catalogue is brought to. Default: the seed's. */
	products?: number;
}

/** A host of its own with its database. */
interface OwnShop {
	url: string;
	db: Db;
	dataDir: string;
	articles: string[];
	pid: number;
}

/** Opens a host of its own with filled shelves, whose code the first buyers have compiled. */
export async function atOwnShop<T>(
	{ root, name, shelves: [articles, onHand], products }: ShopSettings,
	work: (shop: OwnShop) => Promise<T>,
): Promise<T> {
	const dataDir = join(root, name);
	await rm(join(dataDir, 'mail'), { recursive: true, force: true });
	await mkdir(dataDir, { recursive: true });
	const host = await startHost({
		...{ DATA_DIR: dataDir, TEST_PAYMENTS: 'on', SMTP_URL: '' },
		...(products ? { BENCH_PRODUCTS: String(products) } : {}),
	});
	const { db, close } = openDatabase(await embeddedUrl(dataDir, 'site'));
	try {
		// Addresses of an earlier run have used up their rate limits.
		await db.execute(sql`delete from rate_counters`);
		const filled = await stockArticles(db, articles, onHand);
		await buy(host.url, filled, FIRST);
		const pid = host.process.pid ?? 0;
		return await work({ url: host.url, db, dataDir, articles: filled, pid });
	} finally {
		await close();
		await host.stop();
	}
}

/** Measures checkouts at a host of its own, as fast as buyers of a second process go. */
export const measure: Measure = ({ root }) =>
	atOwnShop({ root, name: 'checkout', shelves: [ARTICLES, ON_HAND] }, async (shop) => {
		const { url, db, articles } = shop;
		const before = await readBooks(db);
		const bought = await buy(url, articles, CHECKOUTS);
		const differences = findDifferences(before, await readBooks(db), bought);
		const { pieces: _, amount: amount_cents, statuses, ...row } = bought;
		return {
			figures: { paid: { ...row, amount_cents, differences: differences.length } },
			remarks: [`statuses ${JSON.stringify(statuses)}`, ...differences],
		};
	});
