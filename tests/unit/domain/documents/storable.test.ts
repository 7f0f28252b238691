import { describe, expect, test } from 'vitest';
import { whyNotStorable } from '#domain/documents/storable.ts';

const nested = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels));

describe('a document', () => {
	test.each<[string, unknown]>([
		['nothing', null],
		['words of any script', { texts: { ja: ['ホイール', '𠮷', '😀'] } }],
		['a hundred levels', nested(100)],
	])('is accepted with %s', (_what, document) => {
		expect(whyNotStorable(document)).toBeNull();
	});

	test.each<[string, unknown, string]>([
		['the character of code 0', { deep: [{ text: 'a\u0000' }] }, 'characters'],
		['half of a pair', { deep: [{ text: '\ud800' }] }, 'characters'],
		['such a name', { 'a\u0000': 1 }, 'characters'],
		['one level more', nested(101), 'depth'],
		['levels without end', nested(1_000_000), 'depth'],
	])('is rejected with %s', (_what, document, why) => {
		expect(whyNotStorable(document)).toBe(why);
	});
});
