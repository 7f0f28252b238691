import { describe, expect, test } from 'vitest';
import { uploads } from '../../src/server/forms/tables.ts';
import { toUploadKey } from '../../src/server/platform/uploads/store.ts';
import { aHost, isEmbedded, type OwnHost } from '../support/host.ts';
import { aKey, submitForm } from '../support/submit-form.ts';
import { watchedStore } from '../support/watched-store.ts';

async function storedUploads({ files }: OwnHost): Promise<string[]> {
	const keys: string[] = [];
	for await (const { key } of files.list('uploads/')) keys.push(key);
	return keys.toSorted();
}
const namedUploads = async ({ db }: OwnHost) =>
	(await db.select().from(uploads)).map(({ stored_name }) => toUploadKey(stored_name)).toSorted();

describe.runIf(isEmbedded)('files of a form', () => {
	test('are stored while no database connection waits for them', async () => {
		const host = await aHost();
		const { files, waiting } = watchedStore(host);
		expect((await submitForm(host.appOver({ files }), 'careers')).status).toBe(200);
		const named = await namedUploads(host);
		expect(named.length).toBeGreaterThan(0);
		expect(waiting).toEqual(named.map(() => 0));
		expect(await storedUploads(host)).toEqual(named);
	});

	test('are stored once, however often the same is sent at once', async () => {
		const host = await aHost();
		const key = aKey();
		const sent = await Promise.all([
			submitForm(host.ask, 'careers', { key }),
			submitForm(host.ask, 'careers', { key }),
		]);
		expect(sent.map(({ status }) => status)).toEqual([200, 200]);
		expect(await storedUploads(host)).toEqual(await namedUploads(host));
	});

	test('are not stored when the store fails, nor is the submission', async () => {
		const host = await aHost();
		const take = () => Promise.reject(new Error('the bucket is gone'));
		const failing = host.appOver({ files: { ...host.files, take } });
		expect((await submitForm(failing, 'careers')).status).toBe(500);
		expect(await namedUploads(host)).toEqual([]);
	});
});
