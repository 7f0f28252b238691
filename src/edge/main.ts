import { join } from 'node:path';
import { config, ConfigError } from '#config.ts';
import { openLog } from '#http/log.ts';
import { loadFunctions } from './rules/functions.ts';
import { listen, PortError } from './listen.ts';
import { type ReleaseStore, releaseStore } from './releases/releases.ts';
import { readNetlifyToml } from './rules/netlify-toml.ts';
import { createEdge } from './serve.ts';

/** Ten looks a second at which release is the current one, however many visitors there are. */
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

/** Serves the current release below DATA_DIR, or a release of the folder given as an argument. */
async function main(): Promise<void> {
	const { API_BASE_URL, DATA_DIR, HOST, NODE_ENV, PORT, PUBLISHER_URL, SITE_URL } = config;
	const [, , folder] = process.argv;
	const releases =
		folder === undefined
			? releaseStore(join(DATA_DIR, 'releases'), Date.now)
			: await getRelease(folder);
	const rules = await readNetlifyToml(join(PROJECT_DIR, 'netlify.toml'));
	const edge = createEdge({
		root: releases.current,
		earlier: releases.list,
		apiOrigin: API_BASE_URL ?? null,
		publisherOrigin: PUBLISHER_URL ?? null,
		rules,
		functions: await loadFunctions(join(import.meta.dirname, 'functions'), rules),
		lookMs: LOOK_MS,
		development: NODE_ENV === 'development',
		log: await openLog('edge'),
	});
	const secure = SITE_URL.startsWith('https:');
	const { url, close } = await listen(edge, { host: HOST, port: PORT, secure });
	for (const signal of ['SIGINT', 'SIGTERM'] as const) {
		process.once(signal, () => void close().then(() => process.exit(0)));
	}
	// Last: a process that reads this line may stop us at once.
	console.log(`edge: serving on ${url}`);
}

await main().catch((error: unknown) => {
	const kinds = [PortError, ConfigError, FolderError];
	const isExpected = error instanceof Error && kinds.some((kind) => error instanceof kind);
	console.error(isExpected ? error.message : error);
	process.exit(1);
});
