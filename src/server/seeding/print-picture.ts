import type { PDFImage } from '@cantoo/pdf-lib';
import { A4, type PdfPage } from '#server/platform/pdf/page.ts';
import type { TaggedPdf } from '#server/platform/pdf/tagged-pdf.ts';

/** Pictures that are embedded in a document, by name. */
export type Images = ReadonlyMap<string, PDFImage>;

interface PicturePlace {
	image: PDFImage;
	alt: string;
	left: number;
	top: number;
	side: number;
}

/** Prints a square picture. */
export function printPicture(
	pdf: TaggedPdf,
	page: PdfPage,
	{ image, alt, left, top, side }: PicturePlace,
): void {
	const box = [left, A4[1] - top - side, left + side, A4[1] - top] as const;
	pdf.within('Figure', () => page.picture(image, left, top, side, side), { alt, box });
}
