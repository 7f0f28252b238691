import { describe, expect, test } from 'vitest';
import { readStored } from '../../src/server/platform/files/file-store.ts';
import { folderStore } from '../../src/server/platform/files/folder-store.ts';
import { claimStore } from '../../src/server/platform/files/store-owner.ts';
import { aHost, isEmbedded } from '../support/host.ts';
import { aFolder } from '../support/host-process.ts';

describe.runIf(isEmbedded)('the store of a shop', () => {
	test('belongs to the first host, however many start at once', async () => {
		const { db } = await aHost();
		const stores = [folderStore(await aFolder()), folderStore(await aFolder())];
		const [one, other] = stores;
		if (!one || !other) throw new Error('two stores were made');
		const claims = await Promise.allSettled(
			Array.from({ length: 6 }, (_, at) => claimStore(db, at % 2 === 0 ? one : other)),
		);
		expect(claims.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
		const isFirst = (await readStored(one, 'state/shop')) !== null;
		const [own, apart] = isFirst ? [one, other] : [other, one];
		await claimStore(db, own);
		await expect(claimStore(db, apart)).rejects.toThrow(
			`FILES_URL: the files of this shop are in ${own.place}, not in ${apart.place}: set the same`,
		);
		expect(await readStored(apart, 'state/shop')).toBeNull();
		// Another machine's folder of the same name, or a disk that is not mounted.
		await expect(claimStore(db, { ...apart, place: own.place })).rejects.toThrow(
			`FILES_URL: ${own.place} lacks state/shop, which is in the folder of that name`,
		);
	});

	test('is refused to another shop, whose clean-ups would delete its files', async () => {
		const store = folderStore(await aFolder());
		await claimStore((await aHost()).db, store);
		await expect(claimStore((await aHost()).db, store)).rejects.toThrow(
			`FILES_URL: ${store.place} holds the files of another shop: set another`,
		);
	});
});
