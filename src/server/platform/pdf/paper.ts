import type { Locale } from '#contract/locales.ts';

/** A row of a list of facts, or of a sum; a strong one stands out. */
export interface Fact {
	label: string;
	value: string;
	isStrong?: boolean;
}

/** What stands on a sheet, from its top to its bottom. */
export type PaperBlock =
	| { kind: 'heading'; text: string }
	| { kind: 'text'; text: string; isSmall?: boolean }
	| { kind: 'facts'; rows: readonly Fact[] }
	/** Lists of lines side by side, such as addresses. */
	| { kind: 'columns'; columns: readonly { title: string; lines: readonly string[] }[] }
	/** The first column takes the room that is left; the others end at their right edge. */
	| {
			kind: 'table';
			head: readonly string[];
			widths: readonly number[];
			rows: readonly (readonly string[])[];
	  }
	/** Amounts at the right edge. */
	| { kind: 'sums'; rows: readonly Fact[] }
	/** An address to be read from afar. */
	| { kind: 'large'; lines: readonly string[] };

/** A document of as many pages as it takes. */
export interface Paper {
	locale: Locale;
	brand: string;
	title: string;
	/** Beside the title: a number. */
	subject: string;
	/** At the foot of every page. */
	foot: readonly string[];
	/** For the document's own dates: the same data gives the same bytes. */
	made_at: Date;
	blocks: readonly PaperBlock[];
}
