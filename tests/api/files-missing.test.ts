import { expect, test } from 'vitest';
import { listDocuments } from '#contract/content/endpoints.ts';
import { uploads } from '../../src/server/forms/tables.ts';
import { toUploadKey } from '../../src/server/platform/uploads/store.ts';
import { signedIn } from '../support/desk.ts';
import { readData } from '../support/host-conformance.ts';
import { isEmbedded, type OwnHost } from '../support/host.ts';
import { aLibrarian } from '../support/library.ts';
import { halves } from '../support/odd-pictures.ts';
import { submitForm } from '../support/submit-form.ts';

const linesOn = ({ logged }: OwnHost, key: string) => logged.filter((line) => line.includes(key));

test.runIf(isEmbedded)('a file missing from the store is a 404 and one log line', async () => {
	const host = await aLibrarian();
	const picture = await host.upload(await halves().png().toBuffer());
	const [manual] = await readData(listDocuments, await host.ask('/api/documents?locale=it'));
	await submitForm(host.ask, 'ops-warranty');
	const [upload] = await host.db.select().from(uploads);
	const asSupport = await signedIn(host.ask, 'support');
	const keys: string[] = [];
	for await (const { key } of host.files.list('pictures/')) keys.push(key);
	const gone: readonly [key: string, ask: () => Promise<Response>][] = [
		[keys[0] ?? '', () => host.served(picture.file)],
		[`documents/${manual?.file}`, () => host.ask(`/media/documents/${manual?.file}`)],
		[toUploadKey(upload?.stored_name ?? ''), () => asSupport(`/desk/files/${upload?.id}`)],
	];
	for (const [key, ask] of gone) {
		await host.files.remove(key);
		expect((await ask()).status).toBe(404);
		expect(linesOn(host, key)).toEqual([
			`files: ${key} is missing in ${host.files.place}, and the database names it`,
		]);
	}
});

test.runIf(isEmbedded)('a document without a row is a 404 without a log line', async () => {
	const host = await aLibrarian();
	expect((await host.ask('/media/documents/none-it.pdf')).status).toBe(404);
	expect(host.logged).toEqual([]);
});
