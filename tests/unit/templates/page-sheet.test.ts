import { expect, test } from 'vitest';
import { pageSheet, type SheetRule } from '#templates/page-sheet.ts';

const WIDE = '@media (min-width: 768px)';
const flex: SheetRule = { order: 1, parent: '', css: '.flex{display:flex}' };
const wideBlock: SheetRule = { order: 2, parent: WIDE, css: '.md-block{display:block}' };
const wideGrid: SheetRule = { order: 3, parent: WIDE, css: '.md-grid{display:grid}' };
const chips: SheetRule = { order: 100, parent: '', css: '.chips{gap:1rem}' };

test('a page contains each rule of its parts once, in cascade order', () => {
	expect(pageSheet([[chips, flex], [flex]])).toBe('.flex{display:flex}.chips{gap:1rem}');
});

test('rules of one width are grouped', () => {
	expect(pageSheet([[wideGrid], [chips, wideBlock]])).toBe(
		`${WIDE}{.md-block{display:block}.md-grid{display:grid}}.chips{gap:1rem}`,
	);
});

test('a sheet may end inside a width', () => {
	expect(pageSheet([[flex, wideGrid]])).toBe(`.flex{display:flex}${WIDE}{.md-grid{display:grid}}`);
});

test('a page without own rules has no own sheet', () => {
	expect(pageSheet([])).toBe('');
});
