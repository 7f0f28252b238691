import * as v from 'valibot';
import { expecting } from './expectation.ts';
import { LONGEST_ADDRESS } from './units.ts';

/**
 * Blanks, control characters and invisible marks. Browsers drop some of them, so the address that a
 * browser opens would differ from the one that was checked.
 */
const UNSEEN = String.raw`\s\u0000-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff`;
const HTTP = '[hH][tT][tT][pP][sS]?://';

// @__NO_SIDE_EFFECTS__
const address = (scheme: string, kinds: string) =>
	v.pipe(
		v.string(),
		v.maxLength(LONGEST_ADDRESS),
		expecting(
			v.regex(new RegExp(`^(?:${scheme})[^${UNSEEN}]+$`)),
			`${kinds}, without blanks or control characters`,
		),
		expecting(v.url(), 'an address that can be read'),
	);

/** Address of a page of another site, over http or https. */
export const webAddressSchema = address(HTTP, 'an http or https address');

/** Address of another site over https only: never send visitors over an unencrypted connection. */
export const secureAddressSchema = address('[hH][tT][tT][pP][sS]://', 'an https address');

/** Target of a link outside the site's own entries. Schemes that run code in a page are refused. */
export const linkAddressSchema = address(
	`${HTTP}|mailto:|tel:`,
	'an http, https, mailto or tel address',
);

/** Former path of a page, language included, without query and fragment. */
// @__NO_SIDE_EFFECTS__
export const oldPathSchema = (locales: readonly string[]) =>
	v.pipe(
		v.string(),
		v.maxLength(LONGEST_ADDRESS),
		expecting(
			v.regex(new RegExp(`^/(?:${locales.join('|')})/[^?#${UNSEEN}]+$`)),
			'a path that begins with a language, without query, blanks or control characters',
		),
	);
