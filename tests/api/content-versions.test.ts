import { sql, type SQL } from 'drizzle-orm';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openDatabase, type Db } from '../../src/server/platform/db/client.ts';
import { CONTENT_PARTS, content_versions } from '../../src/server/platform/answers/tables.ts';
import { aHost, isEmbedded } from '../support/host.ts';

async function listVersions(db: Db): Promise<Map<string, string>> {
	const rows = await db.select().from(content_versions);
	return new Map(rows.map(({ part, version }) => [part, version]));
}

/** Parts whose version differs after the change. */
async function changedBy(db: Db, change: () => Promise<unknown>): Promise<string[]> {
	const before = await listVersions(db);
	await change();
	const after = await listVersions(db);
	return [...after].filter(([part, version]) => before.get(part) !== version).map(([part]) => part);
}

describe.runIf(isEmbedded)('the version of a part of the content', () => {
	test('exists for every part, and every table raises it on each write', async () => {
		const { db } = await aHost();
		expect([...(await listVersions(db)).keys()].toSorted()).toEqual(CONTENT_PARTS.toSorted());
		const { rows } = await db.execute<{ name: string; events: number }>(sql`
			select tgrelid::regclass::text as name, count(*)::int as events from pg_trigger
			where tgname like 'note_content_change_%' and tgenabled = 'O' group by 1`);
		const tables = new Set(CONTENT_PARTS.map((part) => part.replace(/\..*/, '')));
		expect(new Map(rows.map(({ name, events }) => [name, events]))).toEqual(
			new Map([...tables].toSorted().map((name) => [name, 4])),
		);
	});

	test.each<[string, SQL, string[]]>([
		['a price and its product', sql`update prices set amount = amount + 1`, ['prices', 'products']],
		['a page alone', sql`update pages set template = 'x' where id = 'company'`, ['pages']],
		[
			'the address of a page',
			sql`update slugs set slug = slug || '-x' where entity = 'page' and locale = 'en'`,
			['pages', 'slugs.page'],
		],
		['nothing, when nothing changes', sql`update settings set texts = texts`, []],
		['what was emptied', sql`truncate redirects`, ['redirects']],
		['nothing that is no content', sql`delete from rate_counters`, []],
	])('increases with %s', async (_what, change, parts) => {
		const { db } = await aHost();
		expect((await changedBy(db, () => db.execute(change))).toSorted()).toEqual(parts);
	});

	test('stays after a rollback', async () => {
		const { db } = await aHost();
		const givenUp = db
			.transaction(async (tx) => {
				await tx.execute(sql`delete from redirects`);
				tx.rollback();
			})
			.catch(() => undefined);
		expect(await changedBy(db, () => givenUp)).toEqual([]);
	});

	test('causes no deadlock when the same parts change in another order', async () => {
		const { db, url } = await aHost();
		const other = openDatabase(url);
		onTestFinished(other.close);
		const changes = [
			sql`update pages set position = position + 1`,
			sql`update forms set position = position + 1`,
		] as const;
		await db.transaction(async (tx) => {
			await tx.execute(changes[0]);
			// Would hang until the outer one ends, which waits for it.
			await other.db.transaction(async (inner) => {
				await inner.execute(changes[1]);
				await inner.execute(sql`update jobs set is_open = not is_open`);
			});
			await tx.execute(changes[1]);
			await tx.execute(sql`update jobs set is_open = not is_open`);
		});
		const { rows } = await db.execute(sql`select * from content_changes`);
		expect(rows).toEqual([]);
	});
});
