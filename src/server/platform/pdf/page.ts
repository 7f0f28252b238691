import {
	beginText,
	concatTransformationMatrix,
	drawObject,
	drawSvgPath,
	endText,
	moveText,
	PDFArray,
	PDFNumber,
	PDFOperator,
	PDFOperatorNames,
	popGraphicsState,
	pushGraphicsState,
	rgb,
	setFillingColor,
	setFontAndSize,
	setTextMatrix,
	type PDFDocument,
	type PDFImage,
	type PDFPage,
} from '@cantoo/pdf-lib';
import { glyphId, type Cut, type PlacedGlyph } from '#typesetting/glyphs.ts';
import { characters, toSegments } from '#typesetting/lines.ts';
import type { Typeface } from '#typesetting/typeface.ts';
import { FONT, toOperand, type EmbeddedFont } from './embedded-font.ts';
import type { Structure } from './structure.ts';

/** Style of a text; sizes in points. */
export interface Style {
	cut: Cut;
	size: number;
	/** `#rrggbb`. */
	color: string;
	/** Line height, in parts of the size. */
	leading?: number;
}

/** A4 in points. */
export const A4: [width: number, height: number] = [595.28, 841.89];

const toColor = (hex: string) => {
	const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
		(at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255,
	);
	return rgb(red, green, blue);
};

/** Lines of a drawing; width and dashes in points, whatever the scale. */
export interface Line {
	color: string;
	width: number;
	scale: number;
	dash?: readonly number[];
}

type Drawn = Omit<PlacedGlyph, 'y'> & { y?: number };

/** Page to set type on. Positions are points from its left and its top. */
export class PdfPage {
	readonly #page: PDFPage;
	readonly #typeface: Typeface;
	readonly #font: EmbeddedFont;
	readonly #structure: Structure;

	constructor(pdf: PDFDocument, typeface: Typeface, font: EmbeddedFont, structure: Structure) {
		this.#page = pdf.addPage(A4);
		this.#page.node.setFontDictionary(FONT, font.ref);
		this.#typeface = typeface;
		this.#font = font;
		this.#structure = structure;
	}

	/** Draws a surface or a rule that is no part of the text. */
	rectangle(x: number, top: number, width: number, height: number, color: string): void {
		this.#structure.artifact(() => this.surface(x, top, width, height, color));
	}

	/** Draws a surface of the open figure. */
	surface(x: number, top: number, width: number, height: number, color: string): void {
		this.surfaces([[x, top, width, height]], color);
	}

	/** Draws surfaces of one colour as one shape; each is its left, top, width and height. */
	surfaces(boxes: readonly (readonly [number, number, number, number])[], color: string): void {
		const rectangles = boxes.map(([x, top, width, height]) =>
			PDFOperator.of(
				PDFOperatorNames.AppendRectangle,
				[x, A4[1] - top - height, width, height].map((value) => PDFNumber.of(value)),
			),
		);
		const fill = PDFOperator.of(PDFOperatorNames.FillNonZero);
		this.#draw([setFillingColor(toColor(color)), ...rectangles, fill]);
	}

	/** Fills an outline in SVG path letters, its origin at a point, for the open figure. */
	shape(path: string, x: number, top: number, color: string, scale = 1): void {
		const place = { x, y: A4[1] - top, color: toColor(color), borderWidth: 0 } as const;
		this.#draw(drawSvgPath(path, { ...place, borderColor: undefined, scale }));
	}

	/** Draws the lines of SVG path letters at a scale, its origin at a point, for the open figure. */
	stroke(path: string, x: number, top: number, line: Line): void {
		const { color, width, scale, dash = [] } = line;
		const place = { x, y: A4[1] - top, color: undefined, scale };
		const borderDashArray = dash.map((length) => length / scale);
		const lines = { borderColor: toColor(color), borderWidth: width / scale, borderDashArray };
		this.#draw(drawSvgPath(path, { ...place, ...lines }));
	}

