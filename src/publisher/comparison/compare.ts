import { basename } from 'node:path';
import type { ReleaseStore } from '#edge/releases/releases.ts';
import type { Loop } from '../loop.ts';
import type { ComparisonState } from '../messages.ts';
import { describeNewGaps, toNotes, readBuiltNotes, readNotes } from '../releases/release-notes.ts';
import { currentId } from '../releases/release-report.ts';
import type { CleanBuild, CleanBuilder } from './clean-build.ts';
import { differencesBetween } from './differences.ts';

export interface CompareOptions {
	releases: ReleaseStore;
	loop: Pick<Loop, 'refresh' | 'turn'>;
	/** Publishes the host's current content, outside of any turn. */
	publish: () => Promise<unknown>;
	/** Identifies the state of the content; null where the host does not report it. */
	stateOfContent: () => Promise<string | null>;
	builder: CleanBuilder;
}

/**
 * Result of a comparison. `mended`: the release differed, and the clean build has replaced it.
 * `void`: the comparison has no result.
 */
export type Compared = Exclude<ComparisonState, { is: 'none' | 'running' }>;

const isVoid = (why: string): Compared => ({ is: 'void', why });

/**
 * Compares the release that is served with a clean build of the same content. Publications go on
 * meanwhile; a change of the content makes the comparison void. Where the two differ, the clean
 * build is taken as correct and released.
 */
export function comparer(options: CompareOptions) {
	const { releases, loop, publish, stateOfContent, builder } = options;

	async function look(release: string, state: string | null, { dist, cache }: CleanBuild) {
		const folder = await releases.current();
		if (folder === null || basename(folder) !== release) return isVoid('something was published');
		const [own, notes] = await Promise.all([readNotes(folder), readBuiltNotes(cache)]);
		if (notes === null) throw new Error('the clean build kept no renderer');
		if (own && own.code !== notes.code) return isVoid('the code has changed');
		// The host lacked something while this was built: the release is the better one.
		const lost = own && describeNewGaps(own, notes.leftOut);
		if (lost) return isVoid(lost);
		const { files, differing } = await differencesBetween(releases, folder, dist);
		if (differing.size === 0) return { is: 'equal', release, files } as const;
		return loop.turn(async (): Promise<Compared> => {
			// Read once more: any change since then would be published now.
			await publish();
			if ((await currentId(releases)) !== release || (await stateOfContent()) !== state) {
				return isVoid('the content has changed');
			}
			await releases.mend(dist, differing, toNotes(notes));
			return { is: 'mended', release, files, differing: [...differing].toSorted() };
		});
	}

	return async function compare(signal: AbortSignal): Promise<Compared> {
		const state = await stateOfContent();
		const release = await loop.refresh();
		if (release === null) return isVoid('the site does not show what the host has');
		return builder.build(signal, (built) => look(release, state, built));
	};
}
