import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cleanPath, encodePath } from './address.ts';
import {
	collectInline,
	commonPolicy,
	contentSecurityPolicy,
	toDigests,
	type InlineTexts,
	statedPolicy,
} from './csp.ts';
import { eachLimited } from '../releases/each.ts';
import { assertPolicies, joined, policyRules } from './policy-rules.ts';
import { FILES_AT_ONCE, listFiles } from '../releases/release-index.ts';
import { createTextPool } from './text-pool.ts';

/** Hosts reject longer header lines. */
const MAX_POLICY_LENGTH = 8000;

/** The site has two. Exceeding it means that a script differs from page to page. */
const MAX_SCRIPTS = 40;

/** The staff app has a policy of its own, in `netlify.toml`. */
const DESK = /^desk(?:\/|\.html$)/;

/**
 * Addresses that the rules of `netlify.toml` answer with another page, which a test compares; each
 * in every language.
 */
export const REWRITTEN = [
	{ address: 'account/orders/any', page: 'account/orders/detail' },
	{ address: 'account/returns/any', page: 'account/returns/detail' },
] as const;

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
	/** Facts that are known already, by file; the other pages are read. */
	facts?: ReadonlyMap<string, PageFacts>;
}

export interface HostRules {
	pages: number;
	scripts: number;
	styles: number;
	/** Rules of the content security policy. */
	policies: number;
}

/** Facts about a page that the host's rules depend on. */
export interface PageFacts {
	inline: InlineTexts;
	/** True if it names the API host by its own origin. */
	usesApiOrigin: boolean;
	/** True if its footer offers measurement with Google Analytics 4. */
	hasGa4: boolean;
	/** Policy that it states itself; null without one. */
	policy: string | null;
}

/** Address of a page by its file, `it/prodotti.html`. */
const toAddress = (file: string): string => cleanPath(`/${file}`) ?? `/${file}`;

/** Returns a function that extracts the facts of a page read as latin1. It keeps no page. */
export function factsReader(
	apiBaseUrl: string | null,
	once = createTextPool(),
): (html: string) => PageFacts {
	const apiOrigin = apiBaseUrl === null ? null : new URL(apiBaseUrl).origin;
	const allOnce = (texts: ReadonlySet<string>) => new Set([...texts].map(once));
	return (html) => {
		const found: InlineTexts = { scripts: new Set(), styles: new Set() };
		collectInline(html, found);
		const policy = statedPolicy(html);
		return {
			inline: { scripts: allOnce(found.scripts), styles: allOnce(found.styles) },
			usesApiOrigin: apiOrigin !== null && html.includes(apiOrigin),
			hasGa4: / data-ga4=["']?G-/.test(html),
			policy: policy === null ? null : once(policy),
		};
	};
}

/** Facts of all pages, in the order of their paths. */
async function readPages(
	{ distDir, apiBaseUrl, facts: known = new Map() }: HostRulesInput,
	paths: readonly string[],
) {
	const facts = new Map<string, PageFacts>();
	const read = factsReader(apiBaseUrl);
	await eachLimited(paths, FILES_AT_ONCE, async (path) => {
		facts.set(path, known.get(path) ?? read(await readFile(join(distDir, path), 'latin1')));
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

/** Addresses with their pages, those of the rewritten ones among them. */
function policed(pages: ReadonlyMap<string, PageFacts>) {
	const own = [...pages]
		.filter(([file]) => !DESK.test(file))
		.map(([file, { inline, policy }]) => ({ path: toAddress(file), inline, policy }));
	const rewritten = own.flatMap(({ path, inline, policy }) =>
		REWRITTEN.filter(({ page }) => path.endsWith(`/${page}`)).map(({ address, page }) => ({
			path: path.slice(0, -page.length) + address,
			inline,
			policy,
		})),
	);
	return { own, rewritten };
}

/**
 * Builds the host's rules that depend on the pages: `_redirects` with the proxying to the API host
 * and moved addresses, `_headers` with the content security policies, which name the digests of the
 * inline scripts and styles that each page needs. `pages` are by file.
 */
export function hostRules(pages: ReadonlyMap<string, PageFacts>, addresses: HostAddresses) {
	const { siteUrl, apiBaseUrl } = addresses;
	const secure = siteUrl.startsWith('https:');
	const apiOrigin = apiBaseUrl === null ? null : new URL(apiBaseUrl).origin;
	const facts = [...pages.values()];
	const usesApiOrigin = facts.some((page) => page.usesApiOrigin);
	const hasGa4 = facts.some((page) => page.hasGa4);
	const foreign = usesApiOrigin && apiOrigin !== null && apiOrigin !== new URL(siteUrl).origin;
	const imageOrigins = foreign ? [apiOrigin] : [];
	const { own, rewritten } = policed(pages);
	const { scripts, styles } = joined(own.map(({ inline }) => inline));
	if (scripts.size > MAX_SCRIPTS) {
		throw new Error(`${scripts.size} different inline scripts, at most ${MAX_SCRIPTS} expected`);
	}
	const rules = policyRules(own, rewritten);
	assertPolicies(rules, [...own, ...rewritten], toDigests);
	const lines = [`/*\n  Content-Security-Policy: ${commonPolicy(secure)}\n`];
	for (const { for: address, inline } of rules) {
		const policy = contentSecurityPolicy({ inline, imageOrigins, hasGa4, secure });
		if (policy.length > MAX_POLICY_LENGTH) {
			throw new Error(`content security policy of ${policy.length} characters for ${address}`);
		}
		lines.push(`${encodePath(address)}\n  Content-Security-Policy: ${policy}\n`);
	}
	const files = {
		_redirects: redirectLines(addresses).join('\n') + '\n',
		_headers: lines.join(''),
	};
	return { files, scripts: scripts.size, styles: styles.size, policies: rules.length };
}

/** Writes `hostRules` of a built folder into it. Throws if a language lacks its error pages. */
export async function writeHostRules(input: HostRulesInput): Promise<HostRules> {
	const { distDir, locales } = input;
	const files = await listFiles(distDir);
	for (const locale of locales) {
		for (const status of [404, 500, 503]) {
			const page = `${locale}/${status}.html`;
			if (!files.includes(page)) throw new Error(`error page is missing: ${page}`);
		}
	}
	const pages = files.filter((path) => path.endsWith('.html'));
	const rules = hostRules(await readPages(input, pages), input);
	for (const [name, text] of Object.entries(rules.files))
		await writeFile(join(distDir, name), text);
	const { scripts, styles, policies } = rules;
	return { pages: pages.length, scripts, styles, policies };
}
