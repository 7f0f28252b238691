import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { codeIn, link } from './link.ts';

/** A printed file, and the key over everything that it prints. */
interface Keyed {
	/** Its place below the root of the site. */
	file: string;
	key: string;
}

/** Printed files of earlier builds, found by the key that they were printed under. */
export interface PageStore {
	/** Puts a file of an earlier build at a path; false if it has to be printed. */
	restore(page: Keyed, path: string): boolean;
	/** Stores a printed page under its path. */
	keep(page: Keyed, path: string): void;
	/** Deletes the files that this build neither restored nor printed. */
	prune(): void;
}

/**
 * Opens the store below a folder, for pages of one site. Names follow from file and key: a build
 * that fails, and a later one of the content before it, find no file of another state. Site and
 * store share the bytes, so that each page is written once.
 */
export function openPageStore(folder: string, siteUrl: string): PageStore {
	mkdirSync(folder, { recursive: true });
	const used = new Set<string>();

	function toName({ file, key }: Keyed): string {
		const name = createHash('sha256').update(`${siteUrl}\n${file}\n${key}`).digest('hex');
		used.add(name);
		return join(folder, name);
	}

	return {
		restore(page, path) {
			try {
				link(toName(page), path);
				return true;
			} catch (cause) {
				if (codeIn(cause) === 'ENOENT') return false;
				throw cause;
			}
		},
		keep(page, path) {
			try {
				link(path, toName(page));
			} catch (cause) {
				// A build that failed later has printed it under this key already.
				if (codeIn(cause) !== 'EEXIST') throw cause;
			}
		},
		prune() {
			for (const name of readdirSync(folder)) {
				if (!used.has(name)) rmSync(join(folder, name), { force: true });
			}
		},
	};
}
