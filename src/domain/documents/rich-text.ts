import { ENTRY_SCHEME } from '#contract/rich-text.ts';

/**
 * Tags allowed in rich text. The sanitiser of the site, the editor of the desk and its clipboard
 * filter read this one list, so that editing loses nothing that the site prints.
 */
export const RICH_TEXT_TAGS = [
	'p',
	'br',
	'h2',
	'h3',
	'h4',
	'ul',
	'ol',
	'li',
	'strong',
	'em',
	'b',
	'i',
	'a',
	'blockquote',
	'table',
	'caption',
	'thead',
	'tbody',
	'tr',
	'th',
	'td',
	'sup',
	'sub',
	'dl',
	'dt',
	'dd',
] as const;
export type RichTextTag = (typeof RICH_TEXT_TAGS)[number];

/** Attributes by tag; those under `*` may stand on any. */
export const RICH_TEXT_ATTRIBUTES = {
	a: ['href', 'hreflang', 'lang'],
	th: ['scope'],
	'*': ['lang', 'id'],
} as const satisfies Partial<Record<RichTextTag | '*', readonly string[]>>;

export const RICH_TEXT_SCHEMES = ['http', 'https', 'mailto', 'tel', ENTRY_SCHEME] as const;

const BY_TAG: Readonly<Record<string, readonly string[]>> = RICH_TEXT_ATTRIBUTES;

/** Attributes that a tag may carry. */
export const listAttributes = (tag: RichTextTag): readonly string[] => [
	...new Set([...(BY_TAG[tag] ?? []), ...RICH_TEXT_ATTRIBUTES['*']]),
];
