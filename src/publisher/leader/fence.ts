import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { orWhenMissing } from '#errors/missing.ts';

const FENCE = /^\.leader-(\d{1,16})$/;

/** Error for a leader that another one has followed already. */
export class Superseded extends Error {
	override name = 'Superseded';
}

/**
 * Makes the folder through which the leader of this fence changes what is below `dir`, and takes
 * away those of earlier leaders: each change ends with a rename out of it, so that one that was
 * paused in the middle, or does not know yet that it no longer leads, changes nothing.
 */
export async function takeFence(dir: string, fence: number): Promise<string> {
	const own = join(dir, `.leader-${fence}`);
	await mkdir(own, { recursive: true });
	// Made before the others are read: of two leaders at once, one sees the other.
	const others = (await readdir(dir)).flatMap((name) => {
		const found = FENCE.exec(name)?.[1];
		return found === undefined || Number(found) === fence ? [] : [Number(found)];
	});
	if (others.some((other) => other > fence)) {
		await rm(own, { recursive: true, force: true });
		throw new Superseded(`a later publisher leads in ${dir}`);
	}
	for (const other of others) {
		// At once, by a rename: emptied file by file it could be written to meanwhile.
		const ended = join(dir, `.ended-${randomUUID()}`);
		await orWhenMissing(rename(join(dir, `.leader-${other}`), ended), undefined);
		await rm(ended, { recursive: true, force: true });
	}
	return own;
}

/** Folders of a leader: one in each folder that it changes. */
export interface Permits {
	releases: string;
	inbox: string;
}

/** Takes the fence in both folders that a publisher changes. */
export async function takePermits(
	{ dataDir, releasesDir }: { dataDir: string; releasesDir: string },
	fence: number,
): Promise<Permits> {
	return {
		releases: await takeFence(releasesDir, fence),
		inbox: await takeFence(dataDir, fence),
	};
}

/** True while no other publisher has taken over. */
export const isPermitted = (permits: Permits | null): boolean =>
	permits === null || (existsSync(permits.releases) && existsSync(permits.inbox));
