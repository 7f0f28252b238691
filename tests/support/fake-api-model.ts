import { join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import type { FakeApi } from './fake-api.ts';
import { aPlace, SITE_URL } from './fake-api-build.ts';

/**
 * Makes the model that a build prints, from scratch, in this process: every call to the host and
 * every check of its answers, without compiler and pages. A build of the same host stops for the
 * same reason, a hundred times slower.
 */
async function makeModel(host: Pick<FakeApi, 'url'>, env: Record<string, string>): Promise<void> {
	const { cache, folder } = aPlace();
	const variables = {
		API_BASE_URL: host.url,
		SITE_URL,
		CACHE_DIR: cache,
		DATA_DIR: join(folder, 'data'),
		SOCIAL_PICTURES: 'off',
		// Host and model share this process; tests about slow answers set their own limit.
		API_TIMEOUT_MS: '60000',
		...env,
	};
	for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
	// Only builds look for pictures.
	vi.stubEnv('DEV', false);
	onTestFinished(() => void vi.unstubAllEnvs());
	// A build keeps the modules it has loaded; each test is a build of its own.
	vi.resetModules();
	const { config } = await import('#config.ts');
	// Requests still open when a build stops, where its process would have ended, go to its own
	// host.
	Object.defineProperty(config, 'API_BASE_URL', { value: host.url });
	const { staticPaths } = await import('#content/routes.ts');
	await staticPaths();
}

/**
 * Returns the line that a build of this host stops with. Fails the test when the build succeeds.
 */
export async function stopLine(
	host: Pick<FakeApi, 'url'>,
	env: Record<string, string> = {},
): Promise<string> {
	const cause: unknown = await makeModel(host, env).then(
		() => new Error('nothing stopped the build'),
		(error: unknown) => error,
	);
	// Compared by name as the build does: the class belongs to the modules loaded for this model.
	if (!(cause instanceof Error) || cause.name !== 'BuildError') throw cause;
	return `Build stopped: ${cause.message}`;
}
