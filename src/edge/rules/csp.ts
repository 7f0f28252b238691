import { createHash } from 'node:crypto';
import { GA4_CALLS, GA4_SCRIPTS } from '#contract/measurement/ga4-origins.ts';

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

const POLICY = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/i;

/** Policy that a page states itself; null without one. */
export const statedPolicy = (html: string): string | null => POLICY.exec(html)?.[1] ?? null;

/** CSP source of a text read as latin1. Browsers hash the parsed text, with unified line ends. */
export function hashSource(text: string): string {
	const bytes = Buffer.from(text.replace(/\r\n?/g, '\n'), 'latin1');
	return `'sha256-${createHash('sha256').update(bytes).digest('base64')}'`;
}

const hashSources = (texts: Set<string>) => [...texts].map(hashSource).sort();

/** CSP sources of all inline texts. */
export const toDigests = ({ scripts, styles }: InlineTexts): string[] =>
	hashSources(new Set([...scripts, ...styles]));

export interface PolicyInput {
	inline: InlineTexts;
	/** Other origins that pages load pictures from. */
	imageOrigins: readonly string[];
	/** True if pages measure with Google Analytics 4, after consent. */
	hasGa4?: boolean;
	/** True if the site is reached by https only. */
	secure: boolean;
}

/** Part of every policy without scripts and styles, which can be combined with any other. */
const anywhere = (secure: boolean): [string, ...string[]][] => [
	['form-action', "'self'"],
	['base-uri', "'none'"],
	['object-src', "'none'"],
	['frame-ancestors', "'none'"],
	...(secure ? ([['upgrade-insecure-requests']] as [string][]) : []),
];

const written = (directives: readonly (readonly string[])[]): string =>
	directives.map((directive) => directive.join(' ')).join('; ');

/** Policy for every address, beside that of each page. */
export const commonPolicy = (secure: boolean): string => written(anywhere(secure));

export function contentSecurityPolicy(input: PolicyInput): string {
	const { inline, imageOrigins, hasGa4 = false, secure } = input;
	const [scripts, calls] = hasGa4 ? [[GA4_SCRIPTS], GA4_CALLS] : [[], []];
	return written([
		['default-src', "'self'"],
		['script-src', "'self'", ...scripts, ...hashSources(inline.scripts)],
		['style-src', "'self'", ...hashSources(inline.styles)],
		['img-src', "'self'", 'data:', ...imageOrigins, ...calls],
		...(hasGa4 ? [['connect-src', "'self'", ...calls]] : []),
		...anywhere(secure),
	]);
}
