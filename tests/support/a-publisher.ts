import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { signWebhook } from '#domain/security/webhook.ts';
import { releaseStore } from '../../src/edge/releases/releases.ts';
import { releaseBuilt } from '#publisher/releases/release-built.ts';
import { SITE_URL, type Place } from './fake-api-build.ts';
import type { FakeApi } from './fake-api.ts';
import { nodeEnv } from './node-env.ts';

export const HOOK_SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

export const toReleases = ({ folder }: Place) =>
	releaseStore(join(folder, 'data', 'releases'), Date.now);

/** Releases a build, as `npm start` does. */
export async function releaseBuild(place: Place) {
	const built = { distDir: place.dist, cacheDir: place.cache };
	return releaseBuilt(toReleases(place), built, { isOwn: true });
}

/** Body and headers of a message, signed as the host signs it. */
export function aHook(message: unknown, { id = `msg_${randomUUID()}`, sentAt = new Date() } = {}) {
	const body = Buffer.from(JSON.stringify(message));
	return { body, headers: signWebhook([HOOK_SECRET], { id, sentAt }, body) };
}

export const published = (...publication_ids: string[]) => ({
	type: 'content.published',
	timestamp: new Date().toISOString(),
	data: { publication_ids },
});

/** Starts the publisher of a place in a process of its own. */
export async function startPublisher(
	host: Pick<FakeApi, 'url'>,
	place: Place,
	env: Record<string, string> = {},
) {
	const child = spawn(process.execPath, ['scripts/publisher.ts'], {
		env: {
			...nodeEnv(),
			HOME: process.env.HOME,
			NODE_ENV: 'production',
			API_BASE_URL: host.url,
			SITE_URL,
			DIST_DIR: place.dist,
			CACHE_DIR: place.cache,
			DATA_DIR: join(place.folder, 'data'),
			BUILD_HOOK_SECRET: HOOK_SECRET,
			SOCIAL_PICTURES: 'off',
			COMPARE_AT: 'off',
			...env,
		},
		stdio: ['ignore', 'pipe', 'pipe'],
	});
	let said = '';
	child.stderr.on('data', (bytes: Buffer) => (said += bytes.toString()));
	const url = await new Promise<string>((resolve, reject) => {
		child.stdout.on('data', (bytes: Buffer) => {
			const found = /http:\/\/\S+/.exec(bytes.toString())?.[0];
			if (found) resolve(found);
		});
		child.once('exit', () => reject(new Error(`the publisher did not start:\n${said}`)));
	});
	return {
		url,
		child,
		said: () => said,
		send: ({ body, headers }: ReturnType<typeof aHook>) =>
			fetch(`${url}/hooks/content`, { method: 'POST', body, headers }),
		async stop(signal: NodeJS.Signals = 'SIGTERM') {
			if (child.exitCode !== null || child.signalCode !== null) return;
			child.kill(signal);
			await once(child, 'exit');
		},
	};
}
