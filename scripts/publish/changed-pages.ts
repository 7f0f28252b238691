import { pagesAmong } from './checks.ts';
import type { FileIndex } from '../../src/edge/release-index.ts';

/** How many addresses a report names. */
const NAMED_PAGES = 50;

/** What changed from one release to another, by files. */
export interface Change {
	/** The release before; null where there was none. */
	before: string | null;
	written: string[];
	gone: string[];
}

/** Two changes that follow each other as one. */
export function together(first: Change | null, then: Change): Change {
	if (first === null) return then;
	const [written, gone] = [new Set(then.written), new Set(then.gone)];
	return {
		before: first.before,
		written: [...first.written.filter((file) => !gone.has(file) && !written.has(file)), ...written],
		gone: [...first.gone.filter((file) => !written.has(file) && !gone.has(file)), ...gone],
	};
}

/** Which pages a publication has changed: of its files those that somebody can look at. */
export function changedPages({ written, gone }: Pick<Change, 'written' | 'gone'>) {
	const [changed, lost] = [pagesAmong(written), pagesAmong(gone)];
	return {
		written: changed.length,
		gone: lost.length,
		list: [...changed, ...lost].slice(0, NAMED_PAGES),
	};
}

/** Files by which one release differs from the one before. */
export function filesBetween(before: FileIndex | null, after: FileIndex | null) {
	const [old, now] = [before ?? new Map(), after ?? new Map()];
	return {
		written: [...now.keys()].filter((file) => old.get(file)?.hash !== now.get(file)?.hash),
		gone: [...old.keys()].filter((file) => !now.has(file)),
	};
}
