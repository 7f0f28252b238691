import { composed } from './composed.ts';
import type { PdfDocumentModel } from './pdf-model.ts';
import type { Log } from './tagged-pdf.ts';

const PRINTER = new URL('./print-pdf.ts', import.meta.url);

/** Prints a document to bytes in a worker thread and caches them by its data. */
export const printed = (paper: PdfDocumentModel, log?: Log): Promise<Uint8Array> =>
	composed(PRINTER, 'printPdf', paper, log);
