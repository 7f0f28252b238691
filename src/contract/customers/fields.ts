import * as v from 'valibot';
import { MAX_PASSWORD_LENGTH } from '#contract/staff/session.ts';

/** Least characters of a customer's password; there is no rule about kinds of character. */
export const MIN_CUSTOMER_PASSWORD_LENGTH = 8;

const LONGEST_NAME = 100;
const LONGEST_LINE = 120;

/** A password as somebody types it to be let in. */
export const knownPasswordSchema = v.pipe(
	v.string(),
	v.nonEmpty(),
	v.maxLength(MAX_PASSWORD_LENGTH),
);

/** A password that somebody chooses. */
export const newPasswordSchema = v.pipe(
	v.string(),
	v.minLength(MIN_CUSTOMER_PASSWORD_LENGTH),
	v.maxLength(MAX_PASSWORD_LENGTH),
);

/** Whether a text stands on one line, and a database can store it. */
const isLine = (text: string) => !/\p{Cc}/u.test(text);

export const optionalLineSchema = v.pipe(
	v.string(),
	v.trim(),
	v.maxLength(LONGEST_LINE),
	v.check(isLine),
);

/** Part of a name. */
export const nameSchema = v.pipe(
	v.string(),
	v.trim(),
	v.minLength(1),
	v.maxLength(LONGEST_NAME),
	v.check(isLine),
);
