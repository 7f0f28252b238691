import { readlink, rename, rm, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { orWhenMissing } from '#errors/missing.ts';

/**
 * Symbolic link to the served one of the folders beside it. `permit` is a folder that a switch needs:
 * whoever has taken it away has ended all switches through it, even one that is under way.
 */
export function currentLink(link: string, permit: string | null = null) {
	return {
		/** Id of the served folder; null before the first. */
		async currentId(): Promise<string | null> {
			const target = await orWhenMissing(readlink(link), null);
			return target === null ? null : basename(target);
		},
		/** Atomic by one rename: a reader sees the old target or the new one. */
		async switchTo(id: string): Promise<void> {
			const next = permit === null ? `${link}.next` : join(permit, 'next');
			await rm(next, { force: true });
			await symlink(id, next);
			await rename(next, link);
		},
	};
}
