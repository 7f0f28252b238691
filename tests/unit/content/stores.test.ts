import { brotliCompressSync } from 'node:zlib';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { storeSchema, type Store } from '#contract/content/places.ts';
import { toStoresModel, toWeek } from '#content/stores/stores.ts';
import { drawStoreMap, groupPoints, type StoreMap } from '#content/stores/store-map.ts';
import { simplify } from '#content/stores/store-map-outline.ts';
import { STORES } from '#seed/stores.ts';
import { aSite } from '../../support/factories-content.ts';
import { aStore, manyStores } from '../../support/factories-stores.ts';

const OUTLINE_BYTES = 12_000;

const outlineBytes = (map: StoreMap) =>
	brotliCompressSync(map.map(({ outline }) => outline.land + outline.borders).join('')).length;
const idsOn = (map: StoreMap) =>
	map.flatMap(({ points }) => points.flatMap(({ ids }) => ids)).toSorted();
const listIds = (stores: readonly { id: string }[]) => stores.map(({ id }) => id).toSorted();

describe('opening hours', () => {
	test('join days with equal hours, and mark days without hours as closed', () => {
		const on = (day: Store['opening_hours'][number]['day'], opens: string, closes: string) => ({
			day,
			opens,
			closes,
		});
		expect(
			toWeek([
				on('mon', '15:30', '19:30'),
				on('tue', '15:30', '19:30'),
				on('tue', '09:00', '12:30'),
				on('wed', '09:00', '12:30'),
				on('wed', '15:30', '19:30'),
			]),
		).toEqual([
			{ from: 'mon', to: 'mon', intervals: ['15:30–19:30'] },
			{ from: 'tue', to: 'wed', intervals: ['09:00–12:30', '15:30–19:30'] },
			{ from: 'thu', to: 'sun', intervals: [] },
		]);
	});

	test('have no rows for a store without hours', () => {
		expect(toWeek([])).toEqual([]);
	});
});

describe('the list', () => {
	const model = (stores: Store[], locale: 'it' | 'ja' | 'en' = 'it') =>
		toStoresModel(
			aSite(() => ({}), { stores }),
			locale,
		);

	test('sorts countries and cities by the reader’s alphabet', () => {
		const stores = [
			aStore('a', { country: 'SI', city: 'Ljubljana' }),
			aStore('b', { country: 'DE', city: 'Ulm' }),
			aStore('c', { country: 'DE', city: 'Äpfingen' }),
		];
		const { countries } = model(stores);
		expect(countries.map(({ name }) => name)).toEqual(['Germania', 'Slovenia']);
		expect(countries[0]?.stores.map(({ city }) => city)).toEqual(['Äpfingen', 'Ulm']);
		expect(model(stores, 'ja').countries.map(({ name }) => name)).toEqual(['スロベニア', 'ドイツ']);
	});

	test('omits types without a store', () => {
		const { kinds } = model([aStore('a'), aStore('b'), aStore('c', { kind: 'distributor' })]);
		expect(kinds).toEqual([
			{ kind: 'dealer', total: 2 },
			{ kind: 'distributor', total: 1 },
		]);
	});

	test('has the reader’s own country first, if the language implies one', () => {
		const stores = [
			aStore('a', { country: 'AT' }),
			aStore('b', { country: 'JP' }),
			aStore('c', { country: 'IT' }),
		];
		const codes = (locale: 'it' | 'ja' | 'en') =>
			model(stores, locale).countries.map(({ code }) => code);
		expect(codes('it')[0]).toBe('IT');
		expect(codes('ja')[0]).toBe('JP');
		expect(codes('en')[0]).toBe('AT');
	});

	test('can be empty', () => {
		expect(model([])).toEqual({
			total: 0,
			countries: [],
			kinds: [],
			ranges: [],
			ownCountry: 'IT',
			map: [],
			email: 'info@livenza.example',
			forRetailers: null,
		});
	});
});

describe('the map', () => {
	const seeded = STORES.map((store) =>
		v.parse(v.pick(storeSchema, ['id', 'latitude', 'longitude']), store),
	);

	test('has every store of the seed on one point, most of them in the large view', () => {
		const map = drawStoreMap(seeded);
		expect(idsOn(map)).toEqual(listIds(seeded));
		expect(map[0]?.region).toBe('150');
		expect(map.map(({ region }) => region).toSorted()).toEqual(['003', '009', '142', '150']);
		expect(outlineBytes(map)).toBeLessThanOrEqual(OUTLINE_BYTES);
	});

	test('centres a single store in its country', () => {
		const [view, ...others] = drawStoreMap([aStore('a')]);
		expect(others).toEqual([]);
		expect(view?.points).toEqual([{ x: 500, y: 500, ids: ['a'] }]);
		expect(view?.outline.land).toMatch(/^M[\d -]+l[\d -]+z/);
	});

	test('joins stores of one address', () => {
		const [view] = drawStoreMap([aStore('a'), aStore('b')]);
		expect(view?.points).toEqual([{ x: 500, y: 500, ids: ['a', 'b'] }]);
	});

	test('keeps 400 points apart and inside, and the outline small', () => {
		const stores = manyStores(400);
		const map = drawStoreMap(stores);
		expect(idsOn(map)).toEqual(listIds(stores));
		for (const { points, size } of map) {
			for (const [index, one] of points.entries()) {
				expect(Math.min(one.x, one.y)).toBeGreaterThan(0);
				expect(Math.max(one.x, one.y)).toBeLessThan(size);
				for (const other of points.slice(index + 1)) {
					expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(62);
				}
			}
		}
		expect(outlineBytes(map)).toBeLessThanOrEqual(OUTLINE_BYTES);
	});

	test.each([
		['the date line', 0, 179.9],
		['the south', -54.8, -68.3],
		['the far north', 69.6, 18.9],
		['Africa', -33.9, 18.4],
	])('shows a store near %s', (_, latitude, longitude) => {
		const map = drawStoreMap([aStore('a', { latitude, longitude })]);
		expect(idsOn(map)).toEqual(['a']);
		expect(map[0]?.outline.land).not.toMatch(/NaN|undefined/);
	});

	test('keeps distant points, and merges close ones at their centre', () => {
		const at = (x: number, id: string) => ({ x, y: 0, ids: [id] });
		expect(groupPoints([at(0, 'a'), at(100, 'b'), at(140, 'c')], 64)).toEqual([
			at(0, 'a'),
			{ x: 120, y: 0, ids: ['b', 'c'] },
		]);
	});

	test('simplifies lines and keeps their ends', () => {
		const line = [
			[0, 0],
			[5, 0.1],
			[10, 0],
			[10, 10],
		] as const;
		expect(simplify(line, 0.5)).toEqual([
			[0, 0],
			[10, 0],
			[10, 10],
		]);
	});
});
