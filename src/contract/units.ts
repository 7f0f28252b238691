import * as v from 'valibot';

/**
 * Maximum characters of each kind of value, far above any intended text. Longer is a mistake
 * and would break a line of a menu, a file name or an address.
 */
export const LONGEST_SLUG = 120;
export const LONGEST_ID = 120;
export const LONGEST_TITLE = 300;
export const LONGEST_TEXT = 20_000;
export const LONGEST_RICH_TEXT = 500_000;
export const LONGEST_ADDRESS = 2000;

/**
 * True if a database can store a text: none accepts the character of code 0 or half of a surrogate
 * pair.
 */
export const isStorable = (text: string): boolean =>
	!text.includes('\u0000') && !/\p{Cs}/u.test(text);

/** Integer amount in the currency's minor unit: cents for EUR, whole yen for JPY. Never negative. */
export const centsSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.brand('Cents'));
export type Cents = v.InferOutput<typeof centsSchema>;

/** Calendar day `YYYY-MM-DD`, read in Europe/Rome. */
export const isoDateSchema = v.pipe(v.string(), v.isoDate(), v.brand('IsoDate'));
export type IsoDate = v.InferOutput<typeof isoDateSchema>;

/** Instant in UTC, `2026-09-01T08:00:00.000Z`. */
export const isoTimestampSchema = v.pipe(v.string(), v.isoTimestamp(), v.brand('IsoTimestamp'));
export type IsoTimestamp = v.InferOutput<typeof isoTimestampSchema>;

/** ISO 4217 code. */
export const currencySchema = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));

/** ISO 3166-1 alpha-2 code. */
export const countryCodeSchema = v.pipe(v.string(), v.regex(/^[A-Z]{2}$/));

/** Path segment of an address: lower-case words, digits and hyphens; Japanese slugs are romanised. */
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
export const slugSchema = v.pipe(v.string(), v.maxLength(LONGEST_SLUG), v.regex(SLUG));

export const ID = /^[a-z0-9][a-z0-9_.-]*$/;
/** Stable, language-neutral id of an entry. It never changes and is never shown. */
export const idSchema = v.pipe(v.string(), v.maxLength(LONGEST_ID), v.regex(ID));

/** Title, name or label of one or two lines. */
export const titleSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_TITLE));

export const textSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST_TEXT));

/** Text that is empty if missing. */
export const maybeTextSchema = v.pipe(v.string(), v.maxLength(LONGEST_TEXT));

/** Secret of a mailed link. */
export const tokenSchema = v.pipe(v.string(), v.regex(/^[\w-]{20,200}$/));
