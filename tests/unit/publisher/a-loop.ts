import { basename, join } from 'node:path';
import { expect, onTestFinished, vi } from 'vitest';
import { publisherApp } from '#publisher/app.ts';
import { openInbox } from '#publisher/inbox.ts';
import { PageFault } from '#publisher/pages/checks.ts';
import type { RefusedPage } from '#publisher/site-publisher.ts';
import { publishLoop } from '#publisher/loop.ts';
import { openReporter } from '#publisher/reporter.ts';
import { aHook, HOOK_SECRET } from '../../support/a-publisher.ts';
import { aStore } from '../edge/a-store.ts';
import { aListener } from './a-listener.ts';

/** Opens a publisher over releases of its own; the test sets the content of its host. */
export async function aLoop() {
	const store = await aStore();
	const listener = await aListener();
	const file = join(store.dir, '..', 'publisher.json');
	const lines: string[] = [];
	const log = (line: string) => void lines.push(line);
	/** Current content of the host; an error where it cannot be published. */
	let content: string | Error = 'prima';
	let steps_ms: Record<string, number> = {};
	let refused: readonly RefusedPage[] = [];
	let until: Promise<void> | null = null;
	let begin: () => void = () => undefined;
	let letGo: () => void = () => undefined;

	async function publish() {
		const now = content;
		begin();
		await until;
		if (now instanceof Error) throw now;
		const published = await store.publish({ 'it.html': now });
		return {
			...published,
			written: published.changed ? ['it.html'] : [],
			gone: [],
			refused,
			steps_ms,
		};
	}

	/** Starts from the state of a new process; `isPatient`: it waits for the end of bursts. */
	function start({ isPatient = false, awaitEdges = async (_release: string) => {} } = {}) {
		const inbox = openInbox(file, log);
		const reporter = openReporter(inbox, { url: listener.url, secrets: [HOOK_SECRET], log });
		const { releases } = store;
		const loop = publishLoop({
			inbox,
			releases,
			reporter,
			publish,
			build: publish,
			deploy: null,
			awaitEdges,
			...(isPatient ? {} : { quiet_ms: 0 }),
			log,
		});
		const app = publisherApp({
			inbox,
			loop,
			previews: null,
			comparisons: { begin: () => undefined, state: () => ({ is: 'none' }) },
			views: async () => new Response(),
			secrets: [HOOK_SECRET],
			log,
		});
		const stop = () => {
			loop.stop();
			reporter.stop();
		};
		// A loop stopped in the middle finishes its work; until then its folder is needed.
		onTestFinished(async () => {
			stop();
			letGo();
			// Waits on a clock that a test has stopped would never end.
			if (vi.isFakeTimers()) await vi.runOnlyPendingTimersAsync();
			await loop.idle();
		});
		const sendHook = async ({ body, headers }: ReturnType<typeof aHook>) =>
			app.request('/hooks/content', { method: 'POST', body, headers: { ...headers } });
		const tell = async (type: string, data: object) => sendHook(aHook({ type, data }));
		return {
			inbox,
			loop,
			stop,
			sendHook,
			async post(body: ReadableStream<Uint8Array>) {
				const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half' };
				return app.request(new Request('http://publisher/hooks/content', init));
			},
			tell,
			ask: async (path: string) => app.request(path),
			published: (ids: string[], more: object = {}) =>
				tell('content.published', { publication_ids: ids, ...more }),
			serve: (release_id: string) => tell('release.serve', { release_id }),
			/** Waits until nothing is under way, and the host has acknowledged all reports. */
			async rest() {
				await loop.idle();
				await expect.poll(() => inbox.state.reports).toEqual([]);
			},
		};
	}

	return {
		...store,
		...listener,
		file,
		lines,
		start,
		has: (next: string | Error) => void (content = next),
		/** Sets the pages that publications refuse from now on: a version of each, by its file. */
		refuses: (pages: Record<string, string>) =>
			void (refused = Object.entries(pages).map(([file, version]) => ({
				fault: new PageFault(file, 'no_title'),
				document: `page "${file.replace(/^.*\/|\.html$/g, '')}"`,
				version: `${file} ${version}`,
			}))),
		/** Sets the durations of publication steps from now on. */
		took: (next: Record<string, number>) => void (steps_ms = next),
		page: () => store.read('it.html'),
		current: async () => basename((await store.releases.current()) ?? ''),
		/** Holds publications from now on; `begun` resolves when the first one starts. */
		delay() {
			until = new Promise((resolve) => (letGo = resolve));
			const begun = new Promise<void>((resolve) => (begin = resolve));
			return { begun, end: letGo };
		},
	};
}
