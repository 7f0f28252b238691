import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { describe, expect, test } from 'vitest';
import { listCategories, listDocuments } from '#contract/content/endpoints.ts';
import { submissions, uploads } from '../../src/server/forms/tables.ts';
import { readStored } from '../../src/server/platform/files/file-store.ts';
import { s3Store } from '../../src/server/platform/files/s3-store.ts';
import { toUploadKey } from '../../src/server/platform/uploads/store.ts';
import { files_to_delete } from '../../src/server/platform/uploads/tables.ts';
import { erasePerson } from '../../src/server/privacy/erase.ts';
import { signedIn } from '../support/desk.ts';
import { readData, readProblem } from '../support/host-conformance.ts';
import { type Ask, isEmbedded } from '../support/host.ts';
import { aLibrarian, type Librarian } from '../support/library.ts';
import { halves } from '../support/odd-pictures.ts';
import { anS3Server, type S3Server } from '../support/s3.ts';
import { PDF_BYTES, submitForm } from '../support/submit-form.ts';

interface Hosts {
	a: Librarian;
	/** Another host over the same database and bucket, with a disk of its own. */
	b: Ask;
	bucket: S3Server;
}

async function twoHosts(): Promise<Hosts> {
	const bucket = await anS3Server();
	const a = await aLibrarian('editor', { files: s3Store(bucket.address) });
	const dataDir = join(a.dataDir, randomUUID());
	return { a, bucket, b: a.appOver({ dataDir, files: s3Store(bucket.address) }) };
}

describe.runIf(isEmbedded)('two hosts with one bucket', () => {
	test('one serves a picture uploaded to the other', async () => {
		const { a, b } = await twoHosts();
		const { file } = await a.upload(await halves().png().toBuffer());
		for (const accept of ['image/avif', 'image/webp', 'image/jpeg']) {
			const response = await b(`/media/300/${file}`, { headers: { accept } });
			expect(response.status).toBe(200);
			expect(response.headers.get('content-type')).toBe(accept);
		}
	});

	test('one opens a file at the desk that was sent to the other', async () => {
		const { a, b } = await twoHosts();
		expect((await submitForm(a.ask, 'careers')).status).toBe(200);
		const [row] = await a.db.select().from(uploads);
		const asSupport = await signedIn(b, 'support');
		const response = await asSupport(`/desk/files/${row?.id}`);
		expect(response.status).toBe(200);
		expect(Buffer.from(await response.arrayBuffer()).equals(PDF_BYTES)).toBe(true);
		const key = toUploadKey(row?.stored_name ?? '');
		await a.files.remove(key);
		expect((await asSupport(`/desk/files/${row?.id}`)).status).toBe(404);
		expect(a.logged.filter((line) => line.includes(key))).toHaveLength(1);
	});

	test('one serves a document version uploaded to the other', async () => {
		const { a, b } = await twoHosts();
		const [before] = await readData(listDocuments, await b('/api/documents?locale=it'));
		await a.files.put(`documents/${before?.file}`, PDF_BYTES);
		const newest = await PDFDocument.create();
		newest.addPage();
		const bytes = new Blob([new Uint8Array(await newest.save())]);
		const path = `/desk/documents/${before?.id}/versions?published_on=2025-06-14`;
		expect((await a.as(path, { bytes })).status).toBe(200);
		const documents = await readData(listDocuments, await b('/api/documents?locale=it'));
		const after = documents.find(({ id }) => id === before?.id);
		const [kept] = after?.earlier ?? [];
		expect((await (await b(`/media/documents/${after?.file}`)).blob()).size).toBe(bytes.size);
		expect(await (await b(`/media/documents/${kept?.file}`)).text()).toBe(PDF_BYTES.toString());
	});
});

describe.runIf(isEmbedded)('an unreachable bucket', () => {
	test('refuses forms with files without keeping any, and recovers', async () => {
		const { a, b, bucket } = await twoHosts();
		const [category] = await readData(listCategories, await b('/api/categories'));
		const seeded = `/media/300/${category?.media[0]?.file}`;
		const { file } = await a.upload(await halves().png().toBuffer());
		expect((await a.served(file)).status).toBe(200);

		await bucket.stop();
		const key = randomUUID();
		const refused = await submitForm(a.ask, 'careers', { key });
		expect(refused.headers.get('retry-after')).toBe('5');
		expect(await readProblem(refused)).toMatchObject({ status: 503, code: 'unavailable' });
		expect(a.logged.at(-1)).toMatch(
			/^POST .*: unavailable: the file store http:\S+ cannot be reached \(connect ECONNREFUSED/,
		);
		expect(await a.db.select().from(submissions)).toEqual([]);
		const picture = await readProblem(await a.send(await halves().negate().png().toBuffer()));
		expect(picture.code).toBe('unavailable');

		expect((await submitForm(a.ask, 'contact')).status).toBe(200);
		expect((await b('/api/products?locale=it')).status).toBe(200);
		expect((await b(seeded)).status).toBe(200);
		expect((await a.served(file)).status).toBe(200);
		expect((await readProblem(await b(`/media/150/${file}`))).code).toBe('unavailable');

		await bucket.start();
		expect((await submitForm(a.ask, 'careers', { key })).status).toBe(200);
		expect(await a.db.select().from(uploads)).toHaveLength(1);
		expect((await b(`/media/150/${file}`)).status).toBe(200);
	});

	test('keeps an erasure’s mark until its files are deleted', async () => {
		const { a, bucket } = await twoHosts();
		await submitForm(a.ask, 'careers');
		const [row] = await a.db.select().from(uploads);
		const key = toUploadKey(row?.stored_name ?? '');
		await bucket.stop();
		await expect(erasePerson(a, 'rider@mail.example')).rejects.toThrow('cannot be reached');
		expect(await a.db.select().from(uploads)).toEqual([]);
		expect(await a.db.select().from(files_to_delete)).toMatchObject([
			{ stored_name: row?.stored_name },
		]);

		await bucket.start();
		expect(await readStored(a.files, key)).not.toBeNull();
		await erasePerson(a, 'rider@mail.example');
		expect(await readStored(a.files, key)).toBeNull();
		expect(await a.db.select().from(files_to_delete)).toEqual([]);
	});
});
