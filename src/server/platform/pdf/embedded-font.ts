import { PDFHexString, PDFName, PDFString, type PDFDocument, type PDFRef } from '@cantoo/pdf-lib';
import { deflateSync } from 'node:zlib';
import { FACE } from '#brand/brand.ts';
import type { PlacedGlyph } from '#typesetting/glyphs.ts';
import { toCff, type FontGlyph } from './cff.ts';

/** Name of the font in the resources of every page. */
export const FONT = PDFName.of('F1');

/** A subset's name begins with six letters and a plus. */
const NAME = `LETTER+${FACE.family}`;

/** Height of the letters in thousandths, the same for every face, so that lines stay lines. */
const METRICS = { ascent: 880, descent: -240, capitals: 690, stem: 80 } as const;
const BOX = [-200, METRICS.descent, 1200, METRICS.ascent + 160] as const;

/** Compressed by Node's zlib, in a tenth of the time that the library takes. */
const packed = (content: string | Uint8Array): Uint8Array => deflateSync(content);

interface Glyph extends FontGlyph {
	text: string;
}

type Drawn = Pick<PlacedGlyph, 'id' | 'd' | 'text' | 'advance' | 'upem'>;

/**
 * Embeds all glyphs of a document as one font, whichever face and cut they come from: readers take
 * a change of fonts for a change of words, and tear lines apart there. Text can still be searched,
 * copied and read aloud.
 */
export class EmbeddedFont {
	readonly ref: PDFRef;
	readonly #pdf: PDFDocument;
	readonly #codes = new Map<number, number>();
	/** The first stands for missing glyphs. */
	readonly #glyphs: Glyph[] = [{ d: '', advance: 500, upem: 1000, text: '' }];

	constructor(pdf: PDFDocument) {
		this.#pdf = pdf;
		this.ref = pdf.context.nextRef();
	}

	/** Returns the code of a glyph and adds it to the font if it is new. */
	use({ id, d, text, advance, upem }: Drawn): number {
		let code = this.#codes.get(id);
		if (code === undefined) {
			code = this.#glyphs.length;
			this.#codes.set(id, code);
			this.#glyphs.push({ d, text, upem, advance: Math.round(advance * 1000) });
		}
		return code;
	}

	#embed(content: string | Uint8Array, more: Record<string, string> = {}): PDFRef {
		const { context } = this.#pdf;
		return context.register(context.stream(packed(content), { Filter: 'FlateDecode', ...more }));
	}

	/** Writes the font, once every text is set. */
	write(): void {
		const { context } = this.#pdf;
		const program = toCff(NAME, this.#glyphs, BOX);
		const descriptor = context.register(
			context.obj({
				Type: 'FontDescriptor',
				FontName: NAME,
				// Symbolic: the glyphs are no standard set of letters.
				Flags: 4,
				FontBBox: [...BOX],
				ItalicAngle: 0,
				Ascent: METRICS.ascent,
				Descent: METRICS.descent,
				CapHeight: METRICS.capitals,
				StemV: METRICS.stem,
				FontFile3: this.#embed(program, { Subtype: 'CIDFontType0C' }),
			}),
		);
		const descendant = context.register(
			context.obj({
				Type: 'Font',
				Subtype: 'CIDFontType0',
				BaseFont: NAME,
				CIDSystemInfo: {
					Registry: PDFString.of('Adobe'),
					Ordering: PDFString.of('Identity'),
					Supplement: 0,
				},
				FontDescriptor: descriptor,
				DW: 1000,
				W: [0, this.#glyphs.map(({ advance }) => advance)],
			}),
		);
		context.assign(
			this.ref,
			context.obj({
				Type: 'Font',
				Subtype: 'Type0',
				BaseFont: `${NAME}-Identity-H`,
				Encoding: 'Identity-H',
				DescendantFonts: [descendant],
				ToUnicode: this.#embed(toUnicode(this.#glyphs)),
			}),
		);
	}
}

const hex = (value: number) => value.toString(16).toUpperCase().padStart(4, '0');

/** Codes as the operand of a text operator. */
export const toOperand = (codes: readonly number[]): PDFHexString =>
	PDFHexString.of(codes.map(hex).join(''));

/** Most entries of one block of a map. */
const BLOCK = 100;

function toUnicode(glyphs: readonly Glyph[]): string {
	const lines = glyphs.slice(1).map(({ text }, at) => {
		const units = Array.from({ length: text.length }, (_, unit) => hex(text.charCodeAt(unit)));
		return `<${hex(at + 1)}> <${units.join('')}>`;
	});
	const blocks: string[] = [];
	for (let from = 0; from < lines.length; from += BLOCK) {
		const part = lines.slice(from, from + BLOCK);
		blocks.push(`${part.length} beginbfchar\n${part.join('\n')}\nendbfchar`);
	}
	return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <FFFF>
endcodespacerange
${blocks.join('\n')}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`;
}
