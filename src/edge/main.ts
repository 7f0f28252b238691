import { join } from 'node:path';
import { config, ConfigError } from '#config.ts';
import { loadFunctions } from './functions.ts';
import { listen, PortError } from './listen.ts';
import { releaseStore } from './releases.ts';
import { readNetlifyToml } from './netlify-toml.ts';
import { createEdge } from './serve.ts';

/** Ten looks a second at which release is the current one, however many visitors there are. */
const LOOK_MS = 100;

const PROJECT_DIR = join(import.meta.dirname, '../..');

/**
 * Serves the current release below DATA_DIR, or the folder given as an argument, whose content must
 * then not change.
 */
async function main(): Promise<void> {
	const { API_BASE_URL, DATA_DIR, HOST, NODE_ENV, PORT, PUBLISHER_URL, SITE_URL } = config;
	const releases = releaseStore(join(DATA_DIR, 'releases'), Date.now);
	const rules = await readNetlifyToml(join(PROJECT_DIR, 'netlify.toml'));
	const edge = createEdge({
		root: process.argv[2] ?? releases.current,
		earlier: releases.list,
		apiOrigin: API_BASE_URL ?? null,
		publisherOrigin: PUBLISHER_URL ?? null,
		rules,
		functions: await loadFunctions(join(import.meta.dirname, 'functions'), rules),
		lookMs: LOOK_MS,
		development: NODE_ENV === 'development',
		log: (line) => console.error(line),
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
	const isExpected = error instanceof PortError || error instanceof ConfigError;
	console.error(isExpected ? error.message : error);
	process.exit(1);
});
