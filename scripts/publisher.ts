import './stack/external-memory.ts';
import { join } from 'node:path';
import { serve } from '@hono/node-server';
import { config, ConfigError } from '#config.ts';
import { installDispatcher } from '#http/dispatcher.ts';
import { openLog } from '#http/log.ts';
import { standbyApp } from '#publisher/app.ts';
import { toChanges } from '#publisher/changes.ts';
import { Superseded } from '#publisher/leader/fence.ts';
import { folderId } from '#publisher/leader/folder-id.ts';
import { openLease, PublishedElsewhere, toPlace } from '#publisher/leader/lease.ts';
import { rendererFolder } from '#publisher/renderer/renderer-state.ts';
import { openRenderer, type Renderer } from '#publisher/renderer/renderer.ts';
import { releaseViews } from '#publisher/previews/release-views.ts';
import { siteSource } from '#publisher/site-source.ts';
import { previews } from '#publisher/previews/previews.ts';
import { type Leading, openLeading } from './stack/leading-publisher.ts';

installDispatcher();
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
	const { API_BASE_URL, BUILD_HOOK_SECRET, CACHE_DIR, DATA_DIR, PUBLISHER_URL, SITE_URL } = config;
	if (API_BASE_URL === undefined)
		throw new ConfigError('API_BASE_URL: expected the origin of the API host');
	if (BUILD_HOOK_SECRET.length === 0) {
		throw new ConfigError('BUILD_HOOK_SECRET: expected the secret that the host signs by');
	}
	const renderer = await findRenderer(CACHE_DIR);
	const changesSince = toChanges(API_BASE_URL, BUILD_HOOK_SECRET);
	const source = renderer && siteSource({ entry: renderer.entry, changesSince });
	const shown = {
		views: releaseViews({
			dir: join(DATA_DIR, 'releases'),
			secrets: BUILD_HOOK_SECRET,
			clock: () => new Date(),
		}),
		previews:
			renderer && source
				? previews({ renderer, site: source.known, apiBaseUrl: API_BASE_URL, siteUrl: SITE_URL })
				: null,
	};
	let app = standbyApp(shown);
	let leading: Leading | null = null;
	let isStopping = false;
	const lease = openLease({
		url: `${API_BASE_URL}/api/publishing/lease`,
		secrets: BUILD_HOOK_SECRET,
		folder: folderId(DATA_DIR),
		at: toPlace(DATA_DIR),
		hookUrl: PUBLISHER_URL === undefined ? null : `${PUBLISHER_URL}/hooks/content`,
		log,
		onLost(leaderAt) {
			log(`publisher: ${leaderAt} leads now; ending, to stand by once started again`, {
				level: 'warn',
			});
			process.exit(1);
		},
	});
	async function stop(): Promise<void> {
		if (isStopping) return;
		isStopping = true;
		server.close();
		await leading?.stop();
		await lease.end();
		process.exit(0);
	}
	async function lead(): Promise<void> {
		const fence = await lease.lead();
		leading = await openLeading({
			apiBaseUrl: API_BASE_URL ?? '',
			fence,
			renderer,
			source,
			shown,
			changesSince,
			log,
		});
		app = leading.app;
		// Publications made while no publisher led, and those that the last one did not finish.
		leading.loop.resume();
	}
	const leadsAtOnce = await lease.assertFolder();
	const leads = lead();
	// Ready: it accepts messages, or stands by.
	if (leadsAtOnce) await leads;
	const server = serve(
		{
			fetch: (request) => app.fetch(request),
			hostname: config.PUBLISHER_HOST,
			port: config.PUBLISHER_PORT,
		},
		({ port }) => console.log(`publisher ready at http://127.0.0.1:${port}`),
	);
	for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
	await leads;
}

const isExpected = (error: unknown) =>
	error instanceof ConfigError ||
	error instanceof PublishedElsewhere ||
	error instanceof Superseded;

await main().catch((error: unknown) => {
	console.error(error instanceof Error && isExpected(error) ? error.message : error);
	process.exit(1);
});
