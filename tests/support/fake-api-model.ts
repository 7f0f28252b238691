import { join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import type { FakeApi } from './fake-api.ts';
import { aPlace, SITE_URL } from './fake-api-build.ts';

/**
 * Makes the model that a build prints, from nothing, in this process: every call to the host and
 * every check of what came, without compiler and pages. A build of the same host stops for the same
 * reason, a hundred times slower.
 */
async function makeModel(host: Pick<FakeApi, 'url'>, env: Record<string, string>): Promise<void> {
	const { cache, folder } = aPlace();
	const variables = {
		API_BASE_URL: host.url,
		SITE_URL,
		CACHE_DIR: cache,
		DATA_DIR: join(folder, 'data'),
		SOCIAL_PICTURES: 'off',
		// Host and model take turns here; how long an answer may take is for the tests that say so.
		API_TIMEOUT_MS: '60000',
		...env,
	};
	for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
	// Pictures are looked for by builds alone.
	vi.stubEnv('DEV', false);
	onTestFinished(() => void vi.unstubAllEnvs());
	// What a build has loaded it keeps; each test is a build of its own.
	vi.resetModules();
	const { config } = await import('#config.ts');
	// What a stopped build still asks, where its process would have ended, it asks its own host.
	Object.defineProperty(config, 'API_BASE_URL', { value: host.url });
	const { staticPaths } = await import('#content/routes.ts');
	await staticPaths();
}

/** The line that a build of this host stops with. Fails the test when there is nothing to stop it. */
export async function stopLine(
	host: Pick<FakeApi, 'url'>,
	env: Record<string, string> = {},
): Promise<string> {
	const cause: unknown = await makeModel(host, env).then(
		() => new Error('nothing stopped the build'),
		(error: unknown) => error,
	);
	// By name as the build does it: the class is that of the modules loaded for this model.
	if (!(cause instanceof Error) || cause.name !== 'BuildError') throw cause;
	return `Build stopped: ${cause.message}`;
}
