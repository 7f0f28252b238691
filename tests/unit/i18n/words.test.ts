import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LOCALES, type Locale } from '#contract/locales.ts';
import { avoidedIn, type AvoidedWord } from '#i18n/termbase/glossary.ts';
import { wordIn } from '#i18n/termbase/term.ts';
import { TERMBASE } from '#i18n/termbase/termbase.ts';
import { SEED } from '#seed/index.ts';
import { SITE_TEXTS, type SiteText } from '../../support/site-texts.ts';
import { typographicFaults } from '../../support/typography.ts';

/** A tag within a sentence separates no words. */
const toText = ({ text }: SiteText) => text.replace(/<[^>]+>/g, '');

function findFaults(text: SiteText, forbidden: readonly AvoidedWord[]): string[] {
	return forbidden.flatMap(({ pattern, say, why }) => {
		const found = pattern.exec(toText(text))?.[0];
		const note = why ? ` (${why.en})` : '';
		return found === undefined ? [] : [`${text.where}: “${found}”: say ${say}${note}`];
	});
}

const inLocale = (locale: Locale) => SITE_TEXTS.filter((text) => text.locale === locale);

describe.each(LOCALES)('texts in %s', (locale) => {
	test('use one term per thing', () => {
		const forbidden = avoidedIn(locale);
		expect(forbidden.length).toBeGreaterThan(0);
		expect(inLocale(locale).flatMap((text) => findFaults(text, forbidden))).toEqual([]);
	});

	test('follow the language’s typography', () => {
		const texts = inLocale(locale);
		expect(texts.length).toBeGreaterThan(1500);
		const faults = texts.flatMap((text) =>
			typographicFaults(toText(text), locale).map((fault) => `${text.where}: ${fault}`),
		);
		expect(faults).toEqual([]);
	});
});

const isForMechanics = ({ where }: SiteText) => /^seed\.documents\.(?:manual|sheet)-/.test(where);

test('Spanish addresses readers as tú, in manuals and service sheets as usted', () => {
	const polite =
		/(?<![\p{L}])(?:Compruebe|Respete|Consulte|Utilice|Haga|Lleve|Evite|Revise|Escriba|Elija|Añada|Pida|Infle|Confirme|Pulse|Seleccione|no supere)(?![\p{L}])/u;
	const texts = inLocale('es').filter((text) => !isForMechanics(text));
	const manuals = inLocale('es').filter(isForMechanics);
	expect(texts.filter(({ text }) => polite.test(text)).map(({ where }) => where)).toEqual([]);
	expect(manuals.some(({ text }) => polite.test(text))).toBe(true);
});

test('a Japanese list of wheelsets counts models, for 本 is one wheel', () => {
	const titles = SEED.pages.flatMap(({ texts }) =>
		(texts.ja?.blocks ?? []).flatMap((block) =>
			block.type === 'product_list' ? [`${block.title ?? ''} ${block.text ?? ''}`] : [],
		),
	);
	expect(titles.length).toBeGreaterThan(0);
	expect(titles.filter((text) => /[0-9一]本/.test(text))).toEqual([]);
});

test('texts in all languages are below locales, where they are checked', () => {
	const inCode = /: Record<Locale, \w*(?:Texts|Words|string)> = \{|\beveryLocale(?:<[^(]*>)?\(\{/;
	expect("const TEXTS: Record<Locale, MailTexts> = { it: 'Ciao' }").toMatch(inCode);
	expect("const LABEL = everyLocale({ it: 'Peso' })").toMatch(inCode);
	const found = globSync('src/{server,edge,publisher}/**/*.ts').filter((file) =>
		inCode.test(readFileSync(file, 'utf8')),
	);
	expect(found).toEqual([]);
});

test('no term is forbidden for another thing', () => {
	const own = LOCALES.flatMap((locale) => {
		const forbidden = avoidedIn(locale);
		return Object.entries(TERMBASE).flatMap(([thing, { words }]) =>
			findFaults({ where: `${thing}.${locale}`, locale, text: wordIn(words, locale) }, forbidden),
		);
	});
	expect(own).toEqual([]);
});

test('a forbidden word is reported with its place and the term to use', () => {
	const text = { where: 'seed.a', locale: 'it', text: 'I <b>nipples</b>' } as const;
	expect(findFaults(text, avoidedIn('it'))).toEqual(['seed.a: “nipples”: say nipplo, nippli']);
	expect(findFaults({ ...text, text: 'nippleso' }, avoidedIn('it'))).toEqual([]);
});

test.each([
	['fr', 'Prêt ?'],
	['fr', 'Prêt\u00a0?'],
	['fr', 'Gamme: K1'],
	['fr', '«Gamme\u00a0»'],
	['es', 'Listo?'],
	['ja', 'シリーズ: K1'],
	['ja', '完組 ホイール'],
	['ja', '幅21 mm'],
	['it', 'Ruota , leggera'],
	['it', 'IVA 22 %'],
	['en', "rider's"],
] as const)('a typographic error is reported (%s, %s)', (locale, text) => {
	expect(typographicFaults(text, locale)).toHaveLength(1);
});
