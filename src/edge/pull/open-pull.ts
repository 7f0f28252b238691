import { mkdirSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { type Config, ConfigError } from '#config.ts';
import type { Log } from '#http/log.ts';
import { follow, type Following } from './follow.ts';
import { lockFolder } from './folder-lock.ts';
import { publisherClient } from './publisher-client.ts';
import { type PulledReleases, pulledReleases } from './pulled-releases.ts';

type Settings = Pick<Config, 'BUILD_HOOK_SECRET' | 'DATA_DIR' | 'EDGE_NAME' | 'RELEASES_URL'>;

export interface Pull {
	releases: PulledReleases;
	/** Begins to follow the publisher, once this edge listens on a port. */
	follow(port: number): Following;
}

/**
 * Opens the releases that an edge fetches from a publisher elsewhere; null where they lie in the
 * folder of a publisher on this machine.
 * @throws ConfigError, FolderTaken
 */
export function openPull(settings: Settings, log: Log): Pull | null {
	const { BUILD_HOOK_SECRET, DATA_DIR, EDGE_NAME, RELEASES_URL } = settings;
	if (RELEASES_URL === undefined) return null;
	if (BUILD_HOOK_SECRET.length === 0) {
		throw new ConfigError(
			'BUILD_HOOK_SECRET: expected the secret of the publisher at RELEASES_URL',
		);
	}
	// Not the folder of releases that are made here: an edge deletes what its publisher lacks.
	const dir = join(DATA_DIR, 'fetched-releases');
	mkdirSync(dir, { recursive: true });
	const unlock = lockFolder(dir);
	process.once('exit', unlock);
	const client = publisherClient(RELEASES_URL, BUILD_HOOK_SECRET);
	const releases = pulledReleases(dir, client);
	return {
		releases,
		follow: (port) => follow({ name: EDGE_NAME ?? `${hostname()}:${port}`, releases, client, log }),
	};
}
