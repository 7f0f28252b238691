import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import * as hb from 'harfbuzzjs';
import decompress from 'woff2-encoder/decompress';
import { FACE } from '#brand/brand.ts';

/** Cuts of the type: weight, and width in per cent where the typeface has that axis. */
export interface Cut {
	weight: number;
	width: number;
	isTabular?: boolean;
}

/** An outline with y up; `x` from the start of its line, in parts of the type size. */
export interface PlacedGlyph {
	/** Of its outline and what it stands for. */
	id: number;
	d: string;
	/** What it stands for. */
	text: string;
	x: number;
	/** Units of the outline in one type size. */
	upem: number;
}

/** A line of text in parts of the type size, ready to be drawn at any. */
export interface ShapedLine {
	glyphs: PlacedGlyph[];
	width: number;
}

const LATIN = join(import.meta.dirname, '../../../../public', FACE.file);
const JAPANESE = '@fontsource-variable/noto-sans-jp';
const require = createRequire(import.meta.url);

/** Lines that are kept as they were shaped, some 20 MB: papers say the same again and again. */
const KEPT_LINES = 20_000;

const ids = new Map<string, number>();

/** The number of a glyph: a page asks for each of its thousands, and outlines are long to compare. */
export function glyphId(d: string, text: string): number {
	const key = `${d}/${text}`;
	let id = ids.get(key);
	if (id === undefined) ids.set(key, (id = ids.size));
	return id;
}

/** One file of outlines and the fonts made of it, by cut. */
class Source {
	readonly face: hb.Face;
	readonly characters: ReadonlySet<number>;
	readonly #fonts = new Map<string, hb.Font>();
	readonly #paths = new Map<string, string>();

	constructor(sfnt: Uint8Array) {
		this.face = new hb.Face(new hb.Blob(sfnt));
		this.characters = new Set(this.face.collectUnicodes());
	}

	#font(key: string, cut: Cut): hb.Font {
		let font = this.#fonts.get(key);
		if (!font) {
			font = new hb.Font(this.face);
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

	/** A run of this source's own characters, `x` counting from its start. */
	run(text: string, cut: Cut): ShapedLine {
		const key = `${cut.weight}/${cut.width}`;
		const font = this.#font(key, cut);
		const { upem } = this.face;
		const buffer = new hb.Buffer();
		buffer.addText(text);
		buffer.guessSegmentProperties();
		hb.shape(font, buffer, cut.isTabular ? [new hb.Feature('tnum'), new hb.Feature('lnum')] : []);
		const glyphs: PlacedGlyph[] = [];
		let pen = 0;
		const shaped = buffer.getGlyphInfosAndPositions();
		const starts = [...new Set(shaped.map(({ cluster }) => cluster))].toSorted((a, b) => a - b);
		for (const { codepoint, cluster, xAdvance, xOffset } of shaped) {
			const d = this.#path(key, font, codepoint);
			const meant = text.slice(cluster, starts[starts.indexOf(cluster) + 1]);
			const x = (pen + (xOffset ?? 0)) / upem;
			if (d) glyphs.push({ id: glyphId(d, meant), d, text: meant, x, upem });
			pen += xAdvance ?? 0;
		}
		return { glyphs, width: pen / upem };
	}
}

const opened = new Map<string, Promise<Source>>();

/** Opens a file once: each paper is set in the same outlines, and unpacking them costs more than it. */
function open(file: string): Promise<Source> {
	let source = opened.get(file);
	if (!source) {
		source = readFile(file).then(async (bytes) => new Source(await decompress(bytes)));
		opened.set(file, source);
		source.catch(() => opened.delete(file));
	}
	return source;
}

/** Code points of a CSS `unicode-range`: `U+30-39,U+4e00`. */
function* codePoints(range: string): Generator<number> {
	for (const part of range.split(',')) {
		const [first = 0, last = first] = part
			.replace(/^\s*U\+/i, '')
			.split('-')
			.map((hex) => Number.parseInt(hex, 16));
		for (let code = first; code <= last; code += 1) yield code;
	}
}

/** Files of the Japanese typeface by character: it comes in some 120 slices of what goes together. */
async function sliceIndex(): Promise<Map<number, string>> {
	const folder = dirname(require.resolve(`${JAPANESE}/package.json`));
	const ranges = JSON.parse(await readFile(join(folder, 'unicode.json'), 'utf8')) as unknown;
	const index = new Map<number, string>();
	for (const [name, range] of Object.entries(ranges ?? {})) {
		const slice = name.replace(/^\[(\d+)\]$/, '$1');
		const file = join(folder, 'files', `noto-sans-jp-${slice}-wght-normal.woff2`);
		for (const code of codePoints(String(range))) index.set(code, file);
	}
	return index;
}

let slices: Promise<Map<number, string>> | undefined;

/**
 * The site's typeface, and behind it the Japanese one for whatever it lacks. One for all papers: lines
 * are kept, and of what one has said the next says most again.
 */
export class Typeface {
	static readonly #shared = new Typeface();
	readonly #sources = new Map<number, Source>();
	readonly #lines = new Map<string, ShapedLine>();

	/** Opens what the characters of these texts need, and no more. No other text may be set. */
	static async for(texts: Iterable<string>): Promise<Typeface> {
		await this.#shared.#open(texts);
		return this.#shared;
	}

	async #open(texts: Iterable<string>): Promise<void> {
		const latin = await open(LATIN);
		if (this.#sources.size === 0)
			for (const code of latin.characters) this.#sources.set(code, latin);
		const missing = new Set<number>();
		for (const text of texts) {
			for (const character of text) {
				const code = character.codePointAt(0) ?? 0;
				if (!this.#sources.has(code)) missing.add(code);
			}
		}
		if (missing.size === 0) return;
		slices ??= sliceIndex();
		const index = await slices;
		for (const code of missing) {
			const file = index.get(code);
			if (!file) continue;
			const slice = await open(file);
			if (slice.characters.has(code)) this.#sources.set(code, slice);
		}
	}

	/** Whether a character can be drawn; what cannot, such as an emoji, is left out of a line. */
	covers(character: string): boolean {
		return this.#sources.has(character.codePointAt(0) ?? 0);
	}

	/** A line set in one size; the same object each time, as words come back from page to page. */
	line(text: string, cut: Cut): ShapedLine {
		const key = `${cut.weight}/${cut.width}/${cut.isTabular ?? false}/${text}`;
		const known = this.#lines.get(key);
		if (known) return known;
		const [oldest] = this.#lines.keys();
		if (this.#lines.size >= KEPT_LINES && oldest !== undefined) this.#lines.delete(oldest);
		const line = this.#shape(text, cut);
		this.#lines.set(key, line);
		return line;
	}

	#shape(text: string, cut: Cut): ShapedLine {
		const glyphs: PlacedGlyph[] = [];
		let width = 0;
		for (const { source, run } of this.#runs(text)) {
			const shaped = source.run(run, cut);
			for (const glyph of shaped.glyphs) glyphs.push({ ...glyph, x: glyph.x + width });
			width += shaped.width;
		}
		return { glyphs, width };
	}

	#runs(text: string): { source: Source; run: string }[] {
		const runs: { source: Source; run: string }[] = [];
		for (const character of text) {
			const source = this.#sources.get(character.codePointAt(0) ?? 0);
			if (!source) continue;
			const last = runs.at(-1);
			if (last?.source === source) last.run += character;
			else runs.push({ source, run: character });
		}
		return runs;
	}
}
