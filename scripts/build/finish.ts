import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { config } from '#config.ts';
import { LOCALES } from '#contract/locales.ts';
import { writeHostRules } from '../../src/edge/rules/host-rules.ts';
import type { FactsByFile } from './print-pages.ts';
import { readReport } from './report.ts';

function robots(siteUrl: string): string {
	return `User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap-index.xml', siteUrl).href}\n`;
}

interface Log {
	info: (line: string) => void;
	warn: (line: string) => void;
}

/**
 * Writes what follows the pages: redirects and headers for their host, robots.txt, a list of
 * missing translations.
 */
export async function finishSite(distDir: string, facts: FactsByFile, log: Log): Promise<void> {
	const report = await readReport();
	await writeFile(join(distDir, 'robots.txt'), robots(config.SITE_URL));
	await writeHostRules({
		distDir,
		siteUrl: config.SITE_URL,
		apiBaseUrl: config.API_BASE_URL ?? null,
		redirects: report.redirects,
		locales: LOCALES,
		facts,
	});
	log.info(`${report.pageCount} pages in ${LOCALES.length} languages`);
	if (report.missingTranslations.length > 0) {
		log.warn(
			`shown in Italian for want of a translation:\n  ${report.missingTranslations.join('\n  ')}`,
		);
	}
}

/** Finishes the site that Astro has built. */
export function finishBuild(facts: FactsByFile): AstroIntegration {
	return {
		name: 'finish-build',
		hooks: {
			'astro:build:done': ({ dir, logger }) => finishSite(fileURLToPath(dir), facts, logger),
		},
	};
}
