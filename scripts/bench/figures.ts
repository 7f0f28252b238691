import { BenchError, type Figures } from './part.ts';

/** Figures of a run under one name each: `part.row.figure_unit`. */
export type Flat = Record<string, number>;

/** Puts a name into the form of a key: dots separate levels, and nothing else is a dot or a space. */
const word = (name: string): string => name.replaceAll('.', '_').replaceAll(/\s+/g, '-');

export const toKey = (part: string, row: string, figure: string): string =>
	[part, row, figure].map(word).join('.');

/** Flattens the figures of a part; those that could not be taken are left out. */
export function flatten(part: string, figures: Figures): Flat {
	const flat: Flat = {};
	for (const [row, values] of Object.entries(figures)) {
		for (const [figure, value] of Object.entries(values)) {
			const key = toKey(part, row, figure);
			if (key in flat) throw new BenchError(`two figures are named ${key}`);
			if (value === null) continue;
			if (!Number.isFinite(value)) throw new BenchError(`${key} is no number: ${value}`);
			flat[key] = value;
		}
	}
	return flat;
}

export interface Comparison {
	/** Current figures divided by the saved ones; null where one of both is missing or was zero. */
	ratios: Figures;
	/** Lines on figures that have no ratio. */
	remarks: string[];
}

/** Compares the figures of a part with those of a saved run. */
export function compare(part: string, figures: Figures, kept: Flat): Comparison {
	const remarks: string[] = [];
	const known = new Set<string>();
	const ratios: Figures = {};
	for (const [row, values] of Object.entries(figures)) {
		const rated: Figures[string] = {};
		for (const [figure, value] of Object.entries(values)) {
			const key = toKey(part, row, figure);
			known.add(key);
			rated[figure] = ratio(value, kept[key], (line) => remarks.push(`${key}: ${line}`));
		}
		ratios[row] = rated;
	}
	const gone = Object.keys(kept).filter(
		(key) => key.startsWith(`${word(part)}.`) && !known.has(key),
	);
	for (const key of gone) remarks.push(`${key}: in the kept run alone`);
	return { ratios, remarks };
}

function ratio(
	now: number | null,
	then: number | undefined,
	remark: (line: string) => void,
): number | null {
	if (then === undefined) {
		if (now !== null) remark('not in the kept run');
		return null;
	}
	if (now === null) remark('in the kept run alone');
	else if (then === 0 && now !== 0) remark(`was 0, is ${now}`);
	else return then === 0 ? 1 : now / then;
	return null;
}
