import { join } from 'node:path';
import { releaseStore, type ReleaseStore } from '../../../src/edge/releases/releases.ts';
import { freePort } from '../../../src/server/platform/free-port.ts';
import { releaseBuilt } from '#publisher/releases/release-built.ts';
import { type Running, startEdge, startPublisher } from '../../stack/stack.ts';

export const PASSWORD = 'correct-horse-battery';

/** Settings of a host, a build, a publisher and an edge that work on one folder. */
export async function publishingSettings(dir: string, products: number) {
	const [edgePort, publisherPort] = [String(await freePort()), String(await freePort())];
	return {
		DATA_DIR: join(dir, 'data'),
		DIST_DIR: join(dir, 'dist'),
		CACHE_DIR: join(dir, 'cache'),
		PORT: edgePort,
		SITE_URL: `http://localhost:${edgePort}`,
		BENCH_PRODUCTS: String(products),
		SOCIAL_PICTURES: 'off',
		DESK_PASSWORD: PASSWORD,
		CAPTCHA_COST: '1',
		BUILD_HOOK_URL: `http://127.0.0.1:${publisherPort}/hooks/content`,
		BUILD_HOOK_SECRET: `whsec_${Buffer.alloc(32, 9).toString('base64')}`,
		PUBLISHER_PORT: publisherPort,
	};
}

interface Publishing {
	edge: Running;
	publisher: Running;
	releases: ReleaseStore;
	stop: () => Promise<void>;
}

/** Releases the build there, and starts publisher and edge beside a running host. */
export async function startPublishing(
	hostUrl: string,
	own: Awaited<ReturnType<typeof publishingSettings>>,
): Promise<Publishing> {
	const releases = releaseStore(join(own.DATA_DIR, 'releases'), Date.now);
	const built = { distDir: own.DIST_DIR, cacheDir: own.CACHE_DIR };
	await releaseBuilt(releases, built, { isOwn: true });
	const publisher = await startPublisher(hostUrl, own);
	const edge = await startEdge(hostUrl, { ...own, PUBLISHER_URL: publisher.url });
	return {
		edge,
		publisher,
		releases,
		async stop() {
			await edge.stop();
			await publisher.stop();
		},
	};
}
