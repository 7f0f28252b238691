import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { BROWSER_ARGS, browserPath } from '../../tests/support/browser.ts';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

export interface LighthouseResult {
	path: string;
	scores: Record<(typeof CATEGORIES)[number], number>;
	lcp_ms: number;
	cls: number;
	blocking_ms: number;
	/** Audits below full marks, to know where to look. */
	lost: string[];
}

/** Lighthouse with its mobile defaults: slow 4G, processor four times slower. */
export async function runLighthouse(
	origin: string,
	paths: readonly string[],
): Promise<LighthouseResult[]> {
	const chrome = await launch({
		chromePath: await browserPath(),
		chromeFlags: ['--headless=new', ...BROWSER_ARGS],
	});
	try {
		const results: LighthouseResult[] = [];
		for (const path of paths) {
			const run = await lighthouse(origin + path, {
				port: chrome.port,
				onlyCategories: [...CATEGORIES],
				logLevel: 'error',
			});
			if (!run) throw new Error(`Lighthouse gave no result for ${path}`);
			const { categories, audits } = run.lhr;
			const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
			results.push({
				path,
				scores: Object.fromEntries(
					CATEGORIES.map((id) => [id, Math.round((categories[id]?.score ?? 0) * 100)]),
				) as LighthouseResult['scores'],
				lcp_ms: value('largest-contentful-paint'),
				cls: value('cumulative-layout-shift'),
				blocking_ms: value('total-blocking-time'),
				lost: Object.values(audits)
					.filter(({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score === 0)
					.map(({ id }) => id),
			});
		}
		return results;
	} finally {
		chrome.kill();
	}
}
