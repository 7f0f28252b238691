import { readFileSync, renameSync, writeFileSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import * as v from 'valibot';
import { isMissing } from '../../src/edge/missing.ts';

const stateSchema = v.object({
	/** Publications that were announced and are not on the site yet. */
	waiting: v.array(v.string()),
	/** What the host has not heard yet, the oldest first. */
	reports: v.array(v.object({ id: v.string(), body: v.string() })),
	/** Messages taken, with the time of each in milliseconds. */
	heard: v.record(v.string(), v.number()),
	/**
	 * An earlier release is served on purpose: until editors publish again, changes of stock and prices
	 * do not bring the newer one back.
	 */
	isHeld: v.boolean(),
	/** When the site was last compared with a clean build, in milliseconds; at first, when we began. */
	comparedAt: v.optional(v.nullable(v.number()), null),
});
export type InboxState = v.InferOutput<typeof stateSchema>;

/** Copies of a message are refused as old long before. */
const REMEMBERED_MS = 24 * 60 * 60 * 1000;

/**
 * What a publisher owes: kept in a file, because it answers a message before it has done what it
 * asks for, and may be killed in between.
 */
export interface Inbox {
	readonly state: Readonly<InboxState>;
	/** Changes the state and keeps it; both or neither. */
	change: (changed: Partial<InboxState>) => void;
	/** Keeps a message's id; false where it was taken before. */
	take: (id: string, now: number) => boolean;
}

function read(file: string): InboxState {
	try {
		return v.parse(stateSchema, JSON.parse(readFileSync(file, 'utf8')));
	} catch (error) {
		if (isMissing(error))
			return v.parse(stateSchema, { waiting: [], reports: [], heard: {}, isHeld: false });
		throw error;
	}
}

export function openInbox(file: string): Inbox {
	mkdirSync(dirname(file), { recursive: true });
	let state = read(file);
	const change = (changed: Partial<InboxState>) => {
		const next = { ...state, ...changed };
		writeFileSync(`${file}.part`, JSON.stringify(next));
		renameSync(`${file}.part`, file);
		state = next;
	};
	return {
		get state() {
			return state;
		},
		change,
		take(id, now) {
			if (id in state.heard) return false;
			const recent = Object.entries(state.heard).filter(([, at]) => now - at < REMEMBERED_MS);
			change({ heard: { ...Object.fromEntries(recent), [id]: now } });
			return true;
		},
	};
}
