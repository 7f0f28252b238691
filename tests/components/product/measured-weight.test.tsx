import { expect, test } from 'vitest';
import { MeasuredWeight } from '#components/product/MeasuredWeight.tsx';
import { staticHtml } from '#components/ui/static-html.ts';
import { LOCALES, type Locale } from '#contract/locales.ts';
import { isoDateSchema } from '#contract/units.ts';
import { getT } from '#i18n/server.ts';
import * as v from 'valibot';

const day = (text: string) => v.parse(isoDateSchema, text);
const MEASURED = {
	claimed_g: 1455,
	tolerance_g: 40,
	pairs_g: Array.from({ length: 60 }, (_, index) => 1440 + (index % 25)),
	mean_g: 1452.3,
	deviation_g: 6.4,
	first_on: day('2025-01-14'),
	last_on: day('2025-04-19'),
	is_demo: true,
};
const print = (locale: Locale, given: Partial<typeof MEASURED> = {}) =>
	staticHtml(MeasuredWeight, {
		measured: { ...MEASURED, ...given },
		locale,
		t: getT(locale, 'bench'),
	});
const shown = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/[\s\u00a0\u202f]+/g, ' ');

test('states claim, mean, deviation and number of wheels', () => {
	expect(shown(print('it'))).toContain(
		'Dichiarati 1.455 g, misurati 1.452 ± 6 g (ultime 120 ruote, dati dimostrativi)',
	);
	expect(shown(print('en'))).toContain(
		'Claimed 1,455 g, measured 1,452 ± 6 g (last 120 wheels, demo data)',
	);
});

test.each(LOCALES)('has a text alternative, and fits into the page in %s', (locale) => {
	const html = print(locale);
	expect(html).toMatch(/role="img" aria-label="[^"]*60[^"]*"/);
	expect(html).not.toMatch(/\bmodel\.|\{\{| style=|NaN|undefined/);
	expect(Buffer.byteLength(html)).toBeLessThan(2800);
});
