import { pagesAmong } from './checks.ts';
import type { FileIndex } from '../../src/edge/release-index.ts';

/** How many addresses a report names. */
const NAMED_PAGES = 50;

/** Which pages a publication has changed: of its files those that somebody can look at. */
export function changedPages({ written, gone }: { written: string[]; gone: string[] }) {
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
