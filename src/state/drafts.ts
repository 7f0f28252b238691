import { map, type MapStore, type ReadableAtom } from 'nanostores';
import * as v from 'valibot';
import { submissionKeySchema } from '#contract/forms/submissions.ts';
import { DRAFT_KEY } from '#contract/storage-keys.ts';

/** Life of a draft: a visitor who returns within a week can continue; older ones are deleted. */
export const DRAFT_LIFE_MS = 7 * 24 * 3_600_000;
const WRITE_DELAY_MS = 300;

const draftSchema = v.object({
	/** Milliseconds since 1970. */
	saved_at: v.number(),
	/** Idempotency key, the same after a reload, so that a lost answer does not send twice. */
	key: submissionKeySchema,
	values: v.record(v.string(), v.pipe(v.string(), v.maxLength(20_000))),
});
export type Draft = v.InferOutput<typeof draftSchema>;

const $restorations: MapStore<Record<string, boolean>> = map({});
/** True if a form shows text of an earlier visit, by the form's slug. */
export const $restoredDrafts: ReadableAtom<Record<string, boolean>> = $restorations;

export function noteRestored(form: string): void {
	$restorations.setKey(form, true);
}

/** Storage key, the same in every language: switching the language keeps the text. */
const storageKey = (form: string) => `${DRAFT_KEY}/${form}`;

function parse(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}

/** Reads the draft of a form on this device; null where there is none, or no valid one. */
export function readDraft(form: string, now: number): Draft | null {
	try {
		const text = localStorage.getItem(storageKey(form));
		if (text === null) return null;
		const draft = v.safeParse(draftSchema, parse(text));
		const age = draft.success ? now - draft.output.saved_at : Infinity;
		if (draft.success && age < DRAFT_LIFE_MS && age >= 0) return draft.output;
		localStorage.removeItem(storageKey(form));
		return null;
	} catch {
		// Storage may be switched off or full: the form works without.
		return null;
	}
}

const waiting = new Map<string, { timer: ReturnType<typeof setTimeout>; write: () => void }>();

/** Stores a draft, at most a few times a second. */
export function keepDraft(form: string, draft: Draft): void {
	clearTimeout(waiting.get(form)?.timer);
	const write = () => {
		waiting.delete(form);
		try {
			localStorage.setItem(storageKey(form), JSON.stringify(draft));
		} catch {
			// See above.
		}
	};
	waiting.set(form, { timer: setTimeout(write, WRITE_DELAY_MS), write });
}

/** Writes all delayed drafts; a page that is closing has no time left. */
export function flushDrafts(): void {
	for (const { timer, write } of [...waiting.values()]) {
		clearTimeout(timer);
		write();
	}
}

export function dropDraft(form: string): void {
	clearTimeout(waiting.get(form)?.timer);
	waiting.delete(form);
	$restorations.setKey(form, false);
	try {
		localStorage.removeItem(storageKey(form));
	} catch {
		// See above.
	}
}
