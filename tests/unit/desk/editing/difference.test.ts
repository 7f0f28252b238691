import { describe, expect, test } from 'vitest';
import { changesBetween, wordDifference } from '#desk/editing/data/difference.ts';

describe('differences', () => {
	test('are listed by words', () => {
		expect(wordDifference('Ruota in carbonio da gara', 'Ruota in alluminio da gara')).toEqual([
			{ kind: 'same', text: 'Ruota in ' },
			{ kind: 'removed', text: 'carbonio ' },
			{ kind: 'added', text: 'alluminio ' },
			{ kind: 'same', text: 'da gara' },
		]);
	});

	test('in Japanese by characters, without blanks between them', () => {
		expect(wordDifference('前輪を買う', '後輪を買う')).toEqual([
			{ kind: 'removed', text: '前' },
			{ kind: 'added', text: '後' },
			{ kind: 'same', text: '輪を買う' },
		]);
	});

	test('of documents are listed by field, blocks by their keys', () => {
		const was = {
			title: 'a',
			blocks: [
				{ key: 'x', text: '1' },
				{ key: 'y', text: '2' },
			],
		};
		const is = {
			title: 'a',
			blocks: [
				{ key: 'y', text: '3' },
				{ key: 'x', text: '1' },
			],
		};
		expect(changesBetween(was, is)).toEqual([
			{ path: ['blocks', 'y', 'text'], before: '2', after: '3' },
		]);
	});

	test('another order of the same blocks is one change', () => {
		expect(changesBetween([{ key: 'x' }, { key: 'y' }], [{ key: 'y' }, { key: 'x' }])).toEqual([
			{ path: [], before: ['x', 'y'], after: ['y', 'x'] },
		]);
	});
});
