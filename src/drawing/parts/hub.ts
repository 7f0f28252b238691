import type { Complete, CompleteHub } from './complete.ts';
import { across, level, plumb, scaleTo, toSheet, turned, upright } from './sheet.ts';
import type { Marked, PartSheet } from './sheet.ts';

/** Usual dimensions for those missing in the data sheet, mm. */
const FLANGE = { half_width: 2.7, edge: 3 };
const WAIST = 12;
const CAP_WALL = 4;
const CARRIER = { radius: 17, gap: 3.5, end: 5 };
const ABOVE = 86;
const BELOW = 84;

interface DrawnWheel {
	part: string;
	thin: string;
	axis: string;
	marks: Marked[];
}

/** A hub from above, its left side at the left, the middle of its locknuts on x = 0. */
function drawHubOf(
	wheel: 'front' | 'rear',
	hub: CompleteHub,
	y: number,
	scale: number,
): DrawnWheel {
	const half = (hub.over_locknut_mm / 2) * scale;
	const left = -hub.left_flange_mm * scale;
	const right = hub.right_flange_mm * scale;
	const [left_r, right_r] = [hub.left_circle_mm, hub.right_circle_mm].map(
		(circle) => (circle / 2) * scale,
	) as [number, number];
	const [thick, edge, waist] = [FLANGE.half_width, FLANGE.edge, WAIST].map((mm) => mm * scale) as [
		number,
		number,
		number,
	];
	const axle = (hub.axle_mm / 2) * scale;
	const cap = axle + CAP_WALL * scale;
	const carrier = right + (FLANGE.half_width + CARRIER.gap) * scale;
	const carrier_end = half - CARRIER.end * scale;
	const hasCarrier = wheel === 'rear' && carrier_end > carrier;
	const top = y - Math.max(left_r, right_r) - edge;
	const bottom = y + Math.max(left_r, right_r) + edge;
	const told = { wheel } as const;
	return {
		part: [
			turned(
				[
					[left + thick, left_r * 0.7],
					[left + thick + 8 * scale, waist],
					[right - thick - 8 * scale, waist],
					[right - thick, right_r * 0.7],
				],
				y,
			),
			turned(
				[
					[left - thick, left_r + edge],
					[left + thick, left_r + edge],
				],
				y,
			),
			turned(
				[
					[right - thick, right_r + edge],
					[right + thick, right_r + edge],
				],
				y,
			),
			turned(
				[
					[-half, cap],
					[left - thick, cap],
				],
				y,
			),
			turned(
				[
					[right + thick, cap],
					[half, cap],
				],
				y,
			),
			hasCarrier
				? turned(
						[
							[carrier, CARRIER.radius * scale],
							[carrier_end, CARRIER.radius * scale],
						],
						y,
					)
				: '',
		].join(''),
		thin: level(-half, half, y - axle) + level(-half, half, y + axle),
		axis: [
			level(-half - 14, half + 14, y),
			plumb(0, top - 26, bottom + 8),
			...[[left, left_r] as const, [right, right_r] as const].flatMap(([x, r]) => [
				level(x - 9, x + 9, y - r),
				level(x - 9, x + 9, y + r),
			]),
		].join(''),
		marks: [
			across({
				...told,
				role: 'left_flange',
				value: hub.left_flange_mm,
				from: left,
				to: 0,
				edges: [y - left_r - edge, top - 26],
				y: top - 22,
				figure: 'last',
			}),
			across({
				...told,
				role: 'right_flange',
				value: hub.right_flange_mm,
				from: 0,
				to: right,
				edges: [top - 26, y - right_r - edge],
				y: top - 22,
				figure: 'first',
			}),
			upright({
				...told,
				role: 'left_circle',
				value: hub.left_circle_mm,
				isDiameter: true,
				from: y - left_r,
				to: y + left_r,
				edges: left - thick,
				x: -half - 40,
				figure: 'over',
			}),
			upright({
				...told,
				role: 'right_circle',
				value: hub.right_circle_mm,
				isDiameter: true,
				from: y - right_r,
				to: y + right_r,
				edges: right + thick,
				x: half + 40,
				figure: 'over',
			}),
			across({
				...told,
				role: 'over_locknut',
				value: hub.over_locknut_mm,
				bore: hub.axle_mm,
				from: -half,
				to: half,
				edges: y + cap,
				y: bottom + 44,
			}),
		],
	};
}

/** Draws a pair of hubs, the front one above the rear one. */
export function drawHub({ front, rear }: Complete<'hub'>): PartSheet {
	const hubs = [
		...(front ? [['front', front] as const] : []),
		...(rear ? [['rear', rear] as const] : []),
	];
	const widest = Math.max(...hubs.map(([, hub]) => hub.over_locknut_mm));
	const scale = scaleTo(widest, 284, 2.4);
	let bottom = 0;
	const drawn = hubs.map(([wheel, hub]) => {
		const radius = (Math.max(hub.left_circle_mm, hub.right_circle_mm) / 2 + FLANGE.edge) * scale;
		const y = bottom + ABOVE + radius;
		bottom = y + radius + BELOW;
		return drawHubOf(wheel, hub, y, scale);
	});
	const join = (name: 'part' | 'thin' | 'axis') => drawn.map((hub) => hub[name]).join('');
	return toSheet({
		scale,
		top: 24,
		bottom: bottom - 24,
		part: join('part'),
		thin: join('thin'),
		axis: join('axis'),
		marks: drawn.flatMap(({ marks }) => marks),
	});
}
