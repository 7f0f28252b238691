import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { config } from '#config.ts';
import { LOCALES } from '#contract/locales.ts';
import { writeHostRules } from '../../src/edge/rules/host-rules.ts';
import { readReport } from './report.ts';

function robots(siteUrl: string): string {
	return `User-agent: *\nAllow: /\n\nSitemap: ${new URL('/sitemap-index.xml', siteUrl).href}\n`;
}

/**
 * Writes what follows the pages: redirects and headers for their host, robots.txt, a list of
 * missing translations.
 */
export function finishBuild(): AstroIntegration {
	return {
		name: 'finish-build',
		hooks: {
			'astro:build:done': async ({ dir, logger }) => {
				const distDir = fileURLToPath(dir);
				const report = await readReport();
				await writeFile(join(distDir, 'robots.txt'), robots(config.SITE_URL));
				await writeHostRules({
					distDir,
					siteUrl: config.SITE_URL,
					apiBaseUrl: config.API_BASE_URL ?? null,
					redirects: report.redirects,
					locales: LOCALES,
				});
				logger.info(`${report.pageCount} pages in ${LOCALES.length} languages`);
				if (report.missingTranslations.length > 0) {
					logger.warn(
						`shown in Italian for want of a translation:\n  ${report.missingTranslations.join('\n  ')}`,
					);
				}
			},
		},
	};
}
