import { toSteps } from './outline.ts';

/**
 * Writes outlines as a font program in the Compact Font Format (Adobe Technical Note 5176), keyed
 * by character identifiers: the form that a PDF embeds as `CIDFontType0C`. Rejected: opentype.js
 * 2.0, which takes 300 ms for 200 glyphs where this takes one; a subset of each source file, which
 * makes a document of forty fonts whose words readers tear apart.
 */

export interface FontGlyph {
	d: string;
	/** Thousandths of the type size. */
	advance: number;
	upem: number;
}

const OPERATOR = { line: 5, curve: 8, end: 14, move: 21 } as const;

/** Encodes a number of a charstring (Technical Note 5177). */
function number(value: number): number[] {
	if (value >= -107 && value <= 107) return [value + 139];
	if (value >= 108 && value <= 1131) return [247 + ((value - 108) >> 8), (value - 108) & 0xff];
	if (value >= -1131 && value <= -108) return [251 + ((-value - 108) >> 8), (-value - 108) & 0xff];
	return [28, (value >> 8) & 0xff, value & 0xff];
}

/** Encodes a number of a dictionary at a constant length: offsets are known in advance. */
const offset = (value: number): number[] => [29, ...bytes(value, 4)];

const bytes = (value: number, length: number): number[] =>
	Array.from({ length }, (_, at) => (value >>> (8 * (length - 1 - at))) & 0xff);

/** Cached charstrings: documents nearly always draw the same few hundred glyphs. */
const KEPT_GLYPHS = 4_000;
const charstrings = new Map<string, readonly number[]>();

function toCharstring({ d, advance, upem }: FontGlyph): readonly number[] {
	const key = `${advance}/${upem}/${d}`;
	const known = charstrings.get(key);
	if (known) return known;
	const out = number(advance);
	let [x, y] = [0, 0];
	const relative = (to: readonly [number, number]): number[] => {
		const step = [...number(to[0] - x), ...number(to[1] - y)];
		[x, y] = to;
		return step;
	};
	for (const step of toSteps(d, upem)) {
		if (step.kind === 'curve') {
			const [first, second] = [relative(step.first), relative(step.second)];
			out.push(...first, ...second, ...relative(step.to), OPERATOR.curve);
		} else out.push(...relative(step.to), OPERATOR[step.kind]);
	}
	out.push(OPERATOR.end);
	if (charstrings.size >= KEPT_GLYPHS) charstrings.clear();
	charstrings.set(key, out);
	return out;
}

/** Index of byte strings with the offset of each. */
function index(entries: readonly (readonly number[])[]): number[] {
	if (entries.length === 0) return [0, 0];
	let at = 1;
	const starts = [at, ...entries.map((entry) => (at += entry.length))];
	const out = [...bytes(entries.length, 2), 4, ...starts.flatMap((start) => bytes(start, 4))];
	for (const entry of entries) for (const byte of entry) out.push(byte);
	return out;
}

const ascii = (text: string): number[] => Array.from(text, (letter) => letter.charCodeAt(0));

/** First string of a font's own, after the standard ones. */
const OWN_STRING = 391;

/** Writes a font; a glyph's index is its identifier, and the first stands for missing ones. */
export function toCff(
	name: string,
	glyphs: readonly FontGlyph[],
	box: readonly number[],
): Uint8Array {
	const header = [1, 0, 4, 4];
	const names = index([ascii(name)]);
	const strings = index([ascii('Adobe'), ascii('Identity')]);
	const subroutines = index([]);
	const last = glyphs.length - 2;
	// Every identifier from 1 on, in one range.
	const charset = last < 0 ? [0] : [2, ...bytes(1, 2), ...bytes(last, 2)];
	// All glyphs belong to the one font dictionary.
	const select = [3, ...bytes(1, 2), ...bytes(0, 2), 0, ...bytes(glyphs.length, 2)];
	// Widths count from zero.
	const priv = [...number(0), 20, ...number(0), 21];
	const programs = index(glyphs.map(toCharstring));
	const top = (at: Record<'charset' | 'select' | 'programs' | 'fonts', number>): number[] => [
		...[...number(OWN_STRING), ...number(OWN_STRING + 1), ...number(0), 12, 30],
		...[...box.flatMap(number), 5],
		...[...offset(glyphs.length), 12, 34],
		...[...offset(at.charset), 15],
		...[...offset(at.programs), 17],
		...[...offset(at.fonts), 12, 36],
		...[...offset(at.select), 12, 37],
	];
	const start =
		header.length +
		names.length +
		index([top({ charset: 0, select: 0, programs: 0, fonts: 0 })]).length +
		strings.length +
		subroutines.length;
	const at = {
		charset: start,
		select: start + charset.length,
		programs: start + charset.length + select.length,
		fonts: 0,
	};
	const privateAt = at.programs + programs.length;
	at.fonts = privateAt + priv.length;
	const fonts = index([[...offset(priv.length), ...offset(privateAt), 18]]);
	const parts = [header, names, index([top(at)]), strings, subroutines, charset, select, programs];
	return Uint8Array.from([...parts, priv, fonts].flat());
}
