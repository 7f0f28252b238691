import { findFile, type Snapshot, snapshotCache, type StaticFile } from './snapshot.ts';

/** More than the kept releases, so that none is read twice. */
const SNAPSHOTS_KEPT = 8;

export interface ServedFolders {
	/** Folder to serve, or a function that finds it; null while there is none. */
	root: string | (() => Promise<string | null>);
	/** Folders whose hashed assets are still served, for pages opened before a release. */
	earlier?: () => Promise<string[]>;
	/** Time during which the folder to serve is not looked up again; 0 looks at each request. */
	lookMs?: number;
}

export interface ServedRelease {
	current(): Promise<Snapshot | null>;
	/** Release that is served; null where it has to be looked up first. */
	known(): Snapshot | null;
	/** Lets the next request look again, whenever the last look was. */
	forget(): void;
	/** Snapshots of the kept releases, newest first. */
	kept(): Promise<Snapshot[]>;
	/** Hashed asset of a kept release. */
	earlierAsset(path: string): Promise<StaticFile | null>;
}

/** Finds the release to serve. `onChange` is called whenever it is another than before. */
export function servedRelease(
	{ root, earlier, lookMs = 0 }: ServedFolders,
	onChange: () => void,
): ServedRelease {
	const getSnapshot = snapshotCache(SNAPSHOTS_KEPT);
	let found: { snapshot: Snapshot | null; time: number } = { snapshot: null, time: -Infinity };
	const isRecent = () => performance.now() - found.time < lookMs;
	const keptFolders = async () => (await earlier?.()) ?? [];

	return {
		async current() {
			if (isRecent()) return found.snapshot;
			const time = performance.now();
			const dir = typeof root === 'string' ? root : await root();
			const snapshot = dir === null ? null : await getSnapshot(dir);
			// A look that began earlier and took longer knows less.
			if (time < found.time) return found.snapshot;
			if (snapshot !== found.snapshot) onChange();
			found = { snapshot, time };
			return snapshot;
		},
		forget: () => void (found = { ...found, time: -Infinity }),
		known: () => (isRecent() ? found.snapshot : null),
		kept: async () => Promise.all((await keptFolders()).map(getSnapshot)),
		async earlierAsset(path) {
			if (!path.startsWith('/_astro/')) return null;
			for (const dir of await keptFolders()) {
				const file = findFile(await getSnapshot(dir), path);
				if (file) return file;
			}
			return null;
		},
	};
}
