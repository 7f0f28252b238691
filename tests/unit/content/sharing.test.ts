import { describe, expect, test } from 'vitest';
import { shareUnchanged } from '#content/source/sharing.ts';

const entries = (...versions: string[]) =>
	versions.map((version, index) => ({ id: `e${index}`, version, text: `${version} mm` }));

describe('an answer of the host', () => {
	test('keeps the entries of the one before whose version is the same', () => {
		const before = shareUnchanged(entries('1', '1'), 'it', null);
		const after = shareUnchanged(entries('1', '2'), 'it', before);
		expect(after[0]).toBe(before[0]);
		expect(after[1]).toEqual({ id: 'e1', version: '2', text: '2\u00a0mm' });
	});

	test('is the list before if no entry differs, and another one in another order', () => {
		const before = shareUnchanged(entries('1', '1'), 'it', null);
		expect(shareUnchanged(entries('1', '1'), 'it', before)).toBe(before);
		const turned = shareUnchanged(entries('1', '1').toReversed(), 'it', before);
		expect(turned).not.toBe(before);
		expect(turned).toEqual(before.toReversed());
	});

	test('holds nothing beside what is shared, however long it is kept', () => {
		const before = shareUnchanged(entries('1', '1'), 'it', null);
		const answer = entries('1', '2');
		const after = shareUnchanged(answer, 'it', before);
		expect(answer[0]).toBe(before[0]);
		expect(answer).toBe(after);
	});

	test('gives the same result while the host reports it as unchanged', () => {
		const answer = entries('1');
		const first = shareUnchanged(answer, 'it', null);
		expect(shareUnchanged(answer, 'it', entries('2'))).toBe(first);
	});
});
