import { join } from 'node:path';
import type { Hono } from 'hono';
import { config } from '#config.ts';
import type { Log } from '#http/log.ts';
import { releaseStore } from '../../src/edge/releases/releases.ts';
import { publisherApp, type Shown } from '#publisher/app.ts';
import type { ChangesSince } from '#publisher/changes.ts';
import { cleanBuilder } from '#publisher/comparison/clean-build.ts';
import { comparer } from '#publisher/comparison/compare.ts';
import { openComparisons } from '#publisher/comparison/comparisons.ts';
import { openEdgeList } from '#publisher/edges/edge-list.ts';
import { edgeWatch } from '#publisher/edges/edge-watch.ts';
import { releaseRoutes } from '#publisher/edges/release-routes.ts';
import { BuildFailed } from '#publisher/fault.ts';
import { openInbox } from '#publisher/inbox.ts';
import { isPermitted, takePermits } from '#publisher/leader/fence.ts';
import { type Loop, publishLoop } from '#publisher/loop.ts';
import { findNetlify } from '#publisher/netlify/netlify.ts';
import { filesBetween } from '#publisher/pages/changed-pages.ts';
import { releaseBuilt } from '#publisher/releases/release-built.ts';
import { currentId } from '#publisher/releases/release-report.ts';
import type { Renderer } from '#publisher/renderer/renderer.ts';
import { openReporter } from '#publisher/reporter.ts';
import type { SiteSource } from '#publisher/site-source.ts';
import { FullBuildRequired, sitePublisher, type Outcome } from '#publisher/site-publisher.ts';
import { buildSite, startBuild } from './stack.ts';

interface LeadingOptions {
	apiBaseUrl: string;
	/** Fence of the lease; null where the host has no leases. */
	fence: number | null;
	/** Null where the build kept none that can be used, as with the source. */
	renderer: Renderer | null;
	source: SiteSource | null;
	shown: Shown;
	changesSince: ChangesSince;
	log: Log;
}

/** Work of a publisher that leads. */
export interface Leading {
	app: Hono;
	loop: Loop;
	/** Resolves once nothing is under way. */
	stop: () => Promise<void>;
}

/** Opens inbox, releases and loop of a publisher that has begun to lead. */
export async function openLeading(options: LeadingOptions): Promise<Leading> {
	const { apiBaseUrl, fence, renderer, source, shown, changesSince, log } = options;
	const { BUILD_HOOK_SECRET, CACHE_DIR, DATA_DIR, DIST_DIR, SITE_URL } = config;
	const releasesDir = join(DATA_DIR, 'releases');
	const permits =
		fence === null ? null : await takePermits({ dataDir: DATA_DIR, releasesDir }, fence);
	const mayLead = () => isPermitted(permits);
	const releases = releaseStore(releasesDir, Date.now, undefined, permits?.releases ?? null);
	const inbox = openInbox(join(DATA_DIR, 'publisher.json'), log, permits?.inbox ?? null);
	const publisher =
		renderer &&
		sitePublisher({
			renderer,
			releases,
			code: renderer.entry.CODE_DIGEST,
			cacheDir: CACHE_DIR,
			siteUrl: SITE_URL,
			apiBaseUrl,
		});

	async function build(): Promise<Outcome> {
		if ((await buildSite(apiBaseUrl)) !== 0) throw new BuildFailed('the whole build failed');
		const current = await currentId(releases);
		const before = current === null ? null : await releases.getIndex(current);
		const built = { distDir: DIST_DIR, cacheDir: CACHE_DIR };
		const published = await releaseBuilt(releases, built, { isOwn: false });
		const changes = filesBetween(before, await releases.getIndex(published.id));
		return { ...published, ...changes, refused: [], steps_ms: {} };
	}

	const reporter = openReporter(inbox, {
		url: `${apiBaseUrl}/api/publishing/reports`,
		secrets: BUILD_HOOK_SECRET,
		mayReport: mayLead,
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
	const netlify = findNetlify(config, releases, stopped.signal, log);
	const deploy =
		netlify &&
		(async (release: string) => {
			if (!mayLead()) throw new Error('another publisher leads: nothing is deployed');
			return netlify(release);
		});
	const now = () => performance.now();
	const list = openEdgeList({ file: join(DATA_DIR, 'edges.json'), now, log });
	const edges = edgeWatch({
		list,
		now,
		currentId: () => currentId(releases),
		isOvertaken: () => inbox.state.wanted !== null,
		onCaughtUp: () => loop.publish(),
		tell: reporter.report,
		signal: stopped.signal,
	});
	const { awaitEdges } = edges;
	const loop = publishLoop({ inbox, releases, reporter, publish, build, deploy, awaitEdges, log });
	const builder = cleanBuilder({
		cacheDir: CACHE_DIR,
		start: (env) => startBuild({ API_BASE_URL: apiBaseUrl, SITE_URL, ...env }),
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
	const secrets = BUILD_HOOK_SECRET;
	const app = publisherApp({ ...shown, inbox, loop, comparisons, secrets, log });
	const isEnding = () => stopped.signal.aborted;
	app.route('/', releaseRoutes({ dir: releasesDir, releases, list, secrets, isEnding, log }));
	edges.start();
	return {
		app,
		loop,
		async stop() {
			loop.stop();
			stopped.abort(new Error('the publisher was stopped'));
			edges.stop();
			reporter.stop();
			await Promise.all([loop.idle(), comparisons.stop()]);
		},
	};
}
