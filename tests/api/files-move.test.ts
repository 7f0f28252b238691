import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { uploads } from '../../src/server/forms/tables.ts';
import { type FileStore, readStored } from '../../src/server/platform/files/file-store.ts';
import { folderStore } from '../../src/server/platform/files/folder-store.ts';
import { assertSettled } from '../../src/server/platform/files/move-state.ts';
import { s3Store } from '../../src/server/platform/files/s3-store.ts';
import { claimStore } from '../../src/server/platform/files/store-owner.ts';
import { toUploadKey } from '../../src/server/platform/uploads/store.ts';
import { moveFiles } from '../../scripts/files/move.ts';
import { signedIn } from '../support/desk.ts';
import { isEmbedded } from '../support/host.ts';
import { aFolder } from '../support/host-process.ts';
import { aLibrarian, type Librarian } from '../support/library.ts';
import { halves } from '../support/odd-pictures.ts';
import { anS3Server } from '../support/s3.ts';
import { PDF_BYTES, submitForm } from '../support/submit-form.ts';

interface Move {
	host: Librarian;
	from: FileStore;
	to: FileStore;
	key: string;
	/** Runs the command's work once. */
	run: (isLast?: boolean, to?: FileStore) => ReturnType<typeof moveFiles>;
}

/** A shop in a folder with an application and a picture, and an empty bucket. */
async function aMove(): Promise<Move> {
	const host = await aLibrarian();
	await submitForm(host.ask, 'careers');
	await host.upload(await halves().png().toBuffer());
	const [row] = await host.db.select().from(uploads);
	const to = s3Store((await anS3Server()).address);
	const { url, files: from } = host;
	return {
		host,
		from,
		to,
		key: toUploadKey(row?.stored_name ?? ''),
		run: (isLast = false, target = to) => moveFiles({ url, from, to: target }, { isLast }),
	};
}

/** Store that fails at a write, as a process that is killed there. */
function failingAt(store: FileStore, nth: number): FileStore {
	let writes = 0;
	return {
		...store,
		async put(key, bytes) {
			writes += 1;
			if (writes === nth) throw new Error('broken off');
			return store.put(key, bytes);
		},
	};
}

describe.runIf(isEmbedded)('a move of files', () => {
	test('resumes where it was interrupted, and each file has its digest', async () => {
		const { host, from, to, key, run } = await aMove();
		// The first write is the note of the move.
		await expect(run(false, failingAt(to, 3))).rejects.toThrow('broken off');
		await expect(assertSettled(to)).rejects.toThrow(
			`FILES_URL: files are being moved from ${from.place} to ${to.place}: finish it`,
		);
		await assertSettled(from);

		const whole = await run();
		expect(whole).toMatchObject({ kept: 1, missing: [] });
		expect(whole.copied).toBeGreaterThan(1);
		// Damaged at the bucket, and one more that came meanwhile.
		await to.put(key, Buffer.from('damaged'));
		await submitForm(host.ask, 'careers', { values: { email: 'other@mail.example' } });
		expect(await run(true)).toEqual({ copied: 2, kept: whole.copied, missing: [] });

		await assertSettled(to);
		await expect(assertSettled(from)).rejects.toThrow(
			`FILES_URL: files were moved from ${from.place} to ${to.place}: expected that store`,
		);
		const ask = host.appOver({ files: to, dataDir: await aFolder() });
		for (const { id } of await host.db.select().from(uploads)) {
			const response = await (await signedIn(ask, 'support'))(`/desk/files/${id}`);
			expect(Buffer.from(await response.arrayBuffer()).equals(PDF_BYTES)).toBe(true);
		}
	});

	test('that dies between its last two steps lets no host start, and can be finished', async () => {
		const { from, to, run } = await aMove();
		const dying = { ...to, remove: () => Promise.reject(new Error('killed')) };
		await expect(run(true, dying)).rejects.toThrow('killed');
		await expect(assertSettled(from)).rejects.toThrow('were moved');
		await expect(assertSettled(to)).rejects.toThrow('are being moved');
		expect(await run(true)).toMatchObject({ copied: 0 });
		await assertSettled(to);
	});

	test('works in the other direction, too', async () => {
		const { host, from, to, key, run } = await aMove();
		await run(true);
		await from.remove(key);
		const back = await moveFiles({ url: host.url, from: to, to: from }, { isLast: true });
		expect(back.copied).toBe(1);
		await assertSettled(from);
		await expect(assertSettled(to)).rejects.toThrow('were moved');
		expect(await readFile(join(host.dataDir, key))).toEqual(PDF_BYTES);
	});

	test('names what is missing, and moves the rest', async () => {
		const { from, to, key, run } = await aMove();
		await from.remove(key);
		expect((await run(true)).missing).toEqual([key]);
		expect(await readStored(to, key)).toBeNull();
		await assertSettled(to);
	});

	test('refuses a store that holds only a part, one being moved from elsewhere, and itself', async () => {
		const { host, from, to, run } = await aMove();
		await expect(run(false, from)).rejects.toThrow(`files are in ${from.place} already`);
		await run();
		const other = folderStore(await aFolder());
		const onward = moveFiles({ url: host.url, from: to, to: other }, { isLast: true });
		await expect(onward).rejects.toThrow(`${to.place} has only a part of the files`);
		const second = moveFiles({ url: host.url, from: other, to }, { isLast: true });
		await expect(second).rejects.toThrow(`files are being moved from ${from.place} to ${to.place}`);
		await run(true);
		await expect(run(true)).rejects.toThrow(`files were moved from ${from.place} to ${to.place}`);
	});

	test('refuses to move from a folder without the files of the shop', async () => {
		const { host, from, to, run } = await aMove();
		await claimStore(host.db, from);
		const elsewhere = folderStore(await aFolder());
		const wrong = moveFiles({ url: host.url, from: elsewhere, to }, { isLast: true });
		await expect(wrong).rejects.toThrow(
			`FILES_URL: the files of this shop are in ${from.place}, not in ${elsewhere.place}`,
		);
		await assertSettled(to);
		expect((await run(true)).missing).toEqual([]);
	});

	test('notices a store that does not return what was written', async () => {
		const { to, run } = await aMove();
		const forgetful = { ...to, put: async (key: string) => to.put(key, Buffer.from('{}')) };
		await expect(run(false, forgetful)).rejects.toThrow('does not return what was written');
	});
});
