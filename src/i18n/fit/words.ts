import type { Locale } from '#contract/locales.ts';
import type { Cents } from '#contract/units.ts';
import { formatMoney, formatNumber, formatSeries } from '../format.ts';
import { formatPressure } from '../format-units.ts';
import type fit from '../locales/it/fit.json';

/** Sentences of the fit bench, which the pages, their script and the host's own page share. */
export type FitWords = typeof fit;

/** Names of a question’s fields. */
interface Named {
	rides: readonly { id: string; name: string }[];
	rules: readonly { subject: string; name: string }[];
	/** Names of the freehub bodies, by code. */
	freehubs: Readonly<Record<string, string>>;
	currency: string;
}

/** Formats of the bench's sentences in a language, alike on pages and in the host's answer. */
export const fitFormats = (locale: Locale, { rides, rules, freehubs, currency }: Named) => ({
	number: (value: number) => formatNumber(value, locale),
	money: (amount: number) => formatMoney(amount as Cents, currency, locale),
	pressure: (bar: number) => formatPressure(bar, locale),
	list: (names: readonly string[]) => formatSeries(names, locale),
	rideName: (id: string) => rides.find((ride) => ride.id === id)?.name ?? id,
	groupsetName: (code: string) => rules.find(({ subject }) => subject === code)?.name ?? code,
	freehubName: (code: string) => freehubs[code] ?? code,
});
