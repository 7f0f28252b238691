import type { Durability } from '#contract/content/durability.ts';
import type { Locale } from '#contract/locales.ts';
import { formatNumber } from './format.ts';
import en from './locales/en/durability.json' with { type: 'json' };
import es from './locales/es/durability.json' with { type: 'json' };
import fr from './locales/fr/durability.json' with { type: 'json' };
import it from './locales/it/durability.json' with { type: 'json' };
import ja from './locales/ja/durability.json' with { type: 'json' };
import { fill } from './translator.ts';

/** Words of the label, where products are listed, bought and documented. */
const WORDS = { it, en, es, fr, ja };

const inYears = (text: string, { years }: Pick<Durability, 'years'>, locale: Locale) =>
	fill(text, { years: formatNumber(years, locale) });

/** Name of the guarantee. */
export const durabilityName = (locale: Locale): string => WORDS[locale].name;

/** Its length: `5 anni`. */
export const durabilityYears = (label: Pick<Durability, 'years'>, locale: Locale): string =>
	inYears(WORDS[locale].years, label, locale);

/** One line for cards, carts and orders: `GARAN: 5 anni di garanzia del produttore`. */
export const durabilityLine = (label: Pick<Durability, 'years'>, locale: Locale): string =>
	inYears(WORDS[locale].line, label, locale);
