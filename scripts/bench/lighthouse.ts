import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { BROWSER_ARGS, browserPath } from '../../tests/support/browser.ts';
import { toolFolder } from '../on-demand.ts';

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

const share = v.object({ score: v.nullable(v.number()) });
const reportSchema = v.object({
	categories: v.object({
		performance: share,
		accessibility: share,
		'best-practices': share,
		seo: share,
	}),
	audits: v.record(
		v.string(),
		v.object({
			id: v.string(),
			score: v.nullable(v.number()),
			scoreDisplayMode: v.string(),
			numericValue: v.optional(v.number()),
		}),
	),
});

/** One run of its command line with its mobile defaults; the report as it writes it. */
async function reportOf(address: string, file: string): Promise<unknown> {
	const cli = join(toolFolder('lighthouse'), 'lighthouse', 'cli', 'index.js');
	const chromeFlags = ['--headless=new', ...BROWSER_ARGS].join(' ');
	const args = [
		...[cli, address, '--quiet', '--output=json', `--output-path=${file}`],
		...[`--only-categories=${CATEGORIES.join(',')}`, `--chrome-flags=${chromeFlags}`],
		'--no-enable-error-reporting',
	];
	const child = spawn(process.execPath, args, {
		stdio: 'inherit',
		env: { ...process.env, CHROME_PATH: await browserPath() },
	});
	const [code]: unknown[] = await once(child, 'exit');
	if (code !== 0) throw new Error(`Lighthouse gave no result for ${address}`);
	return JSON.parse(await readFile(file, 'utf8'));
}

/** Lighthouse with its mobile defaults: slow 4G, processor four times slower. */
export async function runLighthouse(
	origin: string,
	paths: readonly string[],
): Promise<LighthouseResult[]> {
	const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'));
	try {
		const results: LighthouseResult[] = [];
		for (const path of paths) {
			const report = v.parse(
				reportSchema,
				await reportOf(origin + path, join(folder, 'report.json')),
			);
			results.push(resultOf(path, report));
		}
		return results;
	} finally {
		await rm(folder, { recursive: true, force: true });
	}
}

function resultOf(
	path: string,
	{ categories, audits }: v.InferOutput<typeof reportSchema>,
): LighthouseResult {
	const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
	const score = (id: (typeof CATEGORIES)[number]) => Math.round((categories[id].score ?? 0) * 100);
	return {
		path,
		scores: {
			performance: score('performance'),
			accessibility: score('accessibility'),
			'best-practices': score('best-practices'),
			seo: score('seo'),
		},
		lcp_ms: value('largest-contentful-paint'),
		cls: value('cumulative-layout-shift'),
		blocking_ms: value('total-blocking-time'),
		lost: Object.values(audits)
			.filter((audit) => audit.scoreDisplayMode === 'binary' && audit.score === 0)
			.map(({ id }) => id),
	};
}
