import type { SeedLocale } from '../languages.ts';
import { WHEELS } from '../catalogue/wheels.ts';
import { EN } from '../manuals/en.ts';
import { ES } from '../manuals/es.ts';
import { FR } from '../manuals/fr.ts';
import { IT } from '../manuals/it.ts';
import { JA } from '../manuals/ja.ts';
import { TORQUE_NM, type ManualFacts, type ManualWords } from '../manuals/manual.ts';
import type { ProductSeed, Texts } from '../types.ts';

const PSI_PER_BAR = 14.5038;
const psi = (bar: number): number => Math.floor(bar * PSI_PER_BAR);

const WITH_POINT: ReadonlySet<SeedLocale> = new Set(['en', 'ja']);
const WORDS: Record<SeedLocale, ManualWords> = { it: IT, en: EN, es: ES, fr: FR, ja: JA };

function toNumber(product: ProductSeed, code: keyof ProductSeed['specifications']): number {
	const value = product.specifications[code];
	if (typeof value !== 'number') throw new Error(`Manual: ${product.id} has no number for ${code}`);
	return value;
}

function toTexts(product: ProductSeed, code: keyof ProductSeed['specifications']): Texts | null {
	const value = product.specifications[code];
	return typeof value === 'object' ? value : null;
}

function toText(product: ProductSeed, code: keyof ProductSeed['specifications']): string {
	const value = product.specifications[code];
	return typeof value === 'object' ? value.en : String(value ?? '');
}

function toFacts(range: string, language: SeedLocale): ManualFacts {
	const wheels = WHEELS.filter((wheel) => wheel.range === range);
	const [first] = wheels;
	if (!first) throw new Error(`Manual: no wheel in the range ${range}`);
	const rotors = wheels.map((wheel) => toText(wheel, 'rotor_mount')).filter(Boolean);
	const isBoost = toText(first, 'rear_axle').includes('148');
	const isFixedGear = toText(first, 'rear_axle').includes('120');
	const carriers = wheels.filter(({ specifications }) => 'max_system_weight' in specifications);
	return {
		range,
		carriers: carriers.map((wheel) => wheel.texts[language].name),
		isMixed: carriers.length < wheels.length,
		figure: (value) => (WITH_POINT.has(language) ? String(value) : String(value).replace('.', ',')),
		use: toTexts(first, 'intended_use')?.[language] ?? '',
		models: wheels.map((wheel) => ({
			name: wheel.texts[language].name,
			pressure: toNumber(wheel, 'max_pressure'),
			tyreMin: toNumber(wheel, 'tyre_width_min'),
			tyreMax: toNumber(wheel, 'tyre_width_max'),
			channel: toNumber(wheel, 'rim_inner_width'),
			psi: psi(toNumber(wheel, 'max_pressure')),
			riderWeight: toNumber(wheel, 'max_rider_weight'),
			systemWeight: carriers.includes(wheel) ? toNumber(wheel, 'max_system_weight') : null,
		})),
		rotor: rotors[0] ? (rotors[0].startsWith('6') ? 'six-bolt' : 'spline') : null,
		axleTorque: isFixedGear ? null : isBoost ? TORQUE_NM.boostAxle : TORQUE_NM.roadAxle,
		isHookless: wheels.some((wheel) => wheel.drawing?.rim?.is_hookless === true),
		isCarbon: wheels.some((wheel) => wheel.is_carbon_wheel === true),
		isFixedGear,
		isTubeless: wheels.some((wheel) =>
			toText(wheel, 'tyre_type').toLowerCase().includes('tubeless'),
		),
		hasRimBrake: wheels.some((wheel) => toText(wheel, 'rear_axle').includes('130')),
	};
}

/** Text of the manual of a range of wheels, with the figures of its products. */
export function manualParagraphs(range: string, language: SeedLocale): string[] {
	return WORDS[language](toFacts(range, language)).filter((text) => text !== null);
}

/** Ranges of wheels, each of which has a manual. */
export const WHEEL_RANGES = [...new Set(WHEELS.flatMap(({ range }) => range ?? []))];

/** Day of the edition that names both weight limits; it replaces earlier ones. */
export const MANUALS_REVISED_ON = '2026-11-02';

export function listWheelIds(range: string): string[] {
	return WHEELS.filter((wheel) => wheel.range === range).map((wheel) => wheel.id);
}
