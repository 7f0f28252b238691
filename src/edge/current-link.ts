import { readlink, rename, rm, symlink } from 'node:fs/promises';
import { basename } from 'node:path';
import { orWhenMissing } from './missing.ts';

/** A link that says which of the folders beside it is served. */
export function currentLink(link: string) {
	return {
		/** Null before the first. */
		async currentId(): Promise<string | null> {
			const target = await orWhenMissing(readlink(link), null);
			return target === null ? null : basename(target);
		},
		/** In one rename: whoever reads the link finds the one or the other. */
		async switchTo(id: string): Promise<void> {
			const next = `${link}.next`;
			await rm(next, { force: true });
			await symlink(id, next);
			await rename(next, link);
		},
	};
}
