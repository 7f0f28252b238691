import { basename } from 'node:path';
import type { ReleaseStore } from '#edge/releases/releases.ts';
import type { ReportedRelease } from '../messages.ts';

/** Name of the release that is served; null before the first. */
export async function currentId(releases: ReleaseStore): Promise<string | null> {
	const folder = await releases.current();
	return folder === null ? null : basename(folder);
}

/** Lists all kept releases in the form of a report. */
export async function reportedReleases(releases: ReleaseStore): Promise<ReportedRelease[]> {
	const [folders, current] = await Promise.all([releases.list(), releases.current()]);
	return folders.map((folder) => ({
		id: basename(folder),
		at: new Date(Number(basename(folder).split('-')[0])).toISOString(),
		is_current: folder === current,
	}));
}
