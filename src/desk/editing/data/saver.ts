import { merge, type Conflict, type Merged } from '#domain/documents/merge.ts';
import { isEqual, valueAt, type JsonObject } from '#domain/documents/values.ts';

/** The host's response to a save. */
export type Answer =
	| { kind: 'saved'; revision: number; faults: readonly Fault[] }
	/** A colleague saved in between, or discarded the draft: the document that is stored now. */
	| { kind: 'behind'; revision: number; theirs: JsonObject | null; by: string; at: string }
	/** No connection, or a host that is unavailable. */
	| { kind: 'unreachable' }
	/** Rejected by the host; a retry changes nothing. */
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
	/** Schedules a call, and returns a function that cancels it. */
	later: (call: () => void, ms: number) => () => void;
	/** True if a window previews the saved draft while it is typed. */
	isWatched?: () => boolean;
	/** State, and the document if saving changed it: it merged in a colleague's text. */
	onState: (state: SaveState, document: JsonObject) => void;
	onFaults?: (faults: readonly Fault[]) => void;
}

/** Debounce: time after the last keystroke until a save. */
const REST_MS = 800;
/** Debounce while a preview is open: typed text is visible there within 0.3 s. */
const WATCHED_REST_MS = 100;
/** Backoff of retries without a connection; the last delay repeats. */
const TRIES_MS = [1000, 2000, 5000, 10_000, 30_000] as const;

export interface Saver {
	change: (document: JsonObject) => void;
	/** Saves pending changes at once; resolves with the state when no request is under way. */
	flush: () => Promise<SaveState>;
	/** Recalls text that was typed onto `base` and not saved, as if it were typed now. */
	recall: (base: JsonObject, mine: JsonObject, last: { by: string; at: string }) => void;
	/** Merges what went live under the draft; it is saved even where nothing differs by it. */
	join: (merged: Merged) => void;
	/** Resolves a conflict; the merged document is saved on top of the other revision. */
	settle: (document: JsonObject) => void;
	revision: () => number;
	/** The last document that the host has acknowledged. */
	acknowledged: () => JsonObject;
	/** Stops without another retry: leaving was confirmed. */
	stop: () => void;
}

/**
 * Saves a draft at the host. One save is under way at a time, and the next one carries the revision
 * of the last response, so no save overtakes another and nobody conflicts with their own edits.
 */
export function createSaver(
	start: { revision: number; document: JsonObject },
	{ send, later, isWatched = () => false, onState, onFaults }: SaverOptions,
): Saver {
	let { revision, document } = start;
	let acknowledged = start.document;
	/** Documents sent without a response: the host may still have stored any of them. */
	let unanswered: readonly JsonObject[] = [];
	let state: SaveState = { kind: 'saved' };
	let running: Promise<void> | null = null;
	let callOff = (): void => undefined;
	let tries = 0;
	let isStopped = false;
	/** True if the host must still learn which live version the draft was merged with. */
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

	/** Merges a colleague's document; returns true if there is no conflict to decide. */
	function takeIn(answer: Extract<Answer, { kind: 'behind' }>): boolean {
		revision = answer.revision;
		// The draft was discarded: the local document is the only one.
		const theirs = answer.theirs ?? acknowledged;
		const merged = merge(acknowledged, document, theirs);
		// A stored value whose response was lost was written here, and conflicts with nothing.
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

	/** Sends once; returns true if there may be more to send at once. */
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
		// Deleting what a colleague changed leaves their text here, with the conflict undecided.
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
