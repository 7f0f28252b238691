import { composed } from './composed.ts';
import type { Paper } from './paper.ts';
import type { Log } from './tagged-pdf.ts';

const PRINTER = new URL('./print-paper.ts', import.meta.url);

/** A paper as bytes, composed beside the host and kept for as long as it says the same. */
export const printed = (paper: Paper, log?: Log): Promise<Uint8Array> =>
	composed(PRINTER, 'printPaper', paper, log);
