import type { Metal } from './materials.ts';
import { circle, group, path, rect, stroke, YELLOW } from './svg.ts';
import { wordmark } from './wordmark.ts';
import { balls, face, lying, splines, turned } from './turned.ts';

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

export const WHEEL_PART_SCENES = {
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
