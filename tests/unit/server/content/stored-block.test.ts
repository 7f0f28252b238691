import * as v from 'valibot';
import { expect, test } from 'vitest';
import { blockSchema } from '#contract/content/blocks.ts';
import type { StoredBlock } from '#contract/content/documents/blocks.ts';
import { withKeys } from '#server/content/block-keys.ts';
import { toPictures, toBlock, toBlocks } from '#server/content/stored-block.ts';

const names = ['wheel', 'hub', 'poster', 'road', 'crank'];
const table = new Map(
	names.map((id) => [id, { file: `${id}.0a1b2c3d.webp`, width: 1600, height: 900 }]),
);
const shown = (picture: string) => ({ picture, alt: picture });
const team = { discipline: 'Strada', country: 'IT', text: null, link: null };

const BLOCKS: StoredBlock[] = [
	{
		type: 'gallery',
		title: null,
		items: [
			{ media: shown('wheel'), caption: null },
			{ media: shown('hub'), caption: 'Il mozzo' },
		],
	},
	{
		type: 'video',
		title: 'La ruota',
		text: null,
		poster: shown('poster'),
		source: { type: 'file', files: ['wheel.mp4'] },
		transcript: null,
	},
	{
		type: 'video',
		title: 'La ruota',
		text: null,
		poster: null,
		source: { type: 'external', url: 'https://film.example/1', provider: 'Film Example' },
		transcript: null,
	},
	{
		type: 'team_list',
		title: 'Squadre',
		text: null,
		items: [
			{ ...team, name: 'Team Piave', media: shown('road') },
			{ ...team, name: 'Team Sile', media: null },
		],
	},
	{
		type: 'timeline',
		title: null,
		items: [
			{ year: '1919', title: 'Officina', text: 'Una famiglia.' },
			{ year: '1986', title: 'Marchio', text: 'Un nome.', media: shown('crank') },
		],
	},
];

test('blocks list every picture that they show', () => {
	expect(toPictures(BLOCKS)).toEqual(names);
});

test('blocks are returned with pictures resolved, as in the contract', () => {
	const sent = BLOCKS.map((block) => toBlock(block, table));
	expect(sent.map((block) => v.safeParse(blockSchema, block).issues)).toEqual(
		sent.map(() => undefined),
	);
	expect(sent[0]).toMatchObject({
		items: [{ media: { file: 'wheel.0a1b2c3d.webp', alt: 'wheel', width: 1600 } }, {}],
	});
	expect(sent[3]).toMatchObject({
		items: [{ media: { file: 'road.0a1b2c3d.webp' } }, { media: null }],
	});
	expect(sent[4]).toMatchObject({ items: [{}, { media: { file: 'crank.0a1b2c3d.webp' } }] });
});

test('a missing picture is named', () => {
	const [gallery] = BLOCKS;
	if (!gallery) throw new Error('no gallery');
	expect(() => toBlock(gallery, new Map())).toThrow('picture "wheel" is not in the media table');
});

test('a block’s key is returned in previews only', () => {
	const [, , video] = BLOCKS;
	if (!video) throw new Error('no video');
	const keyed = { ...video, key: 'film' };
	expect(toBlock(keyed, table)).toEqual(toBlock(video, table));
	expect(toBlock(keyed, table, { keys: true })).toEqual({ ...toBlock(video, table), key: 'film' });
});

test('unedited blocks have their document’s keys in a preview', () => {
	const toKeys = (keys: boolean) => toBlocks(BLOCKS, table, { keys }).map(({ key }) => key);
	expect(toKeys(true)).toEqual(withKeys(BLOCKS).map(({ key }) => key));
	expect(new Set(toKeys(false))).toEqual(new Set([undefined]));
});
