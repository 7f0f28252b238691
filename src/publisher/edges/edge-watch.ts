import { isDeepStrictEqual } from 'node:util';
import type { EdgeState, Report } from '../messages.ts';
import type { EdgeList } from './edge-list.ts';
import { EdgesBehind } from './edges-behind.ts';

const LOOK_EVERY_MS = 50;
/** Interval of the reports about edges, where something has changed. */
const TELL_EVERY_MS = 1_000;
/** Longest wait for edges that do come nearer: other publications wait meanwhile. */
const LONGEST_WAIT_MS = 60_000;
const MOST_TOLD = 50;

export interface EdgeWatchOptions {
	list: EdgeList;
	currentId: () => Promise<string | null>;
	/** True once staff wants an earlier release: it must not wait for edges. */
	isOvertaken: () => boolean;
	/** Called once all edges serve a release that was reported as incomplete. */
	onCaughtUp: () => void;
	tell: (report: Report) => void;
	now: () => number;
	signal: AbortSignal;
}

export interface EdgeWatch {
	/**
	 * Waits until all edges that have reported themselves lately serve a release.
	 * @throws EdgesBehind where one does not come nearer
	 */
	awaitEdges: (release: string) => Promise<void>;
	/** Reports edges to the host from now on. */
	start(): void;
	stop(): void;
}

/** Follows edges, which fetch releases themselves: only their reports say when they have one. */
export function edgeWatch(options: EdgeWatchOptions): EdgeWatch {
	const { list, now, signal } = options;
	/** True while a release is reported as missing on an edge. */
	let isBehind = false;
	let told: EdgeState[] = [];
	let timer: NodeJS.Timeout | undefined;

	async function look(): Promise<void> {
		const release = await options.currentId();
		if (release === null) return;
		const judged = list.judge(release);
		// A current edge on its way to the next release is no news: each publication has some.
		const wasCurrent = (name: string) =>
			told.some((edge) => edge.name === name && edge.is === 'current');
		const edges = judged.slice(0, MOST_TOLD).map(({ name, is, what }): EdgeState => {
			const isOnWay = is === 'catching_up' && wasCurrent(name);
			return { name, is: isOnWay ? 'current' : is, what };
		});
		if (!isDeepStrictEqual(edges, told)) {
			told = edges;
			options.tell({ type: 'site.edges', release_id: release, edges });
		}
		if (isBehind && !judged.some(({ isHolding }) => isHolding)) {
			isBehind = false;
			options.onCaughtUp();
		}
	}

	return {
		async awaitEdges(release) {
			const until = now() + LONGEST_WAIT_MS;
			for (;;) {
				const holding = list.judge(release).filter(({ isHolding }) => isHolding);
				if (holding.length === 0) {
					isBehind = false;
					return;
				}
				signal.throwIfAborted();
				const isHopeless = holding.every(({ is }) => is === 'behind');
				if (isHopeless || options.isOvertaken() || now() > until) {
					isBehind = true;
					throw new EdgesBehind(holding);
				}
				await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
			}
		},
		start: () => void (timer = setInterval(() => void look(), TELL_EVERY_MS)),
		stop: () => clearInterval(timer),
	};
}
