import { PDFDocument, StandardFonts, type PDFFont, type PDFPage } from '@cantoo/pdf-lib';
import { StartError } from '#server/kernel/start-error.ts';
import type { DocumentSeed } from '#seed/types.ts';

/** A4 in points. */
const PAGE: [number, number] = [595.28, 841.89];
const MARGIN = 64;
const TITLE_SIZE = 22;
const TEXT_SIZE = 10.5;
const LEADING = 1.5;

/** Prints a document as A4 pages. The same text gives the same bytes. */
export async function printDocument(seed: DocumentSeed, publisher: string): Promise<Uint8Array> {
	const pdf = await PDFDocument.create({ updateMetadata: false });
	const date = new Date(`${seed.published_on}T00:00:00Z`);
	pdf.setTitle(seed.title[seed.language], { showInWindowTitleBar: true });
	pdf.setLanguage(seed.language);
	pdf.setAuthor(publisher);
	pdf.setProducer(publisher);
	pdf.setCreationDate(date);
	pdf.setModificationDate(date);
	const regular = await pdf.embedFont(StandardFonts.Helvetica);
	const bold = await pdf.embedFont(StandardFonts.HelveticaBold);
	try {
		const pages = flow(pdf, seed, regular, bold);
		pages.forEach((page, index) => {
			const foot = `${publisher} · ${seed.published_on} · ${index + 1}/${pages.length}`;
			page.drawText(foot, { x: MARGIN, y: MARGIN / 2, size: 8, font: regular });
		});
	} catch (cause) {
		const reason = cause instanceof Error ? cause.message : String(cause);
		throw new StartError(`Seed: document "${seed.id}" cannot be printed: ${reason}`);
	}
	return pdf.save();
}

function flow(pdf: PDFDocument, seed: DocumentSeed, regular: PDFFont, bold: PDFFont): PDFPage[] {
	const width = PAGE[0] - 2 * MARGIN;
	const pages: PDFPage[] = [];
	let page = pdf.addPage(PAGE);
	pages.push(page);
	let y = PAGE[1] - MARGIN;
	const write = (text: string, font: PDFFont, size: number): void => {
		for (const line of wrap(text, font, size, width)) {
			y -= size * LEADING;
			if (y < MARGIN) {
				page = pdf.addPage(PAGE);
				pages.push(page);
				y = PAGE[1] - MARGIN - size * LEADING;
			}
			page.drawText(line, { x: MARGIN, y, size, font });
		}
		y -= size * 0.8;
	};
	write(seed.title[seed.language], bold, TITLE_SIZE);
	for (const paragraph of seed.paragraphs) write(paragraph, regular, TEXT_SIZE);
	return pages;
}

function wrap(text: string, font: PDFFont, size: number, width: number): string[] {
	const lines: string[] = [];
	for (const source of text.split('\n')) {
		let line = '';
		for (const word of source.split(/\s+/)) {
			const longer = line ? `${line} ${word}` : word;
			if (line && font.widthOfTextAtSize(longer, size) > width) {
				lines.push(line);
				line = word;
			} else line = longer;
		}
		lines.push(line);
	}
	return lines;
}
