import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Db } from '../../../src/server/platform/db/client.ts';
import { folderStore } from '../../../src/server/platform/files/folder-store.ts';
import { toUploadKey } from '../../../src/server/platform/uploads/store.ts';
import { exitCode, startNode } from '../../stack/child.ts';
import type { Measure } from '../part.ts';
import { atOwnShop, buy } from './checkout-load.ts';

const PRODUCTS = 1_000;
const ORDERS = 5_000;
const FILES = 500;
const FILE_BYTES = 4 * 1024 * 1024;

/** Stores files of a form as hosts do: the bytes first, then their rows. */
async function storeFiles(db: Db, dataDir: string): Promise<void> {
	const store = folderStore(dataDir);
	const submission = randomUUID();
	await db.execute(sql`insert into submissions
		(id, reference, form_slug, locale, email, subject, values, request_digest, result)
		values (${submission}, ${`LV-${submission.slice(0, 8)}`}, 'careers', 'it', 'rider@mail.example',
			'Bench', '{}', '', '{"outcome":"received","reference":null,"wheels":[]}')`);
	for (let at = 0; at < FILES; at += 1) {
		const stored_name = randomBytes(16).toString('hex');
		await store.put(toUploadKey(stored_name), randomBytes(FILE_BYTES));
		await db.execute(sql`insert into uploads
			(id, submission_id, field, file_name, stored_name, mime, size)
			values (${randomUUID()}, ${submission}, 'cv', 'cv.pdf', ${stored_name}, 'application/pdf',
				${FILE_BYTES})`);
	}
}

/** Runs a command of the operations paper; returns its seconds. */
async function run(args: readonly string[], env: Record<string, string>): Promise<number> {
	const started = performance.now();
	const code = await exitCode(startNode(args, { env, onLine: () => undefined }));
	if (code !== 0) throw new Error(`${args[0]} ended with ${code}`);
	return (performance.now() - started) / 1000;
}

const manifestSchema = v.object({
	tables: v.array(v.object({ name: v.string(), rows: v.number(), bytes: v.number() })),
	files: v.array(v.object({ path: v.string(), bytes: v.number(), sha256: v.string() })),
	missing: v.array(v.string()),
});
const readManifest = async (folder: string) =>
	v.parse(manifestSchema, JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')));

/** Digests of everything in a backup that must be the same in the next one, by name. */
function digests({ tables, files }: v.InferOutput<typeof manifestSchema>): Map<string, string> {
	// The queue's own rows and reports of processes change by themselves.
	const lasting = tables.filter(({ name }) =>
		/^(?:order|cart|upload|product|submission)/.test(name),
	);
	return new Map([
		...files.map(({ path, sha256 }): [string, string] => [path, sha256]),
		...lasting.map(({ name, rows }): [string, string] => [`table ${name}`, String(rows)]),
	]);
}

/**
 * Backs up a running shop of a thousand products, five thousand orders and 2 GB of files, restores it
 * into an empty folder, and compares both by a second backup of the restored one.
 */
export const measure: Measure = ({ root }) =>
	atOwnShop(
		{ root, name: 'backup-shop', shelves: [8, 1_000_000], products: PRODUCTS },
		async ({ url, db, dataDir, articles }) => {
			const [first, second, restored] = ['backup', 'backup-again', 'restored'].map((name) =>
				join(root, name),
			) as [string, string, string];
			const clear = () =>
				Promise.all(
					[first, second, restored].map((dir) => rm(dir, { recursive: true, force: true })),
				);
			await clear();
			try {
				const { rows } = await db.execute<{ orders: number }>(
					sql`select count(*)::int as orders from orders`,
				);
				await buy(url, articles, Math.max(0, ORDERS - (rows[0]?.orders ?? 0)));
				await storeFiles(db, dataDir);
				const own = { DATA_DIR: dataDir, DATABASE_URL: '' };
				const other = { DATA_DIR: restored, DATABASE_URL: '' };
				const backup_s = await run(['scripts/backup.ts', first], own);
				const verify_s = await run(['scripts/restore.ts', first, '--verify'], own);
				const restore_s = await run(['scripts/restore.ts', first], other);
				await run(['scripts/backup.ts', second], other);
				const [before, after] = [await readManifest(first), await readManifest(second)];
				const [expected, found] = [digests(before), digests(after)];
				const differing = [...expected].filter(([name, digest]) => found.get(name) !== digest);
				const count = (name: string) =>
					before.tables.find((table) => table.name === name)?.rows ?? 0;
				const sum = (list: readonly { bytes: number }[]) =>
					list.reduce((all, { bytes }) => all + bytes, 0) / 1e6;
				return {
					figures: {
						shop: {
							products: count('products'),
							orders: count('orders'),
							files: before.files.length,
							files_mb: sum(before.files),
							tables_mb: sum(before.tables),
						},
						commands: { backup_s, verify_s, restore_s },
						restored: { missing: after.missing.length, differing: differing.length },
					},
					remarks: [
						`digest of all digests ${createHash('sha256')
							.update([...expected].join())
							.digest('hex')
							.slice(0, 12)}`,
						...differing.slice(0, 20).map(([name]) => `differs: ${name}`),
					],
				};
			} finally {
				await clear();
			}
		},
	);
