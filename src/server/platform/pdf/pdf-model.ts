import type { Locale } from '#contract/locales.ts';

/** Row of a list of facts, or of a total; a strong one is highlighted. */
export interface Fact {
	label: string;
	value: string;
	isStrong?: boolean;
}

/** Block of a document, in order from top to bottom. */
export type PdfBlock =
	| { kind: 'heading'; text: string }
	| { kind: 'text'; text: string; isSmall?: boolean }
	| { kind: 'facts'; rows: readonly Fact[] }
	/** Lists of lines side by side, such as addresses. */
	| { kind: 'columns'; columns: readonly { title: string; lines: readonly string[] }[] }
	/** The first column takes the remaining width; the others are aligned to the right. */
	| {
			kind: 'table';
			head: readonly string[];
			widths: readonly number[];
			rows: readonly (readonly string[])[];
	  }
	/** Amounts at the right edge. */
	| { kind: 'sums'; rows: readonly Fact[] }
	/** Picture of a width in points, and the text that it shows. */
	| { kind: 'picture'; png: Uint8Array; width: number; height: number; alt: string }
	/** Web address with the QR code that leads to it. */
	| { kind: 'address'; label: string; href: string }
	/** Address in large type. */
	| { kind: 'large'; lines: readonly string[] };

/** Document of as many pages as it takes. */
export interface PdfDocumentModel {
	locale: Locale;
	brand: string;
	title: string;
	/** Text beside the title: a number. */
	subject: string;
	/** Lines at the foot of every page. */
	foot: readonly string[];
	/** Date of the document itself: the same data gives the same bytes. */
	made_at: Date;
	blocks: readonly PdfBlock[];
}
