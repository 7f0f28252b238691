import { expect, test } from 'vitest';
import { offenders, PAGES, readDist } from '../support/site.ts';
import { attributeValues, listElements } from '../support/site-page.ts';

const sheets = new Set<string>();

test('every page has a print style sheet that does not block screens', () => {
	const wrong = offenders(PAGES, (page) => {
		const named = attributeValues(
			listElements(page, 'link', { rel: 'stylesheet', media: 'print' }),
			'href',
		);
		for (const href of named) sheets.add(href);
		return named.length === 1 ? [] : [`${named.length} sheets of print`];
	});
	expect(wrong).toEqual([]);
	expect(sheets.size).toBe(1);
});

test('print has the page’s text in black, without header, menu or footer', () => {
	const [href = ''] = sheets;
	const text = readDist(href.slice(1)).replace(/\s+/g, '');
	expect(text).toContain('body>:not(main)');
	expect(text).toMatch(/--ground:(?:white|#fff)/);
	expect(text).toMatch(/tr,[^{}]*\{break-inside:avoid/);
});
