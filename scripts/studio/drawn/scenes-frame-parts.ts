import { circle, group, path, rect, YELLOW } from './svg.ts';
import { wordmark } from './wordmark.ts';
import { lying, splines, turned } from './turned.ts';

const clampHead = (): string =>
	turned([6, 12, 13, 'alloy'], [20, 13, 13, 'black'], [6, 13, 12, 'alloy']) +
	circle(0, 0, 4, 'url(#alloyD)') +
	circle(0, 0, 2, '#0b0c0d');

export const FRAME_PART_SCENES = {
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
};
