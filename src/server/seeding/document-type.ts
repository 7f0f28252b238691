import { StandardFonts, type PDFDocument, type PDFFont } from '@cantoo/pdf-lib';
import { CUTS, ROOMS } from '#brand/brand.ts';
import { OutlineFonts } from '#server/platform/pdf/outline-font.ts';
import { A4, colorOf, PdfPage, type Style } from '#server/platform/pdf/page.ts';
import type { Typeface } from '#server/platform/typesetting/typeface.ts';

/** Styles of a document; the small one is that of the foot. */
export const STYLES = {
	title: { cut: CUTS.title, size: 22, color: ROOMS.light.ink, leading: 1.4 },
	text: { cut: CUTS.text, size: 10.5, color: ROOMS.light.ink, leading: 1.5 },
	small: { cut: CUTS.text, size: 8, color: ROOMS.light.soft, leading: 1 },
} as const satisfies Record<string, Style>;
export type StyleName = keyof typeof STYLES;

/** A page to write on; places are points from its left and its top. */
export interface TypePage {
	wrapped: (text: string, width: number, style: StyleName) => string[];
	line: (text: string, x: number, baseline: number, style: StyleName) => void;
}

/** What the pages of one document are set in. */
export interface DocumentType {
	open: () => TypePage;
	/** Once every page is set. */
	finish: () => void;
}

/** The faces that every reader has: nothing to embed, and printed in a millisecond. Latin alone. */
export async function standardType(pdf: PDFDocument): Promise<DocumentType> {
	const regular = await pdf.embedFont(StandardFonts.Helvetica);
	const bold = await pdf.embedFont(StandardFonts.HelveticaBold);
	const known = new Set(regular.getCharacterSet());
	// The library prints a question mark for what it cannot, and says nothing.
	function refuseUnknown(text: string): void {
		const missing = [...text].find(
			(letter) => /\S/.test(letter) && !known.has(letter.codePointAt(0) ?? 0),
		);
		if (missing !== undefined) throw new Error(`no font has "${missing}"`);
	}
	const fontOf = (style: StyleName): PDFFont => (style === 'title' ? bold : regular);
	function open(): TypePage {
		const page = pdf.addPage(A4);
		return {
			wrapped: (text, width, style) => {
				refuseUnknown(text);
				return wrapWords(text, width, fontOf(style), STYLES[style].size);
			},
			line: (text, x, baseline, style) =>
				page.drawText(text, {
					x,
					y: A4[1] - baseline,
					size: STYLES[style].size,
					font: fontOf(style),
					color: colorOf(STYLES[style].color),
				}),
		};
	}
	return { open, finish: () => undefined };
}

function wrapWords(text: string, width: number, font: PDFFont, size: number): string[] {
	const lines: string[] = [];
	let line = '';
	for (const word of text.split(/\s+/)) {
		const longer = line ? `${line} ${word}` : word;
		if (line && font.widthOfTextAtSize(longer, size) > width) {
			lines.push(line);
			line = word;
		} else line = longer;
	}
	return [...lines, line];
}

/** The site's own faces, embedded as outlines: for letters that the standard ones lack. */
export function outlinedType(pdf: PDFDocument, typeface: Typeface): DocumentType {
	const fonts = new OutlineFonts(pdf);
	const pages: PdfPage[] = [];
	function open(): TypePage {
		const page = new PdfPage(pdf, typeface, fonts);
		pages.push(page);
		return {
			wrapped: (text, width, style) => page.wrapped(text, width, STYLES[style]),
			line: (text, x, baseline, style) => page.line(text, x, baseline, STYLES[style]),
		};
	}
	function finish(): void {
		fonts.write();
		for (const { page } of pages) {
			for (const { name, ref } of fonts.fonts) page.node.setFontDictionary(name, ref);
		}
	}
	return { open, finish };
}
