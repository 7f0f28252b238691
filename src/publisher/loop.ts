import { basename } from 'node:path';
import type { ReleaseStore } from '#edge/releases/releases.ts';
import { type Change, changedPages, mergeChanges } from './pages/changed-pages.ts';
import { PageFault } from './pages/checks.ts';
import type { Inbox } from './inbox.ts';
import { openBursts } from './bursts.ts';
import type { Deploy } from './deploy.ts';
import { openDeployments } from './deployments.ts';
import { findFault } from './fault.ts';
import { currentId, reportedReleases } from './releases/release-report.ts';
import type { Fault } from './messages.ts';
import type { Reporter } from './reporter.ts';
import { FullBuildRequired, type Outcome } from './site-publisher.ts';
import { endedBy } from './refused-publications.ts';
import { createMutex } from './mutex.ts';

/** Waits before a publication that failed for a passing reason is retried, in seconds. */
const AGAIN_AFTER_S = [15, 60, 300];

/** Wait before a wanted release is tried again: only the disk keeps it from being served. */
const SERVE_AGAIN_AFTER_MS = 15_000;

const NOTICEABLE_MS = 100;

export interface LoopOptions {
	inbox: Inbox;
	releases: ReleaseStore;
	reporter: Reporter;
	/** Publishes the host's current content. */
	publish: () => Promise<Outcome>;
	/** Publishes by a full build, where the current release cannot be built upon. */
	build: () => Promise<Outcome>;
	/** Deploys a release to where visitors are, unless that is the edge on this machine. */
	deploy: Deploy | null;
	/** Waits until the edges on other machines serve a release. */
	awaitEdges?: (release: string) => Promise<void>;
	/** Rest that ends a burst of announcements; if left out, the default for a site. */
	quiet_ms?: number;
	log: (line: string) => void;
}

export interface Loop {
	/** Announces new content. */
	publish: () => void;
	/** Asks for an earlier release. */
	serve: () => void;
	/** Returns whether a release can be served. */
	keeps: (release: string) => Promise<boolean>;
	/** Resumes unfinished publications of the previous process, and later announcements. */
	resume: () => void;
	/**
	 * Publishes the host's current content. Resolves to the release that shows it; null where an
	 * earlier one is served on purpose or the content cannot be published.
	 */
	refresh: () => Promise<string | null>;
	/** Deploys the current release, where visitors are served elsewhere. */
	deploy: () => void;
	/** Runs work on the releases while nothing is published. */
	turn: <T>(work: () => Promise<T>) => Promise<T>;
	/** Resolves once nothing is under way. */
	idle: () => Promise<void>;
	stop: () => void;
}

/** Lists the steps that took a noticeable part of a publication, to explain a slow one. */
function findLongest(steps_ms: Outcome['steps_ms']): string {
	const long = Object.entries(steps_ms).filter(([, ms]) => ms >= NOTICEABLE_MS);
	const told = long.map(([name, ms]) => `${name} ${Math.round(ms)}`).join(', ');
	return told && ` (${told})`;
}

const inLine = ({ page, what, where }: Fault): string =>
	[page, what, where].filter(Boolean).join(': ');

/**
 * Publishes one at a time: announcements made meanwhile cause exactly one more publication. A
 * failure leaves the site unchanged, and is included in the next; a refused page stays unchanged,
 * and blocks neither the rest nor later publications.
 */
