import type * as v from 'valibot';
import { SLUG } from '#contract/units.ts';
import type { Explain } from './read-answer.ts';

/** Characters of a wrong text that a message shows. */
const SHOWN = 80;

/** Received value, short enough for a line: a text may be a page long and hold line breaks. */
function toReceived({ input, received }: v.BaseIssue<unknown>): string {
	if (typeof input !== 'string' || received !== `"${input}"`) return received;
	return JSON.stringify(input.length > SHOWN ? `${input.slice(0, SHOWN)}…` : input);
}

/** Id of the outermost entry that the path leads through. */
function findEntry({ path }: v.BaseIssue<unknown>): string | null {
	const entry = path?.[0]?.value;
	if (typeof entry !== 'object' || entry === null || !('id' in entry)) return null;
	return typeof entry.id === 'string' ? entry.id : null;
}

function describeExpected({ type, input, requirement, expected }: v.BaseIssue<unknown>): string {
	if (type === 'max_length' && typeof input === 'string') {
		return `at most ${String(requirement)} characters`;
	}
	if (requirement === SLUG) return 'lower-case words and digits with hyphens';
	return expected ?? 'another value';
}

/** Explains a mismatch for logs and failed builds, so that a person can correct the content. */
export const explain: Explain = (issue) => {
	const entry = findEntry(issue);
	const detail = `expected ${describeExpected(issue)}, got ${toReceived(issue)}`;
	return { ...(entry !== null && { entry }), detail };
};
