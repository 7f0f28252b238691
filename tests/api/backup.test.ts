import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { config } from '#config.ts';
import { listDocuments } from '#contract/content/endpoints.ts';
import type { HostServices } from '#server/app.ts';
import { readStored } from '#server/platform/files/file-store.ts';
import { openDatabase } from '#server/platform/db/client.ts';
import { folderStore } from '#server/platform/files/folder-store.ts';
import { s3Store } from '#server/platform/files/s3-store.ts';
import { claimStore } from '#server/platform/files/store-owner.ts';
import { toUploadKey } from '#server/platform/uploads/store.ts';
import { draft_revisions } from '#server/publishing/tables.ts';
import { orders } from '#server/orders/tables.ts';
import { submissions, uploads } from '#server/forms/tables.ts';
import { backUp } from '../../scripts/backup/back-up.ts';
import { readManifest, writeManifest } from '../../scripts/backup/manifest.ts';
import { restore } from '../../scripts/backup/restore.ts';
import { copyTemplate, embedded } from '../support/copy-template.ts';
import { readData } from '../support/host-conformance.ts';
import { type Ask, isEmbedded } from '../support/host.ts';
import { aFolder } from '../support/host-process.ts';
import { aLibrarian, type Librarian } from '../support/library.ts';
import { anOrder } from '../support/orders.ts';
import { anS3Server } from '../support/s3.ts';
import { PDF_BYTES, submitForm } from '../support/submit-form.ts';

const COUNTED = sql<number>`(select count(*)::int from pg_class
	where relnamespace = 'public'::regnamespace and relkind = 'r')`;

async function anEmptyDatabase(): Promise<string> {
	const { url, drop } = await copyTemplate('template0');
	onTestFinished(drop);
	return url;
}

const settingsFor = (DATABASE_URL: string, DATA_DIR: string) => ({
	...{ ...config, MEDIA_DIR: embedded().mediaDir },
	...{ DATABASE_URL, DATABASE_DIRECT_URL: undefined, DATA_DIR },
});

/** Shop of a database, with its files in a folder. */
const aShopIn = (url: string, dataDir: string) => ({
	...{ url, dataDir },
	files: folderStore(dataDir),
});

/** A shop with an order, an application with its file, and a picture that staff uploaded. */
async function aShop(
	given: Partial<HostServices> = {},
): Promise<{ host: Librarian; picture: string }> {
	const host = await aLibrarian('editor', given);
	expect((await submitForm(host.ask, 'careers')).status).toBeLessThan(300);
	const bytes = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#246' } })
		.png()
		.toBuffer();
	return { host, picture: (await host.upload(bytes, 'hub.png')).file };
}

const tableCountIn = async (url: string): Promise<number> => {
	const { db, close } = openDatabase(url);
	const [row] = await db.select({ count: COUNTED }).from(sql`(select 1) one`);
	await close();
	return row?.count ?? -1;
};

