import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { collectInline, contentSecurityPolicy, type InlineTexts } from './csp.ts';
import { eachLimited } from './each.ts';
import { FILES_AT_ONCE, listFiles } from './release-index.ts';

/** Hosts refuse longer header lines; reaching it means that a script differs from page to page. */
const MAX_POLICY_LENGTH = 8000;

const LOOPBACK = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

export interface HostRulesInput {
	distDir: string;
	/** Address of the site as visitors see it. */
	siteUrl: string;
	/** Origin of the API host; null, or one on this machine, leaves the proxying to `src/edge`. */
	apiBaseUrl: string | null;
	/** Addresses below the root, written as browsers write them. */
	redirects: readonly { from: string; to: string; status: number }[];
	/** Languages that must have error pages of their own. */
	locales: readonly string[];
}

export interface HostRules {
	pages: number;
	scripts: number;
	styles: number;
	policy: string;
}

async function readPages(distDir: string, paths: readonly string[], apiOrigin: string | null) {
	const inline: InlineTexts = { scripts: new Set(), styles: new Set() };
	let usesApiOrigin = false;
	await eachLimited(paths, FILES_AT_ONCE, async (path) => {
		const html = await readFile(join(distDir, path), 'latin1');
		collectInline(html, inline);
		usesApiOrigin ||= apiOrigin !== null && html.includes(apiOrigin);
	});
	return { inline, usesApiOrigin };
}

function redirectLines(input: HostRulesInput): string[] {
	const lines: string[] = [];
	const { apiBaseUrl } = input;
	if (apiBaseUrl !== null && !LOOPBACK.test(apiBaseUrl)) {
		for (const place of ['api', 'media']) {
			lines.push(`/${place}/* ${apiBaseUrl}/${place}/:splat 200!`);
		}
	}
	for (const { from, to, status } of input.redirects) {
		if (/[\s#]/.test(from + to)) throw new Error(`redirect with a space or "#": ${from} → ${to}`);
		lines.push(`${from} ${to} ${status}`);
	}
	return lines;
}

/**
 * Writes what the host must know and only the build does: `_redirects` with the way to the API host
 * and moved addresses, `_headers` with the content security policy, whose hashes cover every inline
 * script and style of every page. Throws when a language lacks its error pages.
 */
export async function writeHostRules(input: HostRulesInput): Promise<HostRules> {
	const { distDir, siteUrl, apiBaseUrl, locales } = input;
	const files = await listFiles(distDir);
	for (const locale of locales) {
		for (const status of [404, 500, 503]) {
			const page = `${locale}/${status}.html`;
			if (!files.includes(page)) throw new Error(`error page is missing: ${page}`);
		}
	}
	const pages = files.filter((path) => path.endsWith('.html'));
	const apiOrigin = apiBaseUrl === null ? null : new URL(apiBaseUrl).origin;
	const { inline, usesApiOrigin } = await readPages(distDir, pages, apiOrigin);
	const foreign = usesApiOrigin && apiOrigin !== null && apiOrigin !== new URL(siteUrl).origin;
	const policy = contentSecurityPolicy({
		inline,
		imageOrigins: foreign ? [apiOrigin] : [],
		secure: siteUrl.startsWith('https:'),
	});
	if (policy.length > MAX_POLICY_LENGTH) {
		throw new Error(
			`content security policy of ${policy.length} characters: ` +
				`${inline.scripts.size} different inline scripts and ${inline.styles.size} styles`,
		);
	}
	await writeFile(join(distDir, '_redirects'), redirectLines(input).join('\n') + '\n');
	await writeFile(join(distDir, '_headers'), `/*\n  Content-Security-Policy: ${policy}\n`);
	return { pages: pages.length, scripts: inline.scripts.size, styles: inline.styles.size, policy };
}
