import { rm } from 'node:fs/promises';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { releaseStore } from '../../../src/edge/releases/releases.ts';
import { startEdge } from '../../stack/stack.ts';
import { median, quantile } from '../caller.ts';
import type { Measure } from '../part.ts';

const SWAPS = 50;
const PER_SECOND = 200;
const SECONDS = 25;
const PAGES = 20;
/** Paragraphs of a page, to make it as long as one of the site. */
const PARAGRAPHS = 4_000;

/** Page that names its release in every paragraph. */
const toPage = (release: number, page: number) =>
	`<!doctype html><title>${release}</title>${`<p>${release}/${page}</p>`.repeat(PARAGRAPHS)}</html>`;

const toRelease = (release: number) => ({
	written: new Map(
		[...Array.from({ length: PAGES }, (_, page) => `it/${page}.html`), 'index.html'].map(
			(path, page) => [path, Buffer.from(toPage(release, page))],
		),
	),
	gone: [],
	rules: {},
});

interface SwapFigures {
	sent: number;
	/** Answers that are no page, or a page of two releases. */
	wrong: number;
	/** Number of releases that were seen. */
	seen: number;
	swap_ms: number[];
	times_ms: number[];
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Requests pages at a rate, whether or not answers come, and checks each. */
async function readAtRate(url: string, figures: SwapFigures): Promise<void> {
	const agent = new Agent({ keepAlive: true });
	const seen = new Set<string>();
	async function ask(page: number): Promise<void> {
		const asked = performance.now();
		const body = await new Promise<string | null>((resolve) => {
			get(`${url}/it/${page}`, { agent }, (response) => {
				text(response).then(
					(whole) => resolve(response.statusCode === 200 ? whole : null),
					() => resolve(null),
				);
			}).on('error', () => resolve(null));
		});
		figures.times_ms.push(performance.now() - asked);
		const release = /<title>(\d+)</.exec(body ?? '')?.[1] ?? 'none';
		if (body !== toPage(Number(release), page)) figures.wrong += 1;
		seen.add(release);
	}
	const asked: Promise<void>[] = [];
	const start = performance.now();
	while (asked.length < PER_SECOND * SECONDS) {
		const due = Math.floor(((performance.now() - start) / 1_000) * PER_SECOND);
		while (asked.length < Math.min(due, PER_SECOND * SECONDS))
			asked.push(ask(asked.length % PAGES));
		await pause(1);
	}
	await Promise.all(asked);
	agent.destroy();
	figures.sent = asked.length;
	figures.seen = seen.size;
}

/** Changes the release of a site fifty times while two hundred requests a second come in. */
async function swapLoad(root: string): Promise<SwapFigures> {
	const dataDir = join(root, 'swaps');
	await rm(dataDir, { recursive: true, force: true });
	const releases = releaseStore(join(dataDir, 'releases'), Date.now);
	await releases.change(toRelease(0));
	// No request here reaches the host.
	const edge = await startEdge('http://127.0.0.1:9', { DATA_DIR: dataDir, PORT: '0' });
	const figures: SwapFigures = { sent: 0, wrong: 0, seen: 0, swap_ms: [], times_ms: [] };
	try {
		const reading = readAtRate(edge.url, figures);
		for (let release = 1; release <= SWAPS; release += 1) {
			await pause((SECONDS * 1_000) / SWAPS);
			const start = performance.now();
			await releases.change(toRelease(release));
			figures.swap_ms.push(performance.now() - start);
		}
		await reading;
	} finally {
		await edge.stop();
	}
	return figures;
}

export const measure: Measure = async ({ root }) => {
	const { sent, wrong, seen, swap_ms, times_ms } = await swapLoad(root);
	const times = { p50_ms: median(times_ms), p95_ms: quantile(times_ms, 0.95) };
	const longest = { p99_ms: quantile(times_ms, 0.99), max_ms: Math.max(...times_ms) };
	const row = { sent, wrong, seen, ...times, ...longest, swap_p50_ms: median(swap_ms) };
	return { figures: { [`${SWAPS} releases`]: row } };
};
