import { readFile } from 'node:fs/promises';
import * as hb from 'harfbuzzjs';
import decompress from 'woff2-encoder/decompress';
import { glyphId, type Cut, type PlacedGlyph, type ShapedLine } from './glyphs.ts';

/** Text of a cluster's further glyphs: they have none of their own. */
const NOTHING = '\u200b';

/** Text of each glyph of a cluster: its own character, or the whole cluster for the first one. */
function meanings(cluster: string, glyphs: number): string[] {
	const characters = [...cluster];
	if (characters.length === glyphs) return characters;
	return [cluster, ...Array.from({ length: glyphs - 1 }, () => NOTHING)];
}

/** File of outlines and the fonts made of it, by cut. */
export class Outlines {
	readonly #sfnt: hb.Face;
	/** Characters by the file's own map: packages promise more than their files always hold. */
	readonly characters: ReadonlySet<number>;
	readonly #fonts = new Map<string, hb.Font>();
	readonly #paths = new Map<string, string>();

	constructor(sfnt: Uint8Array) {
		this.#sfnt = new hb.Face(new hb.Blob(sfnt));
		this.characters = new Set(this.#sfnt.collectUnicodes());
	}

	#font(key: string, cut: Cut): hb.Font {
		let font = this.#fonts.get(key);
		if (!font) {
			font = new hb.Font(this.#sfnt);
			font.setVariations([
				new hb.Variation('wght', cut.weight),
				new hb.Variation('wdth', cut.width),
			]);
			this.#fonts.set(key, font);
		}
		return font;
	}

	#path(key: string, font: hb.Font, glyph: number): string {
		const name = `${key}/${glyph}`;
		let path = this.#paths.get(name);
		if (path === undefined) {
			path = font.glyphToPath(glyph).replace(/-?\d+\.\d+/g, (n) => String(Math.round(Number(n))));
			this.#paths.set(name, path);
		}
		return path;
	}

	/** Shapes a run of this file's own characters, `x` counting from its start. */
	run(text: string, cut: Cut): ShapedLine {
		const key = `${cut.weight}/${cut.width}`;
		const font = this.#font(key, cut);
		const { upem } = this.#sfnt;
		const buffer = new hb.Buffer();
		buffer.addText(text);
		buffer.guessSegmentProperties();
		hb.shape(font, buffer, cut.isTabular ? [new hb.Feature('tnum'), new hb.Feature('lnum')] : []);
		const shaped = buffer.getGlyphInfosAndPositions();
		const starts = [...new Set(shaped.map(({ cluster }) => cluster))].toSorted((a, b) => a - b);
		const meant = new Map(
			starts.map((start, at) => [
				start,
				meanings(
					text.slice(start, starts[at + 1]),
					shaped.filter(({ cluster }) => cluster === start).length,
				),
			]),
		);
		const glyphs: PlacedGlyph[] = [];
		let pen = 0;
		for (const { codepoint, cluster, xAdvance, xOffset, yOffset } of shaped) {
			const d = this.#path(key, font, codepoint);
			const advance = font.glyphHAdvance(codepoint) / upem;
			const stands = meant.get(cluster)?.shift() ?? NOTHING;
			const x = (pen + (xOffset ?? 0)) / upem;
			const y = (yOffset ?? 0) / upem;
			if (d) glyphs.push({ id: glyphId(d, stands, advance), d, text: stands, x, y, advance, upem });
			pen += xAdvance ?? 0;
		}
		return { glyphs, width: pen / upem };
	}
}

const opened = new Map<string, Promise<Outlines>>();

/** Opens a file once: all documents use the same outlines, and unpacking costs more than one. */
export function openOutlines(file: string): Promise<Outlines> {
	let outlines = opened.get(file);
	if (!outlines) {
		outlines = readFile(file).then(async (bytes) => new Outlines(await decompress(bytes)));
		opened.set(file, outlines);
		outlines.catch(() => opened.delete(file));
	}
	return outlines;
}
