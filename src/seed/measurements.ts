import { WHEELS } from './catalogue/wheels.ts';
import { SERIALS, type SerialSeed } from './serials.ts';
import type { MeasurementSeed, ProductSeed } from './types.ts';

/** Continues the FNV-1a hash of a text with more of it. */
function hash(text: string, before = 2166136261): number {
	let state = before;
	for (const sign of text) state = Math.imul(state ^ (sign.codePointAt(0) ?? 0), 16777619);
	return state;
}

/** Number between 0 and 1 that always belongs to the same hash. */
function toShare(hashed: number): number {
	let state = Math.imul(hashed ^ (hashed >>> 15), 2246822507);
	state = Math.imul(state ^ (state >>> 13), 3266489909);
	return ((state ^ (state >>> 16)) >>> 0) / 2 ** 32;
}

/**
 * Normally distributed number that always belongs to the same words, as the sum of twelve even
 * ones, within two and a half deviations.
 */
function drawNormal(mean: number, deviation: number, ...words: (string | number)[]): number {
	// Every start of a host draws 11,000 of them: the words are hashed once for all twelve.
	const common = hash(`${words.join(' ')} `);
	let normal = -6;
	for (let index = 0; index < 12; index += 1) normal += toShare(hash(String(index), common));
	return mean + deviation * Math.max(-2.5, Math.min(2.5, normal));
}

/** Deviations of one wheel in g, and of spokes of one side as a share; the limit of these is 5 %. */
const WEIGHT_DEVIATION = 4.2;
const TENSION_DEVIATION = 0.014;

/** Tension in N of a side: the side with fewer spokes and the steeper one carry more each. */
function meanTension(own: number, other: number, isSteep: boolean): number {
	if (own < other) return 1120;
	if (own > other) return 1060;
	return isSteep ? 1160 : 780;
}

function tensions(serial: string, side: string, count: number, mean: number): number[] {
	return Array.from({ length: count }, (_, spoke) =>
		Math.round(drawNormal(mean, mean * TENSION_DEVIATION, serial, side, spoke)),
	);
}

const DAY_MS = 86_400_000;

function measured(serial: SerialSeed, wheel: ProductSeed): MeasurementSeed[] {
	const { serial_number, product_id, made_on } = serial;
	const position = serial_number[5] === 'A' ? 'front' : 'rear';
	const claimed = wheel.specifications[`${position}_weight`];
	const spokes = wheel.drawing?.[`${position}_spokes`];
	if (typeof claimed !== 'number' || !spokes) return [];
	const { drive_side, other_side } = spokes;
	const number = Number(serial_number.slice(-4));
	const front = String(position === 'front' ? number : number - 1).padStart(4, '0');
	// Each model comes out a little lighter or heavier than it was designed.
	const shift = drawNormal(-1.5, 1.2, product_id);
	const [left, right] = [other_side, drive_side];
	return [
		{
			serial_number,
			product_id,
			position,
			measured_on: new Date(Date.parse(made_on) + DAY_MS).toISOString().slice(0, 10),
			weight_g: Math.round(drawNormal(claimed + shift, WEIGHT_DEVIATION, serial_number)),
			radial_mm: Math.round(drawNormal(0.14, 0.05, serial_number, 'radial') * 100) / 100,
			lateral_mm: Math.round(drawNormal(0.1, 0.035, serial_number, 'lateral') * 100) / 100,
			// The disc is on the left of the front wheel, the cassette on the right of the rear one.
			tension_left: tensions(
				serial_number,
				'left',
				left,
				meanTension(left, right, position === 'front'),
			),
			tension_right: tensions(
				serial_number,
				'right',
				right,
				meanTension(right, left, position === 'rear'),
			),
			pair: `${serial_number.slice(3, 5)}-25-${front}`,
		},
	];
}

/** Newest wheels of the track, of which the demo has measured too few for a statement. */
const FEW = { product_id: 'pista-60', above: 128 };

/** Measurements of the demo maker's pairs, by the weight and spokes of their data sheets. */
export const MEASUREMENTS: MeasurementSeed[] = SERIALS.flatMap((serial) => {
	const wheel = WHEELS.find(({ id }) => id === serial.product_id);
	const isLeftOut =
		serial.product_id === FEW.product_id && Number(serial.serial_number.slice(-4)) <= FEW.above;
	return wheel && !isLeftOut ? measured(serial, wheel) : [];
});
