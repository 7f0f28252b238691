import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { audit_log } from '../../src/server/identity/tables.ts';
import { s3Store } from '../../src/server/platform/files/s3-store.ts';
import { toUploadKey } from '../../src/server/platform/uploads/store.ts';
import { anUpload, aSubmission, signedIn } from '../support/desk.ts';
import { aHost, isEmbedded } from '../support/host.ts';
import { isPresigned } from '../support/s3-signature.ts';
import { anS3Server } from '../support/s3.ts';

const NAME = 'caffè (1)+履歴書.pdf';

/** A host whose bucket sends what staff downloads, with an application's file in it. */
async function aLendingHost(given: { mime?: string; isStored?: boolean } = {}) {
	const { mime = 'application/pdf', isStored = true } = given;
	const { address } = await anS3Server();
	const files = s3Store(address, { isLending: true });
	const host = await aHost({ files });
	const submission_id = await aSubmission(host, { form_slug: 'careers' });
	const stored_name = randomUUID().replaceAll('-', '');
	if (isStored) await files.put(toUploadKey(stored_name), new Uint8Array(Buffer.from('%PDF')));
	const id = await anUpload(host, { submission_id, file_name: NAME, stored_name, mime });
	const listDownloads = () =>
		host.db.select().from(audit_log).where(eq(audit_log.action, 'download'));
	return { host, path: `/desk/files/${id}`, id, listDownloads, secret: address.secretAccessKey };
}

describe.runIf(isEmbedded)('a file that the bucket sends', () => {
	test('has an address there for a minute, once the download is in the audit log', async () => {
		const { host, path, id, listDownloads, secret } = await aLendingHost();
		const asSupport = await signedIn(host.ask, 'support');
		const answer = await asSupport(path);
		expect([answer.status, answer.headers.get('cache-control')]).toEqual([303, 'no-store']);
		expect(await answer.text()).toBe('');
		expect(await listDownloads()).toMatchObject([{ record_id: id, resource: 'applications' }]);
		const address = answer.headers.get('location') ?? '';
		expect(isPresigned(address, secret)).toBe(true);
		const asked = Object.fromEntries(new URL(address).searchParams);
		expect(asked).toMatchObject({
			'X-Amz-Expires': '60',
			'response-content-type': 'application/pdf',
			'response-cache-control': 'no-store',
		});
		expect(asked['response-content-disposition']).toMatch(
			/^attachment; filename="caffe_ \(1\)\+___.pdf"; filename\*=UTF-8''caff%C3%A8%20%281%29%2B%E5/,
		);
	});

	test('has no address for a role that may not read it, for a stranger, or for HEAD', async () => {
		const { host, path, listDownloads } = await aLendingHost();
		const asShop = await signedIn(host.ask, 'shop');
		const refused = [await asShop(path), await host.ask(`/api${path}`)];
		expect(refused.map(({ status }) => status)).toEqual([403, 401]);
		expect(await listDownloads()).toEqual([]);
		const asSupport = await signedIn(host.ask, 'support');
		const head = await asSupport(path, { method: 'HEAD' });
		expect([head.status, head.headers.get('location')]).toEqual([200, null]);
	});

	test('is a 404 where the bucket does not have it, and no download', async () => {
		const { host, path, listDownloads } = await aLendingHost({ isStored: false });
		const asSupport = await signedIn(host.ask, 'support');
		expect((await asSupport(path)).status).toBe(404);
		expect(await listDownloads()).toEqual([]);
	});

	test('comes through the host where the desk shows it in place', async () => {
		const { host, path } = await aLendingHost({ mime: 'image/jpeg' });
		const asSupport = await signedIn(host.ask, 'support');
		const answer = await asSupport(path);
		expect([answer.status, await answer.text()]).toEqual([200, '%PDF']);
	});
});
