/** Cut of the type: weight, and width in per cent if the typeface has that axis. */
export interface Cut {
	weight: number;
	width: number;
	isTabular?: boolean;
}

/** Outline with y up; positions from the start of its line, in parts of the type size. */
export interface PlacedGlyph {
	/** Number of its outline, its meaning and its advance. */
	id: number;
	d: string;
	/** Text that it represents. */
	text: string;
	x: number;
	/** Offset above the line, such as for a mark on a tall letter. */
	y: number;
	/** Width of the glyph alone, without kerning. */
	advance: number;
	/** Units of the outline per type size. */
	upem: number;
}

/** Line of text in parts of the type size, ready to be drawn at any size. */
export interface ShapedLine {
	glyphs: PlacedGlyph[];
	width: number;
}

const ids = new Map<string, number>();

/** Number of a glyph: a page asks for each of its thousands, and outlines are long to compare. */
export function glyphId(d: string, text: string, advance: number): number {
	const key = `${advance}/${d}/${text}`;
	let id = ids.get(key);
	if (id === undefined) ids.set(key, (id = ids.size));
	return id;
}

const BOX = { left: 60, right: 540, height: 700, line: 50 } as const;
const SUBSTITUTE_ADVANCE = 0.6;

function box(inset: number, isInner: boolean): string {
	const [left, right] = [BOX.left + inset, BOX.right - inset];
	const [low, high] = [inset, BOX.height - inset];
	return isInner
		? `M${left},${low}L${left},${high}L${right},${high}L${right},${low}Z`
		: `M${left},${low}L${right},${low}L${right},${high}L${left},${high}Z`;
}

/**
 * Empty box for a character without a font. Its text is the character: copying and reading aloud
 * return the original.
 */
export function toEmptyBox(text: string): ShapedLine {
	const d = box(0, false) + box(BOX.line, true);
	const id = glyphId(d, text, SUBSTITUTE_ADVANCE);
	const glyph = { id, d, text, x: 0, y: 0, advance: SUBSTITUTE_ADVANCE, upem: 1000 };
	return { glyphs: [glyph], width: SUBSTITUTE_ADVANCE };
}
