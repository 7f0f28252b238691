import { createHash } from 'node:crypto';

/** Inline scripts and styles of pages that a browser runs or applies, each once. */
export interface InlineTexts {
	scripts: Set<string>;
	styles: Set<string>;
}

const INLINE = /<(script|style)\b((?:[^>"']|"[^"]*"|'[^']*')*)>([\s\S]*?)<\/\1\s*>/gi;
const TYPE = /\stype\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]+))/i;
const EXECUTED =
	/^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

/**
 * Collects the inline texts of one page, read as latin1 so that they keep their bytes. Data blocks
 * such as JSON-LD are not executed and need no permission.
 */
export function collectInline(html: string, found: InlineTexts): void {
	for (const [, tag = '', attributes = '', text = ''] of html.matchAll(INLINE)) {
		if (text === '') continue;
		if (tag.toLowerCase() === 'style') {
			found.styles.add(text);
			continue;
		}
		const [, double, single, bare] = TYPE.exec(attributes) ?? [];
		const type = (double ?? single ?? bare ?? '').trim();
		if (EXECUTED.test(type) && !/\ssrc\s*=/i.test(attributes)) found.scripts.add(text);
	}
}

/** CSP source of a text read as latin1. Browsers hash the parsed text, with unified line ends. */
export function hashSource(text: string): string {
	const bytes = Buffer.from(text.replace(/\r\n?/g, '\n'), 'latin1');
	return `'sha256-${createHash('sha256').update(bytes).digest('base64')}'`;
}

const hashSources = (texts: Set<string>) => [...texts].map(hashSource).sort();

export interface PolicyInput {
	inline: InlineTexts;
	/** Other origins that pages load pictures from. */
	imageOrigins: readonly string[];
	/** True if pages measure with Google Analytics 4, after consent. */
	hasGa4?: boolean;
	/** True if the site is reached by https only. */
	secure: boolean;
}

/** Origins that Google's documentation names for its script and for what it sends. */
const GA4_SCRIPTS = 'https://www.googletagmanager.com';
const GA4_CALLS = ['https://*.google-analytics.com', 'https://*.analytics.google.com', GA4_SCRIPTS];

/**
 * Styles that libraries of the desk inject: style elements that begin empty, and the sheet of the
 * builder's canvas. The desk has a policy of its own (netlify.toml), but a host may combine the
 * policies of all matching rules, and a browser then obeys every one.
 */
export const DESK_STYLES = [
	hashSource(''),
	"'sha256-7oCaXV5kddj0GXz76wNgX02JS4wosdTHGA8eb5MQVx4='",
];

export function contentSecurityPolicy(input: PolicyInput): string {
	const { inline, imageOrigins, hasGa4 = false, secure } = input;
	const calls = hasGa4 ? GA4_CALLS : [];
	const directives: [string, ...string[]][] = [
		['default-src', "'self'"],
		['script-src', "'self'", ...(hasGa4 ? [GA4_SCRIPTS] : []), ...hashSources(inline.scripts)],
		['style-src', "'self'", ...new Set([...DESK_STYLES, ...hashSources(inline.styles)])],
		['img-src', "'self'", 'data:', ...imageOrigins, ...calls],
		['font-src', "'self'"],
		['connect-src', "'self'", ...calls],
		['form-action', "'self'"],
		['base-uri', "'none'"],
		['object-src', "'none'"],
		['frame-ancestors', "'none'"],
	];
	const parts = directives.map((directive) => directive.join(' '));
	return [...parts, ...(secure ? ['upgrade-insecure-requests'] : [])].join('; ');
}
