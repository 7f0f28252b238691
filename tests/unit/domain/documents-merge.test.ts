import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { merge } from '#domain/documents/merge.ts';
import { isEqual, valueAt, withValueAt, type JsonObject } from '#domain/documents/values.ts';

const block = (key: string, text = key) => ({ type: 'quote', key, text, source: null });
const page = (...blocks: JsonObject[]) => ({
	template: 'company',
	texts: { it: { title: 'Chi siamo', blocks } },
});
const toKeys = (document: JsonObject) => {
	const blocks = valueAt(document, ['texts', 'it', 'blocks']);
	return Array.isArray(blocks) ? blocks.map((item: JsonObject) => item['key']) : [];
};

describe('two editors on one document', () => {
	test('changes of different blocks are both kept, unasked', () => {
		const base = page(block('a'), block('b'));
		const { document, conflicts } = merge(
			base,
			page(block('a', 'mine'), block('b')),
			page(block('a'), block('b', 'theirs')),
		);
		expect(document).toEqual(page(block('a', 'mine'), block('b', 'theirs')));
		expect(conflicts).toEqual([]);
	});

	test('changes of different fields of one block are both kept', () => {
		const { document, conflicts } = merge(
			page(block('a')),
			page({ ...block('a'), text: 'mine' }),
			page({ ...block('a'), source: 'theirs' }),
		);
		expect(document).toEqual(page({ ...block('a'), text: 'mine', source: 'theirs' }));
		expect(conflicts).toEqual([]);
	});

	test('one field changed by both is a conflict with all three texts', () => {
		const { document, conflicts } = merge(
			page(block('a', 'was')),
			page(block('a', 'mine')),
			page(block('a', 'theirs')),
		);
		const path = ['texts', 'it', 'blocks', 'a', 'text'];
		expect(conflicts).toEqual([{ path, base: 'was', mine: 'mine', theirs: 'theirs' }]);
		expect(valueAt(document, path)).toBe('mine');
		expect(valueAt(withValueAt(document, path, 'theirs'), path)).toBe('theirs');
	});

	test('a block deleted by one and changed by the other is kept as a conflict', () => {
		const { document, conflicts } = merge(
			page(block('a'), block('b')),
			page(block('a')),
			page(block('a'), block('b', 'new')),
		);
		expect(toKeys(document)).toEqual(['a', 'b']);
		expect(conflicts).toHaveLength(1);
	});

	test('a moved and an added block are both kept', () => {
		const { document, conflicts } = merge(
			page(block('a'), block('b'), block('c')),
			page(block('c'), block('a'), block('b')),
			page(block('a'), block('new'), block('b'), block('c')),
		);
		expect(toKeys(document)).toEqual(['c', 'a', 'new', 'b']);
		expect(conflicts).toEqual([]);
	});

	test('a language added by one is taken', () => {
		const base = { texts: { it: { title: 'Ruote' } } };
		const theirs = { texts: { it: { title: 'Ruote' }, en: { title: 'Wheels' } } };
		expect(merge(base, base, theirs).document).toEqual(theirs);
	});

	test('without changes the other’s document is taken, in either direction', () => {
		const documents = fc
			.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 5 })
			.map((keys) => page(...[...new Set(keys)].map((key, place) => block(key, `${key}${place}`))));
		fc.assert(
			fc.property(documents, documents, (base, other) => {
				const [mine, theirs] = [merge(base, other, base), merge(base, base, other)];
				expect([mine.conflicts, theirs.conflicts]).toEqual([[], []]);
				expect(isEqual(mine.document, other) && isEqual(theirs.document, other)).toBe(true);
			}),
		);
	});
});
