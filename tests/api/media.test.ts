import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { listCategories } from '#contract/content/endpoints.ts';
import { MEDIA_WIDTHS } from '#contract/media.ts';
import { readData, readProblem, hostUnderTest } from '../support/host-conformance.ts';
import { aHost, isEmbedded, type Ask } from '../support/host.ts';

const ask = hostUnderTest();

async function aPicture(asked: Ask) {
	const [category] = await readData(listCategories, await asked('/api/categories'));
	const [picture] = category?.media ?? [];
	if (!picture) throw new Error('the host shows no picture');
	return picture;
}

const AVIF = 'image/avif,image/webp,image/*;q=0.8';

describe('a picture', () => {
	test.each(MEDIA_WIDTHS)('is at most %i px wide and never enlarged', async (width) => {
		const { file, width: master } = await aPicture(ask);
		const response = await ask(`/media/${width}/${file}`, { headers: { accept: AVIF } });
		expect(response.status).toBe(200);
		const size = await sharp(await response.arrayBuffer()).metadata();
		expect(size.width).toBe(Math.min(width, master));
	});

	test.each([
		[AVIF, 'image/avif', 'heif'],
		['image/webp,*/*;q=0.5', 'image/webp', 'webp'],
		['image/avif;q=0, image/webp', 'image/webp', 'webp'],
		['*/*', 'image/jpeg', 'jpeg'],
		['text/html', 'image/jpeg', 'jpeg'],
		['image/AVIF ; q=0.1', 'image/avif', 'heif'],
		[';;q=,,', 'image/jpeg', 'jpeg'],
	])('is sent as %s for Accept "%s"', async (accept, type, format) => {
		const { file } = await aPicture(ask);
		const response = await ask(`/media/300/${file}`, { headers: { accept } });
		expect(response.headers.get('content-type')).toBe(type);
		expect(response.headers.get('vary')).toBe('Accept');
		expect((await sharp(await response.arrayBuffer()).metadata()).format).toBe(format);
	});

	test('may be cached for a year and embedded anywhere', async () => {
		const { file } = await aPicture(ask);
		const response = await ask(`/media/150/${file}`);
		expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
		expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
		expect(response.headers.get('x-content-type-options')).toBe('nosniff');
	});

	test('has an ETag for each format, and answers 304', async () => {
		const { file } = await aPicture(ask);
		const etag = async (accept: string) =>
			(await ask(`/media/150/${file}`, { headers: { accept } })).headers.get('etag') ?? '';
		const [avif, webp] = [await etag('image/avif'), await etag('image/webp')];
		expect(avif).not.toBe(webp);
		const again = await ask(`/media/150/${file}`, {
			headers: { accept: 'image/avif', 'if-none-match': avif },
		});
		expect(again.status).toBe(304);
		expect(again.headers.get('vary')).toContain('Accept');
	});

	test.each(['0', '149', '151', '1201', '9999', '-150', '150.0', '0150', 'abc', '%00'])(
		'is not served %s wide',
		async (width) => {
			const { file } = await aPicture(ask);
			expect(await readProblem(await ask(`/media/${width}/${file}`))).toMatchObject({
				code: 'not_found',
			});
		},
	);

	test.each([
		'../../package.json',
		'..%2F..%2Fpackage.json',
		'%2e%2e%2fhost.webp',
		'..%5c..%5cpackage.json',
		'%00.webp',
		'nothing.00000000.webp',
		'kleos-rd-50.webp',
		'.webp',
		'a'.repeat(5000),
	])('%s does not leave the folder', async (file) => {
		expect((await ask(`/media/300/${file}`)).status).toBe(404);
	});

	test('cannot be written', async () => {
		const { file } = await aPicture(ask);
		const response = await ask(`/media/300/${file}`, { method: 'DELETE' });
		expect(await readProblem(response)).toMatchObject({ code: 'method_not_allowed' });
	});
});

describe.runIf(isEmbedded)('the cache of pictures', () => {
	test('encodes once for twenty simultaneous visitors', async () => {
		const { ask: own, dataDir } = await aHost();
		const { file } = await aPicture(own);
		const answers = await Promise.all(
			Array.from({ length: 20 }, () => own(`/media/600/${file}`, { headers: { accept: AVIF } })),
		);
		const bodies = await Promise.all(answers.map((answer) => answer.text()));
		expect(new Set(bodies).size).toBe(1);
		expect(await readdir(join(dataDir, 'media-cache', '600'))).toEqual([`${file}.avif`]);
	});

	test('serves its content while the database is down', async () => {
		const { ask: own, drop } = await aHost();
		const { file } = await aPicture(own);
		expect((await own(`/media/300/${file}`)).status).toBe(200);
		await drop();
		expect((await own(`/media/300/${file}`)).status).toBe(200);
		expect((await readProblem(await own(`/media/600/${file}`))).code).toBe('unavailable');
	});
});
