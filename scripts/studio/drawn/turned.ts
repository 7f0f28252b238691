import { product, shadow, type Scene } from './studio.ts';
import type { Metal } from './materials.ts';
import {
	circle,
	conic,
	f,
	group,
	line,
	path,
	polar,
	rad,
	rect,
	ring,
	shine,
	stroke,
	times,
	YELLOW,
} from './svg.ts';
import { wordmark } from './wordmark.ts';

/** Length along the axis, radius at its start and end, metal; mm. */
type Piece = [length: number, from: number, to: number, metal: Metal];

/** A body of revolution seen from the side, lying along x, centred on the origin. */
export function turned(...pieces: Piece[]): string {
	const whole = pieces.reduce((sum, [length]) => sum + length, 0);
	let x = -whole / 2;
	return pieces
		.map(([length, from, to, metal]) => {
			const d = `M${f(x)} ${f(-from)}L${f(x + length)} ${f(-to)}L${f(x + length)} ${f(to)}L${f(x)} ${f(from)}Z`;
			const edges =
				line([x, -from], [x, from], '#000', 0.35, { opacity: 0.7 }) +
				line([x + 0.35, -from * 0.96], [x + 0.35, from * 0.96], '#eef1f3', 0.18, { opacity: 0.35 });
			x += length;
			return path(d, `url(#${metal}V)`) + edges;
		})
		.join('');
}

/** Fine lines along the axis, as splines and knurls show from the side. */
export function splines(x: number, length: number, radius: number, count: number): string {
	return times(count, (i) => {
		const y = -radius * Math.cos((Math.PI * (i + 0.5)) / count);
		return (
			rect(x, y, length, 0.7, '#000', { opacity: 0.55 }) +
			rect(x, y + 0.7, length, 0.25, '#fff', { opacity: 0.18 })
		);
	}).join('');
}

/** A face seen straight on: rings from outside to inside, each turned. */
export function face(...rings: [outer: number, inner: number, tone: number][]): string {
	return rings
		.map(
			([outer, inner, tone]) =>
				conic(
					inner,
					outer,
					shine(tone, [-128, tone * 1.1, 24], [52, tone * 0.8, 22], [-36, -tone * 0.4, 30]),
				) +
				ring(outer, 0.3, '#eef1f3', 0.4) +
				ring(inner, 0.4, '#000', 0.7),
		)
		.join('');
}

export const balls = (count: number, r: number, size: number): string =>
	times(count, (i) => {
		const [x, y] = polar(r, rad((i * 360) / count));
		return (
			circle(x, y, size, 'url(#alloyD)') +
			circle(x - size * 0.3, y - size * 0.35, size * 0.28, '#fff', { opacity: 0.8 })
		);
	}).join('');

const lying =
	(scale: number, turn: number, floor: number, reach: number, ...parts: string[]) =>
	(): Scene =>
		product(shadow(0, floor, reach, 26, 0.85), group(`rotate(${turn}) scale(${scale})`, ...parts));

const spoke = (x: number, y: number): string =>
	group(
		`translate(${x} ${y})`,
		rect(-120, -1, 240, 2, 'url(#alloyV)'),
		rect(-126, -2.1, 7, 4.2, 'url(#steelV)'),
		rect(100, -1.3, 20, 2.6, 'url(#steelV)'),
		splines(101, 18, 1.2, 3),
	);

const nipple = (x: number, y: number, metal: Metal): string =>
	group(
		`translate(${x} ${y})`,
		turned([3, 3.4, 3.4, metal], [1.4, 2.6, 2, metal], [9, 2, 2, metal]),
	);

const clampHead = (): string =>
	turned([6, 12, 13, 'alloy'], [20, 13, 13, 'black'], [6, 13, 12, 'alloy']) +
	circle(0, 0, 4, 'url(#alloyD)') +
	circle(0, 0, 2, '#0b0c0d');

