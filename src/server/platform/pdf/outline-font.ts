import { PDFDocument, PDFHexString, PDFName, PDFRef, type PDFObject } from '@cantoo/pdf-lib';
import { deflateSync } from 'node:zlib';
import type { PlacedGlyph } from '../typesetting/typeface.ts';
import { toOperators } from './outline.ts';

/** Codes that a simple font has; a text with more glyphs takes another font. */
const CODES = 256;

interface Glyph {
	code: number;
	d: string;
	text: string;
	/** Units of the outline, as far as the next glyph of where it first stood. */
	advance: number;
}

interface FontPage {
	name: PDFName;
	ref: PDFRef;
	upem: number;
	glyphs: Map<number, Glyph>;
}

/** Where a glyph is found once the document is written. */
export interface UsedGlyph {
	font: PDFName;
	code: number;
	/** Parts of the type size by which the pen moves on. */
	advance: number;
}

/** Packed by the machine's own code, a tenth of the time that the library's takes. */
const packed = (content: string): Uint8Array => deflateSync(content);

/** Glyphs that are kept as papers draw them, which is nearly always the same few hundred. */
const KEPT_GLYPHS = 4_000;
const procedures = new Map<string, Uint8Array>();

/** How a glyph is drawn that lets the pen go on by so many units. */
function procedureOf(d: string, advance: number): Uint8Array {
	const key = `${advance}/${d}`;
	let procedure = procedures.get(key);
	if (!procedure) {
		const { operators, box } = toOperators(d);
		procedure = packed(`${advance} 0 ${box.join(' ')} d1\n${operators}`);
		if (procedures.size >= KEPT_GLYPHS) procedures.clear();
		procedures.set(key, procedure);
	}
	return procedure;
}

/**
 * Outlines as fonts of a PDF (Type 3), whatever typeface they come from: drawn as they are, and still
 * text that can be searched, copied and read aloud. Only the glyphs that are used are embedded.
 */
export class OutlineFonts {
	readonly #pdf: PDFDocument;
	readonly #pages: FontPage[] = [];

	constructor(pdf: PDFDocument) {
		this.#pdf = pdf;
	}

	/** Every font so far, for the resources of a page. */
	get fonts(): { name: PDFName; ref: PDFRef }[] {
		return this.#pages;
	}

	use({ id, d, text, upem }: Omit<PlacedGlyph, 'x'>, advance: number): UsedGlyph {
		const known = this.#pages.find((page) => page.upem === upem && page.glyphs.has(id));
		const page = known ?? this.#roomFor(upem);
		let glyph = page.glyphs.get(id);
		if (!glyph) {
			const units = Math.round(advance * upem);
			glyph = { code: page.glyphs.size, d, text, advance: units };
			page.glyphs.set(id, glyph);
		}
		return { font: page.name, code: glyph.code, advance: glyph.advance / upem };
	}

	#roomFor(upem: number): FontPage {
		const open = this.#pages.find((page) => page.upem === upem && page.glyphs.size < CODES);
		if (open) return open;
		const name = PDFName.of(`T${this.#pages.length}`);
		const page = { name, ref: this.#pdf.context.nextRef(), upem, glyphs: new Map() };
		this.#pages.push(page);
		return page;
	}

	/** Writes the fonts, once every text is set. */
	write(): void {
		for (const page of this.#pages) this.#writePage(page);
	}

	#embed(packed: Uint8Array): PDFRef {
		const { context } = this.#pdf;
		return context.register(context.stream(packed, { Filter: 'FlateDecode' }));
	}

	#writePage({ ref, upem, glyphs }: FontPage): void {
		const { context } = this.#pdf;
		const list = [...glyphs.values()];
		const drawn: Record<string, PDFObject> = {};
		for (const { code, d, advance } of list) {
			drawn[`g${code}`] = this.#embed(procedureOf(d, advance));
		}
		const font = context.obj({
			Type: 'Font',
			Subtype: 'Type3',
			// All zero: readers take the boxes of the glyphs instead.
			FontBBox: [0, 0, 0, 0],
			FontMatrix: [1 / upem, 0, 0, 1 / upem, 0, 0],
			FirstChar: 0,
			LastChar: list.length - 1,
			Widths: list.map(({ advance }) => advance),
			CharProcs: drawn,
			Encoding: {
				Type: 'Encoding',
				Differences: [0, ...list.map(({ code }) => PDFName.of(`g${code}`))],
			},
			Resources: {},
			ToUnicode: this.#embed(packed(toUnicode(list))),
		});
		context.assign(ref, font);
	}
}

const hex = (value: number, digits: number) =>
	value.toString(16).toUpperCase().padStart(digits, '0');

/** Codes as the operand of a text operator. */
export const codesOf = (codes: readonly number[]): PDFHexString =>
	PDFHexString.of(codes.map((code) => hex(code, 2)).join(''));

/** Entries that one block of a map may hold. */
const BLOCK = 100;

function toUnicode(glyphs: readonly Glyph[]): string {
	const lines = glyphs.map(({ code, text }) => {
		const units = Array.from({ length: text.length }, (_, at) => hex(text.charCodeAt(at), 4));
		return `<${hex(code, 2)}> <${units.join('')}>`;
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
<00> <FF>
endcodespacerange
${blocks.join('\n')}
endcmap
CMapName currentdict /CMap defineresource pop
end
end`;
}
