import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { startHost } from '../../stack/stack.ts';
import { median } from '../caller.ts';
import { buildPeak, toPid } from '../memory.ts';
import { askAll, toTimes } from '../pages/search.ts';
import { type Figures, lineFrom, type Measure, type Row } from '../part.ts';
import { LARGE } from '../parts.ts';
import { peakMemory, residentMemory } from '../process-memory.ts';
import { EDITED } from './publish-edits.ts';
import { publishInTurn, signedInStaff } from './publish-load.ts';
import { publishingSettings, startPublishing } from './publishing.ts';

/** Publications of each kind; the first one after a start reads the whole site. */
const TURNS = 5;
/** Edits of one page, and of a text that cards on other pages show. */
const EDITS = EDITED.slice(0, 2);
/** Times that each list of the desk is asked for. */
const LOOKS = 10;

/** Pause before a search that was refused is asked again, in milliseconds. */
const LOOK_MS = 250;

/** Lists of the desk that grow with the catalogue, as the app asks for them. */
const LISTS = {
	'products, all': '/desk/content/product',
	'stock, first page': '/desk/stock',
	'stock, searched': '/desk/stock?q=kleos',
	'prices, first page': '/desk/prices',
	'prices, page 1,000': '/desk/prices?page=1000',
	'prices, searched': '/desk/prices?q=kleos',
};

const secondsSince = (began: number): number => (performance.now() - began) / 1000;

/** Asks until the host has made its index; until then it may answer that it needs too long. */
async function measureFirstSearch(hostUrl: string): Promise<Row> {
	const began = performance.now();
	for (let refused = 0; ; refused += 1) {
		const answer = await fetch(`${hostUrl}/api/search?locale=it&q=kleos`);
		await answer.arrayBuffer();
		if (answer.ok) return { wall_s: secondsSince(began), refused };
		if (answer.status !== 503) throw new Error(`the search answered ${answer.status}`);
		await setTimeout(LOOK_MS);
	}
}

/** Builds the site from nothing. */
async function measureBuild(hostUrl: string, env: Record<string, string>): Promise<Row> {
	const file = join(env['DATA_DIR'] ?? '', 'stats.json');
	await rm(env['CACHE_DIR'] ?? '', { recursive: true, force: true });
	const { peak_mb } = await buildPeak(hostUrl, { ...env, STATS: file });
	const { wall_s, user_s, system_s } = JSON.parse(await readFile(file, 'utf8'));
	const cpu_s = user_s + system_s;
	return { wall_s, cpu_s, peak_mb };
}

/** Asks for each list; one that the host gives up is counted as refused. */
async function measureLists(hostUrl: string): Promise<Figures> {
	const call = await signedInStaff(hostUrl, 'admin@livenza.example');
	const figures: Figures = {};
	for (const [name, path] of Object.entries(LISTS)) {
		const times: number[] = [];
		let refused = 0;
		let answer_kb: number | null = null;
		for (let at = 0; at < LOOKS; at += 1) {
			const began = performance.now();
			const answer = await call('GET', path).catch(() => null);
			times.push(performance.now() - began);
			if (answer === null) refused += 1;
			else answer_kb = JSON.stringify(answer).length / 1000;
		}
		const longest_ms = Math.max(...times);
		figures[`desk, ${name}`] = { median_ms: median(times), longest_ms, refused, answer_kb };
	}
	return figures;
}

/** Publishes single changes; the first one apart, since it comes after a start. */
async function measureEdits(
	{ edge, publisher, releases }: Awaited<ReturnType<typeof startPublishing>>,
	figures: Figures,
): Promise<void> {
	for (const edited of EDITS) {
		let row: Row = {};
		const { peak_mb } = await peakMemory(toPid(publisher.process), async () => {
			const turns = { ...edited, turns: TURNS };
			const { live_ms, preview_ms, pages } = await publishInTurn(edge.url, turns, releases);
			const [first_ms = 0, ...others] = live_ms;
			row = { pages, first_ms, live_ms: median(others), preview_ms: median(preview_ms) };
		});
		figures[edited.name] = { ...row, publisher_mb: peak_mb };
	}
}

/** Builds and releases the site, and publishes on it. */
async function measureSite(
	hostUrl: string,
	own: Awaited<ReturnType<typeof publishingSettings>>,
	figures: Figures,
): Promise<void> {
	figures['build from nothing'] = await measureBuild(hostUrl, own);
	const began = performance.now();
	const publishing = await startPublishing(hostUrl, own);
	figures['release, publisher and edge'] = { wall_s: secondsSince(began) };
	try {
		await measureEdits(publishing, figures);
	} finally {
		await publishing.stop();
	}
}

/**
 * Measures a large catalogue from an empty folder on: first start, search, lists of the desk, build,
 * release, single changes. Where the build breaks, the figures before it stay.
 */
export const measure: Measure = async ({ root }) => {
	const own = await publishingSettings(join(root, `size-${LARGE}`), LARGE);
	const figures: Figures = {};
	const leftOut: string[] = [];
	const began = performance.now();
	const host = await startHost(own);
	const hostMemory = (): Row => ({ resident_mb: residentMemory(toPid(host.process)) });
	figures['host, first start'] = { wall_s: secondsSince(began), ...hostMemory() };
	try {
		figures['search by the host, first answer'] = await measureFirstSearch(host.url);
		figures['search by the host'] = toTimes(await askAll(host.url));
		Object.assign(figures, await measureLists(host.url));
		await measureSite(host.url, own, figures).catch((cause: unknown) => {
			leftOut.push(`pages of ${LARGE} products: ${lineFrom(cause)}`);
		});
		figures['host, afterwards'] = hostMemory();
	} finally {
		await host.stop();
	}
	return { figures, leftOut };
};
