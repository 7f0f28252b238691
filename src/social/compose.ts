import type { SocialCard, SocialFigure } from '#content/social/model.ts';
import { SOCIAL_SIZE } from '#contract/media.ts';
import { artwork } from './artwork.ts';
import { CUTS, MARK } from '#brand/brand.ts';
import { INK, moved, solid, stroke, type } from './ink.ts';
import { setText, type Room, type SetText } from '#typesetting/lines.ts';
import type { Typeface } from '#typesetting/typeface.ts';

const { width: WIDTH, height: HEIGHT } = SOCIAL_SIZE;
const EDGE = 64;
/** Top of the row of figures; text must end above it. */
const FIGURES_TOP = 498;
const FIGURE_SIZE = 58;
/** Width of the text column beside a drawing, and without one. */
const COLUMN = { narrow: 580, wide: 1010 } as const;

const TITLES = {
	narrow: [
		[112, 2],
		[92, 2],
		[76, 3],
		[62, 3],
		[52, 4],
		[44, 4],
	],
	wide: [
		[120, 2],
		[104, 2],
		[90, 3],
		[76, 3],
		[64, 4],
		[52, 4],
	],
} as const satisfies Record<string, Room['sizes']>;
const TITLE_LEADING = 1.04;
/** Highest start of a title: below the head and its own kicker. */
const TITLE_TOP = 192;
const LEADS: Room['sizes'] = [
	[28, 2],
	[25, 3],
];
const LEAD_LEADING = 1.4;
/** Number of figures beside a drawing, and without one. */
const FIGURES = { narrow: 3, wide: 4 } as const;

/** A circle about the middle of the mark, in arcs: everything here is a path. */
function ring(radius: number): string {
	const [middle, across] = [MARK.size / 2, radius * 2];
	const half = (to: number) => `a${radius} ${radius} 0 1 1${to < 0 ? '' : ' '}${to} 0`;
	return `M${middle + radius} ${middle}${half(-across)}${half(across)}z`;
}

const DRAWN_MARK = [
	...MARK.rim.radii.map((radius) => stroke(ring(radius), INK.ink, MARK.rim.width)),
	stroke(MARK.spokes.path, INK.ink, MARK.spokes.width),
	solid(ring(MARK.hub.radius), INK.ink),
	stroke(MARK.valve.path, INK.light, MARK.valve.width),
].join('');

/** Mark and name; without a drawing, the brand's line stands opposite over a rule. */
function head(typeface: Typeface, { brand, payoff, drawing }: SocialCard): string {
	const name = typeface.line(brand, CUTS.title);
	const own = moved(EDGE, 52, 1.25, DRAWN_MARK) + type(name, 38, [EDGE + 56, 85], INK.ink);
	if (drawing) return own;
	const line = typeface.line(payoff, CUTS.lead);
	const rule = stroke(`M${EDGE} 124H${WIDTH - EDGE}`, INK.rule, 1);
	return own + type(line, 20, [WIDTH - EDGE, 82], INK.soft, 'end') + rule;
}

function figures(typeface: Typeface, rows: readonly SocialFigure[], width: number): string {
	const column = width / Math.max(rows.length, 3);
	return rows
		.map(({ label, value, unit }, index) => {
			const x = EDGE + index * column;
			const number = typeface.line(value, CUTS.figure);
			const name = setText(typeface, label, CUTS.label, {
				width: column - 20,
				sizes: [
					[18, 1],
					[16, 1],
				],
			});
			const after = x + number.width * FIGURE_SIZE + 8;
			return [
				type(number, FIGURE_SIZE, [x, FIGURES_TOP + 60], INK.ink),
				unit ? type(typeface.line(unit, CUTS.lead), 20, [after, FIGURES_TOP + 60], INK.soft) : '',
				...name.lines.map((line) => type(line, name.size, [x, FIGURES_TOP + 92], INK.soft)),
			].join('');
		})
		.join('');
}

function block({ lines, size }: SetText, top: number, leading: number, color: string): string {
	return lines
		.map((line, index) => type(line, size, [EDGE, top + size * (0.82 + index * leading)], color))
		.join('');
}

/** Draws one picture as SVG without text elements: every glyph is an outline. */
export function compose(typeface: Typeface, picture: SocialCard): string {
	const kind = picture.drawing ? 'narrow' : 'wide';
	const width = COLUMN[kind];
	const ruleEnd = picture.drawing ? EDGE + width : WIDTH - EDGE;
	const hasFigures = picture.figures.length > 0;
	const bottom = hasFigures ? FIGURES_TOP - 34 : HEIGHT - EDGE;
	const lead = setText(typeface, picture.text, CUTS.lead, {
		width: Math.min(width, 820),
		sizes: LEADS,
	});
	const leadHeight = lead.lines.length > 0 ? 26 + lead.lines.length * lead.size * LEAD_LEADING : 0;
	const title = setText(typeface, picture.title, CUTS.title, {
		width,
		height: bottom - leadHeight - TITLE_TOP,
		leading: TITLE_LEADING,
		sizes: TITLES[kind],
	});
	const titleHeight = title.size * TITLE_LEADING * title.lines.length;
	const top = bottom - titleHeight - leadHeight;
	const kicker = setText(typeface, picture.kicker, CUTS.label, { width, sizes: [[22, 1]] });
	return [
		`<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">`,
		`<path fill="${INK.ground}" d="M0 0h${WIDTH}v${HEIGHT}H0z"/>`,
		picture.drawing ? artwork(typeface, picture.drawing) : '',
		head(typeface, picture),
		...kicker.lines.map((line) => type(line, 22, [EDGE + 44, top - 26], INK.soft)),
		solid(`M${EDGE} ${top - 36}h28v4h-28z`, INK.light),
		block(title, top, TITLE_LEADING, INK.ink),
		block(lead, top + titleHeight + 22, LEAD_LEADING, INK.soft),
		hasFigures ? stroke(`M${EDGE} ${FIGURES_TOP - 10}H${ruleEnd}`, INK.rule, 1) : '',
		hasFigures ? figures(typeface, picture.figures.slice(0, FIGURES[kind]), width) : '',
		'</svg>',
	].join('');
}
