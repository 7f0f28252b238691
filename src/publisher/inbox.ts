import { readFileSync, renameSync, writeFileSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { isMissing } from '#errors/missing.ts';

const stateSchema = v.object({
	/** Publications that were announced and are not on the site yet. */
	waiting: v.array(v.string()),
	/**
	 * Documents of these publications by name, `page "company"`, as far as the host reported them.
	 */
	documents: v.optional(v.record(v.string(), v.array(v.string())), {}),
	/** Pages that the last publication refused, and the publications that each holds back. */
	refused: v.optional(
		v.array(v.object({ file: v.string(), version: v.string(), ids: v.array(v.string()) })),
		[],
	),
	/** Reports that the host has not acknowledged yet, oldest first. */
	reports: v.array(v.object({ id: v.string(), body: v.string() })),
	/** Messages taken, with the time of each in milliseconds. */
	heard: v.record(v.string(), v.number()),
	/** An earlier release that staff asked for and that is not served yet. */
	wanted: v.optional(v.nullable(v.string()), null),
	/**
	 * An earlier release is served on purpose, or wanted. Until editors publish again, neither
	 * changes of stock and prices nor what failed before bring the newer one back.
	 */
	isHeld: v.boolean(),
	/** Time of the last comparison with a clean build, in milliseconds; at first, when we began. */
	comparedAt: v.optional(v.nullable(v.number()), null),
});
export type InboxState = v.InferOutput<typeof stateSchema>;

/** Retention of message ids: copies of a message are refused as old long before. */
const REMEMBERED_MS = 24 * 60 * 60 * 1000;

/**
 * Persistent work list of the publisher. It is kept in a file, because the publisher answers a
 * message before it has done the work, and may be killed in between.
 */
export interface Inbox {
	readonly state: Readonly<InboxState>;
	/**
	 * Changes the state, and saves it as soon as the disk allows: a repeated message does no harm.
	 */
	note: (changed: Partial<InboxState>) => void;
	/**
	 * Saves a message's id and the work it asks for, both or neither; false where it was taken
	 * before.
	 * @throws the error of the disk: the sender has to send the message again
	 */
	take: (id: string, now: number, owed: (state: InboxState) => Partial<InboxState>) => boolean;
	/** Returns whether a message was taken before. */
	has: (id: string) => boolean;
}

/** Pause before a failed save is retried. */
const PAUSE_MS = 5_000;

function read(file: string): InboxState {
	try {
		return v.parse(stateSchema, JSON.parse(readFileSync(file, 'utf8')));
	} catch (error) {
		if (isMissing(error))
			return v.parse(stateSchema, { waiting: [], reports: [], heard: {}, isHeld: false });
		throw error;
	}
}

/** Opens the work list in a file; with a `permit`, a folder, it is saved for as long as that exists. */
export function openInbox(
	file: string,
	log: (line: string) => void,
	permit: string | null = null,
): Inbox {
	mkdirSync(dirname(file), { recursive: true });
	const part = permit === null ? `${file}.part` : join(permit, 'inbox.part');
	let state = read(file);
	let again: NodeJS.Timeout | undefined;

	function keep(next: InboxState): void {
		writeFileSync(part, JSON.stringify(next));
		renameSync(part, file);
		clearTimeout(again);
		again = undefined;
	}
	function note(changed: Partial<InboxState>): void {
		state = { ...state, ...changed };
		try {
			keep(state);
		} catch (cause) {
			if (!again) log(`publisher: the inbox cannot be stored: ${String(cause)}`);
			clearTimeout(again);
			again = setTimeout(() => note({}), PAUSE_MS).unref();
		}
	}
	return {
		get state() {
			return state;
		},
		note,
		take(id, now, owed) {
			if (id in state.heard) return false;
			const recent = Object.entries(state.heard).filter(([, at]) => now - at < REMEMBERED_MS);
			const heard = { ...Object.fromEntries(recent), [id]: now };
			const next = { ...state, ...owed(state), heard };
			keep(next);
			state = next;
			return true;
		},
		has: (id) => id in state.heard,
	};
}
