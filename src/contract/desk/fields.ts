import * as v from 'valibot';
import { EMAIL, LONGEST_EMAIL } from '#contract/email.ts';
import { centsSchema, isoDateSchema } from '#contract/units.ts';

/** The library's own rule refuses `xn--` and apostrophes; the app knows the kind of field by its name. */
const email: v.EmailAction<string, undefined> = { ...v.email(), requirement: EMAIL };

export const emailSchema = v.pipe(
	v.string(),
	v.trim(),
	v.toLowerCase(),
	v.maxLength(LONGEST_EMAIL),
	email,
);

/** Whether a database can store a text: none takes the character of code 0. */
const isStorable = (text: string) => !text.includes('\u0000');

/** Text of several lines, for people to read; never markup. */
export const longTextSchema = v.pipe(
	v.string(),
	v.maxLength(5000),
	v.check(isStorable),
	v.metadata({ multiline: true }),
);
export const lineSchema = v.pipe(v.string(), v.trim(), v.maxLength(200), v.check(isStorable));

/**
 * A number as the factory writes it: upper case, and plain enough to stand in an address. The id of
 * its record is the same in lower case.
 */
export const factorySerialSchema = v.pipe(
	v.string(),
	v.trim(),
	v.toUpperCase(),
	v.regex(/^[A-Z0-9][A-Z0-9._-]{2,63}$/),
);

/** Minor units of the record's currency, shown and typed as money. */
export const moneySchema = v.pipe(v.number(), v.integer(), v.metadata({ money: true }));
/** As `moneySchema`, and never negative: what something costs. */
export const amountSchema = v.pipe(centsSchema, v.metadata({ money: true }));

/** A day that the calendar has. */
export const daySchema = v.pipe(
	isoDateSchema,
	v.check((day) => {
		const time = Date.parse(`${day}T00:00:00Z`);
		return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day);
	}),
);