export const TURNED_SCENES = {
	'bottom-bracket-threaded': lying(
		9,
		-12,
		380,
		480,
		turned(
			[14, 23, 23, 'black'],
			[10, 19, 19, 'steel'],
			[42, 17, 17, 'carbon'],
			[10, 19, 19, 'steel'],
			[14, 23, 23, 'black'],
		) +
			splines(-45, 13, 22.5, 15) +
			splines(32, 13, 22.5, 15) +
			rect(-4, -17, 2, 34, YELLOW, { opacity: 0.8 }),
	),
	'bottom-bracket-pressfit': lying(
		9,
		-12,
		380,
		460,
		turned(
			[5, 24, 24, 'alloy'],
			[16, 20.5, 20.5, 'black'],
			[40, 16.5, 16.5, 'carbon'],
			[16, 20.5, 20.5, 'black'],
			[5, 24, 24, 'alloy'],
		) + rect(-4, -16.5, 2, 33, YELLOW, { opacity: 0.8 }),
	),
	'headset-integrated': lying(
		12,
		0,
		420,
		420,
		group(
			'translate(0 -34) rotate(90)',
			turned(
				[6, 15, 16, 'black'],
				[3, 26, 26, 'alloy'],
				[9, 26, 25, 'black'],
				[6, 21, 21, 'steel'],
			),
		) +
			group(
				'translate(0 30) rotate(90)',
				turned([5, 20, 20, 'steel'], [7, 26, 26, 'black'], [3, 30, 30, 'alloy']),
			),
	),
	'headset-external': lying(
		11,
		0,
		430,
		420,
		group(
			'translate(0 -36) rotate(90)',
			turned(
				[6, 15, 16, 'black'],
				[4, 24, 25, 'alloy'],
				[16, 25, 24, 'black'],
				[12, 17, 17, 'steel'],
			),
		) +
			group(
				'translate(0 34) rotate(90)',
				turned([12, 17, 17, 'steel'], [16, 25, 26, 'black'], [4, 28, 28, 'alloy']),
			),
	),
	'thru-axle': lying(
		5.8,
		-24,
		420,
		520,
		turned(
			[10, 10, 10, 'black'],
			[6, 9, 6, 'black'],
			[150, 6, 6, 'alloy'],
			[26, 5.6, 5.6, 'steel'],
		) +
			splines(70, 25, 5.4, 7) +
			rect(-92, -10, 2, 20, YELLOW),
	),
	'quick-release': lying(
		5.4,
		-24,
		420,
		520,
		turned(
			[14, 9, 9, 'black'],
			[4, 6, 6, 'alloy'],
			[150, 2.4, 2.4, 'steel'],
			[4, 6, 6, 'alloy'],
			[14, 8, 9, 'black'],
		) +
			path('M-96 -8C-110 -30 -96 -62 -60 -70L-54 -62C-82 -54 -88 -34 -82 -8Z', 'url(#blackD)', {
				stroke: '#8a9298',
				'stroke-width': 0.5,
			}),
	),
	seatpost: lying(
		4.6,
		-62,
		690,
		220,
		group(
			'translate(-8 0)',
			turned([250, 13.6, 13.6, 'carbon']),
			rect(-125, -13.6, 250, 27.2, 'url(#twill)'),
		) +
			group('translate(124 0) rotate(90)', clampHead()) +
			group('translate(-20 2.4)', wordmark(9, '#c3c9ce')) +
			rect(-120, -13.6, 1.4, 27.2, YELLOW),
	),
	'seatpost-offset': lying(
		4.6,
		-62,
		690,
		220,
		group('translate(-8 0)', turned([240, 13.6, 13.6, 'black'])) +
			path(
				'M108 -13.6C128 -13.6 132 -30 136 -40L152 -30C146 -10 132 13.6 108 13.6Z',
				'url(#blackV)',
			) +
			group('translate(142 -36) rotate(112)', clampHead()) +
			group('translate(-20 2.4)', wordmark(9, '#c3c9ce')),
	),
	spokes: lying(
		5,
		-32,
		520,
		520,
		...[-36, -22, -8, 6, 20, 34].map((y, i) => spoke((i % 3) * 9 - 9, y)),
	),
	nipples: lying(
		17,
		-18,
		430,
		420,
		nipple(-24, -16, 'black'),
		nipple(2, -18, 'alloy'),
		nipple(24, -6, 'black'),
		nipple(-16, 4, 'yellow'),
		nipple(10, 8, 'black'),
		nipple(-28, 20, 'alloy'),
		nipple(2, 24, 'black'),
	),
	'freehub-body': lying(
		15,
		-10,
		420,
		420,
		turned(
			[4, 14, 14, 'alloy'],
			[34, 17, 17, 'steel'],
			[4, 21, 21, 'black'],
			[10, 15, 14, 'alloy'],
		) + splines(-22, 33, 16.6, 11),
	),
	bearing: lying(
		17,
		0,
		560,
		320,
		face([30, 24, 120], [24, 17, 30], [17, 11, 120]) +
			balls(11, 20.5, 3) +
			circle(0, 0, 11, '#0b0c0d'),
	),
	valve: lying(
		12,
		-58,
		560,
		260,
		turned(
			[8, 3, 3, 'black'],
			[5, 2, 2, 'steel'],
			[44, 3.1, 3.1, 'alloy'],
			[6, 6, 6, 'black'],
			[5, 8, 10, 'rubber'],
		) + splines(-24, 40, 3, 6),
	),
	'rim-tape': lying(
		12,
		0,
		520,
		420,
		face([46, 30, 34], [30, 24, 70], [24, 22, 24]) +
			stroke('M46 0C46 30 20 44 -6 52L-6 46C18 40 40 28 40 0Z', '#6d757c', 0.4) +
			path('M46 0C46 30 20 44 -6 52L-6 46C18 40 40 28 40 0Z', 'url(#yellowH)'),
	),
	'end-caps': lying(
		15,
		-12,
		430,
		460,
		group(
			'translate(-26 0)',
			turned([4, 15, 15, 'black'], [6, 12, 11, 'alloy'], [12, 8.5, 8.5, 'steel']),
		) +
			group(
				'translate(24 8)',
				turned([4, 15, 15, 'black'], [5, 12, 12, 'alloy'], [16, 8.5, 8.5, 'steel']),
			) +
			rect(-38, -15, 0.8, 30, YELLOW),
	),
	'brake-caliper': lying(
		11,
		-8,
		430,
		420,
		path(
			'M-40 -22C-42 -34 -30 -38 -16 -38L22 -38C34 -38 42 -30 42 -18L42 10C42 24 34 32 22 32L8 32L8 2L-6 2L-6 32L-20 32C-34 32 -42 22 -42 10Z',
			'url(#blackD)',
			{ stroke: '#8a9298', 'stroke-width': 0.6 },
		) +
			face([0.1, 0.05, 10]) +
			group('translate(-22 -14)', face([11, 7, 90], [7, 2.5, 40])) +
			group('translate(24 -14)', face([11, 7, 90], [7, 2.5, 40])) +
			group('translate(-2 -29)', wordmark(5, '#c3c9ce')) +
			rect(-41, 4, 6, 1.4, YELLOW),
	),
	'brake-pads': lying(
		13,
		-10,
		420,
		420,
		...[-24, 22].map((x) =>
			group(
				`translate(${x} 0) rotate(${x / 5})`,
				path(
					'M-17 -26C-17 -31 17 -31 17 -26L17 14C17 22 10 26 0 26S-17 22 -17 14Z',
					'url(#steelD)',
					{ stroke: '#c3c9ce', 'stroke-width': 0.5 },
				) +
					path(
						'M-13 -16C-13 -20 13 -20 13 -16L13 12C13 18 8 21 0 21S-13 18 -13 12Z',
						'url(#rubberD)',
					) +
					circle(0, -25, 2, '#0b0c0d'),
			),
		),
	),
	'decals-rainbow': lying(
		11,
		-14,
		430,
		470,
		...[-26, -6, 14, 34].map(
			(y) =>
				rect(-52, y, 104, 12, 'url(#iris)') +
				group(`translate(0 ${y + 6})`, wordmark(6, '#0b0c0d')),
		),
	),
};
