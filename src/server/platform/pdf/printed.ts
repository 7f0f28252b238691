import { composed } from './composed.ts';
import type { Paper } from './paper.ts';
import type { Log } from './tagged-pdf.ts';

const PRINTER = new URL('./print-paper.ts', import.meta.url);

/** Prints a document to bytes in a worker thread and caches them by its data. */
export const printed = (paper: Paper, log?: Log): Promise<Uint8Array> =>
	composed(PRINTER, 'printPaper', paper, log);
