import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { getProduct, listProducts } from '#contract/content/endpoints.ts';
import type { Db } from '../../../src/server/platform/db/client.ts';
import type { SeedData } from '../../../src/seed/data.ts';
import { SEED } from '../../../src/seed/index.ts';
import { seed } from '../../../src/server/seeding/seed.ts';
import { FIXTURE } from '../../support/host-seed.ts';
import { aProduct } from '../../support/seed-factories.ts';
import { readData } from '../../support/host-conformance.ts';
import { aHost, isEmbedded, type OwnHost } from '../../support/host.ts';

/** Reads every row of every table, times included. */
async function everything(db: Db): Promise<Record<string, unknown[]>> {
	const { rows: tables } = await db.execute<{ name: string }>(sql`
		select table_name as name from information_schema.tables
		where table_schema = 'public' and table_name <> 'seed_runs' order by 1`);
	const all: Record<string, unknown[]> = {};
	for (const { name } of tables) {
		const { rows } = await db.execute(
			sql`select to_jsonb(t) as row from ${sql.identifier(name)} t order by to_jsonb(t)::text`,
		);
		all[name] = rows;
	}
	return all;
}

const seedAgain = ({ db, mediaDir, files }: OwnHost, data: SeedData, products = 0) =>
	seed(db, data, { mediaDir, files, products });

const withProducts = (...products: SeedData['products']): SeedData => ({
	...FIXTURE,
	products,
	news: [],
	documents: [],
});

async function listIds(db: Db): Promise<string[]> {
	const { rows } = await db.execute<{ id: string }>(sql`select id from products order by id`);
	return rows.map(({ id }) => id);
}

