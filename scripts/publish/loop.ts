import { basename } from 'node:path';
import type { ReleaseStore } from '../../src/edge/releases.ts';
import { type Change, changedPages, together } from './changed-pages.ts';
import { PageFault } from './checks.ts';
import type { Inbox } from './inbox.ts';
import { openBursts } from './bursts.ts';
import { type Deploy, openDeployments } from './deployments.ts';
import { faultOf } from './fault.ts';
import { currentId, reportedReleases } from './releases-told.ts';
import type { Fault } from './messages.ts';
import type { Reporter } from './reporter.ts';
import { NeedsBuild, type Outcome } from './site-publisher.ts';
import { endedBy } from './refused-publications.ts';
import { openTurns } from './turns.ts';

/** Waits before a publication is tried again that failed for what may mend itself, in seconds. */
const AGAIN_AFTER_S = [15, 60, 300];

/** The same before a release that is wanted is tried again: what keeps it from being served is the disk. */
const SERVE_AGAIN_AFTER_MS = 15_000;

const NOTICEABLE_MS = 100;

export interface LoopOptions {
	inbox: Inbox;
	releases: ReleaseStore;
	reporter: Reporter;
	/** Publishes what the host has now. */
	publish: () => Promise<Outcome>;
	/** The same by a whole build, where nothing can be published onto what there is. */
	build: () => Promise<Outcome>;
	/** Brings a release to where visitors are, unless that is the edge beside us. */
	deploy: Deploy | null;
	/** Rest that ends a burst of announcements; left out: as long as is good for a site. */
	quiet_ms?: number;
	log: (line: string) => void;
}

export interface Loop {
	/** There is something new. */
	publish: () => void;
	/** An earlier release is wanted. */
	serve: () => void;
	/** Whether a release can be served. */
	keeps: (release: string) => Promise<boolean>;
	/** What the process before did not bring to an end, and what it has not heard of. */
	resume: () => void;
	/**
	 * Publishes what the host has now, and waits for it. The release that shows it; null where there
	 * is none, since an earlier one is served on purpose or what the host has cannot be published.
	 */
	refresh: () => Promise<string | null>;
	/** Has visitors see what is current, where they are elsewhere. */
	deploy: () => void;
	/** Does something to the releases while nothing is published. */
	turn: <T>(work: () => Promise<T>) => Promise<T>;
	/** Settles once nothing is under way. */
	idle: () => Promise<void>;
	stop: () => void;
}

/** Steps that took a noticeable part of it, for whoever asks why a publication took so long. */
function longestOf(steps_ms: Outcome['steps_ms']): string {
	const long = Object.entries(steps_ms).filter(([, ms]) => ms >= NOTICEABLE_MS);
	const told = long.map(([name, ms]) => `${name} ${Math.round(ms)}`).join(', ');
	return told && ` (${told})`;
}

const inLine = ({ page, what, where }: Fault): string =>
	[page, what, where].filter(Boolean).join(': ');

/**
 * Publishes one at a time: whatever is announced meanwhile makes exactly one publication more. What
 * fails leaves the site as it is, and goes along with the next; a page that is refused stays as it was,
 * and holds back neither the rest nor what is published later.
 */
export function publishLoop(options: LoopOptions): Loop {
	const { inbox, releases, reporter, log } = options;
	const turns = openTurns();
	const bursts = openBursts(options.quiet_ms);
	const deployments = openDeployments({ ...options, turns });
	/** What visitors who are elsewhere do not see yet. */
	let unseen: Change | null = null;
	let isWanted = false;
	let again: NodeJS.Timeout | undefined;
	let serveAgain: NodeJS.Timeout | undefined;
	let failures = 0;
	/** Whether pages are not as the host has them. */
	let isPartial = false;
	let isStopped = false;

	async function attempt(): Promise<Outcome> {
		try {
			return await options.publish();
		} catch (cause) {
			if (!(cause instanceof NeedsBuild)) throw cause;
			log(`publisher: ${cause.message}; building the whole site`);
			return options.build();
		}
	}

	async function publishOnce(): Promise<void> {
		const publication_ids = [...inbox.state.waiting];
		const start = performance.now();
		if (publication_ids.length > 0) {
			reporter.tell({ type: 'publication.rendering', publication_ids });
		}
		try {
			const before = await currentId(releases);
			const { id, written, gone, changed, refused, steps_ms } = await attempt();
			const change = together(unseen, { before, written, gone });
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
				log(`publisher: not published: ${inLine(fault)}`);
				reporter.tell({ type: 'publication.failed', publication_ids: ids, ms, fault });
			}
			if (changed) {
				const steps = longestOf(steps_ms);
				log(`publisher: ${written.length} files in ${ms} ms${steps}, ${gone.length} gone`);
			}
			reporter.tell({
				type: 'publication.live',
				publication_ids: ended.live,
				release_id: id,
				release_before_id: change.before,
				ms,
				pages: changedPages(change),
				releases: await reportedReleases(releases),
			});
		} catch (cause) {
			// It waits for the next process.
			if (isStopped) return;
			const ms = Math.round(performance.now() - start);
			const fault = faultOf(cause);
			log(`publisher: not published: ${inLine(fault)}`);
			reporter.tell({ type: 'publication.failed', publication_ids, ms, fault });
			// A page that is wrong stays wrong until somebody changes it.
			const wait_s = AGAIN_AFTER_S[failures];
			failures += 1;
			if (cause instanceof PageFault || wait_s === undefined) return;
			again = setTimeout(() => publishUnlessHeld(), wait_s * 1000);
		}
	}

	/** All that is wanted until the turn comes is published at once. */
	async function want(): Promise<void> {
		clearTimeout(again);
		isWanted = true;
		await turns.take(async () => {
			if (!isWanted) return;
			// An earlier release that somebody asks for is not made to wait.
			await bursts.over(() => isStopped || inbox.state.wanted !== null);
			if (isStopped) return;
			isWanted = false;
			await publishOnce();
		});
	}

	function publishUnlessHeld(): void {
		if (inbox.state.isHeld) {
			log('publisher: an earlier release is served; what is new waits for editors');
			return;
		}
		void want();
	}

	async function keeps(release: string): Promise<boolean> {
		const folders = await releases.list();
		return folders.some((folder) => basename(folder) === release);
	}

	/** What became of a wish; nobody has to wait for editors once the newest release is served. */
	async function endWish(release: string): Promise<void> {
		const [[newest], current] = await Promise.all([releases.list(), releases.current()]);
		const { wanted, isHeld } = inbox.state;
		if (wanted === release) inbox.note({ wanted: null, isHeld: isHeld && newest !== current });
		reporter.tell({ type: 'releases', releases: await reportedReleases(releases) });
	}

	async function serveWanted(): Promise<void> {
		clearTimeout(serveAgain);
		await turns.take(async () => {
			const { wanted } = inbox.state;
			if (wanted === null || isStopped) return;
			try {
				await releases.rollback(wanted);
				unseen = null;
				log(`publisher: serving release ${wanted}`);
			} catch (cause) {
				log(`publisher: ${wanted} is not served: ${faultOf(cause).what}`);
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
		turn: turns.take,
		idle: turns.idle,
		stop() {
			isStopped = true;
			clearTimeout(again);
			clearTimeout(serveAgain);
			deployments.stop();
		},
	};
}
