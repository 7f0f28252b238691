import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { config } from '#config.ts';
import { releaseStore } from '../../src/edge/releases/releases.ts';
import { releaseBuilt } from '#publisher/releases/release-built.ts';
import { stopAll } from '../stack/child.ts';
import { countChild } from './cpu-time.ts';
import type { Scope } from './scope.ts';
import { buildSite, StackError, startEdge, startHost } from '../stack/stack.ts';

const RUNS_DIR = join(config.DATA_DIR, 'test');

/**
 * Origin that the tested site is built for. Not the one it is served from: links that should stay
 * on the page's own origin but do not are caught that way.
 */
const SITE_URL = 'http://livenza.example';

/** Password of the desk's accounts, for the journeys that sign in. */
const DESK_PASSWORD = 'ruote-lenticolari-in-pista';

/** The complete site, built from its own host and served, for the tests that need it. */
export interface Environment {
	/** Holds the release that is served. */
	dataDir: string;
	distDir: string;
	siteUrl: string;
	apiUrl: string;
	edgeUrl: string;
	/** A second host on the same database, whose captchas cost as much as for visitors. */
	realCostUrl: string;
	deskPassword: string;
}

function isAlive(pid: number): boolean {
	try {
		process.kill(pid, 0);
		return true;
	} catch {
		return false;
	}
}

/** Removes the folders of runs that were killed before they could clear up. */
async function clearEndedRuns(): Promise<void> {
	const runs = await readdir(RUNS_DIR).catch(() => []);
	const ended = runs.filter((run) => !isAlive(Number(run)));
	for (const run of ended) await rm(join(RUNS_DIR, run), { recursive: true, force: true });
}

export async function openEnvironment(scope: Scope): Promise<Environment> {
	await clearEndedRuns();
	const dataDir = join(RUNS_DIR, String(process.pid));
	await mkdir(dataDir, { recursive: true });
	const distDir = join(dataDir, 'dist');
	const own = {
		DATA_DIR: dataDir,
		DIST_DIR: distDir,
		SITE_URL,
		DESK_PASSWORD,
		STATS: '',
		BENCH_PRODUCTS: '',
		// A thousand drawings; tests/build/social.test.ts covers those of a small site.
		SOCIAL_PICTURES: scope === 'whole' ? 'on' : 'off',
		TEST_PAYMENTS: 'on',
	};
	const embedded = { ...own, HOST_PORT: '0', API_BASE_URL: '', DATABASE_URL: '' };
	const host = await startHost({ ...embedded, CAPTCHA_COST: '1' });
	const countBuild = countChild();
	const [realCost, status] = await Promise.all([
		startHost({ ...embedded, CAPTCHA_COST: '' }),
		buildSite(host.url, own),
	]);
	countBuild();
	if (status !== 0) throw new StackError(`the build ended with ${status}`);
	const releases = releaseStore(join(dataDir, 'releases'), Date.now);
	await releaseBuilt(releases, { distDir, cacheDir: config.CACHE_DIR }, { isOwn: true });
	const edge = await startEdge(host.url, { ...own, PORT: '0', HOST: '127.0.0.1' });
	return {
		dataDir,
		distDir,
		siteUrl: SITE_URL,
		apiUrl: host.url,
		edgeUrl: edge.url,
		realCostUrl: realCost.url,
		deskPassword: DESK_PASSWORD,
	};
}

/** Stops host and edge and removes their folder. */
export async function closeEnvironment(): Promise<void> {
	await stopAll();
	const folder = join(RUNS_DIR, String(process.pid));
	// A process that had to be killed may still write its last line.
	await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 500 });
}
