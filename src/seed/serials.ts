import type { SERIAL_STATES } from '#contract/wheels/serials.ts';

/** A wheel that left the factory; `registered` if its first owner asked for the extension. */
export interface SerialSeed {
	serial_number: string;
	product_id: string;
	made_on: string;
	state: (typeof SERIAL_STATES)[number];
	note: string;
	registered?: { purchase_date: string; registered_on: string };
}

/** Two digits of the serial that encode the model. */
const MODEL_DIGITS: Record<string, string> = {
	'kleos-rd-36': '36',
	'kleos-rd-50': '50',
	'kleos-rd-62': '62',
	'k1-rd': '45',
	'brenta-35': '35',
	'sile-gravel-40': '40',
	'montello-30': '30',
	'crono-80': '80',
	'crono-disc': '88',
	'pista-60': '60',
	// Aluminium rims: known wheels that the extension does not cover.
	'piave-30': '31',
	'grappa-27': '27',
};

const YEAR = 25;
const FIRST_NUMBER = 101;
const PAIRS_PER_MODEL = 20;
const DAY_MS = 86_400_000;

/**
 * One wheel: `MQC`, model, `A` front or `P` rear, year and running number. Front wheels have odd
 * numbers, the rear wheel of the pair the next one.
 */
function wheel(product_id: string, digits: string, index: number): SerialSeed {
	const number = FIRST_NUMBER + index;
	const side = index % 2 === 0 ? 'A' : 'P';
	const made = Date.UTC(2000 + YEAR, 0, 13) + Math.floor(index / 2) * 5 * DAY_MS;
	return {
		serial_number: `MQC${digits}${side}${YEAR}${String(number).padStart(4, '0')}`,
		product_id,
		made_on: new Date(made).toISOString().slice(0, 10),
		state: 'sold',
		note: '',
	};
}

/** State of some wheels, by serial: one for each answer that does not depend on the date. */
const FATES: Record<string, Partial<SerialSeed>> = {
	MQC36A250101: { registered: { purchase_date: '2025-05-10', registered_on: '2025-05-12' } },
	MQC36P250102: { registered: { purchase_date: '2025-05-10', registered_on: '2025-05-12' } },
	MQC62A250101: { state: 'substituted', note: 'Cerchio sostituito, pratica 2025/041' },
	MQC62P250102: { state: 'substituted', note: 'Cerchio sostituito, pratica 2025/041' },
	MQC50A250101: { state: 'teams', note: 'Fornitura squadre 2025' },
	MQC50P250102: { state: 'teams', note: 'Fornitura squadre 2025' },
};

/** Fictitious wheels of the demo maker: twenty pairs of each model that the table above names. */
export const SERIALS: SerialSeed[] = Object.entries(MODEL_DIGITS).flatMap(([product_id, digits]) =>
	Array.from({ length: PAIRS_PER_MODEL * 2 }, (_, index) => {
		const made = wheel(product_id, digits, index);
		return { ...made, ...FATES[made.serial_number] };
	}),
);
