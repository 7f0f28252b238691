import { merge, type Conflict, type Merged } from '#domain/documents/merge.ts';
import { isEqual, valueAt, type JsonObject } from '#domain/documents/values.ts';

/** What the host says to a save. */
export type Answer =
	| { kind: 'saved'; revision: number; faults: readonly Fault[] }
	/** Somebody else saved in between, or threw the draft away: what lies there now. */
	| { kind: 'behind'; revision: number; theirs: JsonObject | null; by: string; at: string }
	/** No connection, or a host that cannot just now. */
	| { kind: 'unreachable' }
	/** The host will not have it, and asking again changes nothing. */
	| { kind: 'refused'; code: string };

export interface Fault {
	path: string;
	code: string;
	detail?: string | undefined;
}

export type SaveState =
	| { kind: 'saved' | 'unsaved' | 'saving' | 'offline' }
	| { kind: 'refused'; code: string }
	| { kind: 'conflict'; conflicts: readonly Conflict[]; by: string; at: string };

export interface SaverOptions {
	send: (revision: number, document: JsonObject) => Promise<Answer>;
	/** Calls later, and hands back what calls that off. */
	later: (call: () => void, ms: number) => () => void;
	/** Whether somebody looks at what is saved while it is typed. */
	isWatched?: () => boolean;
	/** The state, and the document where saving changed it: it took in what somebody else wrote. */
	onState: (state: SaveState, document: JsonObject) => void;
	onFaults?: (faults: readonly Fault[]) => void;
}

/** Rest after the last letter, before what was typed is sent. */
const REST_MS = 800;
/** The same while a preview is open: what is typed is seen there within 0.3 s. */
const WATCHED_REST_MS = 100;
/** Waits between tries without a connection; the last one from then on. */
const TRIES_MS = [1000, 2000, 5000, 10_000, 30_000] as const;

export interface Saver {
	change: (document: JsonObject) => void;
	/** Sends at once what is not saved yet; the state is there once nothing is under way. */
	flush: () => Promise<SaveState>;
	/** Takes up what was typed onto `base` and did not arrive, as if it were typed now. */
	recall: (base: JsonObject, mine: JsonObject, last: { by: string; at: string }) => void;
	/** Takes up what went live under the draft: it goes out even where nothing differs by it. */
	join: (merged: Merged) => void;
	/** What was decided about a conflict; the merged document goes out under their revision. */
	settle: (document: JsonObject) => void;
	revision: () => number;
	/** What the host has, as far as it has answered. */
	acknowledged: () => JsonObject;
	/** Without another try: whoever leaves has been asked. */
	stop: () => void;
}

/**
 * Keeps a draft at the host. One save is under way at a time, and the next one carries the revision
 * that was answered, so that no save overtakes another and nobody meets a conflict with oneself.
 */
export function createSaver(
	start: { revision: number; document: JsonObject },
	{ send, later, isWatched = () => false, onState, onFaults }: SaverOptions,
): Saver {
	let { revision, document } = start;
	let acknowledged = start.document;
	/** What went out without an answer: the host may have any of it all the same. */
	let unanswered: readonly JsonObject[] = [];
	let state: SaveState = { kind: 'saved' };
	let running: Promise<void> | null = null;
	let callOff = (): void => undefined;
	let tries = 0;
	let isStopped = false;
	/** Whether the host is still to be told what the draft was brought together with. */
	let isOwed = false;

	const isDirty = () => isOwed || !isEqual(document, acknowledged);
	function tell(next: SaveState): void {
		state = next;
		onState(next, document);
	}
	function wait(ms: number): void {
		callOff();
		callOff = later(() => void flush(), ms);
	}

	/** Takes in what somebody else wrote; true where nobody need be asked. */
	function takeIn(answer: Extract<Answer, { kind: 'behind' }>): boolean {
		revision = answer.revision;
		// Nothing lies there any more: what is here is all there is.
		const theirs = answer.theirs ?? acknowledged;
		const merged = merge(acknowledged, document, theirs);
		// What lies there because its answer was lost was written here, and is no one else's.
		const conflicts = merged.conflicts.filter(
			({ path, theirs: value }) => !unanswered.some((sent) => isEqual(valueAt(sent, path), value)),
		);
		if (!unanswered.some((sent) => isEqual(sent, theirs))) document = merged.document;
		acknowledged = theirs;
		unanswered = [];
		if (conflicts.length === 0) return true;
		tell({ kind: 'conflict', conflicts, by: answer.by, at: answer.at });
		return false;
	}

	/** Sends once; true where there may be more to send at once. */
	async function sendOnce(): Promise<boolean> {
		const sent = document;
		tell({ kind: 'saving' });
		const answer = await send(revision, sent);
		if (isStopped) return false;
		if (answer.kind === 'unreachable') {
			unanswered = [...unanswered, sent];
			tell({ kind: 'offline' });
			wait(TRIES_MS[Math.min(tries++, TRIES_MS.length - 1)] ?? REST_MS);
			return false;
		}
		tries = 0;
		if (answer.kind === 'behind') return takeIn(answer);
		unanswered = [];
		if (answer.kind === 'refused') {
			tell({ kind: 'refused', code: answer.code });
			return false;
		}
		revision = answer.revision;
		acknowledged = sent;
		isOwed = false;
		onFaults?.(answer.faults);
		return true;
	}

	async function work(): Promise<void> {
		while (!isStopped && isDirty() && (await sendOnce()));
		// Whoever deleted what somebody else has changed holds their text, and has decided nothing yet.
		if (state.kind !== 'conflict' && !isDirty()) tell({ kind: 'saved' });
	}
	async function flush(): Promise<SaveState> {
		callOff();
		if (state.kind === 'conflict') return state;
		running ??= work().finally(() => {
			running = null;
		});
		await running;
		return state;
	}
	return {
		change(next) {
			document = next;
			if (state.kind === 'conflict' || state.kind === 'offline' || running) return;
			if (!isDirty()) {
				callOff();
				tell({ kind: 'saved' });
				return;
			}
			tell({ kind: 'unsaved' });
			wait(isWatched() ? WATCHED_REST_MS : REST_MS);
		},
		flush,
		recall(base, mine, last) {
			const theirs = acknowledged;
			acknowledged = base;
			document = mine;
			if (!takeIn({ kind: 'behind', revision, theirs, ...last })) return;
			tell({ kind: 'unsaved' });
			wait(REST_MS);
		},
		join({ document: merged, conflicts }) {
			document = merged;
			isOwed = true;
			if (conflicts.length > 0) {
				tell({ kind: 'conflict', conflicts, by: '', at: '' });
				return;
			}
			tell({ kind: 'unsaved' });
			wait(REST_MS);
		},
		settle(next) {
			document = next;
			tell({ kind: 'unsaved' });
			void flush();
		},
		revision: () => revision,
		acknowledged: () => acknowledged,
		stop() {
			isStopped = true;
			callOff();
		},
	};
}
