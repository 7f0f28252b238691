import { describe, expect, test } from 'vitest';
import { SEED_LOCALES, type SeedLocale } from '#seed/languages.ts';
import { guaranteeIn } from '#domain/catalogue/guarantee.ts';
import { REGISTRATION_DAYS } from '#domain/catalogue/warranty.ts';
import { SEED } from '#seed/index.ts';
import { withFigures } from '../../../src/server/seeding/figures.ts';
import { SITE_TEXTS } from '../../support/site-texts.ts';

/** Two to four as a language writes them, in words and figures. */
const NUMBERS: Record<SeedLocale, string> = {
	it: 'due|tre|quattro|[2-4]',
	en: 'two|three|four|[2-4]',
	es: 'dos|tres|cuatro|[2-4]',
	fr: 'deux|trois|quatre|[2-4]',
	ja: '[2-4]',
};
const YEARS: Record<SeedLocale, string> = {
	it: ' (?:altri |primi )?ann[io]',
	en: '(?:-| )(?:more |further )?years?',
	es: ' años?',
	fr: ' (?:autres |premières )?an(?:née)?s?',
	ja: '年(?:間|目)?(?!\\d)',
};
const DAYS: Record<SeedLocale, string> = {
	it: ' giorni',
	en: '(?:-| )days?',
	es: ' días',
	fr: ' jours',
	ja: '日',
};
/** Japanese puts no space between words. */
const bounded = (pattern: string, locale: SeedLocale) =>
	locale === 'ja'
		? new RegExp(`(?<![\\d.,])${pattern}`, 'gu')
		: new RegExp(`(?<![\\p{L}\\d.,])${pattern}(?!\\p{L})`, 'giu');
const yearsIn = (locale: SeedLocale) => bounded(`(?:${NUMBERS[locale]})${YEARS[locale]}`, locale);
const daysIn = (locale: SeedLocale) => new RegExp(`(?<![\\d.,年月])(\\d+)${DAYS[locale]}`, 'giu');

const plain = (text: string) => text.replace(/<[^>]+>/g, '').replace(/[\u00a0\u202f]/g, ' ');
const found = (pattern: RegExp, text: string) =>
	[...plain(text).matchAll(pattern)].map(([all]) => all);

/** Texts that mention the guarantee, with figures as placeholders. */
const PLACES = /^seed\.(?:pages|news|forms|documents)/;
const GUARANTEE = /garan|guarantee|warrant|保証/i;
/** Its days are the periods after which data are deleted. */
const PRIVACY = `seed.pages.${SEED.pages.findIndex(({ id }) => id === 'privacy-policy')}.`;

describe.each(SEED_LOCALES)('texts in %s', (locale) => {
	const texts = SITE_TEXTS.filter((text) => text.locale === locale && GUARANTEE.test(text.text));
	const written = texts.filter(({ where }) => PLACES.test(where));

	test('of pages, news, forms and documents state the years of the guarantee', () => {
		expect(written.some(({ text }) => text.includes('{legal_years}'))).toBe(true);
		const wrong = written.flatMap(({ where, text }) =>
			found(yearsIn(locale), text).map((said) => `${where}: ${said}`),
		);
		expect(wrong).toEqual([]);
	});

	test('of pages state the days for registering the extension', () => {
		const about = written.filter(({ where }) => !where.startsWith(PRIVACY));
		const wrong = about.flatMap(({ where, text }) =>
			found(daysIn(locale), text).map((said) => `${where}: ${said}`),
		);
		expect(wrong).toEqual([]);
	});

	test('of the interface state the current years and days', () => {
		const { legal_years, warranty_years } = guaranteeIn(locale);
		const years = NUMBERS[locale].replace('[2-4]', '2|3|4').split('|');
		const own = texts.filter(({ where }) => where.startsWith('src/i18n/locales'));
		const wrong = own.flatMap(({ where, text }) => {
			const said = found(yearsIn(locale), text).flatMap((part) => {
				const at = years.findIndex((number) => part.toLowerCase().startsWith(number));
				return [legal_years, warranty_years].includes((at % 3) + 2) ? [] : [part];
			});
			const days = found(daysIn(locale), text).filter(
				(part) => Number.parseInt(part, 10) !== REGISTRATION_DAYS,
			);
			return [...said, ...days].map((part) => `${where}: ${part}`);
		});
		expect(wrong).toEqual([]);
	});
});

test.each([
	['it', 'legal_years', 'per 2 anni ci si rivolge al venditore'],
	['es', 'legal_years', 'durante 3 años se acude al vendedor'],
	['ja', 'registration_days', '30日を過ぎている'],
] as const)('a page in %s has the figure of {%s}', (locale, _, text) => {
	const page = withFigures(SEED).pages.find(({ id }) => id === 'warranty-extension');
	expect(JSON.stringify(page?.texts[locale])).toContain(text);
});
