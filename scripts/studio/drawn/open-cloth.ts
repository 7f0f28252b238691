import { accent, measure, word, type Draw } from './open-draw.ts';
import { dimension } from './open-dimension.ts';
import { edge, INK, seam, shape, toTint } from './open.ts';
import { circle, group, line, path, rect, times, YELLOW } from './svg.ts';
import { wordmark } from './wordmark.ts';

const SHIRT =
	'M-120 -330C-70 -290 70 -290 120 -330L250 -280L370 -90L250 -30L210 -110L214 340C80 360 -80 360 -214 340L-210 -110L-250 -30L-370 -90L-250 -280Z';
const JACKET =
	'M-110 -340L-60 -372C-30 -352 30 -352 60 -372L110 -340L226 -286L330 180L236 206L196 -60L206 344C80 366 -80 366 -206 344L-196 -60L-236 206L-330 180L-226 -286Z';
const SOCK =
	'M-70 -340L70 -340L64 40C66 96 130 130 214 156C262 172 262 232 206 240C110 252 -10 236 -50 176C-80 130 -64 60 -70 -340Z';
const SECTION = 'M-26 -80C-30 0 -14 60 0 84C14 60 30 0 26 -80L18 -76L12 -62L-12 -62L-18 -76Z';

const tShirt: Draw = (specification) => {
	const { fill, print } = toTint(specification.finish);
	return group(
		'scale(1.4)',
		shape(SHIRT, fill),
		edge('M-120 -330C-70 -276 70 -276 120 -330', print),
		seam('M-210 -110L-236 -300', print),
		seam('M210 -110L236 -300', print),
		seam('M-210 318C-80 338 80 338 210 318', print),
		path(SECTION, 'none', { stroke: print, 'stroke-width': 3 }),
		line([52, -80], [52, 84], YELLOW, 2.4),
		line([42, -80], [62, -80], YELLOW, 2.4),
		line([42, 84], [62, 84], YELLOW, 2.4),
		word(0, 132, 20, print),
	);
};

const jacket: Draw = (specification) => {
	const { fill, print } = toTint(specification.finish);
	return group(
		'scale(1.34)',
		shape(JACKET, fill),
		edge('M0 -352L0 356', print),
		edge('M-60 -372C-44 -300 44 -300 60 -372', print),
		seam('M-196 -60L-220 -280', print),
		seam('M196 -60L220 -280', print),
		edge('M-208 308C-80 330 80 330 208 308', print),
		rect(30, -170, 6, 60, YELLOW),
		word(98, -140, 16, print),
	);
};

const cap: Draw = (specification) => {
	const { fill, print } = toTint(specification.finish);
	return group(
		'translate(30 40) scale(1.5)',
		shape('M-250 60C-250 -150 -120 -240 20 -240C170 -240 262 -140 262 60Z', fill),
		shape('M-250 60C-330 96 -372 150 -350 168C-250 150 -40 120 120 60Z', fill),
		seam('M20 -240C-20 -140 -40 -40 -40 60', print),
		seam('M20 -240C90 -150 130 -40 130 60', print),
		edge('M-250 48L262 48', print),
		path('M24 -238C86 -150 118 -40 118 48L132 48C132 -40 98 -150 32 -239Z', accent(specification)),
		word(-140, 0, 24, print),
	);
};

const socks: Draw = (specification) => {
	const { fill, print } = toTint(specification.finish);
	// Sixteen stripes on one sock and eight on the other, like the wheels' lacing.
	const stripes = (count: number): string =>
		times(count, (i) =>
			rect(-68, -316 + i * 15, 136, 4, i === 0 ? accent(specification) : print),
		).join('');
	const sock = (count: number): string =>
		shape(SOCK, fill) +
		stripes(count) +
		seam('M-50 176C-30 120 30 90 64 40', print) +
		seam('M176 146C150 180 160 220 186 242', print);
	return group(
		'scale(1.45)',
		group('translate(-190 30)', sock(16)),
		group('translate(90 30)', sock(8)),
	);
};

