import { describe, expect, test } from 'vitest';
import { SEED_LOCALES } from '#seed/languages.ts';
import { formatNumber } from '#i18n/format.ts';
import { SEED } from '#seed/index.ts';
import { withFigures } from '../../../src/server/seeding/figures.ts';
import { listStrings } from '../../support/strings.ts';

const { products, pages, news, documents } = withFigures(SEED);

test('the news about K1 RD names its hubs', () => {
	const hubs = products.find(({ id }) => id === 'k1-rd')?.specifications.hubs;
	const story = news.find(({ id }) => id === 'k1-rd-presented');
	expect(JSON.stringify(hubs)).toContain('Livenza RD SL');
	for (const locale of SEED_LOCALES) {
		const text = JSON.stringify(story?.texts[locale]);
		expect(text, locale).toMatch(/RD SL/);
		expect(text, locale).not.toMatch(/(?:mozzi|bujes|moyeux) Gravel|Gravel ?(?:hubs|ハブ)/);
	}
});

test.each(SEED_LOCALES)(
	'the Kleos RD page states both internal widths of its drawing in %s',
	(locale) => {
		const page = pages.find(({ id }) => id === 'kleos-rd');
		const drawing = page?.texts[locale]?.blocks.find(({ type }) => type === 'drawing');
		const text = JSON.stringify(drawing).normalize('NFKC');
		expect(text).toMatch(/21 ?mm/);
		expect(text).toMatch(/23 ?mm/);
	},
);

test.each(SEED_LOCALES)('the terms of guarantee state Italy’s limitation in %s', (locale) => {
	const page = pages.find(({ id }) => id === 'warranty-conditions');
	expect(JSON.stringify(page?.texts[locale]).normalize('NFKC')).toMatch(
		/26(?: (?:mesi|months|meses|mois)|か月)/,
	);
});

test.each([
	['it', /se accetta la registrazione o perché non la accetta/],
	['en', /whether the registration is accepted, or why not/],
	['es', /si acepta el registro o por qué no lo acepta/],
	['fr', /s’il accepte l’enregistrement, ou pourquoi il le refuse/],
	['ja', /登録の可否とその理由/],
] as const)(
	'the terms of guarantee say in %s that a registration is decided on',
	(locale, said) => {
		const page = pages.find(({ id }) => id === 'warranty-conditions');
		expect(JSON.stringify(page?.texts[locale])).toMatch(said);
	},
);

test('a freehub body changes without tools, in every text', () => {
	const special =
		/attrezzi speciali|special tools|herramientas especiales|outil spécial|特殊な工具/;
	const glossary = pages.filter(({ id }) => id === 'technologies');
	expect(glossary).toHaveLength(1);
	expect(listStrings([glossary, products]).filter(([, text]) => special.test(text))).toEqual([]);
});

describe.each(SEED_LOCALES)('in %s', (locale) => {
	test('numbers of four digits are grouped, as in tables', () => {
		const sign = { it: '.', en: ',', es: '.', fr: '\u202f', ja: ',' }[locale];
		expect(formatNumber(1390, locale)).toBe(`1${sign}390`);
	});

	test('figures with a unit in texts are grouped as in tables', () => {
		const texts = [
			...[...products, ...pages, ...news].map((entry) => entry.texts[locale]),
			...documents.filter(({ language }) => language === locale).map((each) => each.paragraphs),
		];
		const plain = /(?<![\d.,A-Z-])\d{4,}\s?(?:g(?![a-z])|gram|N(?![a-z])|km(?![a-z]))/u;
		const spaced = locale === 'fr' ? /(?!)/ : /\d[ \u00a0]000(?!\d)/;
		const wrong = listStrings(texts).flatMap(([, text]) => [
			...(plain.exec(text) ?? []),
			...(spaced.exec(text) ?? []),
		]);
		expect(wrong).toEqual([]);
	});
});
