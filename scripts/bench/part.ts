/** Figures of one row, each named with its unit (`p95_ms`); null where it could not be taken. */
export type Row = Record<string, number | null>;
/** Figures of a part by the name of their row. */
export type Figures = Record<string, Row>;

export interface Measured {
	figures: Figures;
	/** Remarks on the figures that are no numbers: statuses, differences, lost audits. */
	remarks?: readonly string[];
	/** Rows that this machine has no room for, each with the reason. */
	leftOut?: readonly string[];
}

/** A site that was built for the run. */
export interface BuiltSite {
	distDir: string;
	dataDir: string;
}

export interface Workplace {
	/** Folder of everything that parts write. */
	root: string;
	/** Returns the site of the seed, built once a run. */
	site: () => Promise<BuiltSite>;
	/** Serves that site by host and edge for as long as `work` takes. */
	served: <T>(work: (siteUrl: string) => Promise<T>) => Promise<T>;
}

export type Measure = (place: Workplace) => Promise<Measured>;

/** Requirements of a part, checked before anything is built for it. */
export interface Needs {
	site?: true;
	chromium?: true;
	nginx?: true;
	/** Process figures of Linux. */
	proc?: true;
	memory_mb?: number;
	disk_mb?: number;
}

export interface Part {
	name: string;
	/** Subject of its figures, for `--list` and the head of the table. */
	about: string;
	needs: Needs;
	load: () => Promise<Measure>;
}

/** Expected failure of the command: its message is one line for the person at the terminal. */
export class BenchError extends Error {
	override name = 'BenchError';
}

/** First line of an error, without a stack. */
export const lineFrom = (cause: unknown): string =>
	(cause instanceof Error ? cause.message : String(cause)).split('\n')[0] ?? '';
