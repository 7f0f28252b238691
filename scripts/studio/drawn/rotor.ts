import { clip, conic, hole, LIGHT, path, polar, rad, ring, sector, shine, times } from './svg.ts';

/** Brake disc of 160 mm, seen from the front. */
export function rotorOf(): string {
	const cuts = times(36, (i) => {
		const [x, y] = polar(68 + (i % 3) * 4.2, rad(i * 10));
		return hole(x, y, 1.9);
	}).join('');
	const arms = times(6, (i) => sector(30, 58, i * 60 + 9, i * 60 + 51)).join('');
	const body = hole(0, 0, 80) + hole(0, 0, 20) + cuts + arms;
	return (
		path(body, '#000', { 'fill-rule': 'evenodd', transform: 'translate(.8 1.2)' }) +
		clip(
			body,
			conic(
				18,
				81,
				shine(110, [LIGHT, 120, 18], [52, 90, 16], [-20, -50, 26], [140, -50, 26]),
				360,
			),
		) +
		path(body, 'none', { stroke: '#e6eaed', 'stroke-width': 0.4, opacity: 0.6 }) +
		ring(61, 0.3, '#000', 0.5)
	);
}
