import * as v from 'valibot';
import { expecting } from './expectation.ts';
import { LONGEST_ADDRESS, LONGEST_RICH_TEXT } from './units.ts';

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

/** Attributes of HTML that a browser follows, with the quotes of their values. */
const FOLLOWED =
	/\s(?:href|src|action|formaction|xlink:href|poster|data|srcset)\s*=\s*("[^"]*"|'[^']*'|[^\s>]+)/gi;
const ENTITIES: Record<string, string> = {
	colon: ':',
	tab: '\t',
	newline: '\n',
	sol: '/',
	amp: '&',
	nbsp: '\u00a0',
};

function decoded(value: string): string {
	return value
		.replace(/^["']|["']$/g, '')
		.replace(/&#x([\da-f]{1,6});?/gi, (_, code: string) => characterOf(parseInt(code, 16)))
		.replace(/&#(\d{1,7});?/g, (_, code: string) => characterOf(Number(code)))
		.replace(/&(\w+);?/g, (whole, name: string) => ENTITIES[name.toLowerCase()] ?? whole);
}

const characterOf = (code: number) => (code <= 0x10ffff ? String.fromCodePoint(code) : '');

const SCHEME = /^[a-z][a-z\d+.-]*:/i;
const ALLOWED = /^(?:https?|mailto|tel):/i;
// eslint-disable-next-line no-control-regex -- these are the ones to find
const CONTROL = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]/;

/** First address in a piece of HTML that no link may have; null where all are good. */
export function badLinkIn(html: string): string | null {
	if (!html.includes('=')) return null;
	for (const [, value = ''] of html.matchAll(FOLLOWED)) {
		const link = decoded(value);
		if (CONTROL.test(link)) return link;
		if (SCHEME.test(link.trim()) && !ALLOWED.test(link.trim())) return link;
	}
	return null;
}

/**
 * Any HTML: the site sanitises it before it is printed. Its links alone are checked here, because one
 * that a browser would run is no slip of an editor's.
 */
export const richTextSchema = v.pipe(
	v.string(),
	v.maxLength(LONGEST_RICH_TEXT),
	v.rawCheck(({ dataset, addIssue }) => {
		const link = dataset.typed ? badLinkIn(dataset.value) : null;
		if (link === null) return;
		addIssue({
			expected: 'links to http, https, mailto or tel addresses or within the site',
			received: JSON.stringify(link),
		});
	}),
	v.metadata({ field: 'rich_text' }),
);
