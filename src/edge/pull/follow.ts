import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { isDiskFull } from '#errors/disk-full.ts';
import type { Log } from '#http/log.ts';
import { LONGEST_WAIT_MS, type Wanted } from './messages.ts';
import {
	PublisherAway,
	type PublisherClient,
	PublisherRefuses,
	ReleaseGone,
} from './publisher-client.ts';
import type { PulledReleases } from './pulled-releases.ts';

/** Pause after a publisher that does not answer; doubled up to the longest. */
const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 5_000;
/** Pause after a refusal, which a person has to end. */
const REFUSED_PAUSE_MS = 15_000;
/** Time that the last report of a process that ends may take. */
const GOODBYE_MS = 1_000;
const LONGEST_FAULT = 400;

export interface FollowOptions {
	/** Name under which this edge reports itself. */
	name: string;
	releases: PulledReleases;
	client: PublisherClient;
	log: Log;
	/** Factor of the pauses after failures; tests shorten them. */
	pauseFactor?: number;
}

export interface Following {
	/** Reason why no visitor should be sent here yet; null where they may. */
	unready(): string | null;
	/** Ends every transfer and tells the publisher that this edge leaves. */
	stop(): Promise<void>;
}

const sentence = (cause: unknown): string => {
	if (isDiskFull(cause)) return 'the disk of this edge is full';
	const text = cause instanceof Error ? cause.message : String(cause);
	return text.split('\n')[0]?.slice(0, LONGEST_FAULT) ?? '';
};

/** Pauses that grow with each failure in a row. */
function growingPauses() {
	let failures = 0;
	return {
		next: () => Math.min(FIRST_PAUSE_MS * 2 ** failures++, LONGEST_PAUSE_MS),
		reset: () => void (failures = 0),
	};
}

/** Resolves after a time, or earlier where the signal is given. */
const rest = (ms: number, signal: AbortSignal) =>
	pause(ms, undefined, { signal }).catch(() => undefined);

/**
 * Keeps an edge at the release that the publisher serves. Two tasks run beside each other: one
 * reports the state of this edge and learns what is wanted, the other fetches and switches. What is
 * served stays as it is until everything of the next release is here.
 */
export function follow(options: FollowOptions): Following {
	const { name, releases, client, log, pauseFactor = 1 } = options;
	const instance = randomUUID();
	const stopped = new AbortController();
	let wanted: Wanted | null = null;
	let fault: string | null = null;
	let fetched = 0;
	let seq = 0;
	let unready: string | null = 'this edge has not reached its publisher yet';
	/** Last log line about the publisher, so that each problem is logged once. */
	let said: string | null = null;
	/**
	 * True once the files of the served release were verified, since some may have been deleted.
	 */
	let isChecked = false;
	/** Ends the report that is waiting, because this edge has news of its own. */
	let hasNews = new AbortController();
	/** Wakes the task that fetches. */
	let wake = new AbortController();

	function tellNews(): void {
		hasNews.abort();
	}

	async function report(signal: AbortSignal, leaves = false): Promise<Wanted> {
		seq += 1;
		return client.report(
			{
				name,
				instance,
				seq,
				serves: await releases.currentId(),
				fetched,
				fault,
				knows: wanted?.version ?? null,
				wait_ms: leaves ? 0 : LONGEST_WAIT_MS,
				leaves,
			},
			signal,
		);
	}

	/** Logs a problem of the publisher, once, and serves visitors if there is a release. */
	async function withoutPublisher(cause: unknown): Promise<void> {
		const line = sentence(cause);
		if (line !== said) {
			const level = cause instanceof PublisherRefuses ? 'error' : 'warn';
			log(`edge: ${line}`, { level, component: 'releases' });
		}
		said = line;
		// Its release is better than nothing; without any there is nothing to serve.
		unready = (await releases.currentId()) === null ? line : null;
	}

	async function watch(): Promise<void> {
		const pauses = growingPauses();
		while (!stopped.signal.aborted) {
			hasNews = new AbortController();
			try {
				const next = await report(AbortSignal.any([stopped.signal, hasNews.signal]));
				if (said !== null) log('edge: the publisher answers again', { component: 'releases' });
				said = null;
				pauses.reset();
				const isNews = next.version !== wanted?.version;
				wanted = next;
				if (isNews) wake.abort();
			} catch (cause) {
				if (stopped.signal.aborted || hasNews.signal.aborted) continue;
				await withoutPublisher(cause);
				const isRefused = cause instanceof PublisherRefuses;
				const pause_ms = isRefused ? REFUSED_PAUSE_MS : pauses.next();
				await rest(pause_ms * pauseFactor, stopped.signal);
			}
		}
	}

	/** Does the next thing that is to be done; false where there is none. */
	async function step(): Promise<boolean> {
		if (wanted?.current == null) {
			// A publisher that has lost its folder takes nothing away from visitors.
			const hasNone = (await releases.currentId()) === null;
			if (wanted) unready = hasNone ? 'there is no release yet' : null;
			return false;
		}
		const { current, kept } = wanted;
		const onTaken = () => void (fetched += 1);
		if ((await releases.currentId()) !== current) {
			if (unready !== null) unready = `this edge is fetching the release ${current}`;
			if (!(await releases.has(current))) await releases.bring(current, stopped.signal, onTaken);
			await releases.switchTo(current);
			fault = null;
			tellNews();
			log(`edge: serving release ${current}`, { component: 'releases', object: current });
			return true;
		}
		unready = null;
		if (fault !== null) {
			fault = null;
			tellNews();
		}
		if (!isChecked) {
			// A newer release comes first.
			await releases.repair(current, AbortSignal.any([stopped.signal, wake.signal]), onTaken);
			isChecked = true;
		}
		// Pages that are open still load their code from earlier releases; a newer one comes first.
		for (const id of kept) {
			if (await releases.has(id)) continue;
			await releases.bring(id, AbortSignal.any([stopped.signal, wake.signal]), onTaken);
			return true;
		}
		await releases.keepOnly(kept);
		return false;
	}

	async function fetchAll(): Promise<void> {
		const pauses = growingPauses();
		while (!stopped.signal.aborted) {
			wake = new AbortController();
			const woken = AbortSignal.any([stopped.signal, wake.signal]);
			try {
				while (await step()) if (woken.aborted) break;
				pauses.reset();
				if (!woken.aborted) await rest(LONGEST_WAIT_MS, woken);
			} catch (cause) {
				if (woken.aborted) continue;
				const isPassing = cause instanceof ReleaseGone || cause instanceof PublisherAway;
				const line = sentence(cause);
				if (!isPassing && line !== fault) {
					log(`edge: ${line}`, { level: 'error', component: 'releases' });
				}
				// Problems of this edge are reported to the publisher; its own are known there.
				if (!isPassing) fault = line;
				tellNews();
				await rest(pauses.next() * pauseFactor, woken);
			}
		}
	}

	const tasks = Promise.all([watch(), fetchAll()]);
	return {
		unready: () => unready,
		async stop() {
			unready = 'this edge is ending';
			stopped.abort(new Error('the edge was stopped'));
			await tasks;
			await report(AbortSignal.timeout(GOODBYE_MS), true).catch(() => undefined);
		},
	};
}
