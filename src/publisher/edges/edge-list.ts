import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as v from 'valibot';
import type { EdgeReport } from '#edge/pull/messages.ts';
import { isMissing } from '#errors/missing.ts';
import type { EdgeState } from '../messages.ts';

/** An edge without a report for so long is removed from the list of awaited edges. */
const SILENT_MS = 10_000;
/** An edge that has not come nearer to the current release for so long is behind. */
const BEHIND_MS = 10_000;
/** A silent edge is named for so long; its name may never come back. */
const NAMED_MS = 24 * 60 * 60_000;
/** Earlier processes of a name that are remembered: one that is restarted all day has thousands. */
const MOST_REPLACED = 50;

/** State of an edge, and whether visitors may get another release from it. */
export interface JudgedEdge extends EdgeState {
	isHolding: boolean;
}

interface Known {
	instance: string | null;
	seq: number;
	/** Processes that had this name before. */
	replaced: Set<string>;
	heardAt: number;
	serves: string | null;
	fetched: number;
	fault: string | null;
	/** Time of the last sign of progress. */
	movedAt: number;
}

const fileSchema = v.object({ names: v.array(v.string()) });

function readNames(file: string): string[] {
	try {
		return v.parse(fileSchema, JSON.parse(readFileSync(file, 'utf8'))).names;
	} catch (error) {
		if (isMissing(error)) return [];
		throw error;
	}
}

export interface EdgeListOptions {
	/** File with the names of the edges: a new process waits for them, too. */
	file: string;
	/** Milliseconds that only go forward. */
	now: () => number;
	log: (line: string) => void;
}

export interface EdgeList {
	/** Notes a report; false for a process whose name another one has taken over. */
	receive(report: EdgeReport): boolean;
	/** States of all edges, by name, for the release that they should serve. */
	judge(release: string | null): JudgedEdge[];
}

/** Edges on other machines that have reported themselves. */
export function openEdgeList({ file, now, log }: EdgeListOptions): EdgeList {
	const edges = new Map<string, Known>();
	let since: { release: string | null; at: number } = { release: null, at: now() };
	for (const name of readNames(file)) {
		edges.set(name, {
			instance: null,
			seq: 0,
			replaced: new Set<string>(),
			heardAt: now(),
			serves: null,
			fetched: 0,
			fault: null,
			movedAt: now(),
		});
	}

	function keep(): void {
		try {
			mkdirSync(dirname(file), { recursive: true });
			writeFileSync(`${file}.part`, JSON.stringify({ names: [...edges.keys()] }));
			renameSync(`${file}.part`, file);
		} catch (cause) {
			log(`publisher: the names of the edges cannot be stored: ${String(cause)}`);
		}
	}

	function forget(name: string): void {
		edges.delete(name);
		keep();
	}

	function hear(report: EdgeReport): boolean {
		const { name, instance, seq, serves, fetched, fault } = report;
		const known = edges.get(name);
		if (known?.replaced.has(instance)) return false;
		const isSame = known?.instance === instance;
		// Reports may arrive out of order: the one that was written later counts.
		if (isSame && seq <= known.seq) return true;
		if (report.leaves) {
			if (isSame) forget(name);
			return true;
		}
		const replaced = known?.replaced ?? new Set<string>();
		if (known?.instance != null && !isSame) replaced.add(known.instance);
		const [oldest] = replaced;
		if (replaced.size > MOST_REPLACED && oldest !== undefined) replaced.delete(oldest);
		const wasSilent = known !== undefined && now() - known.heardAt > SILENT_MS;
		const hasMoved = !isSame || wasSilent || known.serves !== serves || known.fetched !== fetched;
		edges.set(name, {
			instance,
			seq,
			replaced,
			serves,
			fetched,
			fault,
			heardAt: now(),
			movedAt: hasMoved ? now() : known.movedAt,
		});
		if (!known) {
			log(`publisher: the edge ${name} has reported itself`);
			keep();
		}
		return true;
	}

	function stateIs(edge: Known, release: string | null): EdgeState['is'] {
		if (now() - edge.heardAt > SILENT_MS) return 'silent';
		if (edge.serves === release) return 'current';
		if (edge.fault !== null) return 'behind';
		const from = Math.max(edge.movedAt, since.at);
		return now() - from > BEHIND_MS ? 'behind' : 'catching_up';
	}

	return {
		receive: hear,
		judge(release) {
			if (since.release !== release) since = { release, at: now() };
			for (const [name, { heardAt }] of edges) {
				if (now() - heardAt > NAMED_MS) forget(name);
			}
			return [...edges]
				.map(([name, edge]) => {
					const is = stateIs(edge, release);
					// One that has not reported itself to this process may serve anything.
					const isServing = edge.instance === null || edge.serves !== null;
					const isHolding = isServing && is !== 'current' && is !== 'silent';
					return { name, is, what: edge.fault, isHolding };
				})
				.toSorted((a, b) => (a.name < b.name ? -1 : 1));
		},
	};
}
