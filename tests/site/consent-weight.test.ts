import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '#contract/locales.ts';
import { getConsentNotice } from '#contract/measurement/consent.ts';
import { askHost } from '../support/site-api.ts';
import { distBytes, FILES, offenders, PAGES, readDist } from '../support/site.ts';
import { attributeValues, listElements } from '../support/site-page.ts';

/** Most that consent may weigh on the wire before somebody has chosen. */
const MOST_BYTES = 8000;

const weigh = (bytes: string | Buffer) => brotliCompressSync(bytes).length;

/** File of the panel, and the script of the element that fetches it. */
const [panel = ''] = FILES.filter((file) => /^_astro\/consent-panel-[^/]+\.js$/.test(file));
const name = panel.slice('_astro/'.length);
const [element = ''] = FILES.filter(
	(file) => file.endsWith('.js') && file !== panel && readDist(file).includes(`./${name}`),
);

describe.each(LOCALES)('in %s', (locale) => {
	test('script, styles and question weigh at most 8 kB before a choice', async () => {
		const notice = JSON.stringify(await askHost(getConsentNotice, locale));
		const parts = [weigh(distBytes(element)), weigh(distBytes(panel)), weigh(notice)];
		for (const bytes of parts) expect(bytes).toBeGreaterThan(200);
		expect(parts.reduce((sum, bytes) => sum + bytes)).toBeLessThanOrEqual(MOST_BYTES);
	});
});

test('no page requests a part of it on load', () => {
	const wrong = offenders(PAGES, (page) => {
		const named = [
			...attributeValues(listElements(page, 'script'), 'src'),
			...attributeValues(listElements(page, 'link'), 'href'),
		];
		return named.filter((href) => [element, panel].includes(href.slice(1)));
	});
	expect(wrong).toEqual([]);
	// The question stands outside of the flow: it moves nothing when it comes.
	expect(readDist(panel)).toMatch(/position:\s?fixed/);
});
