import { backdrop, SQUARE, scene, shadow, type Scene } from './studio.ts';
import { linear } from './materials.ts';
import { rect, YELLOW, el, group, path, stroke, line, circle } from './svg.ts';
import { placed, wheelOf } from './wheel.ts';

/** Section through the rim in mm, outside up: walls, channel and hooks. */
function section(height: number, width: number): string {
	const half = width / 2;
	const outer =
		`M${-half} 0L${-half - 0.6} 6C${-half - 1.4} ${height * 0.45} ${-6} ${height - 3} 0 ${height}` +
		`C6 ${height - 3} ${half + 1.4} ${height * 0.45} ${half + 0.6} 6L${half} 0` +
		`L${half - 3} 0L${half - 3.4} 5L${half - 4.4} 6.4L5 7.4L3.6 9L-3.6 9L-5 7.4` +
		`L${-half + 4.4} 6.4L${-half + 3.4} 5L${-half + 3} 0Z`;
	const inside =
		`M${-half + 2.2} 9C${-half + 1.4} ${height * 0.44} -5 ${height - 7} 0 ${height - 4.4}` +
		`C5 ${height - 7} ${half - 1.4} ${height * 0.44} ${half - 2.2} 9L5.6 9.6L4.4 11.2L-4.4 11.2L-5.6 9.6Z`;
	return (
		path(outer + inside, 'url(#steelH)', { 'fill-rule': 'evenodd' }) +
		path(outer + inside, 'url(#twill)', { 'fill-rule': 'evenodd' }) +
		stroke(outer + inside, '#eef1f3', 0.22, { opacity: 0.7 }) +
		line([half + 5, 0], [half + 5, height], YELLOW, 0.22) +
		line([half + 3.6, 0], [half + 6.4, 0], YELLOW, 0.22) +
		line([half + 3.6, height], [half + 6.4, height], YELLOW, 0.22) +
		circle(0, height + 1.4, 0.2, YELLOW)
	);
}

const rim = (height: number) => (): Scene =>
	scene(
		SQUARE,
		backdrop(SQUARE),
		placed(800, 1180, 3.05, 0, wheelOf({ height, bare: true })),
		linear('low', 90, [
			[0.3, '#0a0b0c', 0],
			[0.62, '#0a0b0c', 0.96],
			[1, '#0a0b0c', 1],
		]),
		rect(0, 0, 1600, 1600, 'url(#low)'),
		shadow(800, 1290, 260, 24),
		group(
			`translate(780 ${1240 - height * 10.5}) scale(10.5)`,
			section(height, height > 40 ? 30 : 28),
		),
		el('g', {}, line([480, 1270], [1120, 1270], '#3a4046', 1)),
	);

export const WHEEL_SCENES = {
	'rim-24': rim(24),
	'rim-30': rim(30),
	'rim-50': rim(50),
};
