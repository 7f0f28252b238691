import { join } from 'node:path';
import { type Config, ConfigError } from '#config.ts';
import { isLoopback } from '#edge/rules/host-rules.ts';
import { readNetlifyToml } from '#edge/rules/netlify-toml.ts';
import type { ReleaseStore } from '#edge/releases/releases.ts';
import type { Deploy } from '../deploy.ts';
import { netlifyApi } from './api.ts';
import { netlifyDeployer } from './deployer.ts';
import { timeUntil } from './time.ts';

type Settings = Pick<
	Config,
	'NETLIFY_TOKEN' | 'NETLIFY_SITE_ID' | 'NETLIFY_API_ORIGIN' | 'DATA_DIR' | 'API_BASE_URL'
>;

/**
 * Creates the deploy step for Netlify from the settings; null where neither setting is there.
 * @throws ConfigError where half of what it needs is set
 */
export function findNetlify(
	settings: Settings,
	releases: ReleaseStore,
	signal: AbortSignal,
	log: (line: string) => void,
): Deploy | null {
	const { NETLIFY_TOKEN, NETLIFY_SITE_ID, NETLIFY_API_ORIGIN, DATA_DIR, API_BASE_URL } = settings;
	if (NETLIFY_TOKEN === undefined && NETLIFY_SITE_ID === undefined) return null;
	if (NETLIFY_TOKEN === undefined)
		throw new ConfigError('NETLIFY_TOKEN: required with NETLIFY_SITE_ID');
	if (NETLIFY_SITE_ID === undefined)
		throw new ConfigError('NETLIFY_SITE_ID: required with NETLIFY_TOKEN');
	if (API_BASE_URL === undefined || isLoopback(API_BASE_URL)) {
		log(
			'publisher: Netlify does not reach an API host on this machine: forms and pictures need one',
		);
	}
	const time = timeUntil(signal);
	const api = netlifyApi({
		origin: NETLIFY_API_ORIGIN,
		token: NETLIFY_TOKEN,
		siteId: NETLIFY_SITE_ID,
		time,
	});
	const { deploy } = netlifyDeployer({
		api,
		siteId: NETLIFY_SITE_ID,
		releases,
		rules: () => readNetlifyToml('netlify.toml'),
		file: join(DATA_DIR, 'netlify.json'),
		time,
		log,
	});
	return deploy;
}
