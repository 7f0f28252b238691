import './stack/external-memory.ts';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { config, ConfigError } from '#config.ts';
import { openLog } from '#http/log.ts';
import { releaseStore } from '../src/edge/releases/releases.ts';
import { publisherApp } from '#publisher/app.ts';
import { filesBetween } from '#publisher/pages/changed-pages.ts';
import { toChanges } from '#publisher/changes.ts';
import { cleanBuilder } from '#publisher/comparison/clean-build.ts';
import { comparer } from '#publisher/comparison/compare.ts';
import { openComparisons } from '#publisher/comparison/comparisons.ts';
import { BuildFailed } from '#publisher/fault.ts';
import { openInbox } from '#publisher/inbox.ts';
import { publishLoop } from '#publisher/loop.ts';
import { findNetlify } from '#publisher/netlify/netlify.ts';
import { releaseBuilt } from '#publisher/releases/release-built.ts';
import { rendererFolder } from '#publisher/renderer/renderer-state.ts';
import { openRenderer, type Renderer } from '#publisher/renderer/renderer.ts';
import { openReporter } from '#publisher/reporter.ts';
import { currentId } from '#publisher/releases/releases-told.ts';
import { releaseViews } from '#publisher/previews/release-views.ts';
import { siteSource } from '#publisher/site-source.ts';
import { previews } from '#publisher/previews/previews.ts';
import { FullBuildRequired, sitePublisher, type Outcome } from '#publisher/site-publisher.ts';
import { buildSite, startBuild } from './stack/stack.ts';

const log = await openLog('publisher');

/** The renderer that the last build kept; null where none can be used. */
async function findRenderer(cacheDir: string): Promise<Renderer | null> {
	try {
		return await openRenderer(rendererFolder(cacheDir));
	} catch (cause) {
		log(
			`publisher: the renderer cannot be opened: ${cause instanceof Error ? cause.message : String(cause)}`,
		);
		return null;
	}
}

async function main(): Promise<void> {
	const { API_BASE_URL, BUILD_HOOK_SECRET, CACHE_DIR, DATA_DIR, DIST_DIR, SITE_URL } = config;
	if (API_BASE_URL === undefined)
		throw new ConfigError('API_BASE_URL: expected the origin of the API host');
	if (BUILD_HOOK_SECRET.length === 0) {
		throw new ConfigError('BUILD_HOOK_SECRET: expected the secret that the host signs by');
	}
	const releases = releaseStore(join(DATA_DIR, 'releases'), Date.now);
	const inbox = openInbox(join(DATA_DIR, 'publisher.json'), log);
	const renderer = await findRenderer(CACHE_DIR);
	const changesSince = toChanges(API_BASE_URL, BUILD_HOOK_SECRET);
	const source = renderer && siteSource({ entry: renderer.entry, changesSince });
	const publisher =
		renderer &&
		sitePublisher({
			renderer,
			releases,
			code: renderer.entry.CODE_DIGEST,
			cacheDir: CACHE_DIR,
			siteUrl: SITE_URL,
			apiBaseUrl: API_BASE_URL,
		});

	async function build(): Promise<Outcome> {
		if ((await buildSite(API_BASE_URL ?? '')) !== 0)
			throw new BuildFailed('the whole build failed');
		const current = await currentId(releases);
		const before = current === null ? null : await releases.getIndex(current);
		const built = { distDir: DIST_DIR, cacheDir: CACHE_DIR };
		const published = await releaseBuilt(releases, built, { isOwn: false });
		const changes = filesBetween(before, await releases.getIndex(published.id));
		return { ...published, ...changes, refused: [], steps_ms: {} };
	}

	const reporter = openReporter(inbox, {
		url: `${API_BASE_URL}/api/publishing/reports`,
		secrets: BUILD_HOOK_SECRET,
		log,
	});
	async function publish(): Promise<Outcome> {
		if (!source || !publisher) throw new FullBuildRequired('no renderer was kept');
		const start = performance.now();
		const site = await source.latest();
		const content = performance.now() - start;
		const outcome = await publisher.publish(site);
		return { ...outcome, steps_ms: { content, ...outcome.steps_ms } };
	}
	const stopped = new AbortController();
	const deploy = findNetlify(config, releases, stopped.signal, log);
	const loop = publishLoop({ inbox, releases, reporter, publish, build, deploy, log });
	const builder = cleanBuilder({
		cacheDir: CACHE_DIR,
		start: (env) => startBuild({ API_BASE_URL, SITE_URL, ...env }),
	});
	const compare = comparer({
		releases,
		loop,
		publish,
		stateOfContent: async () => (await changesSince(null))?.cursor ?? null,
		builder,
	});
	const comparisons = openComparisons({
		compare,
		builder,
		inbox,
		reporter,
		releases,
		deploy: loop.deploy,
		at: config.COMPARE_AT,
		clock: () => new Date(),
		log,
	});
	const app = publisherApp({
		inbox,
		loop,
		comparisons,
		views: releaseViews({
			dir: join(DATA_DIR, 'releases'),
			secrets: BUILD_HOOK_SECRET,
			clock: () => new Date(),
		}),
		previews:
			renderer && source
				? previews({ renderer, site: source.known, apiBaseUrl: API_BASE_URL, siteUrl: SITE_URL })
				: null,
		secrets: BUILD_HOOK_SECRET,
		log,
	});
	const server = serve(
		{ fetch: app.fetch, hostname: '127.0.0.1', port: config.PUBLISHER_PORT },
		({ port }) => {
			console.log(`publisher ready at http://127.0.0.1:${port}`);
			// Publications made while this process was away, and those that it did not finish.
			loop.resume();
		},
	);
	for (const signal of ['SIGINT', 'SIGTERM'] as const) {
		process.once(signal, () => {
			loop.stop();
			stopped.abort(new Error('the publisher was stopped'));
			reporter.stop();
			server.close();
			void Promise.all([loop.idle(), comparisons.stop()]).then(() => process.exit(0));
		});
	}
}

await main().catch((error: unknown) => {
	console.error(error instanceof ConfigError ? error.message : error);
	process.exit(1);
});
