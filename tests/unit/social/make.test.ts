import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { compose } from '#social/compose.ts';
import { socialDigest } from '#social/digest.ts';
import { makeSocialPictures } from '#social/make.ts';
import { Typeface } from '#typesetting/typeface.ts';
import { aSocialPicture } from '../../support/a-social-picture.ts';

let root: string;
beforeEach(() => {
	root = mkdtempSync(join(tmpdir(), 'social-'));
	onTestFinished(() => rmSync(root, { recursive: true, force: true }));
});

/** Drawn pictures need nothing from the host. */
const nobody = async (file: string) => {
	throw new Error(`${file} was asked for`);
};

const WHEEL = aSocialPicture();
const NEWS = aSocialPicture({
	title: '補修部品',
	kicker: '',
	text: '',
	figures: [],
	drawing: null,
});
const make = (list: Parameters<typeof makeSocialPictures>[0]) =>
	makeSocialPictures(list, join(root, 'cache'), join(root, 'dist'), nobody);
const files = () => readdirSync(join(root, 'dist', 'social')).toSorted();

test('pictures have the size that networks ask for, and few bytes', async () => {
	await make({ 'a.jpg': WHEEL, 'b.jpg': NEWS });
	for (const file of files()) {
		const path = join(root, 'dist', 'social', file);
		expect(await sharp(path).metadata()).toMatchObject({
			format: 'jpeg',
			width: 1200,
			height: 630,
		});
		expect(statSync(path).size).toBeLessThan(100_000);
	}
});

test('a second build renders none, and has the same files', async () => {
	expect(await make({ 'a.jpg': WHEEL, 'b.jpg': NEWS })).toMatchObject({ made: 2, reused: 0 });
	const before = readFileSync(join(root, 'dist', 'social', 'a.jpg'));
	expect(await make({ 'a.jpg': WHEEL, 'b.jpg': NEWS })).toMatchObject({ made: 0, reused: 2 });
	expect(readFileSync(join(root, 'dist', 'social', 'a.jpg'))).toEqual(before);
});

test('an unused picture is removed from the site and the cache', async () => {
	await make({ 'a.jpg': WHEEL, 'b.jpg': NEWS });
	expect(await make({ 'b.jpg': NEWS })).toMatchObject({ made: 0, reused: 1 });
	expect(files()).toEqual(['b.jpg']);
	expect(readdirSync(join(root, 'cache', 'social'))).toEqual(['b.jpg']);
});

test('a picture is rendered byte for byte equal', async () => {
	await make({ 'a.jpg': WHEEL, 'b.jpg': WHEEL });
	const [a, b] = files().map((file) => readFileSync(join(root, 'dist', 'social', file)));
	expect(a).toEqual(b);
});

test('text does not depend on the machine’s fonts', async () => {
	const typeface = await Typeface.for(['Livenza Kleos RD 50 Ruote']);
	const svg = compose(typeface, WHEEL);
	expect(svg).not.toMatch(/<text|font-family/);
	expect(svg).not.toMatch(/NaN|undefined/);
});

test('the fingerprint of the renderer is stable', () => {
	expect(socialDigest()).toBe(socialDigest());
	expect(socialDigest()).toMatch(/^[\w-]{16}$/);
});