describe.runIf(isEmbedded)('a backup', () => {
	test('restores a shop that sells: earlier orders are there, new ones follow, files are served', async () => {
		const { host, picture } = await aShop();
		let current: Ask = host.ask;
		const ask: Ask = (path, init) => current(path, init);
		const before = await anOrder({ ...host, ask });
		const place = await aFolder();
		const made = await backUp(host, join(place, 'backup'));
		expect(made.missing).toEqual([]);

		// Later than the backup: not in it.
		const [row] = await host.db.select().from(orders).where(eq(orders.id, before.id));
		const url = await anEmptyDatabase();
		const dataDir = join(place, 'restored');
		await restore(settingsFor(url, dataDir), join(place, 'backup'));
		const { db, close } = openDatabase(url);
		onTestFinished(close);
		current = host.appOver({ db, readDb: db, dataDir });

		expect((await db.select().from(orders).where(eq(orders.id, before.id)))[0]).toEqual(row);
		expect((await before.buyer.order(before.id)).number).toBe(before.number);
		const after = await anOrder({ ...host, ask, db });
		expect(after.number).not.toBe(before.number);
		expect((await ask(`/media/600/${picture}`)).status).toBe(200);
		const documents = await readData(listDocuments, await ask('/api/documents?locale=it'));
		expect(documents.length).toBeGreaterThan(0);
		for (const { file } of documents) {
			expect((await ask(`/media/documents/${file}`)).status).toBe(200);
		}
		const [upload] = await db.select().from(uploads);
		expect(await readFile(join(dataDir, toUploadKey(upload?.stored_name ?? '')))).toEqual(
			PDF_BYTES,
		);
		expect(await readdir(dataDir)).not.toContain('restoring');
	});

	test('keeps references, triggers, sequences and open jobs', async () => {
		const { host } = await aShop();
		await host.db.execute(
			sql`select nextval(${draft_revisions.seqName}) from generate_series(1, 7)`,
		);
		await host.db.execute(
			sql`insert into pgboss.job (name, state) select name, state::pgboss.job_state
				from (select name from pgboss.queue limit 1) queue, unnest(array['created', 'completed']) state`,
		);
		// The clock of scheduled jobs keeps its own in a queue that a host makes as it starts.
		await host.db.execute(
			sql`insert into pgboss.queue select (jsonb_populate_record(queue, '{"name": "__pgboss__send-it"}')).*
				from pgboss.queue limit 1`,
		);
		await host.db.execute(sql`insert into pgboss.job (name) values ('__pgboss__send-it')`);
		const place = await aFolder();
		await backUp(host, join(place, 'backup'));
		const url = await anEmptyDatabase();
		await restore(settingsFor(url, join(place, 'restored')), join(place, 'backup'));
		const { db, close } = openDatabase(url);
		onTestFinished(close);
		const facts = async (from: typeof db) =>
			(
				await from.execute(sql`select
					(select array_agg(pg_get_constraintdef(oid) order by conrelid::regclass::text, conname)
						from pg_constraint where connamespace = 'public'::regnamespace) as constraints,
					(select array_agg(concat(tgrelid::regclass, tgname, tgenabled) order by tgrelid::regclass::text, tgname)
						from pg_trigger where not tgisinternal and tgname not like 'kept%'
						and tgrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace)) as triggers,
					(select array_agg(concat(sequencename, last_value) order by sequencename) from pg_sequences
						where schemaname = 'public' and last_value is not null) as sequences`)
			).rows[0];
		expect(await facts(db)).toEqual(await facts(host.db));
		const { rows: jobs } = await db.execute(sql`select state::text from pgboss.job`);
		expect(jobs).toEqual([{ state: 'created' }]);
		// A trigger fires: deleting marks the file.
		await db.delete(submissions);
		const { rows: marks } = await db.execute(sql`select count(*)::int as count from doomed_files`);
		expect(marks).toEqual([{ count: 1 }]);
	});

	test('of files in a bucket is restored into another bucket', async () => {
		const bucket = await anS3Server();
		const from = s3Store(bucket.address);
		const { host, picture } = await aShop({ files: from });
		for await (const { key } of folderStore(host.dataDir).list('documents/')) {
			await from.put(key, await readFile(join(host.dataDir, key)));
		}
		await claimStore(host.db, from);
		const place = await aFolder();
		const made = await backUp(host, join(place, 'backup'));
		expect(made.missing).toEqual([]);
		const url = await anEmptyDatabase();
		const dataDir = join(place, 'restored');
		const settings = { ...settingsFor(url, dataDir), FILES_URL: `${bucket.url}/other` };
		await restore(settings, join(place, 'backup'));
		const files = s3Store({ ...bucket.address, prefix: `${bucket.address.prefix}other/` });
		for (const { path } of made.files) {
			expect(await readStored(files, path), path).toEqual(await readStored(from, path));
		}
		const { db, close } = openDatabase(url);
		onTestFinished(close);
		const ask = host.appOver({ db, readDb: db, dataDir, files });
		expect((await ask(`/media/600/${picture}`)).status).toBe(200);
		expect(await readdir(dataDir)).toEqual(['media-cache']);
		// It is a shop of its own: with the first one's store it would delete newer files there.
		await claimStore(db, files);
		await expect(claimStore(db, from)).rejects.toThrow('holds the files of another shop');

		const again = { ...settings, DATA_DIR: join(place, 'again') };
		await expect(restore(again, join(place, 'backup'))).rejects.toThrow(
			/^FILES_URL: http\S+ holds \S+: restore into an empty folder, bucket or prefix$/,
		);
		// It fails at the database, which holds tables, and takes its files away.
		again.FILES_URL = `${bucket.url}/third`;
		await expect(restore(again, join(place, 'backup'))).rejects.toThrow(/the database holds/);
		const left = s3Store({ ...bucket.address, prefix: `${bucket.address.prefix}third/` });
		for await (const { key } of left.list('')) expect.unreachable(key);
	});

	test('omits files erased meanwhile, and names missing ones', async () => {
		const { host } = await aShop();
		await submitForm(host.ask, 'careers');
		const [erased, lost] = await host.db.select().from(uploads);
		if (!erased || !lost) throw new Error('two files were sent');
		const place = await aFolder();
		const made = await backUp(host, join(place, 'backup'), async () => {
			await host.db.delete(submissions).where(eq(submissions.id, erased.submission_id));
			await rm(join(host.dataDir, toUploadKey(erased.stored_name)));
			await rm(join(host.dataDir, toUploadKey(lost.stored_name)));
		});
		const path = `uploads/${lost.stored_name.slice(0, 2)}/${lost.stored_name}`;
		expect(made.missing).toEqual([path]);
		expect(made.files.map((file) => file.path).filter((name) => /^uploads/.test(name))).toEqual([]);
	});
});

