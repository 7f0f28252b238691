import { toClusters } from './clusters.ts';
import type { Cut, ShapedLine } from './glyphs.ts';
import type { Typeface } from './typeface.ts';

/** Width available to a text in px, with the sizes to try and their numbers of lines. */
export interface Room {
	width: number;
	/** Height for all lines together; without it only their number counts. */
	height?: number;
	/** Line height, in parts of the size. */
	leading?: number;
	/** Sizes to try, the largest first; each with the lines that it may take. */
	sizes: readonly (readonly [size: number, lines: number])[];
}

export interface SetText {
	size: number;
	lines: ShapedLine[];
}

const CJK = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]/u;
/** Matches the start of a new phrase; a particle, ending or mark stays with the part before it. */
const OPENS_PHRASE = /^[\p{sc=Han}\p{sc=Katakana}\p{L}\p{N}「『（【]/u;
const HIRAGANA = /^\p{sc=Hiragana}/u;
const OPENING = /[「『（【]$/u;
/** Characters that never start a line. */
const NEVER_FIRST =
	/^[、。，．・：；！？ー々」』）】〉》ぁぃぅぇぉっゃゅょァィゥェォッャュョ%,.;:!?)\]]/u;

const segmenter = new Intl.Segmenter('ja', { granularity: 'word' });

/** Splits a word that holds Japanese into parts after which a line may end. */
function phrases(word: string): string[] {
	const parts: string[] = [];
	for (const { segment } of segmenter.segment(word)) {
		const last = parts.at(-1);
		const isOpened = OPENS_PHRASE.test(segment) && !HIRAGANA.test(segment);
		if (last !== undefined && (!isOpened || NEVER_FIRST.test(segment) || OPENING.test(last))) {
			parts[parts.length - 1] = last + segment;
		} else parts.push(segment);
	}
	return parts;
}

/** Spaces at which no line ends: before a French colon, within a number, between value and unit. */
const FIXED_SPACE = /[\u00a0\u202f\u2007]/g;
/** Every other space. */
const SPACES = /(?:(?![\u00a0\u202f\u2007])\s)+/;

/** Splits a text into parts after which a line may end; the last of a word includes its space. */
export function toSegments(text: string): string[] {
	return text
		.trim()
		.split(SPACES)
		.filter(Boolean)
		.map((word) => word.replace(FIXED_SPACE, ' '))
		.flatMap((word, index, words) => {
			const parts = CJK.test(word) ? phrases(word) : [word];
			const space = index < words.length - 1 ? ' ' : '';
			return parts.map((part, at) => (at === parts.length - 1 ? part + space : part));
		});
}

/** Splits a part wider than a line into characters; no line starts with one of `NEVER_FIRST`. */
export function* characters(piece: string): Generator<string> {
	let held = '';
	for (const character of toClusters(piece)) {
		if (held && !NEVER_FIRST.test(character) && character !== ' ') {
			yield held;
			held = '';
		}
		held += character;
	}
	if (held) yield held;
}

/** Part with its width, in units of the size, with and without its trailing space. */
interface Segment {
	text: string;
	width: number;
	bare: number;
}

/** Sums the pieces of a line: shaping every candidate line again costs twenty times as much. */
function measureWidth(line: readonly Segment[]): number {
	const before = line.slice(0, -1).reduce((sum, { width }) => sum + width, 0);
	return before + (line.at(-1)?.bare ?? 0);
}

function wrap(parts: readonly Segment[], width: number): Segment[][] {
	const lines: Segment[][] = [];
	let taken = Infinity;
	for (const part of parts) {
		if (taken + part.bare > width) {
			lines.push([]);
			taken = 0;
		}
		lines.at(-1)?.push(part);
		taken += part.width;
	}
	return lines;
}

/** Narrowest width with the same number of lines, so that the last line is no single word. */
function balanced(parts: readonly Segment[], width: number): Segment[][] {
	let best = wrap(parts, width);
	const count = best.length;
	if (count < 2) return best;
	let [narrow, wide] = [width / count, width];
	for (let step = 0; step < 7; step += 1) {
		const middle = (narrow + wide) / 2;
		const lines = wrap(parts, middle);
		if (lines.length === count && lines.every((line) => measureWidth(line) <= width)) {
			[best, wide] = [lines, middle];
		} else narrow = middle;
	}
	return best;
}

const toText = (line: readonly Segment[]) =>
	line
		.map(({ text }) => text)
		.join('')
		.trimEnd();

/** Yields the text, then the text without its last sentence, and so on: longest first. */
function* shortened(text: string): Generator<string> {
	yield text;
	const ends = [...text.matchAll(/[.!?](?=\s)|[。！？]/gu)].map(({ index }) => index + 1);
	for (const end of ends.toReversed()) if (end < text.length) yield text.slice(0, end);
}

/** First lines as texts; the last of them is cut to make room for an ellipsis. */
function cutTo(lines: readonly Segment[][], count: number, width: number, mark: number): string[] {
	if (lines.length <= count) return lines.map(toText);
	const kept = lines.slice(0, count);
	const last = [...(kept.at(-1) ?? [])];
	while (last.length > 1 && measureWidth(last) + mark > width) last.pop();
	const end = toText(last).replace(/[\s、。,.;:–-]+$/u, '');
	return [...kept.slice(0, -1).map(toText), `${end}…`];
}

/**
 * Sets a text at the largest size at which it fits. A word wider than the given width takes smaller
 * sizes too. A text that fits at none loses its last sentences. A single sentence that is still too
 * long is set at the smallest size, long words broken, and cut with an ellipsis.
 */
export function setText(typeface: Typeface, text: string, cut: Cut, room: Room): SetText {
	const toPiece = (part: string): Segment => ({
		text: part,
		width: typeface.line(part, cut).width,
		bare: typeface.line(part.trimEnd(), cut).width,
	});
	const set = (size: number, lines: readonly string[]): SetText => ({
		size,
		lines: lines.map((line) => typeface.line(line, cut)),
	});
	// An emoji without a font has no meaning as a box; a letter has.
	const drawn = typeface.withoutPictographs(text);
	for (const sentences of shortened(drawn)) {
		const parts = toSegments(sentences).map(toPiece);
		const widest = Math.max(0, ...parts.map(({ bare }) => bare));
		for (const [size, count] of room.sizes) {
			const width = room.width / size;
			if (widest > width) continue;
			const lines = balanced(parts, width);
			const isLow = lines.length * size * (room.leading ?? 1) <= (room.height ?? Infinity);
			if (isLow && lines.length <= count) return set(size, lines.map(toText));
		}
	}
	const [size, count] = room.sizes.at(-1) ?? [16, 1];
	const width = room.width / size;
	const small = toSegments(drawn)
		.map(toPiece)
		.flatMap((part) => (part.bare > width ? [...characters(part.text)].map(toPiece) : [part]));
	return set(size, cutTo(wrap(small, width), count, width, typeface.line('…', cut).width));
}
