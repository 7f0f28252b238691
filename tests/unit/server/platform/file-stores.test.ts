import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type FileStore, readStored } from '../../../../src/server/platform/files/file-store.ts';
import { folderStore } from '../../../../src/server/platform/files/folder-store.ts';
import { assertUsable } from '../../../../src/server/platform/files/open-store.ts';
import { s3Store } from '../../../../src/server/platform/files/s3-store.ts';
import { anOddServer, anS3Server } from '../../../support/s3.ts';

async function aFolder(): Promise<string> {
	const folder = await mkdtemp(join(tmpdir(), 'files-'));
	onTestFinished(() => rm(folder, { recursive: true, force: true }));
	return folder;
}

const KEY = `uploads/ab/ab${'0'.repeat(30)}`;
const bytes = (text: string) => new Uint8Array(Buffer.from(text));

async function readText(store: FileStore, key: string): Promise<string | null> {
	const found = await readStored(store, key);
	return found && Buffer.from(found).toString();
}

async function keysIn(store: FileStore, prefix: string): Promise<string[]> {
	const keys: string[] = [];
	for await (const { key } of store.list(prefix)) keys.push(key);
	return keys.toSorted();
}

describe('a file in a folder', () => {
	test.each<[string, (store: FileStore) => Promise<void>]>([
		['replaced', (store) => store.put(KEY, bytes('another, and longer'))],
		['replaced by the same bytes', (store) => store.put(KEY, bytes('one'))],
		['removed', (store) => store.remove(KEY)],
	])('is read as opened, also if it is %s meanwhile', async (_case, change) => {
		const store = folderStore(await aFolder());
		await store.put(KEY, bytes('one'));
		const opened = await store.open(KEY);
		await change(store);
		expect(await new Response(opened?.body).text()).toBe('one');
	});

	test('is found or not during changes, without an error', async () => {
		const store = folderStore(await aFolder());
		const coming = async () => {
			for (let turn = 0; turn < 200; turn += 1) {
				await store.put(KEY, bytes('one'));
				await store.remove(KEY);
			}
		};
		const found = new Set<string | null>();
		const reading = async () => {
			for (let turn = 0; turn < 400; turn += 1) found.add(await readText(store, KEY));
		};
		await Promise.all([coming(), reading(), reading()]);
		expect([...found].filter((text) => text !== null && text !== 'one')).toEqual([]);
	});

	test('is not a folder with that name', async () => {
		const store = folderStore(await aFolder());
		await store.put(`${KEY}/part`, bytes('one'));
		expect(await store.open(KEY)).toBeNull();
	});
});

