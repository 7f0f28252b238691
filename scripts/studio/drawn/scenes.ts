import type { PictureName } from '../../../src/seed/pictures.ts';
import { AMBIENCE_SCENES, crop } from './ambience.ts';
import { GARMENT_SCENES } from './garments.ts';
import { FILM_S, lacing } from './lacing.ts';
import { WHEEL_SCENES } from './scenes-wheels.ts';
import { product, shadow, type Scene } from './studio.ts';
import { group } from './svg.ts';
import { crankset } from './toothed.ts';
import { FRAME_PART_SCENES } from './scenes-frame-parts.ts';
import { WHEEL_PART_SCENES } from './scenes-wheel-parts.ts';
import { rotorOf } from './rotor.ts';

/** A flat part seen from the front, `scale` pixels per mm. */
const flat =
	(drawing: () => string, scale: number, x = 0, y = 0) =>
	(): Scene =>
		product(shadow(0, 620, 380, 24, 0.7), group(`translate(${x} ${y}) scale(${scale})`, drawing()));

const TOOTHED_SCENES = {
	'crankset-road': flat(() => crankset('road'), 4.6, -60, -80),
	'crankset-gravel': flat(() => crankset('gravel'), 4.8, -60, -90),
	'crankset-mtb': flat(() => crankset('mtb'), 5, -60, -110),
	'crankset-track': flat(() => crankset('track'), 4.6, -60, -80),
	rotor: flat(rotorOf, 7.4),
};

/** Every drawn picture by its name; the others are rendered, see scripts/studio/rendered. */
export const SCENES: Partial<Record<PictureName, () => Scene>> = {
	...WHEEL_SCENES,
	...TOOTHED_SCENES,
	...FRAME_PART_SCENES,
	...WHEEL_PART_SCENES,
	...GARMENT_SCENES,
	...AMBIENCE_SCENES,
	'news-lacing': () => lacing(FILM_S),
	'hamburger-bottom-brackets': crop(FRAME_PART_SCENES['bottom-bracket-threaded']),
	'hamburger-headsets': crop(FRAME_PART_SCENES['headset-integrated']),
	'hamburger-axles': crop(FRAME_PART_SCENES['thru-axle']),
	'hamburger-seatposts': crop(FRAME_PART_SCENES.seatpost),
	'hamburger-spares': crop(WHEEL_PART_SCENES['freehub-body']),
	'hamburger-merchandise': crop(GARMENT_SCENES['t-shirt']),
};
