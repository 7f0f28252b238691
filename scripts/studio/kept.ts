import { readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { MEDIA } from './make.ts';
import type { Specification } from './specify/pictures.ts';

const KEPT = join(MEDIA, 'specifications.json');

type Kept = Readonly<Record<string, Specification>>;

/** Reads what each picture showed when it was made. */
export const readKept = async (): Promise<Kept> => JSON.parse(await readFile(KEPT, 'utf8')) as Kept;

/** Names of pictures that no longer show what their product says, in the order of making. */
export const outdated = (kept: Kept, wanted: ReadonlyMap<string, Specification>): string[] =>
	[...wanted].flatMap(([name, shown]) => (isDeepStrictEqual(kept[name], shown) ? [] : [name]));

/** Notes what a picture shows once its file is complete; names stay sorted for short diffs. */
export async function keep(name: string, specification: Specification): Promise<void> {
	const kept = { ...(await readKept()), [name]: specification };
	const sorted = Object.fromEntries(Object.entries(kept).sort(([a], [b]) => (a < b ? -1 : 1)));
	await writeFile(`${KEPT}.new`, `${JSON.stringify(sorted, null, '\t')}\n`);
	await rename(`${KEPT}.new`, KEPT);
}
