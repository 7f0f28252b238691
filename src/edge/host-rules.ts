import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { collectInline, contentSecurityPolicy, type InlineTexts } from './csp.ts';
import { eachLimited } from './each.ts';
import { FILES_AT_ONCE, listFiles } from './release-index.ts';

/** Hosts reject longer header lines. Exceeding it means that a script differs from page to page. */
const MAX_POLICY_LENGTH = 8000;

const LOOPBACK = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

/** True if an address can be reached from this machine only. */
export const isLoopback = (address: string): boolean => LOOPBACK.test(address);

export interface HostAddresses {
	/** Public address of the site. */
	siteUrl: string;
	/** Origin of the API host; null or a loopback origin leaves the proxying to `src/edge`. */
	apiBaseUrl: string | null;
	/** Paths below the root, percent-encoded as browsers write them. */
	redirects: readonly { from: string; to: string; status: number }[];
}

export interface HostRulesInput extends HostAddresses {
	distDir: string;
	/** Languages that must have error pages of their own. */
	locales: readonly string[];
}

export interface HostRules {
	pages: number;
	scripts: number;
	styles: number;
	policy: string;
}

/** Facts about a page that the host's rules depend on. */
export interface PageFacts {
	inline: InlineTexts;
	/** True if it names the API host by its own origin. */
	usesApiOrigin: boolean;
	/** True if its footer offers measurement with Google Analytics 4. */
	hasGa4: boolean;
}

/** Extracts the facts of a page read as latin1. */
export function pageFacts(html: string, apiBaseUrl: string | null): PageFacts {
	const inline: InlineTexts = { scripts: new Set(), styles: new Set() };
	collectInline(html, inline);
	const apiOrigin = apiBaseUrl === null ? null : new URL(apiBaseUrl).origin;
	const usesApiOrigin = apiOrigin !== null && html.includes(apiOrigin);
	return { inline, usesApiOrigin, hasGa4: / data-ga4=["']?G-/.test(html) };
}

async function readPages(distDir: string, paths: readonly string[], apiBaseUrl: string | null) {
	const facts: PageFacts[] = [];
	await eachLimited(paths, FILES_AT_ONCE, async (path) => {
		facts.push(pageFacts(await readFile(join(distDir, path), 'latin1'), apiBaseUrl));
	});
	return facts;
}

function redirectLines({ apiBaseUrl, redirects }: HostAddresses): string[] {
	const lines: string[] = [];
	if (apiBaseUrl !== null && !isLoopback(apiBaseUrl)) {
		for (const place of ['api', 'media']) {
			lines.push(`/${place}/* ${apiBaseUrl}/${place}/:splat 200!`);
		}
	}
	for (const { from, to, status } of redirects) {
		if (/[\s#]/.test(from + to)) throw new Error(`redirect with a space or "#": ${from} → ${to}`);
		lines.push(`${from} ${to} ${status}`);
	}
	return lines;
}

/**
 * Builds the host's rules that depend on the pages: `_redirects` with the proxying to the API host
 * and moved addresses, `_headers` with the content security policy, whose hashes cover every inline
 * script and style of every page.
 */
export function hostRules(pages: Iterable<PageFacts>, addresses: HostAddresses) {
	const { siteUrl, apiBaseUrl } = addresses;
	const inline: InlineTexts = { scripts: new Set(), styles: new Set() };
	let usesApiOrigin = false;
	let hasGa4 = false;
	for (const page of pages) {
		for (const text of page.inline.scripts) inline.scripts.add(text);
		for (const text of page.inline.styles) inline.styles.add(text);
		usesApiOrigin ||= page.usesApiOrigin;
		hasGa4 ||= page.hasGa4;
	}
	const apiOrigin = apiBaseUrl === null ? null : new URL(apiBaseUrl).origin;
	const foreign = usesApiOrigin && apiOrigin !== null && apiOrigin !== new URL(siteUrl).origin;
	const policy = contentSecurityPolicy({
		inline,
		imageOrigins: foreign ? [apiOrigin] : [],
		hasGa4,
		secure: siteUrl.startsWith('https:'),
	});
	if (policy.length > MAX_POLICY_LENGTH) {
		throw new Error(
			`content security policy of ${policy.length} characters: ` +
				`${inline.scripts.size} different inline scripts and ${inline.styles.size} styles`,
		);
	}
	const files = {
		_redirects: redirectLines(addresses).join('\n') + '\n',
		_headers: `/*\n  Content-Security-Policy: ${policy}\n`,
	};
	return { files, scripts: inline.scripts.size, styles: inline.styles.size, policy };
}

/** Writes `hostRules` of a built folder into it. Throws if a language lacks its error pages. */
export async function writeHostRules(input: HostRulesInput): Promise<HostRules> {
	const { distDir, apiBaseUrl, locales } = input;
	const files = await listFiles(distDir);
	for (const locale of locales) {
		for (const status of [404, 500, 503]) {
			const page = `${locale}/${status}.html`;
			if (!files.includes(page)) throw new Error(`error page is missing: ${page}`);
		}
	}
	const pages = files.filter((path) => path.endsWith('.html'));
	const rules = hostRules(await readPages(distDir, pages, apiBaseUrl), input);
	for (const [name, text] of Object.entries(rules.files))
		await writeFile(join(distDir, name), text);
	const { scripts, styles, policy } = rules;
	return { pages: pages.length, scripts, styles, policy };
}
