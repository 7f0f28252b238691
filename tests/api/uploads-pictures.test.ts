import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { submissions, uploads } from '../../src/server/forms/tables.ts';
import { toUploadKey } from '../../src/server/platform/uploads/store.ts';
import { signedIn } from '../support/desk.ts';
import { readProblem } from '../support/host-conformance.ts';
import { aHost, isEmbedded, type OwnHost } from '../support/host.ts';
import { aBomb, chunk, halves, withChunks, withTraces, WORD } from '../support/odd-pictures.ts';
import { PDF_BYTES, submitForm } from '../support/submit-form.ts';

const send = (host: OwnHost, bytes: Buffer, name: string) =>
	submitForm(host.ask, 'ops-warranty', {
		values: { proof_of_purchase: new File([new Uint8Array(bytes)], name) },
	});

/** Downloads the one file that was sent, as staff sees it. */
async function atTheDesk(host: OwnHost): Promise<{ bytes: Buffer; type: string | null }> {
	const [row] = await host.db.select().from(uploads);
	const asSupport = await signedIn(host.ask, 'support');
	const response = await asSupport(`/desk/files/${row?.id}`);
	expect(response.status).toBe(200);
	const bytes = Buffer.from(await response.arrayBuffer());
	expect(row?.size).toBe(bytes.length);
	return { bytes, type: response.headers.get('content-type') };
}

describe.runIf(isEmbedded)('an uploaded picture', () => {
	test('from a telephone reaches the desk upright, without location, device or text metadata', async () => {
		const host = await aHost();
		const sent = await withTraces(halves().jpeg()).toBuffer();
		const before = await sharp(sent).metadata();
		expect(before).toMatchObject({ orientation: 6, width: 64, height: 32 });
		expect(sent.includes(WORD) && before.exif && before.xmp).toBeTruthy();
		expect((await send(host, sent, 'foto.jpg')).status).toBe(200);

		const { bytes, type } = await atTheDesk(host);
		expect(type).toBe('image/jpeg');
		const { exif, xmp, iptc, icc, orientation, ...kept } = await sharp(bytes).metadata();
		expect({ exif, xmp, iptc, icc, orientation }).toEqual({});
		expect(kept).toMatchObject({ format: 'jpeg', width: 32, height: 64 });
		expect(bytes.includes(WORD) || bytes.includes('Exif')).toBe(false);
		const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
		const readRed = (y: number) => data[(y * info.width + 16) * info.channels] ?? 0;
		expect(readRed(8)).toBeGreaterThan(150);
		expect(readRed(56)).toBeLessThan(80);
	});

	test('as a PNG keeps its pixels only', async () => {
		const host = await aHost();
		const plain = await halves().png().toBuffer();
		const words = Buffer.from(`Comment\0${WORD}`);
		const more = Buffer.from(`XML:com.adobe.xmp\0\0\0\0\0${WORD}`);
		const sent = withChunks(plain, chunk('tEXt', words), chunk('iTXt', more));
		expect((await send(host, sent, 'foto.png')).status).toBe(200);
		const { bytes, type } = await atTheDesk(host);
		expect(type).toBe('image/png');
		expect(bytes.includes(WORD)).toBe(false);
		const pixels = (png: Buffer) => sharp(png).raw().toBuffer();
		expect((await pixels(bytes)).equals(await pixels(plain))).toBe(true);
	});

	test('as a telephone’s PNG is rotated and stripped like a JPEG', async () => {
		const host = await aHost();
		const sent = await withTraces(halves().png()).toBuffer();
		expect(sent.includes('eXIf')).toBe(true);
		await send(host, sent, 'foto.png');
		const { bytes } = await atTheDesk(host);
		expect(bytes.includes('eXIf') || bytes.includes(WORD)).toBe(false);
		expect(await sharp(bytes).metadata()).toMatchObject({ width: 32, height: 64 });
	});

	test.each([
		['the beginning of a JPEG and no more', async () => Buffer.from('ffd8ffe000104a464946', 'hex')],
		['half a JPEG', async () => (await halves().jpeg().toBuffer()).subarray(0, -60)],
		['a PNG of 900 million pixels', async () => aBomb(await halves().png().toBuffer())],
	])('is refused when it is %s, and not stored', async (_, make) => {
		const host = await aHost();
		const problem = await readProblem(await send(host, await make(), 'foto.jpg'));
		expect(problem).toMatchObject({
			code: 'validation_failed',
			fields: [{ path: 'proof_of_purchase', code: 'file_broken' }],
		});
		expect(await host.db.select().from(submissions)).toEqual([]);
	});

	test('sent twice with one key is one submission, although it is re-encoded', async () => {
		const host = await aHost();
		const bytes = new Uint8Array(await withTraces(halves().jpeg()).toBuffer());
		const key = 'k'.repeat(20);
		const once = () =>
			submitForm(host.ask, 'ops-warranty', {
				key,
				values: { proof_of_purchase: new File([bytes], 'foto.jpg') },
			});
		const [first, second] = [await (await once()).json(), await (await once()).json()];
		expect(second).toEqual(first);
		expect(await host.db.select().from(uploads)).toHaveLength(1);
	});

	test('leaves a PDF beside it unchanged, byte by byte', async () => {
		const host = await aHost();
		await send(host, PDF_BYTES, 'scontrino.pdf');
		const [row] = await host.db.select().from(uploads);
		const kept = await readFile(join(host.dataDir, toUploadKey(row?.stored_name ?? '')));
		expect(kept.equals(PDF_BYTES)).toBe(true);
	});
});
