import * as v from 'valibot';
import { MAX_PASSWORD_LENGTH } from '#contract/staff/session.ts';

/** Minimum characters of a customer's password. No character classes are required. */
export const MIN_CUSTOMER_PASSWORD_LENGTH = 8;

const LONGEST_NAME = 100;
const LONGEST_LINE = 120;

/** Existing password, as typed to sign in. */
export const knownPasswordSchema = v.pipe(
	v.string(),
	v.nonEmpty(),
	v.maxLength(MAX_PASSWORD_LENGTH),
);

/** New password. */
export const newPasswordSchema = v.pipe(
	v.string(),
	v.minLength(MIN_CUSTOMER_PASSWORD_LENGTH),
	v.maxLength(MAX_PASSWORD_LENGTH),
);

/** True if a text is a single line that a database can store. */
const isLine = (text: string) => !/\p{Cc}/u.test(text);

export const optionalLineSchema = v.pipe(
	v.string(),
	v.trim(),
	v.maxLength(LONGEST_LINE),
	v.check(isLine),
);

/** Given name or family name. */
export const nameSchema = v.pipe(
	v.string(),
	v.trim(),
	v.minLength(1),
	v.maxLength(LONGEST_NAME),
	v.check(isLine),
);
