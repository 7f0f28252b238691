import { describe, expect, test } from 'vitest';
import { listDocuments } from '#contract/content/endpoints.ts';
import { conforms, readData, readProblem, hostUnderTest } from '../support/host-conformance.ts';
import { isEmbedded } from '../support/host.ts';

const ask = hostUnderTest();
conforms('listDocuments', ask);

describe('documents', () => {
	test('can be downloaded and have the stated size', async () => {
		const documents = await readData(listDocuments, await ask('/api/documents?locale=en'));
		for (const { file, bytes } of documents) {
			const response = await ask(`/media/documents/${file}`);
			expect(response.status).toBe(200);
			expect(response.headers.get('content-type')).toBe('application/pdf');
			const body = Buffer.from(await response.arrayBuffer());
			expect(body.subarray(0, 5).toString()).toBe('%PDF-');
			expect(body.byteLength).toBe(bytes);
		}
	});

	test.runIf(isEmbedded)('have a title in every language and a file in one', async () => {
		const [manual] = await readData(listDocuments, await ask('/api/documents?locale=ja'));
		expect(manual).toMatchObject({
			title: 'Manuale ja',
			locale: 'ja',
			language: 'it',
			product_ids: ['rd-50'],
		});
	});

	test.each([
		'nothing.pdf',
		'a..b.pdf',
		`${'a'.repeat(300)}.pdf`,
		'..%2Fpg-password',
		'..%2F..%2Fpackage.json',
		'%2e%2e%2fhost.pdf',
		'a.PDF',
		'%00.pdf',
	])('%s is not found', async (file) => {
		expect((await readProblem(await ask(`/media/documents/${file}`))).code).toBe('not_found');
	});
});
