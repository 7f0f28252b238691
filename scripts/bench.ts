import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { releaseStore } from '../src/edge/releases.ts';
import { config } from '#config.ts';
import { attackFigures } from './bench/attack.ts';
import { buildFigures } from './bench/build-figures.ts';
import { cartLoad } from './bench/cart-load.ts';
import { checkoutKills, CHECKOUTS, KILLS } from './bench/checkout-kills.ts';
import { checkoutLoad } from './bench/checkout-load.ts';
import { firstLayouts } from './bench/first-layout.ts';
import { formLoad } from './bench/form-load.ts';
import { CATEGORIES, runLighthouse } from './bench/lighthouse.ts';
import { pageWeight } from './bench/page-weight.ts';
import { n, printBuilds, printFormTimes, printSteps } from './bench/printing.ts';
import { printPublications } from './bench/publish-load.ts';
import { readLoad } from './bench/read-load.ts';
import { printSwaps } from './bench/swap-load.ts';
import { stopAll } from './stack/child.ts';
import { startEdge, startHost } from './stack/stack.ts';

const ROOT = join(config.DATA_DIR, 'bench');
const GENERATED = config.BENCH_PRODUCTS || 1000;
/** Products of the catalogues that single changes are published in. */
const CATALOGUES = config.BENCH_PRODUCTS ? [config.BENCH_PRODUCTS] : [200, 1000, 5000];
/** Home, category, product, news item, contact. */
const PAGES = [
	'/it',
	'/it/prodotti/ruote',
	'/it/prodotto/ruote-kleos-rd-50',
	'/it/news/scegliere-la-pressione',
	'/it/contatti',
];
const PARTS = [
	'seed',
	'generated',
	'weight',
	'layout',
	'lighthouse',
	'forms',
	'reads',
	'cart',
	'checkout',
	'checkout-steps',
	'checkout-kills',
	'publish',
	'swaps',
	'attack',
] as const;
const asked = process.argv.slice(2);
const unknown = asked.find((part) => !PARTS.some((known) => known === part));
if (unknown !== undefined) {
	console.error(`bench: no part "${unknown}", there are ${PARTS.join(', ')}`);
	process.exit(1);
}
const wants = (...parts: (typeof PARTS)[number][]) =>
	asked.length === 0 || parts.some((part) => asked.includes(part));

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

/** Serves the built site for as long as `work` takes. */
async function served(work: (siteUrl: string) => Promise<void>): Promise<void> {
	const dir = join(ROOT, '0');
	await releaseStore(join(dir, 'data', 'releases'), Date.now).publish(join(dir, 'dist'));
	const host = await startHost({ DATA_DIR: join(dir, 'data') });
	const edge = await startEdge(host.url, { DATA_DIR: join(dir, 'data'), PORT: '0' });
	try {
		await work(edge.url);
	} finally {
		await edge.stop();
		await host.stop();
	}
}

async function printLighthouse(siteUrl: string): Promise<void> {
	console.log(`\nLighthouse, mobile: ${CATEGORIES.join(' · ')}      LCP ms   CLS   blocking ms`);
	for (const result of await runLighthouse(siteUrl, PAGES)) {
		console.log(
			result.path.padEnd(38),
			CATEGORIES.map((id) => String(result.scores[id]).padStart(3)).join(' '),
			n(result.lcp_ms, 0).padStart(8),
			n(result.cls, 3).padStart(7),
			n(result.blocking_ms, 0).padStart(8),
			result.lost.join(', '),
		);
	}
}

async function printLayouts(siteUrl: string): Promise<void> {
	console.log('\nLayout on a processor four times slower     longest ms   together');
	for (const { path, longest_ms, together_ms } of await firstLayouts(siteUrl, [...PAGES, '/ja'])) {
		console.log(path.padEnd(43), n(longest_ms).padStart(10), n(together_ms).padStart(10));
	}
}

async function printForms(): Promise<void> {
	const load = await formLoad(ROOT);
	console.log(
		'\nForms, 20 a second for a minute: sent  accepted  mails   p50   p95   p99   max ms',
	);
	const times = [load.p50_ms, load.p95_ms, load.p99_ms, load.max_ms];
	console.log(
		String(load.sent).padStart(37),
		String(load.accepted).padStart(9),
		String(load.mails).padStart(6),
		...times.map((ms) => n(ms, 0).padStart(5)),
		`  last mail ${n(load.drained_s)} s after the last answer`,
	);
}

