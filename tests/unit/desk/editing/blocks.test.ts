import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import {
	BROKEN,
	toCopy,
	findMisfit,
	pasted,
	toBlocks,
	toItems,
} from '#desk/editing/data/blocks.ts';
import { canonical, type Json } from '#domain/documents/values.ts';

const schemas = {
	quote: v.strictObject({
		type: v.literal('quote'),
		key: v.string(),
		text: v.pipe(v.string(), v.minLength(1)),
		source: v.nullable(v.string()),
		picture: v.nullable(v.strictObject({ picture: v.string(), alt: v.string() })),
		side: v.picklist(['left', 'right']),
	}),
};
const quote = {
	type: 'quote',
	key: 'q1',
	text: 'Ferma.',
	source: null,
	picture: null,
	side: 'left',
};

const roundTrip = (blocks: readonly Json[]) => toBlocks(toItems(blocks, schemas));

describe('blocks as page-builder data', () => {
	test('keep their key as the page builder’s id', () => {
		expect(toItems([quote], schemas)[0]).toEqual({
			type: 'quote',
			props: { id: 'q1', text: 'Ferma.', source: null, picture: null, side: 'left' },
		});
	});

	test('round-trip unchanged', () => {
		const blocks = [quote, { ...quote, key: 'q2' }];
		expect(roundTrip(blocks).map(canonical)).toEqual(blocks.map(canonical));
	});

	test.each([
		['a type that nobody knows', { type: 'carousel', key: 'c', slides: [1, 2] }, 'type'],
		['a field too many', { ...quote, colour: 'red' }, 'colour'],
		[
			'a field that is missing',
			{ type: 'quote', key: 'q', text: 'x', source: null, side: 'left' },
			'picture',
		],
		['a field of another kind', { ...quote, text: 12 }, 'text'],
		['no key', { type: 'quote', text: 'x' }, 'key'],
		['no block at all', 'quote', 'object'],
	])('%s is invalid, and its data are kept', (_, block: Json, why) => {
		expect(findMisfit(block, schemas)).toBe(why);
		expect(toItems([block], schemas)[0]?.type).toBe(BROKEN);
		expect(roundTrip([quote, block, quote])).toEqual([quote, block, quote]);
	});

	test.each([
		['an empty text', { ...quote, text: '' }],
		['a choice that was taken off the list', { ...quote, side: 'middle' }],
		['nothing chosen yet', { ...quote, text: null, side: null }],
	])('%s is an issue of its field, not an invalid block', (_, block: Json) => {
		expect(findMisfit(block, schemas)).toBeNull();
		expect(roundTrip([block]).map(canonical)).toEqual([canonical(block)]);
	});

	test('a duplicated invalid block gets a key of its own, at any place', () => {
		const items = toItems([{ type: 'carousel', key: 'c1', slides: [1] }, quote], schemas);
		const [broken] = items;
		const key = '0b1e7a52-3f0b-4a8e-9a55-0c8f6e2b9d11';
		const copy = broken && { ...broken, props: { ...broken.props, id: `${BROKEN}-${key}` } };
		expect(copy && toBlocks([copy, ...items])).toEqual([
			{ type: 'carousel', key, slides: [1] },
			{ type: 'carousel', key: 'c1', slides: [1] },
			quote,
		]);
	});
});

describe('a block on the clipboard', () => {
	const [item] = toItems([quote], schemas);

	test('is pasted with all its fields, under a new key', () => {
		const found = item && pasted(toCopy(item), schemas, 'q2');
		expect(found).toEqual({ item: { type: 'quote', props: { ...item?.props, id: 'q2' } } });
	});

	test('is copied without its key', () => {
		expect(item && JSON.parse(toCopy(item))).not.toHaveProperty('key');
	});

	test('can be copied even when it cannot be edited', () => {
		const [broken] = toItems([{ type: 'carousel', slides: [1] }], schemas);
		expect(broken && JSON.parse(toCopy(broken))).toEqual({ type: 'carousel', slides: [1] });
	});

	test.each([
		['words', 'Ferma.', 'JSON'],
		['half of one', '{"type": "quote", "te', 'JSON'],
		['a list', JSON.stringify([quote]), 'object'],
		['null', 'null', 'object'],
		['a type that nobody knows', '{"type": "carousel"}', 'type'],
		['a field too many', JSON.stringify({ ...quote, colour: 'red' }), 'colour'],
		['a field of another kind', JSON.stringify({ ...quote, text: 12 }), 'text'],
	])('is refused with a reason: %s', (_, text, why) => {
		expect(pasted(text, schemas, 'k')).toEqual({ why });
	});
});
