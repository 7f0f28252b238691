import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { byteRange } from '#server/platform/media/byte-range.ts';
import { turnRoutes, videoRoutes } from '#server/platform/media/videos.ts';

describe('a range of a hundred bytes', () => {
	test.each([
		[undefined, null],
		['bytes=0-9', { start: 0, end: 9 }],
		['bytes=0-', { start: 0, end: 99 }],
		['bytes=90-', { start: 90, end: 99 }],
		['bytes=90-500', { start: 90, end: 99 }],
		['bytes=-10', { start: 90, end: 99 }],
		['bytes=-500', { start: 0, end: 99 }],
		['bytes=100-', 'unsatisfiable'],
		['bytes=-0', 'unsatisfiable'],
		['bytes=9-3', null],
		['bytes=0-1,5-6', null],
		['bytes=-', null],
		['lines=1-2', null],
	])('%s is %o', (header, range) => {
		expect(byteRange(header, 100)).toEqual(range);
	});

	test('of an empty file is absent', () => {
		expect(byteRange('bytes=0-', 0)).toBe('unsatisfiable');
		expect(byteRange('bytes=-1', 0)).toBe('unsatisfiable');
	});
});

describe('a video', () => {
	let dir = '';
	beforeAll(async () => {
		dir = await mkdtemp(join(tmpdir(), 'films-'));
		await writeFile(join(dir, 'wheel.mp4'), '0123456789');
		await writeFile(join(dir, 'empty.webm'), '');
	});
	afterAll(() => rm(dir, { recursive: true }));
	const ask = (file: string, headers: Record<string, string> = {}, method = 'GET') =>
		videoRoutes(dir).request(`/${file}`, { method, headers });

	test('is sent in full, with Accept-Ranges', async () => {
		const response = await ask('wheel.mp4');
		expect(response.status).toBe(200);
		expect(response.headers.get('content-type')).toBe('video/mp4');
		expect(response.headers.get('accept-ranges')).toBe('bytes');
		expect(response.headers.get('content-length')).toBe('10');
		expect(await response.text()).toBe('0123456789');
	});

	test('is sent in the requested range', async () => {
		const response = await ask('wheel.mp4', { range: 'bytes=2-4' });
		expect(response.status).toBe(206);
		expect(response.headers.get('content-range')).toBe('bytes 2-4/10');
		expect(response.headers.get('content-length')).toBe('3');
		expect(await response.text()).toBe('234');
	});

	test('is sent in full if changed since the first range', async () => {
		const etag = (await ask('wheel.mp4')).headers.get('etag') ?? '';
		const same = await ask('wheel.mp4', { range: 'bytes=2-4', 'if-range': etag });
		expect(same.status).toBe(206);
		const other = await ask('wheel.mp4', { range: 'bytes=2-4', 'if-range': '"old"' });
		expect(other.status).toBe(200);
	});

	test('refuses a range beyond its end', async () => {
		const response = await ask('wheel.mp4', { range: 'bytes=10-' });
		expect(response.status).toBe(416);
		expect(response.headers.get('content-range')).toBe('bytes */10');
	});

	test('answers HEAD with its size, and can be empty', async () => {
		const head = await ask('wheel.mp4', {}, 'HEAD');
		expect([head.status, head.headers.get('content-length')]).toEqual([200, '10']);
		expect(await head.text()).toBe('');
		expect((await ask('empty.webm')).status).toBe(200);
	});

	test.each(['none.mp4', '..%2Fwheel.mp4', '%2e%2e%2fhost.webm', 'wheel.MP4', 'wheel.avi', '.mp4'])(
		'%s is not found',
		async (file) => {
			expect((await ask(file)).status).toBe(404);
		},
	);
});

describe('a sprite of a turn', () => {
	let dir = '';
	beforeAll(async () => {
		dir = await mkdtemp(join(tmpdir(), 'turns-'));
		await writeFile(join(dir, 'k1.avif'), '0123456789');
		await writeFile(join(dir, 'k1.webm'), '');
	});
	afterAll(() => rm(dir, { recursive: true }));

	test('is sent unchanged', async () => {
		const response = await turnRoutes(dir).request('/k1.avif');
		expect(response.headers.get('content-type')).toBe('image/avif');
		expect(await response.text()).toBe('0123456789');
	});

	test.each(['k2.avif', 'k1.webm', '..%2Fk1.avif'])('%s is not found', async (file) => {
		expect((await turnRoutes(dir).request(`/${file}`)).status).toBe(404);
	});
});
