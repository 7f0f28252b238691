import { join } from 'node:path';
import { config, ConfigError } from '#config.ts';
import { installDispatcher } from '#http/dispatcher.ts';
import { openLog } from '#http/log.ts';
import { loadFunctions } from './rules/functions.ts';
import { listen, PortError } from './listen.ts';
import { FolderTaken } from './pull/folder-lock.ts';
import type { Following } from './pull/follow.ts';
import { openPull } from './pull/open-pull.ts';
import { type ReleaseStore, releaseStore } from './releases/releases.ts';
import { readNetlifyToml } from './rules/netlify-toml.ts';
import { createEdge } from './serve.ts';

/** Reads which release is current ten times a second, whatever the number of visitors. */
const LOOK_MS = 100;

const PROJECT_DIR = join(import.meta.dirname, '../..');

/** Thrown if a folder cannot be served. The message is one line. */
class FolderError extends Error {
	override name = 'FolderError';
}

/**
 * Makes a release of a built folder, beside those that are published, so that it is served as they
 * are: packed, and unchanged by a build that begins meanwhile.
 */
async function getRelease(folder: string): Promise<ReleaseStore> {
	const releases = releaseStore(join(config.DATA_DIR, 'preview'), Date.now, 1);
	await releases.publish(folder).catch((error: unknown) => {
		const reason = error instanceof Error ? error.message : String(error);
		throw new FolderError(`${folder} is not a built site (npm run build): ${reason}`);
	});
	return releases;
}

/** Releases that were made on this machine: those of its publisher, or one of a built folder. */
const getOwnReleases = async (dataDir: string, folder: string | undefined): Promise<ReleaseStore> =>
	folder === undefined ? releaseStore(join(dataDir, 'releases'), Date.now) : getRelease(folder);

/**
 * Serves the current release below DATA_DIR, that of a publisher elsewhere, or one of the folder
 * given as an argument.
 */
async function main(): Promise<void> {
	const { API_BASE_URL, DATA_DIR, HOST, NODE_ENV, PORT, PUBLISHER_URL, SITE_URL, STOP_DELAY_S } =
		config;
	const [, , folder] = process.argv;
	installDispatcher();
	const log = await openLog('edge');
	const pull = folder === undefined ? openPull(config, log) : null;
	const releases = pull?.releases ?? (await getOwnReleases(DATA_DIR, folder));
	const rules = await readNetlifyToml(join(PROJECT_DIR, 'netlify.toml'));
	const edge = createEdge({
		root: releases.current,
		earlier: releases.list,
		apiOrigin: API_BASE_URL ?? null,
		publisherOrigin: PUBLISHER_URL ?? null,
		trustedProxies: config.TRUSTED_PROXIES,
		rules,
		functions: await loadFunctions(join(import.meta.dirname, 'functions'), rules),
		lookMs: LOOK_MS,
		development: NODE_ENV === 'development',
		log,
	});
	const secure = SITE_URL.startsWith('https:');
	let following: Following | null = null;
	async function unready(): Promise<string | null> {
		if (pull) return following ? following.unready() : 'this edge has just begun';
		return (await releases.current()) === null ? 'there is no release yet' : null;
	}
	const { url, port, close } = await listen(edge, {
		host: HOST,
		port: PORT,
		secure,
		unready,
		stopDelayMs: STOP_DELAY_S * 1000,
	});
	following = pull?.follow(port) ?? null;
	for (const signal of ['SIGINT', 'SIGTERM'] as const) {
		process.once(
			signal,
			() => void Promise.all([close(), following?.stop()]).then(() => process.exit(0)),
		);
	}
	// Last: a process that reads this line may stop us at once.
	console.log(`edge: serving on ${url}`);
}

await main().catch((error: unknown) => {
	const kinds = [PortError, ConfigError, FolderError, FolderTaken];
	const isExpected = error instanceof Error && kinds.some((kind) => error instanceof kind);
	console.error(isExpected ? error.message : error);
	process.exit(1);
});
