import * as v from 'valibot';
import { expecting } from './expectation.ts';
import { LONGEST_ADDRESS } from './units.ts';

/**
 * Blanks, control characters and marks that are not seen: browsers drop some of them, so that what
 * leads somewhere is another address than the one that was read.
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

/** Page of another site. */
export const webAddressSchema = address(HTTP, 'an http or https address');

/** The same where visitors must not be sent over an open line. */
export const secureAddressSchema = address('[hH][tT][tT][pP][sS]://', 'an https address');

/** Where a link may lead beside the site's own entries; nothing that runs in the page. */
export const linkAddressSchema = address(
	`${HTTP}|mailto:|tel:`,
	'an http, https, mailto or tel address',
);

/** Path of a page as it was, language included, without query and fragment. */
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
