import { product, shadow, type Scene } from './studio.ts';
import { circle, group, line, path, rect, stroke, YELLOW } from './svg.ts';
import { wordmark } from './wordmark.ts';

const seam = (d: string): string =>
	stroke(d, '#000', 2.2, { opacity: 0.55 }) +
	stroke(d, '#c3c9ce', 0.7, { opacity: 0.3, transform: 'translate(1 1.4)' });
const cloth = (d: string, fill = 'url(#cloth)'): string =>
	path(d, fill) + stroke(d, '#aeb6bc', 1.4, { opacity: 0.4 });
const word = (x: number, y: number, height: number, color = '#dfe3e6'): string =>
	group(`translate(${x} ${y})`, wordmark(height, color));

const laid =
	(...parts: string[]) =>
	(): Scene =>
		product(shadow(0, 470, 420, 34, 0.8), group('scale(1.35)', ...parts));

const SHIRT =
	'M-120 -330C-70 -290 70 -290 120 -330L250 -280L370 -90L250 -30L210 -110L214 340C80 360 -80 360 -214 340L-210 -110L-250 -30L-370 -90L-250 -280Z';
const JACKET =
	'M-110 -340L-60 -372C-30 -352 30 -352 60 -372L110 -340L226 -286L330 180L236 206L196 -60L206 344C80 366 -80 366 -206 344L-196 -60L-236 206L-330 180L-226 -286Z';
const SOCK =
	'M-70 -340L70 -340L64 40C66 96 130 130 214 156C262 172 262 232 206 240C110 252 -10 236 -50 176C-80 130 -64 60 -70 -340Z';

export const GARMENT_SCENES = {
	't-shirt': laid(
		cloth(SHIRT),
		seam('M-120 -330C-70 -276 70 -276 120 -330'),
		seam('M-210 -110L-236 -300'),
		seam('M210 -110L236 -300'),
		path('M-26 -80C-30 0 -14 60 0 84C14 60 30 0 26 -80L18 -76L12 -62L-12 -62L-18 -76Z', 'none', {
			stroke: '#dfe3e6',
			'stroke-width': 3,
		}),
		line([52, -80], [52, 84], YELLOW, 2),
		line([42, -80], [62, -80], YELLOW, 2),
		line([42, 84], [62, 84], YELLOW, 2),
		word(0, 132, 20),
	),
	jacket: laid(
		cloth(JACKET, 'url(#clothDark)'),
		seam('M0 -352L0 356'),
		seam('M-196 -60L-220 -280'),
		seam('M196 -60L220 -280'),
		seam('M-60 -372C-44 -300 44 -300 60 -372'),
		rect(-3, -340, 6, 694, '#6d757c', { opacity: 0.6 }),
		rect(-206, 300, 412, 8, '#c3c9ce', { opacity: 0.5 }),
		rect(30, -170, 6, 60, YELLOW),
		word(98, -140, 16),
	),
	cap: laid(
		path('M-250 60C-250 -150 -120 -240 20 -240C170 -240 262 -140 262 60Z', 'url(#cloth)'),
		stroke('M-250 60C-250 -150 -120 -240 20 -240C170 -240 262 -140 262 60Z', '#aeb6bc', 1.4, {
			opacity: 0.4,
		}),
		path('M-250 60C-330 96 -372 150 -350 168C-250 150 -40 120 120 60Z', 'url(#clothDark)', {
			stroke: '#aeb6bc',
			'stroke-width': 1,
		}),
		seam('M20 -240C-20 -140 -40 -40 -40 60'),
		seam('M20 -240C90 -150 130 -40 130 60'),
		rect(-250, 52, 512, 10, '#0b0c0d'),
		rect(36, -236, 12, 292, YELLOW, { opacity: 0.9, transform: 'rotate(7 40 -236)' }),
		word(-130, 0, 24),
	),
	socks: laid(
		group(
			'translate(-150 10) rotate(-6)',
			cloth(SOCK),
			rect(-69, -300, 138, 10, YELLOW),
			rect(-69, -280, 138, 3, '#c3c9ce', { opacity: 0.6 }),
			word(0, -180, 22),
		),
		group(
			'translate(120 -10) rotate(5)',
			cloth(SOCK, 'url(#clothDark)'),
			rect(-69, -300, 138, 10, YELLOW),
			rect(-69, -280, 138, 3, '#c3c9ce', { opacity: 0.6 }),
			word(0, -180, 22),
		),
	),
	'wheel-bag': laid(
		circle(0, 10, 350, 'url(#cloth)'),
		circle(0, 10, 350, 'none', { stroke: '#aeb6bc', 'stroke-width': 2, opacity: 0.5 }),
		seam('M-322 10A322 322 0 1 1 322 10A322 322 0 1 1 -322 10'),
		circle(0, 10, 70, 'url(#clothDark)', { stroke: '#6d757c', 'stroke-width': 1.5 }),
		path('M-90 -330C-90 -420 90 -420 90 -330L66 -330C60 -384 -60 -384 -66 -330Z', '#24282b', {
			stroke: '#6d757c',
			'stroke-width': 1,
		}),
		word(0, -150, 46),
		rect(-150, 196, 300, 5, YELLOW),
	),
	bottle: laid(
		rect(-104, -190, 208, 540, 'url(#rubberH)', { rx: 26 }),
		rect(-88, -120, 176, 36, '#000', { opacity: 0.35 }),
		path('M-96 -190C-96 -250 -60 -264 -50 -286L50 -286C60 -264 96 -250 96 -190Z', 'url(#blackH)'),
		rect(-40, -336, 80, 54, 'url(#steelH)', { rx: 10 }),
		rect(-22, -372, 44, 40, 'url(#yellowH)', { rx: 8 }),
		group('translate(6 110) rotate(-90)', wordmark(52, '#dfe3e6')),
		rect(-104, 310, 208, 6, YELLOW, { opacity: 0.9 }),
	),
	musette: laid(
		path(
			'M-210 -120C-180 -420 180 -420 210 -120L192 -120C160 -392 -160 -392 -192 -120Z',
			'#2b3034',
			{ stroke: '#6d757c', 'stroke-width': 1 },
		),
		cloth('M-260 -130L260 -130L240 330C80 344 -80 344 -240 330Z'),
		seam('M-244 -100L244 -100'),
		seam('M-226 312C-80 324 80 324 226 312'),
		word(0, 90, 54),
		rect(-150, 150, 300, 5, YELLOW),
	),
};
