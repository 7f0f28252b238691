import * as v from 'valibot';
import { EMAIL, LONGEST_EMAIL } from '#contract/email.ts';
import { centsSchema, isoDateSchema, isStorable } from '#contract/units.ts';

/** Replaces the library's pattern, which rejects `xn--` and apostrophes. The app needs its type. */
const email: v.EmailAction<string, undefined> = { ...v.email(), requirement: EMAIL };

export const emailSchema = v.pipe(
	v.string(),
	v.trim(),
	v.toLowerCase(),
	v.maxLength(LONGEST_EMAIL),
	email,
);

/** Plain text of several lines; never markup. */
export const longTextSchema = v.pipe(
	v.string(),
	v.maxLength(5000),
	v.check(isStorable),
	v.metadata({ multiline: true }),
);
export const lineSchema = v.pipe(v.string(), v.trim(), v.maxLength(200), v.check(isStorable));

/**
 * Serial number as the factory writes it: upper case, with characters that a URL allows. The id of
 * its record is the number in lower case.
 */
export const factorySerialSchema = v.pipe(
	v.string(),
	v.trim(),
	v.toUpperCase(),
	v.regex(/^[A-Z0-9][A-Z0-9._-]{2,63}$/),
);

/** Integer in minor units of the record's currency, shown and typed as money. */
export const moneySchema = v.pipe(v.number(), v.integer(), v.metadata({ money: true }));
/** Price: as `moneySchema`, but never negative. */
export const amountSchema = v.pipe(centsSchema, v.metadata({ money: true }));

/** Day that exists in the calendar. */
export const daySchema = v.pipe(
	isoDateSchema,
	v.check((day) => {
		const time = Date.parse(`${day}T00:00:00Z`);
		return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
	}),
);

/** File of a picture below `/media`; lists show it, files for spreadsheets leave it out. */
const pictureSchema = v.pipe(v.string(), v.metadata({ picture: true }));

/** Name and picture by which people know an article, beside its code. */
export const articleFields = { article: v.string(), picture: v.nullable(pictureSchema) };

/** True for the field of a picture. */
export const isPicture = (schema: v.GenericSchema): boolean =>
	v.getMetadata(schema)['picture'] === true;
