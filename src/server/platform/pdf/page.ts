import {
	beginText,
	endText,
	moveText,
	PDFArray,
	PDFNumber,
	PDFOperator,
	PDFOperatorNames,
	rgb,
	setFillingColor,
	setFontAndSize,
	type PDFDocument,
	type PDFPage,
} from '@cantoo/pdf-lib';
import { pieces } from '../typesetting/lines.ts';
import { glyphId, type Cut, type PlacedGlyph, type Typeface } from '../typesetting/typeface.ts';
import { codesOf, type OutlineFonts, type UsedGlyph } from './outline-font.ts';

/** How a text looks; sizes in points. */
export interface Style {
	cut: Cut;
	size: number;
	/** `#rrggbb`. */
	color: string;
	/** From one line to the next, in parts of the size. */
	leading?: number;
}

/** A4 in points. */
export const A4: [width: number, height: number] = [595.28, 841.89];

export const colorOf = (hex: string) => {
	const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
		(at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255,
	);
	return rgb(red, green, blue);
};

const BLANK = { id: glyphId('', ' '), d: '', text: ' ', upem: 1000 };

/** One page to set type on. Places are points from its left and its top. */
export class PdfPage {
	readonly page: PDFPage;
	readonly #typeface: Typeface;
	readonly #fonts: OutlineFonts;

	constructor(pdf: PDFDocument, typeface: Typeface, fonts: OutlineFonts) {
		this.page = pdf.addPage(A4);
		this.#typeface = typeface;
		this.#fonts = fonts;
	}

	rectangle(x: number, top: number, width: number, height: number, color: string): void {
		const y = A4[1] - top - height;
		this.page.drawRectangle({ x, y, width, height, color: colorOf(color) });
	}

	/** Width of a text on one line, in points. */
	widthOf(text: string, { cut, size }: Style): number {
		return this.#typeface.line(text, cut).width * size;
	}

	/** One line that stands on `baseline`, its start, middle or end at `x`. */
	line(
		text: string,
		x: number,
		baseline: number,
		style: Style,
		anchor: 'start' | 'middle' | 'end' = 'start',
	): void {
		const shift = { start: 0, middle: 0.5, end: 1 }[anchor] * this.widthOf(text, style);
		const { page } = this;
		page.pushOperators(
			beginText(),
			setFillingColor(colorOf(style.color)),
			moveText(x - shift, A4[1] - baseline),
			...this.#shown(text, style),
			endText(),
		);
	}

	/** Lines of a width; answers the place below the last one. */
	paragraph(text: string, x: number, top: number, width: number, style: Style): number {
		const step = style.size * (style.leading ?? 1.45);
		let baseline = top;
		for (const line of this.wrapped(text, width, style)) {
			baseline += step;
			this.line(line, x, baseline - step + style.size, style);
		}
		return baseline;
	}

	/**
	 * A text in lines of a width. Lines are sums of their pieces: shaping every candidate anew costs
	 * twenty times as much.
	 */
	wrapped(text: string, width: number, style: Style): string[] {
		const lines: string[] = [];
		let taken = Infinity;
		for (const piece of pieces(text)) {
			if (taken + this.widthOf(piece.trimEnd(), style) > width) {
				lines.push('');
				taken = 0;
			}
			lines[lines.length - 1] += piece;
			taken += this.widthOf(piece, style);
		}
		return lines.map((line) => line.trimEnd());
	}

	/** Glyphs of a line with its spaces, which the typeface leaves out as nothing to draw. */
	#glyphs(text: string, cut: Cut): { glyph: Omit<PlacedGlyph, 'x'>; x: number; end: number }[] {
		const space = this.#typeface.line(' ', cut).width;
		let pen = 0;
		return text.split(' ').flatMap((word, index) => {
			const blank = { glyph: BLANK, x: pen, end: pen + space };
			if (index > 0) pen += space;
			const { glyphs, width } = this.#typeface.line(word, cut);
			const start = pen;
			pen += width;
			const placed = glyphs.map((glyph, at) => ({
				glyph,
				x: start + glyph.x,
				end: start + (glyphs[at + 1]?.x ?? width),
			}));
			return index > 0 ? [blank, ...placed] : placed;
		});
	}

	#shown(text: string, { cut, size }: Style): PDFOperator[] {
		const operators: PDFOperator[] = [];
		let run: { used: UsedGlyph; items: PDFArray } | null = null;
		let pen = 0;
		const flush = (): void => {
			if (!run) return;
			operators.push(
				setFontAndSize(run.used.font, size),
				PDFOperator.of(PDFOperatorNames.ShowTextAdjusted, [run.items]),
			);
			run = null;
		};
		for (const { glyph, x, end } of this.#glyphs(text, cut)) {
			const used = this.#fonts.use(glyph, end - x);
			if (run?.used.font !== used.font) flush();
			run ??= { used, items: PDFArray.withContext(this.page.doc.context) };
			const gap = Math.round((x - pen) * 1000);
			if (gap !== 0) run.items.push(PDFNumber.of(-gap));
			run.items.push(codesOf([used.code]));
			pen = x + used.advance;
		}
		flush();
		return operators;
	}
}