describe.each<[string, () => Promise<FileStore>]>([
	['in a folder', async () => folderStore(await aFolder())],
	['in a bucket', async () => s3Store((await anS3Server()).address, { page: 3 })],
])('a store %s', (_, open) => {
	test('returns what was written, with its size', async () => {
		const store = await open();
		await store.put(KEY, bytes('one'));
		expect((await store.open(KEY))?.size).toBe(3);
		expect(await readText(store, KEY)).toBe('one');
		await store.put(KEY, bytes('another'));
		expect(await readText(store, KEY)).toBe('another');
		await store.put('documents/a..b.pdf', bytes(''));
		expect(await readText(store, 'documents/a..b.pdf')).toBe('');
	});

	test('moves in a file of 8 MB', async () => {
		const store = await open();
		const path = join(await aFolder(), 'incoming');
		const large = Buffer.alloc(8 * 1024 * 1024, 'bicycle wheel ');
		await writeFile(path, large);
		await store.take(KEY, path);
		expect(Buffer.from((await readStored(store, KEY)) ?? []).equals(large)).toBe(true);
		await expect(stat(path)).rejects.toThrow('ENOENT');
	});

	test('rejects a missing file, and stores nothing', async () => {
		const store = await open();
		await expect(store.take(KEY, join(await aFolder(), 'none'))).rejects.toThrow('ENOENT');
		expect(await store.open(KEY)).toBeNull();
	});

	test('lacks files never written or removed, once and twice', async () => {
		const store = await open();
		expect(await store.open(KEY)).toBeNull();
		await store.put(KEY, bytes('one'));
		await store.remove(KEY);
		await store.remove(KEY);
		expect(await store.open(KEY)).toBeNull();
		expect(await keysIn(store, '')).toEqual([]);
	});

	test('lists by prefix, with sizes and times', async () => {
		const store = await open();
		expect(await keysIn(store, 'uploads/')).toEqual([]);
		const before = Date.now();
		for (const key of [KEY, 'pictures/a.webp', 'documents/b.pdf']) {
			await store.put(key, bytes(key));
		}
		expect(await keysIn(store, '')).toEqual(['documents/b.pdf', 'pictures/a.webp', KEY]);
		expect(await keysIn(store, 'pictures/')).toEqual(['pictures/a.webp']);
		for await (const { size, changed } of store.list('uploads/')) {
			expect(size).toBe(KEY.length);
			// S3 gives whole seconds.
			expect(changed.getTime()).toBeGreaterThanOrEqual(before - 1000);
			expect(changed.getTime()).toBeLessThanOrEqual(Date.now());
		}
	});

	test('lists more than one page', async () => {
		const store = await open();
		const keys = Array.from({ length: 10 }, (_, at) => `documents/n${at}.pdf`);
		await Promise.all(keys.map((key) => store.put(key, bytes('x'))));
		await store.put('documents-of-others/a.pdf', bytes('x'));
		expect(await keysIn(store, 'documents/')).toEqual(keys);
	});

	test.each([
		'../x',
		'uploads/../x',
		'uploads/..',
		'/etc/passwd',
		'uploads//x',
		'uploads/',
		'x',
		'.x/y',
		'a/b c',
	])('refuses the key %j', async (key) => {
		const store = await open();
		await expect((async () => store.put(key, bytes('x')))()).rejects.toThrow('Invalid key');
		await expect((async () => store.open(key))()).rejects.toThrow('Invalid key');
		await expect((async () => store.remove(key))()).rejects.toThrow('Invalid key');
	});

	test('passes its probe, which leaves nothing', async () => {
		const store = await open();
		await assertUsable(store);
		expect(await keysIn(store, '')).toEqual([]);
	});
});

test('a folder keeps one of twenty simultaneous writes of a key, complete', async () => {
	const store = folderStore(await aFolder());
	const texts = Array.from({ length: 20 }, (_, at) => String(at).repeat(100_000));
	await Promise.all(texts.map((text) => store.put(KEY, bytes(text))));
	expect(texts).toContain(await readText(store, KEY));
});

test('a folder keeps the file after a failed write, and no temporary one', async () => {
	const folder = await aFolder();
	const store = folderStore(folder);
	await store.put('pictures/a.webp', bytes('whole'));
	// A folder stands where the file should be.
	await expect(store.put('pictures', bytes('x'))).rejects.toThrow('Invalid key');
	await writeFile(join(folder, 'documents'), 'no folder');
	await expect(store.put('documents/b.pdf', bytes('x'))).rejects.toThrow(/EEXIST|ENOTDIR/);
	expect(await readdir(join(folder, 'drafts'))).toEqual([]);
	expect(await readText(store, 'pictures/a.webp')).toBe('whole');
});

