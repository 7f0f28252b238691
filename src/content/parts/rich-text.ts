import sanitizeHtml from 'sanitize-html';
import type { Locale } from '#contract/locales.ts';
import { ENTRY_SCHEME, entryOfLink } from '#contract/rich-text.ts';
import {
	RICH_TEXT_ATTRIBUTES,
	RICH_TEXT_SCHEMES,
	RICH_TEXT_TAGS,
} from '#domain/documents/rich-text.ts';
import type { AddressBook } from '../site/addresses.ts';
import { BuildError } from '../source/build-error.ts';

const RULES: sanitizeHtml.IOptions = {
	allowedTags: [...RICH_TEXT_TAGS],
	allowedAttributes: Object.fromEntries(
		Object.entries(RICH_TEXT_ATTRIBUTES).map(([tag, names]) => [tag, [...names]]),
	),
	allowedSchemes: [...RICH_TEXT_SCHEMES],
	allowProtocolRelative: false,
};

/** Cache of sanitised texts. A build asks for most of them more than once: lists, pages, feeds. */
const known = new Map<string, string>();
/** Above it the cache is cleared: a long-running process must not keep every text it ever saw. */
const KNOWN_AT_MOST = 20_000;

/**
 * HTML of the CMS made safe to print: scripts, event handlers, styles and `javascript:` links are
 * gone, text stays, tags are closed.
 */
export function safeHtml(html: string): string {
	let safe = known.get(html);
	if (safe === undefined) {
		safe = sanitizeHtml(html, RULES);
		if (known.size >= KNOWN_AT_MOST) known.clear();
		known.set(html, safe);
	}
	return safe;
}

/** Links to entries as the sanitiser writes them. */
const ENTRY_LINK = new RegExp(` href="(${ENTRY_SCHEME}:[^"]*)"`, 'gi');

interface Printing {
	site: { readonly addresses: AddressBook };
	locale: Locale;
	/** Owner of the text, named in the error about a link that leads nowhere. */
	who: string;
}

/** Rich text as a page of a language prints it: safe, with links to entries at their addresses. */
export function pageHtml(html: string, { site, locale, who }: Printing): string {
	const safe = safeHtml(html);
	if (!safe.includes(`"${ENTRY_SCHEME}:`)) return safe;
	return safe.replace(ENTRY_LINK, (_, link: string) => {
		const entry = entryOfLink(link);
		if (!entry) throw new BuildError(`${who} (${locale}) links to "${link}", which is no entry`);
		return ` href="${site.addresses.path(locale, entry.entity, entry.id, who)}"`;
	});
}

const ESCAPED: Record<string, string> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/** Decodes character references; the text is escaped again where it is printed. */
function decoded(text: string): string {
	if (!text.includes('&')) return text;
	const parsed = sanitizeHtml(text, { allowedTags: [], allowedAttributes: {} });
	return parsed.replace(/&(?:lt|gt|quot|amp);/g, (code) => ESCAPED[code] ?? code);
}

/** Tags that separate blocks of text, not words within a sentence. */
const BLOCK_TAGS =
	/<\/?(?:p|h[1-6]|ul|ol|li|dl|dt|dd|blockquote|table|caption|thead|tbody|tr|t[hd]|div|section)\b[^>]*>|<br\s*\/?>/gi;

/** Texts of a piece of HTML without its markup, one for each block. */
export function toText(html: string): string[] {
	return html
		.split(BLOCK_TAGS)
		.map((text) =>
			decoded(text.replace(/<[^>]+>/g, ''))
				.replace(/[^\S\u00a0\u202f]+/g, ' ')
				.trim(),
		)
		.filter(Boolean);
}
