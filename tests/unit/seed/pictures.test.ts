import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import type { Outlines } from '../../../scripts/studio/rendered/outlines.ts';
import { specifyPictures } from '../../../scripts/studio/specify/pictures.ts';
import { labelPoints } from '../../../src/drawing/label-points.ts';
import { PLACES, specifyPlace } from '../../../scripts/studio/specify/places.ts';
import { FRAMES, turnedProduct, turnName } from '../../../scripts/studio/specify/turns.ts';
import { SEED } from '../../../src/seed/index.ts';
import { PICTURE_TURNS } from '../../../src/seed/picture-turns.ts';
import { PICTURE_NAMES } from '../../../src/seed/pictures.ts';

const MEDIA = join(import.meta.dirname, '../../../src/seed/media');
const kept = JSON.parse(readFileSync(join(MEDIA, 'specifications.json'), 'utf8')) as Record<
	string,
	unknown
>;
const masters = readdirSync(MEDIA).filter((file) => file.endsWith('.webp'));
const names: readonly string[] = PICTURE_NAMES;
const wanted = specifyPictures();
const turned = Object.keys(PICTURE_TURNS);

const repeated = (values: string[]): string[] =>
	values.filter((value, index) => values.indexOf(value) !== index);

describe('pictures of the catalogue', () => {
	test('match the data sheet of their product', () => {
		const made = [...wanted].filter(([name]) => names.includes(name));
		const outdated = made.filter(([name, shown]) => {
			const was = kept[name];
			return was === undefined || JSON.stringify(sorted(was)) !== JSON.stringify(sorted(shown));
		});
		expect(outdated.map(([name]) => name)).toEqual([]);
		expect(made.length).toBeGreaterThanOrEqual(SEED.products.length);
	});

	test('are the lead picture of one product each', () => {
		const leads = SEED.products.map(({ pictures }) => pictures[0] ?? '');
		expect(repeated(leads)).toEqual([]);
		expect(leads).toEqual(SEED.products.map(({ id }) => id));
	});

	test('of finishes show that finish', () => {
		const wrong = SEED.products.flatMap(({ id, colors = [], color_pictures = {} }) =>
			Object.entries(color_pictures).filter(
				([color, picture]) => !colors.includes(color) || picture !== `${id}-${color}`,
			),
		);
		expect(wrong).toEqual([]);
	});

	test('show every finish that is sold', () => {
		const missing = SEED.products.flatMap(({ id, colors = [], color_pictures = {} }) =>
			colors.slice(1).flatMap((color) => (color_pictures[color] ? [] : [`${id}-${color}`])),
		);
		expect(missing).toEqual([]);
	});

	test('of wheels and cranks omit parts sold separately', () => {
		for (const { id, category_id } of SEED.products) {
			if (category_id === 'wheels') expect(wanted.get(id)).toMatchObject({ tyre: null });
			if (category_id === 'cranksets') expect(wanted.get(id)).toMatchObject({ rings: [] });
		}
	});

	test('differ from each other', () => {
		const digests = masters.map((file) =>
			createHash('sha256')
				.update(readFileSync(join(MEDIA, file)))
				.digest('hex'),
		);
		expect(repeated(digests).length).toBe(0);
	});

	test('are all listed, and all listed exist', () => {
		expect(masters.map((file) => file.replace('.webp', '')).sort()).toEqual([...names].sort());
		const known = (name: string) => names.includes(name) || turned.includes(turnedProduct(name));
		expect(Object.keys(kept).filter((name) => !wanted.has(name) || !known(name))).toEqual([]);
	});

	test('that turn show all sides, in at most 600 kB', async () => {
		const sheets = readdirSync(join(MEDIA, 'turns')).filter((file) => file.endsWith('.avif'));
		expect(sheets.map((file) => file.replace('.avif', '')).sort()).toEqual([...turned].sort());
		for (const [picture, turn] of Object.entries(PICTURE_TURNS)) {
			const name = turnName(picture);
			expect(sorted(kept[name])).toEqual(sorted(wanted.get(name)));
			expect(turn.frames).toBe(FRAMES);
			const file = join(MEDIA, 'turns', `${picture}.avif`);
			expect(statSync(file).size).toBeLessThanOrEqual(600_000);
			const { width, height } = await sharp(file).metadata();
			const side = width / turn.columns;
			expect([side % 1, height / side]).toEqual([0, turn.frames / turn.columns]);
		}
	});

	test('of exploded views have an outline for each part, within the picture', () => {
		for (const [name, { parts }] of wanted) {
			if (!Array.isArray(parts)) continue;
			const file = join(MEDIA, 'outlines', `${name}.json`);
			const traced = JSON.parse(readFileSync(file, 'utf8')) as Outlines;
			expect(Object.keys(traced.parts)).toEqual(parts);
			for (const path of Object.values(traced.parts)) {
				expect(labelPoints(path).length).toBeGreaterThan(0);
				for (const [x, y] of labelPoints(path)) {
					expect(x > 0 && x < traced.width && y >= 0 && y < traced.height).toBe(true);
				}
			}
		}
	});

	test('of places belong to one usage, category, page or news item', () => {
		const meanings = new Map<string, Set<string>>();
		const mean = (picture: string | undefined, meaning: string): void => {
			if (!picture || !/^(?:usage|hero|news|hamburger)-/.test(picture)) return;
			meanings.set(picture, (meanings.get(picture) ?? new Set()).add(meaning));
		};
		for (const { id, ambience, hamburger } of SEED.categories) {
			mean(ambience, id === 'wheels' ? 'page kleos-rd' : `category ${id}`);
			mean(hamburger, `category ${id}`);
		}
		for (const { id, ambience, hamburger } of SEED.usages) {
			mean(ambience, `usage ${id}`);
			mean(hamburger, `usage ${id}`);
		}
		// The pages of the whole range and of all wheels open with the same three wheels.
		const range = (id: string): string => (id === 'world-wheels' ? 'kleos-rd' : id);
		for (const { id, picture } of SEED.pages) mean(picture, `page ${range(id)}`);
		for (const { id, picture } of SEED.news) mean(picture, `news ${id}`);
		const ambiguous = [...meanings].filter(([, { size }]) => size > 1);
		expect(ambiguous.map(([picture, of]) => [picture, ...of])).toEqual([]);
	});

	test('of usages have their own backgrounds, with a tyre that fits the wheel', () => {
		const places = Object.entries(PLACES);
		expect(places.map(([name]) => name)).toEqual(SEED.usages.map(({ ambience }) => ambience));
		expect(repeated(places.map(([, { ground }]) => ground))).toEqual([]);
		for (const [, place] of places) {
			const product = SEED.products.find(({ id }) => id === place.product);
			if (!product) throw new Error(`No product is called ${place.product}`);
			expect(specifyPlace(place, product)).toMatchObject({
				wheel: { tyre: { width: place.width } },
			});
			expect(() => specifyPlace({ ...place, width: 15 }, product)).toThrow('tyre of 15 mm');
		}
	});

	test('of the scale show the weight of the data sheet, and of the label a registered serial', () => {
		const wheel = SEED.products.find(({ id }) => id === 'kleos-rd-36');
		const grams = wanted.get('hero-race')?.grams;
		expect(Number(grams)).toBe(wheel?.specifications.rear_weight);
		const number = wanted.get('hero-warranty')?.number;
		const serial = SEED.serials?.find(({ serial_number }) => serial_number === number);
		expect(serial).toMatchObject({ product_id: 'kleos-rd-36', registered: expect.anything() });
	});

	test('name the field that a product lacks', () => {
		const [wheel] = SEED.products;
		if (!wheel) throw new Error('no product');
		const { rear_axle: _, ...specifications } = wheel.specifications;
		const products = [{ ...wheel, specifications }];
		expect(() => specifyPictures({ ...SEED, products })).toThrow(`${wheel.id}: no rear_axle`);
	});
});

/** Objects with their keys in order, since a kept file orders nothing. */
function sorted(value: unknown): unknown {
	if (Array.isArray(value)) return value.map(sorted);
	if (value === null || typeof value !== 'object') return value;
	return Object.fromEntries(
		Object.entries(value)
			.sort(([a], [b]) => (a < b ? -1 : 1))
			.map(([key, part]) => [key, sorted(part)]),
	);
}
