import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { audit_log } from '../../src/server/identity/tables.ts';
import { toUploadKey } from '../../src/server/platform/uploads/store.ts';
import { anUpload, aSubmission, signedIn } from '../support/desk.ts';
import { aHost, isEmbedded, type OwnHost } from '../support/host.ts';

async function aStoredFile(host: OwnHost, file_name: string, form_slug = 'careers') {
	const submission_id = await aSubmission(host, { form_slug });
	const stored_name = randomUUID().replaceAll('-', '');
	const path = join(host.dataDir, toUploadKey(stored_name));
	await mkdir(dirname(path), { recursive: true });
	await writeFile(path, '%PDF');
	return anUpload(host, { submission_id, file_name, stored_name });
}

describe.runIf(isEmbedded)('a file', () => {
	test.each([
		['cv.pdf', 'attachment; filename="cv.pdf"; filename*=UTF-8\'\'cv.pdf'],
		[
			'履歴書.pdf',
			'attachment; filename="___.pdf"; filename*=UTF-8\'\'%E5%B1%A5%E6%AD%B4%E6%9B%B8.pdf',
		],
		['a\r\nX:y".pdf', 'attachment; filename="a__X_y_.pdf"; filename*=UTF-8\'\'a__X_y_.pdf'],
		['../../x.pdf', 'attachment; filename=".._.._x.pdf"; filename*=UTF-8\'\'.._.._x.pdf'],
		[
			`a${'😀'.repeat(100)}.pdf`,
			`attachment; filename="a${'__'.repeat(100)}.pdf"; filename*=UTF-8''a${'%F0%9F%98%80'.repeat(100)}.pdf`,
		],
		['fdp\u202Efdp.exe', 'attachment; filename="fdp_fdp.exe"; filename*=UTF-8\'\'fdp_fdp.exe'],
	])('called %j is downloaded, never displayed', async (name, disposition) => {
		const host = await aHost();
		const id = await aStoredFile(host, name);
		const asSupport = await signedIn(host.ask, 'support');
		const response = await asSupport(`/desk/files/${id}`);
		expect(await response.text()).toBe('%PDF');
		expect(response.headers.get('content-disposition')).toBe(disposition);
		expect(response.headers.get('content-type')).toBe('application/pdf');
		expect(response.headers.get('x-content-type-options')).toBe('nosniff');
		expect(response.headers.get('content-security-policy')).toMatch(/^sandbox; default-src 'none'/);
		expect(response.headers.get('cache-control')).toBe('no-store');
		const entries = await host.db.select().from(audit_log).where(eq(audit_log.action, 'download'));
		expect(entries).toMatchObject([{ record_id: id, resource: 'applications' }]);
	});

	test('of an application is closed to shop staff, one of an enquiry is not', async () => {
		const host = await aHost();
		const asShop = await signedIn(host.ask, 'shop');
		const ofCandidate = await aStoredFile(host, 'cv.pdf');
		const ofCustomer = await aStoredFile(host, 'scontrino.pdf', 'ops-warranty');
		expect((await asShop(`/desk/files/${ofCandidate}`)).status).toBe(403);
		expect((await asShop(`/desk/files/${ofCustomer}`)).status).toBe(200);
		expect((await host.ask(`/api/desk/files/${ofCustomer}`)).status).toBe(401);
	});

	/** Store of a host that tells whether a file was opened, and closed before its end. */
	function aTellingStore(host: OwnHost) {
		const told = { isOpened: false, isCancelled: false };
		const open = async (key: string) => {
			const opened = await host.files.open(key);
			told.isOpened = true;
			if (!opened) return null;
			const body = new ReadableStream<Uint8Array>({
				async cancel(reason) {
					told.isCancelled = true;
					await opened.body.cancel(reason);
				},
			});
			return { ...opened, body };
		};
		return { told, files: { ...host.files, open } };
	}

	test('is closed when its download cannot be logged', async () => {
		const host = await aHost();
		const id = await aStoredFile(host, 'cv.pdf');
		const { told, files } = aTellingStore(host);
		// The entry needs the time of day, which fails once the file is open.
		const clock = () => {
			if (told.isOpened) throw new Error('no time of day');
			return host.clock();
		};
		const asSupport = await signedIn(host.appOver({ files, clock }), 'support');
		expect((await asSupport(`/desk/files/${id}`)).status).toBe(500);
		expect(told.isCancelled).toBe(true);
	});

	test('is closed after a HEAD request', async () => {
		const host = await aHost();
		const id = await aStoredFile(host, 'cv.pdf');
		const { told, files } = aTellingStore(host);
		const asSupport = await signedIn(host.appOver({ files }), 'support');
		expect((await asSupport(`/desk/files/${id}`, { method: 'HEAD' })).status).toBe(200);
		expect(told.isCancelled).toBe(true);
	});

	test('without its stored bytes is a 404', async () => {
		const host = await aHost();
		const submission_id = await aSubmission(host);
		const given = { submission_id, file_name: 'x.pdf', stored_name: 'c'.repeat(32) };
		const id = await anUpload(host, given);
		const asSupport = await signedIn(host.ask, 'support');
		expect((await asSupport(`/desk/files/${id}`)).status).toBe(404);
		expect((await asSupport('/desk/files/no-such-file')).status).toBe(404);
	});
});
