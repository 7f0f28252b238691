import type { ReleaseStore } from '#edge/releases/releases.ts';
import type { Deploy } from './deploy.ts';
import { findFault } from './fault.ts';
import { currentId } from './releases/release-report.ts';
import type { Reporter } from './reporter.ts';
import type { Mutex } from './mutex.ts';

/**
 * Waits before a failed deployment is retried, in seconds; after the last, it goes along with the
 * next one.
 */
const AGAIN_AFTER_S = [15, 60, 300];

export interface DeploymentsOptions {
	/** Null where visitors reach only edges. */
	deploy: Deploy | null;
	/** Resolves once the edges on other machines serve a release, which they fetch themselves. */
	awaitEdges?: (release: string) => Promise<void>;
	releases: ReleaseStore;
	reporter: Reporter;
	mutex: Mutex;
	log: (line: string) => void;
}

/** Deploys releases once they have become current, where visitors are served elsewhere. */
export function openDeployments(options: DeploymentsOptions) {
	const { deploy, awaitEdges, releases, reporter, mutex, log } = options;
	let again: NodeJS.Timeout | undefined;
	let failures = 0;
	let isStopped = false;

	/** Runs inside a turn. @throws what keeps visitors from the release */
	async function bring(release_id: string): Promise<void> {
		await bringElsewhere(release_id);
		await awaitEdges?.(release_id);
	}

	async function bringElsewhere(release_id: string): Promise<void> {
		if (!deploy) return;
		try {
			const isNews = await deploy(release_id);
			failures = 0;
			if (isNews) reporter.report({ type: 'site.deployed', release_id, fault: null });
		} catch (cause) {
			// Aborted by a stop: the next process continues it.
			if (!isStopped)
				reporter.report({ type: 'site.deployed', release_id, fault: findFault(cause) });
			throw cause;
		}
	}

	async function bringCurrent(): Promise<void> {
		clearTimeout(again);
		await mutex.take(async () => {
			const release = await currentId(releases);
			if (release === null || isStopped) return;
			try {
				await bring(release);
			} catch (cause) {
				if (isStopped) return;
				log(`publisher: release ${release} was not deployed: ${findFault(cause).what}`);
				const wait_s = AGAIN_AFTER_S[failures];
				failures += 1;
				if (wait_s !== undefined) again = setTimeout(() => void bringCurrent(), wait_s * 1000);
			}
		});
	}

	return {
		bring,
		/** Deploys the current release, in a turn of its own. */
		bringCurrent,
		stop() {
			isStopped = true;
			clearTimeout(again);
		},
	};
}
