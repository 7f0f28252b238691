import { pagesAmong } from './checks.ts';
import type { FileIndex } from '#edge/releases/release-index.ts';

/** Largest number of addresses in a report. */
const NAMED_PAGES = 50;

/** Difference between two releases, by file. */
export interface Change {
	/** The release before; null where there was none. */
	before: string | null;
	written: string[];
	gone: string[];
}

/** Merges two consecutive changes into one. */
export function mergeChanges(first: Change | null, then: Change): Change {
	if (first === null) return then;
	const [written, gone] = [new Set(then.written), new Set(then.gone)];
	return {
		before: first.before,
		written: [...first.written.filter((file) => !gone.has(file) && !written.has(file)), ...written],
		gone: [...first.gone.filter((file) => !written.has(file) && !gone.has(file)), ...gone],
	};
}

/** Lists the pages that a publication changed: those of its files that a visitor can open. */
export function changedPages({ written, gone }: Pick<Change, 'written' | 'gone'>) {
	const [changed, lost] = [pagesAmong(written), pagesAmong(gone)];
	return {
		written: changed.length,
		gone: lost.length,
		list: [...changed, ...lost].slice(0, NAMED_PAGES),
	};
}

/** Lists the files in which a release differs from the one before. */
export function filesBetween(before: FileIndex | null, after: FileIndex | null) {
	const [old, now] = [before ?? new Map(), after ?? new Map()];
	return {
		written: [...now.keys()].filter((file) => old.get(file)?.hash !== now.get(file)?.hash),
		gone: [...old.keys()].filter((file) => !now.has(file)),
	};
}
