import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseStore } from '../src/edge/releases.ts';
import { config } from '#config.ts';
import { buildFigures, type BuildFigures } from './bench/build-figures.ts';
import { CATEGORIES, runLighthouse } from './bench/lighthouse.ts';
import { pageWeight } from './bench/page-weight.ts';
import { startEdge, startHost } from './stack/stack.ts';

const ROOT = join(config.DATA_DIR, 'bench');
const GENERATED = config.BENCH_PRODUCTS || 1000;
/** Home, category, product, news item, contact. */
const PAGES = [
	'/it',
	'/it/prodotti/ruote',
	'/it/prodotto/ruote-kleos-rd-50',
	'/it/news/scegliere-la-pressione',
	'/it/contatti',
];
const parts = new Set(process.argv.slice(2));
const wants = (part: string) => parts.size === 0 || parts.has(part);
const n = (value: number, digits = 1) => value.toFixed(digits);

function printBuilds(rows: readonly BuildFigures[]): void {
	console.log(
		'\nBuild                              pages     MB   wall s    CPU s  pages/CPU s  peak MB',
	);
	for (const row of rows) {
		console.log(
			row.name.padEnd(34),
			String(row.pages).padStart(5),
			n(row.megabytes, 0).padStart(6),
			n(row.wall_s).padStart(8),
			n(row.cpu_s).padStart(8),
			n(row.pages / row.cpu_s, 0).padStart(12),
			n(row.peak_mb, 0).padStart(8),
		);
	}
	for (const { name, social } of rows) {
		if (!social) continue;
		const taken = `${n(social.wall_s)} s wall, ${n(social.cpu_s)} s CPU`;
		console.log(`${name}: ${social.made} social pictures made, ${social.reused} reused, ${taken}`);
	}
}

async function printWeights(): Promise<void> {
	const distDir = join(ROOT, '0', 'dist');
	console.log('\nWeight, brotli kB                       HTML    CSS   together   JS at load');
	for (const path of PAGES) {
		const weight = await pageWeight(distDir, path);
		console.log(
			path.padEnd(38),
			n(weight.html_kb).padStart(5),
			n(weight.css_kb).padStart(6),
			n(weight.html_kb + weight.css_kb).padStart(10),
			n(weight.js_kb).padStart(12),
		);
	}
}

async function printLighthouse(): Promise<void> {
	const dir = join(ROOT, '0');
	await releaseStore(join(dir, 'data', 'releases'), Date.now).publish(join(dir, 'dist'));
	const host = await startHost({ DATA_DIR: join(dir, 'data') });
	const edge = await startEdge(host.url, { DATA_DIR: join(dir, 'data'), PORT: '0' });
	try {
		console.log(`\nLighthouse, mobile: ${CATEGORIES.join(' · ')}      LCP ms   CLS   blocking ms`);
		for (const result of await runLighthouse(edge.url, PAGES)) {
			console.log(
				result.path.padEnd(38),
				CATEGORIES.map((id) => String(result.scores[id]).padStart(3)).join(' '),
				n(result.lcp_ms, 0).padStart(8),
				n(result.cls, 3).padStart(7),
				n(result.blocking_ms, 0).padStart(8),
				result.lost.join(', '),
			);
		}
	} finally {
		await edge.stop();
		await host.stop();
	}
}

await mkdir(ROOT, { recursive: true });
if (wants('seed')) printBuilds(await buildFigures(0, ROOT));
if (wants('generated')) printBuilds(await buildFigures(GENERATED, ROOT));
if (wants('weight')) await printWeights();
if (wants('lighthouse')) await printLighthouse();