describe('a bucket', () => {
	const line = (store: FileStore) =>
		store.put(KEY, bytes('x')).then(
			() => 'written',
			(cause: unknown) => String(cause),
		);

	test('with a wrong key is reported at the start, without the key', async () => {
		const { address } = await anS3Server();
		const store = s3Store({ ...address, secretAccessKey: 'of-somebody-else' });
		const failure = await assertUsable(store).catch(String);
		expect(failure).toBe(
			`StartError: FILES_URL: the file store ${store.place} refuses PUT (SignatureDoesNotMatch)`,
		);
		expect(failure).not.toContain('of-somebody-else');
	});

	test('that does not exist is reported at the start', async () => {
		const { address } = await anS3Server();
		const store = s3Store({ ...address, bucket: 'elsewhere' });
		await expect(assertUsable(store)).rejects.toThrow(
			`FILES_URL: the file store ${store.place} refuses PUT (NoSuchBucket)`,
		);
		await expect(store.open(KEY)).rejects.toThrow('refuses GET (NoSuchBucket)');
	});

	test('that is unreachable is unavailable', async () => {
		const server = await anS3Server();
		const store = s3Store(server.address);
		await store.put(KEY, bytes('one'));
		await server.stop();
		expect(await line(store)).toMatch(/^Unavailable: the file store .* cannot be reached/);
		await expect(store.open(KEY)).rejects.toThrow('cannot be reached');
		await expect(store.remove(KEY)).rejects.toThrow('cannot be reached');
		await expect(keysIn(store, '')).rejects.toThrow('cannot be reached');
	});

	test('that hangs times out, and is skipped for a moment', async () => {
		let connections = 0;
		const address = await anOddServer(() => (connections += 1));
		const store = s3Store(address, { limit_ms: 100 });
		expect(await line(store)).toMatch(/^Unavailable: the file store .* did not answer within 0.1/);
		expect(await line(store)).toMatch(/did not answer a moment ago$/);
		expect(connections).toBe(1);
	});

	test('behind a wrong proxy stores and deletes nothing', async () => {
		const address = await anOddServer((socket) =>
			socket.once('data', () =>
				socket.end('HTTP/1.1 404 Not Found\r\ncontent-length: 4\r\nconnection: close\r\n\r\nnone'),
			),
		);
		const store = s3Store(address);
		expect(await line(store)).toBe(`Unavailable: the file store ${store.place} refuses PUT (404)`);
		await expect(store.remove(KEY)).rejects.toThrow('refuses DELETE (404)');
		await expect(store.open(KEY)).rejects.toThrow('refuses GET (404)');
	});

	test('that interrupts an upload is unavailable', async () => {
		const address = await anOddServer((socket) => socket.once('data', () => socket.destroy()));
		const store = s3Store(address);
		expect(await line(store)).toMatch(/^Unavailable: the file store .* cannot be reached/);
	});

	test('that interrupts a download never returns half a file', async () => {
		const address = await anOddServer((socket) =>
			socket.once('data', () => {
				socket.end('HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nhalf');
			}),
		);
		await expect(readStored(s3Store(address), KEY)).rejects.toThrow(
			`ended ${KEY} early, expected 100 bytes`,
		);
	});

	test('that hangs during a download times out', async () => {
		let isClosed = false;
		const address = await anOddServer((socket) => {
			socket.once('close', () => (isClosed = true));
			socket.once('data', () => socket.write('HTTP/1.1 200 OK\r\ncontent-length: 100\r\n\r\nhalf'));
		});
		await expect(readStored(s3Store(address), KEY, 100)).rejects.toThrow(
			`ended ${KEY} early, expected 100 bytes`,
		);
		await expect.poll(() => isClosed).toBe(true);
	});

	test('is retried after a closed idle connection', async () => {
		const { address } = await anS3Server();
		let turn = 0;
		const front = await anOddServer((socket) => {
			turn += 1;
			if (turn === 1) socket.once('data', () => socket.resetAndDestroy());
			else
				socket.once('data', () =>
					socket.end('HTTP/1.1 204 No Content\r\nconnection: close\r\n\r\n'),
				);
		});
		await s3Store({ ...address, origin: front.origin }).remove(KEY);
		expect(turn).toBe(2);
	});

	test('is retried once after a failure of its own', async () => {
		const { address } = await anS3Server();
		const answers = ['500 Internal Server Error', '204 No Content', '503 Slow Down', '500 Error'];
		const left = [...answers];
		const front = await anOddServer((socket) =>
			socket.once('data', () =>
				socket.end(`HTTP/1.1 ${left.shift()}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n`),
			),
		);
		const store = s3Store({ ...address, origin: front.origin });
		await store.remove(KEY);
		expect(left).toHaveLength(2);
		await expect(store.remove(KEY)).rejects.toThrow('refuses DELETE (500)');
	});

	test('with an unexpected list deletes nothing', async () => {
		const address = await anOddServer((socket) =>
			socket.once('data', () => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 5\r\n\r\n<a/>\n')),
		);
		await expect(keysIn(s3Store(address), 'uploads/')).rejects.toThrow(
			'Invalid answer of the file store: expected ListBucketResult',
		);
	});
});