export function publishLoop(options: LoopOptions): Loop {
	const { inbox, releases, reporter, log } = options;
	const mutex = createMutex();
	const bursts = openBursts(options.quiet_ms);
	const deployments = openDeployments({ ...options, mutex });
	/** Changes not yet visible to visitors who are served elsewhere. */
	let unseen: Change | null = null;
	let isWanted = false;
	let again: NodeJS.Timeout | undefined;
	let serveAgain: NodeJS.Timeout | undefined;
	let failures = 0;
	/** True if some pages are not as the host has them. */
	let isPartial = false;
	let isStopped = false;

	async function attempt(): Promise<Outcome> {
		try {
			return await options.publish();
		} catch (cause) {
			if (!(cause instanceof FullBuildRequired)) throw cause;
			log(`publisher: ${cause.message}; building the whole site`);
			return options.build();
		}
	}

	async function publishOnce(): Promise<void> {
		const publication_ids = [...inbox.state.waiting];
		const start = performance.now();
		if (publication_ids.length > 0) {
			reporter.report({ type: 'publication.rendering', publication_ids });
		}
		try {
			const before = await currentId(releases);
			const { id, written, gone, changed, refused, steps_ms } = await attempt();
			const change = mergeChanges(unseen, { before, written, gone });
			unseen = change;
			await deployments.bring(id);
			unseen = null;
			const ms = Math.round(performance.now() - start);
			failures = 0;
			isPartial = refused.length > 0;
			const ended = endedBy(publication_ids, refused, inbox.state);
			inbox.note({
				waiting: inbox.state.waiting.filter((one) => !ended.live.includes(one)),
				refused: ended.refused,
			});
			for (const { ids, fault } of ended.failed) {
				log(`publisher: publication failed: ${inLine(fault)}`);
				reporter.report({ type: 'publication.failed', publication_ids: ids, ms, fault });
			}
			if (changed) {
				const steps = findLongest(steps_ms);
				log(
					`publisher: published ${written.length} files in ${ms} ms${steps}, removed ${gone.length}`,
				);
			}
			reporter.report({
				type: 'publication.live',
				publication_ids: ended.live,
				release_id: id,
				release_before_id: change.before,
				ms,
				pages: changedPages(change),
				releases: await reportedReleases(releases),
			});
		} catch (cause) {
			// It is left to the next process.
			if (isStopped) return;
			const ms = Math.round(performance.now() - start);
			const fault = findFault(cause);
			log(`publisher: publication failed: ${inLine(fault)}`);
			reporter.report({ type: 'publication.failed', publication_ids, ms, fault });
			// A refused page stays refused until it is edited.
			const wait_s = AGAIN_AFTER_S[failures];
			failures += 1;
			if (cause instanceof PageFault || wait_s === undefined) return;
			again = setTimeout(() => publishUnlessHeld(), wait_s * 1000);
		}
	}

	/** Publishes everything that is wanted until its turn comes in one go. */
	async function want(): Promise<void> {
		clearTimeout(again);
		isWanted = true;
		await mutex.take(async () => {
			if (!isWanted) return;
			// A request for an earlier release does not wait for the end of a burst.
			await bursts.over(() => isStopped || inbox.state.wanted !== null);
			if (isStopped) return;
			isWanted = false;
			await publishOnce();
		});
	}

	function publishUnlessHeld(): void {
		if (inbox.state.isHeld) {
			log('publisher: an earlier release is served; new content waits until editors publish');
			return;
		}
		void want();
	}

	async function keeps(release: string): Promise<boolean> {
		const folders = await releases.list();
		return folders.some((folder) => basename(folder) === release);
	}

	/** Ends a wish for an earlier release; lifts the hold once the newest release is served. */
	async function endWish(release: string): Promise<void> {
		const [[newest], current] = await Promise.all([releases.list(), releases.current()]);
		const { wanted, isHeld } = inbox.state;
		if (wanted === release) inbox.note({ wanted: null, isHeld: isHeld && newest !== current });
		reporter.report({ type: 'releases', releases: await reportedReleases(releases) });
	}

	async function serveWanted(): Promise<void> {
		clearTimeout(serveAgain);
		await mutex.take(async () => {
			const { wanted } = inbox.state;
			if (wanted === null || isStopped) return;
			try {
				await releases.rollback(wanted);
				unseen = null;
				log(`publisher: serving release ${wanted}`);
			} catch (cause) {
				log(`publisher: release ${wanted} cannot be served: ${findFault(cause).what}`);
				if (await keeps(wanted)) {
					serveAgain = setTimeout(() => void serveWanted(), SERVE_AGAIN_AFTER_MS);
					return;
				}
			}
			await endWish(wanted);
		});
		void deployments.bringCurrent();
		if (!inbox.state.isHeld) void want();
	}

	function publish(): void {
		bursts.note();
		failures = 0;
		publishUnlessHeld();
	}

	return {
		publish,
		serve: () => void serveWanted(),
		keeps,
		resume() {
			if (inbox.state.wanted === null) void deployments.bringCurrent();
			else void serveWanted();
			publish();
		},
		deploy: () => void deployments.bringCurrent(),
		async refresh() {
			if (inbox.state.isHeld) return null;
			await want();
			return failures === 0 && !isPartial && !isStopped ? currentId(releases) : null;
		},
		turn: mutex.take,
		idle: mutex.idle,
		stop() {
			isStopped = true;
			clearTimeout(again);
			clearTimeout(serveAgain);
			deployments.stop();
		},
	};
}