const bag: Draw = (specification) => {
	const { fill, print } = toTint(specification.finish);
	return group(
		'translate(0 30)',
		shape('M-126 -440C-126 -560 126 -560 126 -440L92 -440C84 -510 -84 -510 -92 -440Z', fill),
		circle(0, 0, 450, fill, { stroke: INK, 'stroke-width': 3 }),
		seam('M-424 0A424 424 0 1 1 424 0A424 424 0 1 1 -424 0', print),
		circle(0, 0, 73, 'none', { stroke: print, 'stroke-width': 2.4 }),
		word(0, -210, 60, print),
		rect(-190, 250, 380, 6, YELLOW),
		dimension([-450, 0], [450, 0], measure(specification, 'length'), 500),
	);
};

const bottle: Draw = (specification) => {
	const { fill, print } = toTint(specification.finish);
	const height = measure(specification, 'length') * 4.6;
	const half = measure(specification, 'diameter') * 2.3;
	const top = -height / 2;
	return group(
		'translate(-60 0)',
		shape(
			`M${-half} ${top + 230}C${-half} ${top + 150} ${-half * 0.55} ${top + 120} ${-half * 0.5} ${top + 90}L${half * 0.5} ${top + 90}C${half * 0.55} ${top + 120} ${half} ${top + 150} ${half} ${top + 230}L${half} ${-top - 30}Q${half} ${-top} ${half - 30} ${-top}L${-half + 30} ${-top}Q${-half} ${-top} ${-half} ${-top - 30}Z`,
			fill,
		),
		shape(
			`M${-half * 0.42} ${top + 90}L${-half * 0.42} ${top + 40}L${half * 0.42} ${top + 40}L${half * 0.42} ${top + 90}Z`,
			fill,
		),
		shape(`M-34 ${top + 40}L-34 ${top}L34 ${top}L34 ${top + 40}Z`, YELLOW),
		edge(`M${-half} ${top + 270}L${half} ${top + 270}`, print),
		times(10, (i) =>
			line(
				[half - (i % 2 ? 26 : 46), -top - 60 - i * 44],
				[half - 8, -top - 60 - i * 44],
				print,
				2.4,
			),
		).join(''),
		group(`translate(-20 ${-top - 270}) rotate(-90)`, wordmark(64, print)),
		dimension([-half, -top], [half, -top], measure(specification, 'diameter'), 60),
		dimension([half, top], [half, -top], measure(specification, 'length'), 190),
	);
};

const musette: Draw = (specification) => {
	const { fill, print } = toTint(specification.finish);
	const half = measure(specification, 'width') * 0.82;
	const height = measure(specification, 'length') * 1.64;
	return group(
		'translate(-40 -150)',
		shape(
			`M${-half + 40} 0C${-half + 70} -420 ${half - 70} -420 ${half - 40} 0L${half - 66} 0C${half - 96} -380 ${-half + 96} -380 ${-half + 66} 0Z`,
			fill,
		),
		shape(`M${-half} 0L${half} 0L${half} ${height}L${-half} ${height}Z`, fill),
		seam(`M${-half + 16} 36L${half - 16} 36`, print),
		seam(
			`M${-half + 16} 16L${-half + 16} ${height - 16}L${half - 16} ${height - 16}L${half - 16} 16`,
			print,
		),
		word(0, height * 0.46, 64, print),
		rect(-180, height * 0.62, 360, 6, YELLOW),
		dimension([-half, height], [half, height], measure(specification, 'width'), 66),
		dimension([half, 0], [half, height], measure(specification, 'length'), 110),
	);
};

/** Clothes, bags and the bottle by the name of their scene. */
export const CLOTH: Readonly<Record<string, Draw>> = {
	't-shirt': tShirt,
	cap,
	socks,
	'wheel-bag': bag,
	bottle,
	jacket,
	musette,
};
