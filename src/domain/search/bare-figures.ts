import type { Measured } from './measures.ts';

/** Widths that tyres have, mm. */
const TYRES_MM = { least: 18, most: 80 };
/** Diameters of wheels in inches: beside a tyre they are no width of it. */
const DIAMETERS: readonly number[] = [26, 27.5, 28, 29];
const MM_PER_INCH = 25.4;
/** Tyres are no wider in inches; a larger figure is a diameter. */
const WIDEST_IN = 5;

/** Width of a tyre in mm that a measure is; null for another measure. */
export function toTyre({ unit, value }: Measured): Measured | null {
	if (unit === 'mm') return { unit, value };
	if (unit !== 'in' || value > WIDEST_IN) return null;
	return { unit: 'mm', value: Math.round(value * MM_PER_INCH) };
}

/** Weights of riders, g: nothing in the catalogue weighs so much. */
const RIDERS_G = { least: 30_000, most: 500_000 };
const G_PER_KG = 1000;

/** Weight of a rider in kg that a measure is; null for another measure. */
export function toRider({ unit, value }: Measured): Measured | null {
	const isRider = unit === 'g' && value >= RIDERS_G.least && value <= RIDERS_G.most;
	return isRider ? { unit: 'max', value: value / G_PER_KG } : null;
}

/** Measure that a bare figure is beside a tyre: "tyres 45". */
export function bareTyre(word: string): Measured | null {
	const value = /^\d+$/.test(word) ? Number(word) : NaN;
	const isTyre = value >= TYRES_MM.least && value <= TYRES_MM.most && !DIAMETERS.includes(value);
	return isTyre ? { unit: 'mm', value } : null;
}

/** Weight that a bare figure is beside a limit: "weight below 1500". */
export const bareWeight = (word: string): Measured | null =>
	/^\d{3,4}$/.test(word) ? { unit: 'g', value: Number(word) } : null;
