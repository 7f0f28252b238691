import type { Durability } from '#contract/content/durability.ts';
import type { Locale } from '#contract/locales.ts';
import { formatNumber } from './format.ts';

interface DurabilityWords {
	/** Name of the guarantee. */
	name: string;
	/** Its years. */
	years: string;
	/** Years under the name that all labels of the Union bear. */
	line: string;
}

/** Words of the label, where products are listed, bought and documented. */
const WORDS: Record<Locale, DurabilityWords> = {
	it: {
		name: 'Garanzia commerciale di durabilità (GARAN)',
		years: '{years} anni',
		line: 'GARAN: {years} anni di garanzia del produttore',
	},
	en: {
		name: 'Commercial guarantee of durability (GARAN)',
		years: '{years} years',
		line: 'GARAN: {years}-year producer’s guarantee',
	},
	es: {
		name: 'Garantía comercial de durabilidad (GARAN)',
		years: '{years} años',
		line: 'GARAN: {years} años de garantía del productor',
	},
	fr: {
		name: 'Garantie commerciale de durabilité (GARAN)',
		years: '{years} ans',
		line: 'GARAN : {years} ans de garantie du producteur',
	},
	ja: {
		name: 'メーカーの耐久性保証（GARAN）',
		years: '{years}年',
		line: 'GARAN：メーカー保証{years}年',
	},
};

const fill = (text: string, years: number, locale: Locale) =>
	text.replace('{years}', formatNumber(years, locale));

export const durabilityName = (locale: Locale): string => WORDS[locale].name;

export const durabilityYears = ({ years }: Durability, locale: Locale): string =>
	fill(WORDS[locale].years, years, locale);

/** One line for cards, carts and orders: `GARAN: 5 anni di garanzia del produttore`. */
export const durabilityLine = ({ years }: Pick<Durability, 'years'>, locale: Locale): string =>
	fill(WORDS[locale].line, years, locale);
