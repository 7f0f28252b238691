import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { BROWSER_ARGS, browserPath } from '../../../tests/support/browser.ts';
import { toolFolder } from '../../on-demand.ts';
import { KEY_PAGES } from './key-pages.ts';
import type { Figures, Measure } from '../part.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

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

/** Runs its command line once with its mobile defaults and returns the report as it writes it. */
async function getReport(address: string, file: string): Promise<unknown> {
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

type Report = v.InferOutput<typeof reportSchema>;

function rowFrom({ categories, audits }: Report): Figures[string] {
	const value = (id: string) => audits[id]?.numericValue ?? null;
	const scores = CATEGORIES.map((id) => [
		id.replaceAll('-', '_'),
		Math.round((categories[id].score ?? 0) * 100),
	]);
	return {
		...Object.fromEntries(scores),
		lcp_ms: value('largest-contentful-paint'),
		cls: value('cumulative-layout-shift'),
		blocking_ms: value('total-blocking-time'),
	};
}

/** Names audits below full marks, to know where to look. */
const lostAudits = ({ audits }: Report): string[] =>
	Object.values(audits)
		.filter((audit) => audit.scoreDisplayMode === 'binary' && audit.score === 0)
		.map(({ id }) => id);

/** Runs Lighthouse with its mobile defaults: slow 4G, processor four times slower. */
export const measure: Measure = ({ served }) =>
	served(async (origin) => {
		const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'));
		const figures: Figures = {};
		const remarks: string[] = [];
		try {
			for (const path of KEY_PAGES) {
				const file = join(folder, 'report.json');
				const report = v.parse(reportSchema, await getReport(origin + path, file));
				figures[path] = rowFrom(report);
				const lost = lostAudits(report);
				if (lost.length > 0) remarks.push(`${path}: ${lost.join(', ')}`);
			}
		} finally {
			await rm(folder, { recursive: true, force: true });
		}
		return { figures, remarks };
	});