async function printAttack(): Promise<void> {
	console.log('\nDatabase ended under four senders        times   median s   worst s');
	for (const { name, times, median_s, worst_s } of await attackFigures(ROOT)) {
		console.log(
			name.padEnd(38),
			String(times).padStart(7),
			n(median_s).padStart(10),
			n(worst_s).padStart(9),
		);
	}
}

async function printReads(): Promise<void> {
	const load = await readLoad(ROOT);
	console.log('\nReads, 20 at once                     kB   per second   p95 ms   statuses');
	for (const { name, body_kb, per_second, p95_ms, statuses } of load.reads) {
		console.log(
			name.padEnd(34),
			n(body_kb, 0).padStart(5),
			n(per_second, 0).padStart(12),
			n(p95_ms).padStart(8),
			`  ${JSON.stringify(statuses)}`,
		);
	}
	console.log('\nForms, 20 a second                  sent  accepted    p50    p95    p99 max ms');
	printFormTimes('alone', load.alone);
	printFormTimes('beside 250 readers', load.besideReaders);
	console.log(
		`250 readers: ${n(load.crowd.per_second, 0)} a second, p95 ${n(load.crowd.p95_ms, 0)} ms,`,
		JSON.stringify(load.crowd.statuses),
	);
}

async function printCarts(): Promise<void> {
	console.log(
		'\nCarts: actions of 20 shoppers     actions  per second    p50   p95  add p95 ms  wrong totals',
	);
	for (const [name, load] of Object.entries(await cartLoad(ROOT))) {
		console.log(
			name.padEnd(34),
			String(load.actions).padStart(6),
			n(load.per_second, 0).padStart(11),
			n(load.median_ms).padStart(7),
			n(load.p95_ms).padStart(6),
			n(load.add_p95_ms).padStart(10),
			String(load.wrong).padStart(12),
			` ${JSON.stringify(load.statuses)}`,
		);
	}
}

async function printCheckouts(): Promise<void> {
	const load = await checkoutLoad(ROOT);
	console.log(
		'\nCheckouts of 20 buyers, paid   begun  done  per second   p50   p95 ms  wrong totals',
	);
	console.log(
		String(load.checkouts).padStart(36),
		String(load.done).padStart(5),
		n(load.per_second).padStart(11),
		n(load.median_ms, 0).padStart(5),
		n(load.p95_ms, 0).padStart(8),
		String(load.wrong).padStart(13),
		` ${JSON.stringify(load.statuses)}`,
	);
	console.log(`orders, money and stock: ${load.differences.join(', ') || 'exact'}`);
}

async function printKills(): Promise<void> {
	const { faults, money, seconds } = await checkoutKills(ROOT);
	console.log(
		`\n${CHECKOUTS} checkouts under ${KILLS} kills of host and server: ${n(seconds, 0)} s`,
	);
	console.log(`money at the provider ${money.provider}, in the books ${money.books}`);
	console.log(`orders, mails, invoices and stock: ${faults.join('\n') || 'exact'}`);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
	process.once(signal, () => void stopAll().then(() => process.exit(1)));
}
await mkdir(ROOT, { recursive: true });
// What is weighed and tried is the site as it is now.
if (wants('seed', 'weight', 'layout', 'lighthouse', 'checkout-steps'))
	printBuilds(await buildFigures(0, ROOT));
if (wants('generated')) printBuilds(await buildFigures(GENERATED, ROOT));
if (wants('weight')) await printWeights();
if (wants('layout')) await served(printLayouts);
if (wants('lighthouse')) await served(printLighthouse);
if (wants('forms')) await printForms();
if (wants('reads')) await printReads();
if (wants('cart')) await printCarts();
if (wants('checkout')) await printCheckouts();
if (wants('checkout-steps')) await served(printSteps);
if (wants('checkout-kills')) await printKills();
if (wants('publish')) await printPublications(ROOT, CATALOGUES);
if (wants('swaps')) await printSwaps(ROOT);
if (wants('attack')) await printAttack();