describe.runIf(isEmbedded)('the seed', () => {
	test('has nothing to do when run again', async () => {
		const host = await aHost();
		expect(await seedAgain(host, FIXTURE)).toBe(false);
	});

	test('changes no row and no time when written again', async () => {
		const host = await aHost();
		const before = await everything(host.db);
		expect(Object.values(before).flat().length).toBeGreaterThan(80);
		await host.db.execute(sql`delete from seed_runs`);
		expect(await seedAgain(host, FIXTURE)).toBe(true);
		expect(await everything(host.db)).toEqual(before);
	});

	test('keeps wheels as staff set them, and adds missing ones', async () => {
		const host = await aHost();
		await host.db.execute(sql`update serials set state = 'teams', note = 'Fornitura'
			where serial_number = 'MQC50A250117'`);
		await host.db.execute(sql`delete from serials where serial_number = 'MQC50P250118'`);
		await host.db.execute(sql`delete from seed_runs`);
		await seedAgain(host, FIXTURE);
		const { rows } = await host.db.execute(sql`select serial_number, state, note from serials
			where serial_number like 'MQC50%' order by 1`);
		expect(rows).toEqual([
			{ serial_number: 'MQC50A250117', state: 'teams', note: 'Fornitura' },
			{ serial_number: 'MQC50P250118', state: 'sold', note: '' },
		]);
	});

	describe('prints documents', () => {
		const MANUAL = 'rd-50-manual-it.pdf';
		const toPaths = ({ dataDir }: OwnHost) => ({
			manual: join(dataDir, 'documents', MANUAL),
			note: join(dataDir, 'documents', 'printed'),
		});
		/** Inode of a file: rewriting a file changes it. */
		const readNumber = async (path: string) => (await stat(path)).ino;

		test('with the same bytes every time', async () => {
			const host = await aHost();
			const { manual, note } = toPaths(host);
			const [before, number] = [await readFile(manual), await readNumber(manual)];
			await rm(note);
			await seedAgain(host, FIXTURE);
			expect(await readNumber(manual)).not.toBe(number);
			expect(before.equals(await readFile(manual))).toBe(true);
		});

		test('once, while nothing in them changes', async () => {
			const host = await aHost();
			const { manual } = toPaths(host);
			const number = await readNumber(manual);
			await seedAgain(host, FIXTURE);
			await seedAgain(host, { ...FIXTURE, jobs: [] });
			expect(await readNumber(manual)).toBe(number);
		});

		test('again when their texts have changed', async () => {
			const host = await aHost();
			const { manual } = toPaths(host);
			const before = await readFile(manual);
			const documents = FIXTURE.documents.map((each) => ({ ...each, paragraphs: ['Novità'] }));
			await seedAgain(host, { ...FIXTURE, documents });
			expect((await readFile(manual)).byteLength).toBeLessThan(before.byteLength);
		});

		test.each(['gone', 'damaged'])('again when a file is %s', async (state) => {
			const host = await aHost();
			const { manual } = toPaths(host);
			const before = await readFile(manual);
			if (state === 'gone') await rm(manual);
			else await writeFile(manual, before.subarray(0, 100));
			await seedAgain(host, FIXTURE);
			expect(before.equals(await readFile(manual))).toBe(true);
		});
	});

	test('updates the time of changed rows only', async () => {
		const host = await aHost();
		const times = async () => {
			const products = await readData(listProducts, await host.ask('/api/products'));
			return new Map(products.map(({ id, updated_at }) => [id, updated_at]));
		};
		const before = await times();
		const cheaper = FIXTURE.products.map((product) =>
			product.id === 'rd-36'
				? { ...product, variants: product.variants.map((v) => ({ ...v, price: v.price - 100 })) }
				: product,
		);
		await seedAgain(host, { ...FIXTURE, products: cheaper });
		const after = await times();
		const moved = [...after].filter(([id, time]) => before.get(id) !== time).map(([id]) => id);
		expect(moved).toEqual(['rd-36']);
	});

	test('removes its own rows and leaves those of others', async () => {
		const host = await aHost();
		await host.db.execute(sql`
			insert into products (id, code, brand, category_id, position, options, colors,
				specifications, features, texts)
			select 'by-hand', 'BY-HAND', brand, category_id, 9, options, colors, specifications,
				features, texts from products where id = 'rd-36'`);
		await host.db.execute(sql`update products set origin = 'editor',
			texts = jsonb_set(texts, '{it,name}', '"Rinominato"') where id = 'rd-50'`);
		await seedAgain(host, withProducts(aProduct('rd-50'), aProduct('new-1')));
		expect(await listIds(host.db)).toEqual(['by-hand', 'new-1', 'rd-50']);
		const kept = await readData(getProduct, await host.ask('/api/products/rd-50-it'));
		expect(kept.name).toBe('Rinominato');
		expect(kept.variants).toHaveLength(2);
		const { rows } = await host.db.execute(sql`select 1 from slugs where entity_id = 'rd-36'`);
		expect(rows).toEqual([]);
	});

	test('lets two entries swap their addresses', async () => {
		const host = await aHost();
		const [a, b] = [aProduct('rd-50'), aProduct('rd-36')];
		await seedAgain(host, withProducts({ ...a, texts: b.texts }, { ...b, texts: a.texts }));
		const found = await readData(getProduct, await host.ask('/api/products/rd-36-en?locale=en'));
		expect(found.id).toBe('rd-50');
	});

	test('changes nothing when it fails half-way', async () => {
		const host = await aHost();
		const before = await everything(host.db);
		const broken = withProducts(aProduct('rd-50', { category_id: 'no-such-category' }));
		await expect(seedAgain(host, broken)).rejects.toThrow(
			/^Seed: .*Key \(category_id\)=\(no-such-category\) is not present in table "categories"/,
		);
		expect(await everything(host.db)).toEqual(before);
	});

	test.each([
		[
			'two products of one address',
			withProducts(aProduct('one'), aProduct('two', { texts: aProduct('one').texts })),
			'Seed: address "product/it/one-it" is claimed by product one and by product two',
		],
		[
			'two products of one code',
			withProducts(aProduct('one'), aProduct('two', { code: 'ONE' })),
			'Seed: product code "ONE" is claimed by product one and by product two',
		],
		[
			'two variants of one code',
			withProducts(aProduct('one'), aProduct('two', { variants: aProduct('one').variants })),
			'Seed: variant code "one-hg" is claimed by product one and by product two',
		],
		[
			'words that no font of a document has',
			{
				...FIXTURE,
				documents: FIXTURE.documents.map((file) => ({ ...file, paragraphs: ['🚲'] })),
			},
			/^Seed: document "rd-50-manual-it" cannot be printed: /,
		],
	])('refuses %s', async (_, data, message) => {
		const host = await aHost();
		await expect(seedAgain(host, data)).rejects.toThrow(message);
	});

	test('names the picture that is missing', async () => {
		const { db, dataDir, files } = await aHost();
		const options = { mediaDir: dataDir, files };
		await expect(seed(db, FIXTURE, options)).rejects.toThrow(
			`Seed: picture "hamburger-wheels" is missing, expected ${dataDir}/hamburger-wheels.webp`,
		);
	});
});

describe.runIf(isEmbedded)('a generated catalogue', () => {
	test('grows to the requested size, as varied as the real one, and shrinks again', async () => {
		const host = await aHost();
		await seedAgain(host, FIXTURE, 60);
		const products = await readData(listProducts, await host.ask('/api/products?locale=ja'));
		expect(products).toHaveLength(60);
		const generated = products.find(({ id }) => id === 'gen-0001-rd-50');
		expect(generated).toMatchObject({
			slug: 'rd-50-ja-0001',
			name: 'rd-50 ja 0001',
			drawing: { rim: { height_mm: 52 } },
		});
		expect(generated?.variants).toHaveLength(2);
		expect(await seedAgain(host, FIXTURE, 60)).toBe(false);
		await seedAgain(host, FIXTURE);
		expect(await listIds(host.db)).toHaveLength(4);
	});
});

describe.runIf(isEmbedded)('the demo content', () => {
	test('can be written to a database and matches the contract', async () => {
		const host = await aHost();
		await seedAgain(host, SEED);
		const products = await readData(listProducts, await host.ask('/api/products?locale=ja'));
		expect(products).toHaveLength(SEED.products.length);
		expect(products.filter(({ locale }) => locale !== 'ja')).toEqual([]);
	});
});