	/** Draws a picture of the open figure. */
	picture(image: PDFImage, x: number, top: number, width: number, height: number): void {
		const name = this.#page.node.newXObject('Image', image.ref);
		const place = [width, 0, 0, height, x, A4[1] - top - height] as const;
		this.#draw([
			pushGraphicsState(),
			concatTransformationMatrix(...place),
			drawObject(name),
			popGraphicsState(),
		]);
	}

	#draw(operators: readonly PDFOperator[]): void {
		this.#page.pushOperators(...this.#structure.marked(this.#page, operators));
	}

	/** Width of a text on one line, in points. */
	measureWidth(text: string, { cut, size }: Style): number {
		return this.#typeface.line(text, cut).width * size;
	}

	/**
	 * Draws one line on `baseline`, its start, middle or end at `x`. A space at its end takes no
	 * room, and keeps its last word apart from the next line's where both are read as one text.
	 */
	line(
		text: string,
		x: number,
		baseline: number,
		style: Style,
		anchor: 'start' | 'middle' | 'end' = 'start',
	): void {
		const part = { start: 0, middle: 0.5, end: 1 }[anchor];
		const shift = part === 0 ? 0 : part * this.measureWidth(text.trimEnd(), style);
		this.#draw([
			beginText(),
			setFillingColor(toColor(style.color)),
			setFontAndSize(FONT, style.size),
			moveText(x - shift, A4[1] - baseline),
			...this.#shown(text, style),
			endText(),
		]);
	}

	/** Draws one line upwards, its middle at a point. */
	upwards(text: string, x: number, top: number, style: Style): void {
		const start = A4[1] - top - this.measureWidth(text, style) / 2;
		this.#draw([
			beginText(),
			setFillingColor(toColor(style.color)),
			setFontAndSize(FONT, style.size),
			setTextMatrix(0, 1, -1, 0, x, start),
			...this.#shown(text, style),
			endText(),
		]);
	}

	/** Draws a paragraph in lines of a width; returns the position below the last one. */
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
	 * Wraps a text into lines of a width, each with the space after its last word; splits a word
	 * that is wider. Widths are sums of pieces: shaping every candidate costs twenty times as much.
	 */
	wrapped(text: string, width: number, style: Style): string[] {
		const lines: string[] = [];
		let taken = Infinity;
		const isWide = (piece: string) => this.measureWidth(piece.trimEnd(), style) > width;
		const parts = toSegments(text).flatMap((piece) =>
			isWide(piece) ? [...characters(piece)] : [piece],
		);
		for (const piece of parts) {
			if (taken + this.measureWidth(piece.trimEnd(), style) > width) {
				lines.push('');
				taken = 0;
			}
			lines[lines.length - 1] += piece;
			taken += this.measureWidth(piece, style);
		}
		return lines;
	}

	/** Glyphs of a line with its spaces, which the typeface leaves out as nothing to draw. */
	#glyphs(text: string, cut: Cut): Drawn[] {
		const advance = this.#typeface.line(' ', cut).width;
		const blank = { id: glyphId('', ' ', advance), d: '', text: ' ', advance, upem: 1000 };
		let pen = 0;
		return text.split(/\s/).flatMap((word, index) => {
			const space = { ...blank, x: pen };
			if (index > 0) pen += advance;
			const { glyphs, width } = this.#typeface.line(word, cut);
			const start = pen;
			pen += width;
			const placed = glyphs.map((glyph) => ({ ...glyph, x: start + glyph.x }));
			return index > 0 ? [space, ...placed] : placed;
		});
	}

	#shown(text: string, { cut, size }: Style): PDFOperator[] {
		const operators: PDFOperator[] = [];
		let items: (number | number[])[] = [];
		let [pen, rise] = [0, 0];
		const flush = (): void => {
			if (items.length === 0) return;
			const array = PDFArray.withContext(this.#page.doc.context);
			for (const item of items)
				array.push(typeof item === 'number' ? PDFNumber.of(item) : toOperand(item));
			operators.push(PDFOperator.of(PDFOperatorNames.ShowTextAdjusted, [array]));
			items = [];
		};
		for (const glyph of this.#glyphs(text, cut)) {
			const { x, y = 0, advance } = glyph;
			if (y !== rise) {
				flush();
				operators.push(PDFOperator.of(PDFOperatorNames.SetTextRise, [PDFNumber.of(y * size)]));
				rise = y;
			}
			const gap = Math.round((x - pen) * 1000);
			if (gap !== 0) items.push(-gap);
			const code = this.#font.use(glyph);
			const last = items.at(-1);
			if (Array.isArray(last)) last.push(code);
			else items.push([code]);
			pen += gap / 1000 + Math.round(advance * 1000) / 1000;
		}
		flush();
		if (rise !== 0) operators.push(PDFOperator.of(PDFOperatorNames.SetTextRise, [PDFNumber.of(0)]));
		return operators;
	}
}