describe.runIf(isEmbedded)('a restore refuses, and leaves the target as it was,', () => {
	let backup = '';
	beforeAll(async () => {
		const { url, drop } = await copyTemplate();
		backup = join(embedded().folder, `backup-${process.pid}-${Date.now()}`);
		await backUp(aShopIn(url, embedded().folder), backup);
		await drop();
	});

	/** Copies the backup, so that a test may damage it. */
	async function aCopy(): Promise<string> {
		const copy = join(await aFolder(), 'copy');
		await cp(backup, copy, { recursive: true });
		return copy;
	}

	const damages: [string, RegExp, (folder: string) => Promise<unknown>][] = [
		['a folder that is none', /manifest\.json is missing/, (at) => rm(join(at, 'manifest.json'))],
		[
			'a changed manifest',
			/digest of manifest\.json/,
			async (at) => {
				const text = await readFile(join(at, 'manifest.json'), 'utf8');
				await writeFile(join(at, 'manifest.json'), text.replace('"rows": 1', '"rows": 2'));
			},
		],
		[
			'a missing file',
			/rows\/public\.orders\.gz is missing/,
			(at) => rm(join(at, 'rows/public.orders.gz')),
		],
		[
			'a shorter file',
			/rows\/public\.orders\.gz has 0 bytes, expected \d+/,
			(at) => writeFile(join(at, 'rows/public.orders.gz'), ''),
		],
		[
			'a changed byte',
			/digest of rows\/public\.products\.gz/,
			async (at) => {
				const path = join(at, 'rows/public.products.gz');
				const bytes = await readFile(path);
				bytes[20] = (bytes[20] ?? 0) ^ 1;
				await writeFile(path, bytes);
			},
		],
	];
	test.each(damages)('%s', async (_name, line, damage) => {
		const copy = await aCopy();
		await damage(copy);
		const url = await anEmptyDatabase();
		const target = join(await aFolder(), 'target');
		await expect(restore(settingsFor(url, target), copy)).rejects.toThrow(line);
		expect(await readdir(target).catch(() => [])).toEqual([]);
		expect(await tableCountIn(url)).toBe(0);
	});

	test('a folder that is not empty', async () => {
		const target = await aFolder();
		await mkdir(join(target, 'pictures'));
		await expect(restore(settingsFor(await anEmptyDatabase(), target), backup)).rejects.toThrow(
			/DATA_DIR: \S+ is not empty: restore into an empty folder/,
		);
		expect(await readdir(target)).toEqual(['pictures']);
	});

	test('a database with tables', async () => {
		const { url, drop } = await copyTemplate();
		onTestFinished(drop);
		const count = await tableCountIn(url);
		const target = join(await aFolder(), 'target');
		await expect(restore(settingsFor(url, target), backup)).rejects.toThrow(
			/DATABASE_URL: the database holds \d+ tables: restore into an empty one/,
		);
		expect(await tableCountIn(url)).toBe(count);
		expect(await readdir(target).catch(() => [])).toEqual([]);
	});

	test('a database that cannot be reached', async () => {
		const target = join(await aFolder(), 'target');
		const away = settingsFor('postgres://postgres@127.0.0.1:9/none', target);
		await expect(restore(away, backup)).rejects.toThrow(/refused the connection \(.*ECONNREFUSED/);
		expect(await readdir(target).catch(() => [])).toEqual([]);
	});

	test('rows that break a reference, without keeping any of them', async () => {
		const { url, drop } = await copyTemplate();
		onTestFinished(drop);
		const { db, close } = openDatabase(url);
		await db.execute(sql`alter table document_products
			drop constraint document_products_document_id_documents_id_fk,
			drop constraint document_products_product_id_products_id_fk`);
		await db.execute(sql`insert into document_products values ('none', 'none', 0)`);
		await close();
		const [folder, target] = [join(await aFolder(), 'backup'), await aFolder()];
		await backUp(aShopIn(url, await aFolder()), folder);
		const empty = await anEmptyDatabase();
		await expect(restore(settingsFor(empty, target), folder)).rejects.toThrow(
			/document_products.* violates foreign key constraint/,
		);
		expect(await readdir(target)).toEqual([]);
		expect(await tableCountIn(empty)).toBe(0);
	});

	test('a schema newer than the code, and one not yet migrated', async () => {
		const folder = await aCopy();
		const manifest = await readManifest(folder);
		await writeManifest(folder, { ...manifest, migration: { tag: '9999_later', when: 9 } });
		const target = await aFolder();
		await expect(restore(settingsFor(await anEmptyDatabase(), target), folder)).rejects.toThrow(
			/migration 9999_later, which this code does not have/,
		);
		// Of an earlier schema, which is made first: a column that came later has no place there.
		const { entries } = JSON.parse(
			await readFile('src/server/platform/db/migrations/meta/_journal.json', 'utf8'),
		);
		await writeManifest(folder, { ...manifest, migration: entries[3] });
		await expect(restore(settingsFor(await anEmptyDatabase(), target), folder)).rejects.toThrow(
			/This code has no public\.\w+\.\w+: restore with the code that made the backup/,
		);
		await expect(
			backUp(aShopIn(await anEmptyDatabase(), target), join(target, 'one')),
		).rejects.toThrow(/holds no shop/);
		await expect(backUp(aShopIn(embedded().adminUrl, target), folder)).rejects.toThrow(
			/is not empty/,
		);
	});
});
