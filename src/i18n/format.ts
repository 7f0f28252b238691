import { LANGUAGE_TAGS, type Locale } from '#contract/locales.ts';
import type { Cents, IsoDate } from '#contract/units.ts';
import { minorUnitExponent } from '#contract/minor-units.ts';

export { minorUnitExponent };

type Formatter = Intl.NumberFormat | Intl.DateTimeFormat | Intl.DisplayNames;
const formatters = new Map<string, Formatter>();

/** Caches formatters: creating one costs a thousand uses, and a build prints ten thousands. */
function remembered<F extends Formatter>(key: string, make: () => F): F {
	let formatter = formatters.get(key);
	if (!formatter) formatters.set(key, (formatter = make()));
	return formatter as F;
}

function moneyFormat(locale: Locale, currency: string, isWhole = false): Intl.NumberFormat {
	const digits = minorUnitExponent(currency);
	return remembered(
		`money/${locale}/${currency}/${isWhole}`,
		() =>
			// Japanese data write the yen at full width, ￥; English ones write the same prices with
			// the ¥ of Japanese shops.
			new Intl.NumberFormat(locale === 'ja' ? 'en' : LANGUAGE_TAGS[locale], {
				style: 'currency',
				currency,
				useGrouping: 'always',
				minimumFractionDigits: digits,
				maximumFractionDigits: digits,
				trailingZeroDisplay: isWhole ? 'auto' : 'stripIfInteger',
			}),
	);
}

/**
 * An amount as shops print it: `2.290 €`, and `19,90 €` with cents. With `formatBookMoney` and
 * `decimalMoney` the only place besides analytics where an amount leaves its minor unit.
 */
export function formatMoney(amount: Cents, currency: string, locale: Locale): string {
	return moneyFormat(locale, currency).format(amount / 10 ** minorUnitExponent(currency));
}

/** An amount as books print it, with all its decimals: `2.290,00 €`. */
export function formatBookMoney(amount: Cents, currency: string, locale: Locale): string {
	return moneyFormat(locale, currency, true).format(amount / 10 ** minorUnitExponent(currency));
}

/** Amount for machines, `2290.00`: digits and a point, in every language. */
export function decimalMoney(amount: Cents, currency: string): string {
	const exponent = minorUnitExponent(currency);
	return (amount / 10 ** exponent).toFixed(exponent);
}

/** Range of two amounts, `500–1.000 €`. */
export function formatMoneyRange(from: Cents, to: Cents, currency: string, locale: Locale): string {
	const unit = 10 ** minorUnitExponent(currency);
	return (
		moneyFormat(locale, currency)
			.formatRange(from / unit, to / unit)
			// Italian and Spanish data have a hyphen between bounds, English and Japanese spaces.
			.replace(/(?<=\d)\s?[-–～]\s?(?=[\d€¥])/, locale === 'ja' ? '～' : '–')
	);
}

const COLONS: Partial<Record<Locale, string>> = { fr: '\u00a0: ', ja: '：' };

/** A name and its value on one line: `Gamme : Kleos RD`. */
export function formatPair(name: string, value: string, locale: Locale): string {
	return `${name}${COLONS[locale] ?? ': '}${value}`;
}

/** Names in a row without a conjunction before the last: `RD SL, mozzo posteriore`. */
export function formatSeries(names: readonly string[], locale: Locale): string {
	return names.join(locale === 'ja' ? '、' : ', ');
}

/** Names in a row with a conjunction before the last: `Kleos RD, K1 RD e Sile`. */
export function formatList(names: readonly string[], locale: Locale): string {
	const format = new Intl.ListFormat(LANGUAGE_TAGS[locale], { type: 'conjunction' });
	return format.format(names);
}

/** Names and the words and signs between them, for names that are printed as links. */
export function listParts(names: readonly string[], locale: Locale): string[] {
	const format = new Intl.ListFormat(LANGUAGE_TAGS[locale], { type: 'conjunction' });
	return format.formatToParts(names).map(({ value }) => value);
}

/** Grouped from four digits on, as prices are, in every language: `1.390`, not `1390`. */
export function formatNumber(value: number, locale: Locale): string {
	return remembered(
		`number/${locale}`,
		() =>
			new Intl.NumberFormat(LANGUAGE_TAGS[locale], {
				maximumFractionDigits: 2,
				useGrouping: 'always',
			}),
	).format(value);
}

/** Number with exactly one decimal, as on a gauge: `4,0`. */
export function formatTenths(value: number, locale: Locale): string {
	const digits = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
	return remembered(
		`tenths/${locale}`,
		() => new Intl.NumberFormat(LANGUAGE_TAGS[locale], digits),
	).format(value);
}

/** Decimal sign of a language. */
export function decimalSign(locale: Locale): string {
	return formatNumber(0.5, locale).charAt(1);
}

/** The first of a month is an ordinal in some languages. */
const FIRST_DAYS: Partial<Record<Locale, string>> = { it: '1º', fr: '1er' };

/** A calendar day in words, `21 novembre 2026`, `1º settembre 2026`. */
export function formatDate(date: IsoDate, locale: Locale): string {
	const words = remembered(
		`date/${locale}`,
		() =>
			new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], {
				day: 'numeric',
				month: 'long',
				year: 'numeric',
				timeZone: 'UTC',
			}),
	).format(new Date(`${date}T00:00:00Z`));
	return words.replace(/^1(?= )/, FIRST_DAYS[locale] ?? '1');
}

/** An instant to the minute, in Italian time: `23 novembre 2026 alle ore 14:05`. */
export function formatMinute(instant: string, locale: Locale): string {
	return remembered(
		`minute/${locale}`,
		() =>
			new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], {
				dateStyle: 'long',
				timeStyle: 'short',
				timeZone: 'Europe/Rome',
			}),
	).format(new Date(instant));
}

/**
 * An instant to the second with its time zone, in Italian time: `23 novembre 2026 alle ore 14:05:09
 * CET`.
 */
export function formatMoment(instant: string, locale: Locale): string {
	return remembered(
		`moment/${locale}`,
		() =>
			new Intl.DateTimeFormat(LANGUAGE_TAGS[locale], {
				dateStyle: 'long',
				timeStyle: 'long',
				timeZone: 'Europe/Rome',
			}),
	).format(new Date(instant));
}

/**
 * Size of a file, or the most that one may have: `1,4 MB`; a French byte is an octet, `10 Mo`. A kB
 * has 1024 bytes, so that a file is never said to be larger than a limit that it keeps.
 */
export function formatBytes(bytes: number, locale: Locale): string {
	const kilobytes = Math.max(1, Math.round(bytes / 1024));
	const isLarge = kilobytes > 1023;
	const value = isLarge ? Math.round(bytes / 104857.6) / 10 : kilobytes;
	return `${formatNumber(value, locale)} ${isLarge ? 'M' : 'k'}${locale === 'fr' ? 'o' : 'B'}`;
}

/** Distance between two places, `42 km`; below ten with one decimal. */
export function formatDistance(km: number, locale: Locale): string {
	const digits = km < 10 ? 1 : 0;
	return remembered(
		`distance/${digits}/${locale}`,
		() =>
			new Intl.NumberFormat(LANGUAGE_TAGS[locale], {
				style: 'unit',
				unit: 'kilometer',
				maximumFractionDigits: digits,
			}),
	).format(km);
}

/** Name of a language of the site in another one. */
export function languageName(code: Locale, locale: Locale): string {
	const names = remembered(
		`languages/${locale}`,
		() => new Intl.DisplayNames([LANGUAGE_TAGS[locale]], { type: 'language' }),
	);
	return names.of(code) ?? code;
}
