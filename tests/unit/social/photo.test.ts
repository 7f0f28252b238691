import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { makeSocialPictures } from '#social/make.ts';
import { drawPhoto, toMedia } from '#social/photo.ts';
import { halves } from '../../support/odd-pictures.ts';

const photo = 'team.webp';
const centre = { x: 0.5, y: 0.5 };
const draw = async (bytes: Uint8Array, focal = centre) =>
	(await drawPhoto({ photo, focal }, async () => bytes)).toBuffer();

/** Colour at a place of a picture: red, blue, white, or a mixture. */
async function colorAt(jpeg: Uint8Array, left: number, top = 315): Promise<string> {
	const pixel = sharp(jpeg).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw();
	const [red = 0, , blue = 0] = await pixel.toBuffer();
	if (red > 180 && blue > 180) return 'white';
	if (red > 180 && blue < 60) return 'red';
	return blue > 180 && red < 60 ? 'blue' : 'between';
}
const edges = async (jpeg: Uint8Array) => [await colorAt(jpeg, 20), await colorAt(jpeg, 1180)];

/** Red on the left and blue on the right, four times as wide as high. */
const wide = async () =>
	sharp(await halves().png().toBuffer())
		.resize(1600, 400, { fit: 'fill', kernel: 'nearest' })
		.png()
		.toBuffer();
/** Red above and blue below, upright. */
const upright = async () =>
	sharp(await wide())
		.rotate(90)
		.resize(1200, 2400, { fit: 'fill', kernel: 'nearest' })
		.jpeg()
		.toBuffer();

test.each([
	['in the middle', 0.5, ['red', 'blue']],
	['on the left', 0, ['red', 'red']],
	['on the right', 1, ['blue', 'blue']],
])('a wide picture is cropped around a point that is %s', async (_, x, seen) => {
	const jpeg = await draw(await wide(), { x, y: 0.5 });
	expect(await sharp(jpeg).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
	expect(await edges(jpeg)).toEqual(seen);
});

test.each([
	['above', 0, 'red'],
	['below', 1, 'blue'],
])('an upright picture is cropped around a point that is %s', async (_, y, seen) => {
	const jpeg = await draw(await upright(), { x: 0.5, y });
	expect(await colorAt(jpeg, 600, 20)).toBe(seen);
	expect(await colorAt(jpeg, 600, 610)).toBe(seen);
});

test('a picture that is too small is enlarged', async () => {
	const jpeg = await draw(await halves().png().toBuffer());
	expect(await sharp(jpeg).metadata()).toMatchObject({ width: 1200, height: 630 });
	expect(await edges(jpeg)).toEqual(['red', 'blue']);
});

test('a transparent picture has a white background', async () => {
	const nothing = { r: 0, g: 0, b: 0, alpha: 0 };
	const clear = sharp({ create: { width: 1200, height: 630, channels: 4, background: nothing } });
	expect(await edges(await draw(await clear.png().toBuffer()))).toEqual(['white', 'white']);
});

test('a picture is cropped byte for byte equal', async () => {
	const bytes = await wide();
	expect(await draw(bytes)).toEqual(await draw(bytes));
});

test('invalid bytes are reported by name', async () => {
	const page = new TextEncoder().encode('<p>Welcome</p>');
	await expect(draw(page)).rejects.toThrow('picture "team.webp" cannot be shown');
});

test('a build crops chosen pictures and renders the rest, once', async () => {
	const root = mkdtempSync(join(tmpdir(), 'social-'));
	onTestFinished(() => rmSync(root, { recursive: true, force: true }));
	const asked: string[] = [];
	const make = () =>
		makeSocialPictures(
			{ 'a.jpg': { photo, focal: centre } },
			join(root, 'cache'),
			join(root, 'dist'),
			async (file) => {
				asked.push(file);
				return wide();
			},
		);
	expect(await make()).toMatchObject({ made: 1, reused: 0 });
	const before = readFileSync(join(root, 'dist', 'social', 'a.jpg'));
	expect(await make()).toMatchObject({ made: 0, reused: 1 });
	expect(readFileSync(join(root, 'dist', 'social', 'a.jpg'))).toEqual(before);
	expect(asked).toEqual([photo]);
});

/** Starts a picture host that gives these answers in turn; the last one stays. */
async function aMediaHost(...statuses: number[]) {
	const asked: string[] = [];
	const bytes = await wide();
	const server = createServer((request, response) => {
		const status = statuses.length > 1 ? statuses.shift() : statuses[0];
		asked.push(`${request.url} ${request.headers.accept}`);
		response.writeHead(status ?? 200).end(status === 200 ? bytes : '');
	});
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
	const address = server.address();
	if (address === null || typeof address === 'string') throw new Error('no port');
	return { asked, bytes, media: toMedia({ baseUrl: `http://127.0.0.1:${address.port}` }) };
}

test('the widest picture is requested, with a retry', async () => {
	const { asked, bytes, media } = await aMediaHost(503, 200);
	expect(Buffer.from(await media(photo))).toEqual(bytes);
	const call = '/media/1200/team.webp image/jpeg';
	expect(asked).toEqual([call, call]);
});

test.each([
	['that the host does not have', 404, false],
	['that the host cannot give for now', 503, true],
])('a picture %s stops the build and is named', async (_, status, isHostAway) => {
	const { media } = await aMediaHost(status);
	await expect(media(photo)).rejects.toMatchObject({
		name: 'BuildError',
		isHostAway,
		message: expect.stringContaining(`picture "team.webp" cannot be shown to networks: status`),
	});
});
