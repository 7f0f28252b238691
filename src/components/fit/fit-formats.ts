import type { Locale } from '#contract/locales.ts';
import type { Cents } from '#contract/units.ts';
import type { FitBasis } from '#domain/fit-bench/choices.ts';
import type { FitFormats } from '#domain/fit-bench/view.ts';
import { formatMoney, formatNumber, formatPressure, formatSeries } from '#i18n/format.ts';

/** Formats of the bench's sentences in a language. */
export function fitFormats(
	locale: Locale,
	{ rides, rules, freehubs, currency }: FitBasis,
): FitFormats {
	return {
		number: (value) => formatNumber(value, locale),
		money: (amount) => formatMoney(amount as Cents, currency, locale),
		pressure: (bar) => formatPressure(bar, locale),
		list: (names) => formatSeries(names, locale),
		rideName: (id) => rides.find((ride) => ride.id === id)?.name ?? id,
		groupsetName: (code) => rules.find(({ subject }) => subject === code)?.name ?? code,
		freehubName: (code) => freehubs[code] ?? code,
	};
}
