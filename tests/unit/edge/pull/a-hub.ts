import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type HttpBindings, serve } from '@hono/node-server';
import { Hono } from 'hono';
import { onTestFinished } from 'vitest';
import { follow } from '#edge/pull/follow.ts';
import { publisherClient } from '#edge/pull/publisher-client.ts';
import { pulledReleases } from '#edge/pull/pulled-releases.ts';
import { takeSnapshot } from '#edge/answers/snapshot.ts';
import { openEdgeList } from '#publisher/edges/edge-list.ts';
import { edgeWatch } from '#publisher/edges/edge-watch.ts';
import type { Report } from '#publisher/messages.ts';
import { releaseRoutes } from '#publisher/edges/release-routes.ts';
import { HOOK_SECRET } from '../../../support/a-publisher.ts';
import { aFolder } from '../a-site.ts';
import { aStore } from '../a-store.ts';

export const OTHER_SECRET = `whsec_${Buffer.alloc(32, 9).toString('base64')}`;

/** Changes an answer of the publisher; undefined leaves it as it is. */
type Intervene = (
	path: string,
	answer: Response,
	/** Ends the connection. */
	cut: () => void,
) => Promise<Response | undefined>;

/** Opens the part of a publisher that hands releases out, over a store of its own. */
export async function aHub({ keep }: { keep?: number } = {}) {
	const store = await aStore(keep);
	const lines: string[] = [];
	const log = (line: string) => void lines.push(line);
	const told: Report[] = [];
	const stopped = new AbortController();
	const asked: { path: string; body: string }[] = [];
	let intervene: Intervene = async () => undefined;
	let aheadBy = 0;
	const now = () => performance.now() + aheadBy;
	const list = openEdgeList({ file: join(store.dir, '..', 'edges.json'), now, log });
	let isOvertaken = false;
	let caughtUp = 0;
	const watch = edgeWatch({
		list,
		now,
		currentId: async () => (await store.releases.current())?.split('/').at(-1) ?? null,
		isOvertaken: () => isOvertaken,
		onCaughtUp: () => void (caughtUp += 1),
		tell: (report) => void told.push(report),
		signal: stopped.signal,
	});
	const routes = releaseRoutes({
		dir: store.dir,
		releases: store.releases,
		list,
		secrets: [HOOK_SECRET],
		isEnding: () => stopped.signal.aborted,
		log,
	});
	const app = new Hono<{ Bindings: HttpBindings }>();
	app.use(async (context, next) => {
		const { path, raw } = context.req;
		const body = await raw.clone().text();
		asked.push({ path, body });
		await next();
		const cut = () => void context.env.outgoing.destroy();
		const other = await intervene(path, context.res, cut);
		if (other) context.res = other;
	});
	app.route('/', routes);

	async function listen(port = 0) {
		return new Promise<{ server: ReturnType<typeof serve>; port: number }>((resolve) => {
			const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port }, (address) =>
				resolve({ server, port: address.port }),
			);
		});
	}
	let at = await listen();
	const { port } = at;
	const close = () => {
		const { server } = at;
		if ('closeAllConnections' in server) server.closeAllConnections();
		server.close();
	};
	onTestFinished(() => {
		stopped.abort(new Error('the test is over'));
		watch.stop();
		close();
	});

	return {
		...store,
		lines,
		told,
		asked,
		list,
		watch,
		origin: `http://127.0.0.1:${port}`,
		current: async () => (await store.releases.current())?.split('/').at(-1) ?? '',
		intervene: (next: Intervene) => void (intervene = next),
		/** Lets time pass for the list of edges alone. */
		pass: (ms: number) => void (aheadBy += ms),
		overtake: () => void (isOvertaken = true),
		countCaughtUp: () => caughtUp,
		/** Names of the contents that were asked for since the last call. */
		namesAsked() {
			const names = asked
				.splice(0)
				.filter(({ path }) => path === '/releases/contents')
				.flatMap(({ body }) => {
					const message: { names: string[] } = JSON.parse(body);
					return message.names;
				});
			return names.toSorted();
		},
		goAway: close,
		async comeBack() {
			at = await listen(port);
		},
	};
}
export type Hub = Awaited<ReturnType<typeof aHub>>;

/** Opens an edge that follows a publisher, in this process. */
export async function aFollower(
	{ origin }: Pick<Hub, 'origin'>,
	{ name = 'edge-1', secret = HOOK_SECRET, folder = '', origins = [origin] } = {},
) {
	const dir = folder || join(await aFolder(), 'fetched');
	await mkdir(dir, { recursive: true });
	const lines: string[] = [];
	const releases = pulledReleases(dir, publisherClient(origins, [secret]));
	const client = publisherClient(origins, [secret]);
	const log = (line: string) => void lines.push(line);
	const following = follow({ name, releases, client, log, pauseFactor: 0.05 });
	onTestFinished(following.stop);

	return {
		dir,
		lines,
		releases,
		following,
		current: releases.currentId,
		/** Reads a file as visitors get it; null where there is no release, or no such file. */
		async read(path: string): Promise<string | null> {
			const folderNow = await releases.current();
			if (folderNow === null) return null;
			const snapshot = await takeSnapshot(folderNow);
			const entry = snapshot.index.get(path);
			return entry ? readFile(snapshot.filePath(path, entry), 'utf8') : null;
		},
	};
}
