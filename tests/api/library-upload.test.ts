import { readdir, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { listPictures, MOST_PICTURE_BYTES, uploadPicture } from '#contract/content/library.ts';
import { STAFF_ROLES } from '#contract/identity/roles.ts';
import { cleanUpMasters } from '../../src/server/platform/media/masters.ts';
import { signedIn } from '../support/desk.ts';
import { readData, readProblem } from '../support/host-conformance.ts';
import { aHost, isEmbedded } from '../support/host.ts';
import { aLibrarian } from '../support/library.ts';
import { aBomb, halves, withTraces, WORD } from '../support/odd-pictures.ts';

const SCRIPT = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const FORMATS = ['image/avif', 'image/webp', 'image/jpeg'];

describe.runIf(isEmbedded)('a picture uploaded to the library', () => {
	test('from a telephone is upright and without its location', async () => {
		const host = await aLibrarian();
		const sent = await withTraces(halves().jpeg()).toBuffer();
		expect(await sharp(sent).metadata()).toMatchObject({ orientation: 6, width: 64 });
		const picture = await host.upload(sent, 'Foto di Bassano.JPG');
		expect(picture).toMatchObject({ width: 32, height: 64, uses: 0, is_uploaded: true });
		expect(picture.id).toMatch(/^foto-di-bassano-[0-9a-f]{8}$/);
		expect(picture.file).toBe(`${picture.id}.webp`);
		expect(picture).toMatchObject({ alt: {}, focal: { x: 0.5, y: 0.5 } });
		for (const accept of FORMATS) {
			const response = await host.served(picture.file, 300, accept);
			expect(response.headers.get('content-type')).toBe(accept);
			const bytes = Buffer.from(await response.arrayBuffer());
			const { exif, xmp, iptc, orientation, width, height } = await sharp(bytes).metadata();
			expect({ exif, xmp, iptc, orientation }).toEqual({});
			expect([width, height]).toEqual([32, 64]);
			expect(bytes.includes(WORD)).toBe(false);
		}
		const { data, info } = await sharp(await (await host.served(picture.file)).arrayBuffer())
			.raw()
			.toBuffer({ resolveWithObject: true });
		const readRed = (y: number) => data[(y * info.width + 16) * info.channels] ?? 0;
		expect(readRed(8)).toBeGreaterThan(150);
		expect(readRed(56)).toBeLessThan(80);
		const [master = ''] = await readdir(join(host.dataDir, 'pictures'));
		const kept = await sharp(join(host.dataDir, 'pictures', master)).metadata();
		expect(kept).toMatchObject({ format: 'webp', width: 32, height: 64 });
		expect(kept.exif ?? kept.xmp ?? kept.icc).toBeUndefined();
	});

	test.each<[string, () => Promise<Uint8Array>, string]>([
		['HTML', async () => Buffer.from('<!doctype html><title>x</title>'), 'picture_kind'],
		['SVG with a script', async () => Buffer.from(SCRIPT), 'picture_kind'],
		['PDF', async () => Buffer.from('%PDF-1.7\n%%EOF'), 'picture_kind'],
		['nothing at all', async () => Buffer.alloc(0), 'picture_kind'],
		[
			'the beginning of a JPEG',
			async () => Buffer.from('ffd8ffe000104a464946', 'hex'),
			'picture_broken',
		],
		[
			'half a JPEG',
			async () => (await halves().jpeg().toBuffer()).subarray(0, -60),
			'picture_broken',
		],
		['half a PNG', async () => (await halves().png().toBuffer()).subarray(0, 90), 'picture_broken'],
		[
			'a head alone',
			async () => (await halves().png().toBuffer()).subarray(0, 33),
			'picture_broken',
		],
		['900 million pixels', async () => aBomb(await halves().png().toBuffer()), 'picture_pixels'],
	])('is refused when it is %s named like a picture', async (_, make, code) => {
		const host = await aLibrarian();
		const problem = await readProblem(await host.send(await make(), 'foto.jpg'));
		expect(problem).toMatchObject({ code: 'validation_failed', fields: [{ path: 'file', code }] });
		expect(await readdir(join(host.dataDir, 'pictures')).catch(() => [])).toEqual([]);
		expect((await host.pictures()).filter(({ is_uploaded }) => is_uploaded)).toEqual([]);
	});

	test('is refused beyond 25 MB, or with another content type', async () => {
		const host = await aLibrarian();
		const big = Buffer.alloc(MOST_PICTURE_BYTES + 1);
		expect(await readProblem(await host.send(big))).toMatchObject({ code: 'payload_too_large' });
		const json = await host.as('/desk/pictures', { json: {} });
		expect(await readProblem(json)).toMatchObject({ code: 'unsupported_media_type' });
	});

	test('is scaled down to the largest size in use, in proportion', async () => {
		const host = await aLibrarian();
		const wide = sharp({ create: { width: 5000, height: 1000, channels: 3, background: 'red' } });
		const picture = await host.upload(await wide.png().toBuffer(), 'largo.png');
		expect([picture.width, picture.height]).toEqual([3840, 768]);
	});

	test('keeps transparency, in every accepted format', async () => {
		const host = await aLibrarian();
		const clear = sharp({ create: { width: 40, height: 40, channels: 4, background: '#f000' } });
		for (const sent of [clear.clone().png(), clear.clone().webp(), clear.clone().avif()]) {
			const { file } = await host.upload(await sent.toBuffer(), 'x.jpg');
			const shown = await (await host.served(file)).arrayBuffer();
			expect((await sharp(shown).metadata()).hasAlpha).toBe(true);
		}
	});

	test('is stored once when uploaded twice at once, or under another name', async () => {
		const host = await aLibrarian();
		const bytes = await halves().jpeg().toBuffer();
		const answers = await Promise.all(
			Array.from({ length: 5 }, async (_, at) =>
				readData(uploadPicture, await host.send(bytes, `foto-${at}.jpg`)),
			),
		);
		expect(answers.filter(({ is_new }) => is_new)).toHaveLength(1);
		expect(new Set(answers.map(({ picture }) => picture.id)).size).toBe(1);
		expect(await readdir(join(host.dataDir, 'pictures'))).toHaveLength(1);
		expect((await host.pictures()).filter(({ is_uploaded }) => is_uploaded)).toHaveLength(1);
	});

	test('gets a name when its file name has no Latin letters', async () => {
		const host = await aLibrarian();
		const one = await host.upload(await halves().png().toBuffer(), '写真.png');
		expect(one.id).toMatch(/^[0-9a-f]{8}$/);
		expect((await host.pictures())[0]?.id).toBe(one.id);
	});

	test('has its file removed without a row, and never with one', async () => {
		const host = await aLibrarian();
		const { file } = await host.upload(await halves().png().toBuffer());
		const gone = await host.upload(await halves().negate().png().toBuffer());
		await host.as(`/desk/pictures/${gone.id}`, { method: 'DELETE' });
		const folder = join(host.dataDir, 'pictures');
		expect(await readdir(folder)).toHaveLength(2);
		await cleanUpMasters(host.db, host.files);
		expect(await readdir(folder)).toHaveLength(2);
		for (const name of await readdir(folder)) await utimes(join(folder, name), 0, 0);
		await cleanUpMasters(host.db, host.files);
		expect(await readdir(folder)).toHaveLength(1);
		expect((await host.served(file)).status).toBe(200);
	});
});

test.runIf(isEmbedded).each(STAFF_ROLES)(
	'the library is open to %s only as an editor',
	async (role) => {
		const { ask } = await aHost();
		const response = await (await signedIn(ask, role))('/desk/pictures');
		if (role === 'editor' || role === 'admin') await readData(listPictures, response);
		else expect(await readProblem(response)).toMatchObject({ code: 'forbidden' });
	},
);
