import { basename } from 'node:path';
import type { ReleaseStore } from '../../src/edge/releases.ts';
import { changedPages } from './changed-pages.ts';
import { PageFault } from './checks.ts';
import type { Inbox } from './inbox.ts';
import type { Fault, ReportedRelease } from './messages.ts';
import type { Reporter } from './reporter.ts';
import { NeedsBuild, type Outcome } from './site-publisher.ts';
import { openTurns } from './turns.ts';

/** Waits before a publication is tried again that failed for what may mend itself, in seconds. */
const AGAIN_AFTER_S = [15, 60, 300];

export interface LoopOptions {
	inbox: Inbox;
	releases: ReleaseStore;
	reporter: Reporter;
	/** Publishes what the host has now. */
	publish: () => Promise<Outcome>;
	/** The same by a whole build, where nothing can be published onto what there is. */
	build: () => Promise<Outcome>;
	log: (line: string) => void;
}

export interface Loop {
	/** There is something new; `ids` are publications of editors, none for a change of the shop. */
	publish: (ids: readonly string[]) => void;
	/** Serves a kept release until editors publish again. Throws for one that is not kept. */
	serve: (release: string) => Promise<void>;
	/**
	 * Publishes what the host has now, and waits for it. The release that shows it; null where there
	 * is none, since an earlier one is served on purpose or what the host has cannot be published.
	 */
	refresh: () => Promise<string | null>;
	/** Does something to the releases while nothing is published. */
	turn: <T>(work: () => Promise<T>) => Promise<T>;
	/** Settles once nothing is under way. */
	idle: () => Promise<void>;
	stop: () => void;
}

/** Name of the release that is served; null before the first. */
export async function currentId(releases: ReleaseStore): Promise<string | null> {
	const folder = await releases.current();
	return folder === null ? null : basename(folder);
}

export async function reportedReleases(releases: ReleaseStore): Promise<ReportedRelease[]> {
	const [folders, current] = await Promise.all([releases.list(), releases.current()]);
	return folders.map((folder) => ({
		id: basename(folder),
		at: new Date(Number(basename(folder).split('-')[0])).toISOString(),
		is_current: folder === current,
	}));
}

/** In the words that whoever published reads. */
function faultOf(cause: unknown): Fault {
	if (cause instanceof PageFault) {
		const { page, code, what, where } = cause;
		return { page, code, what, where };
	}
	const what = cause instanceof Error ? cause.message : String(cause);
	return { page: null, code: null, what, where: null };
}

/**
 * Publishes one at a time: whatever is announced meanwhile makes exactly one publication more. What
 * fails leaves the site as it is, and goes along with the next.
 */
export function publishLoop(options: LoopOptions): Loop {
	const { inbox, releases, reporter, log } = options;
	const turns = openTurns();
	let isWanted = false;
	let again: NodeJS.Timeout | undefined;
	let failures = 0;
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
			const outcome = await attempt();
			const { id, written, gone, changed } = outcome;
			const ms = Math.round(performance.now() - start);
			failures = 0;
			inbox.change({
				waiting: inbox.state.waiting.filter((one) => !publication_ids.includes(one)),
				isHeld: false,
			});
			if (changed) log(`publisher: ${written.length} files in ${ms} ms, ${gone.length} gone`);
			reporter.tell({
				type: 'publication.live',
				publication_ids,
				release_id: id,
				release_before_id: before,
				ms,
				pages: changedPages(outcome),
				releases: await reportedReleases(releases),
			});
		} catch (cause) {
			const ms = Math.round(performance.now() - start);
			const fault = faultOf(cause);
			log(
				`publisher: not published: ${[fault.page, fault.what, fault.where].filter(Boolean).join(': ')}`,
			);
			reporter.tell({ type: 'publication.failed', publication_ids, ms, fault });
			// A page that is wrong stays wrong until somebody changes it.
			const wait_s = AGAIN_AFTER_S[failures];
			failures += 1;
			if (cause instanceof PageFault || wait_s === undefined || isStopped) return;
			again = setTimeout(() => void want(), wait_s * 1000);
		}
	}

	/** All that is wanted until the turn comes is published at once. */
	async function want(): Promise<void> {
		clearTimeout(again);
		isWanted = true;
		await turns.take(async () => {
			if (!isWanted || isStopped) return;
			isWanted = false;
			await publishOnce();
		});
	}

	return {
		publish(ids) {
			const waiting = [...new Set([...inbox.state.waiting, ...ids])];
			inbox.change({ waiting });
			if (inbox.state.isHeld && waiting.length === 0) {
				log('publisher: an earlier release is served; a change of the shop waits for editors');
				return;
			}
			failures = 0;
			void want();
		},
		serve: (release) =>
			turns.take(async () => {
				await releases.rollback(release);
				const [newest] = await releases.list();
				inbox.change({ isHeld: newest !== undefined && basename(newest) !== release });
				log(`publisher: serving release ${release}`);
				reporter.tell({ type: 'releases', releases: await reportedReleases(releases) });
			}),
		async refresh() {
			if (inbox.state.isHeld) return null;
			await want();
			return failures === 0 && !isStopped ? currentId(releases) : null;
		},
		turn: turns.take,
		idle: turns.idle,
		stop() {
			isStopped = true;
			clearTimeout(again);
		},
	};
}
