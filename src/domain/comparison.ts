import type { SpecRow } from '#contract/comparison.ts';

/** Columns that a screen and a sheet of paper hold. */
export const COMPARED_AT_MOST = 4;

/** Parameter of an address that names the compared products, by id, parted by commas. */
export const COMPARED_PARAM = 'p';

const ID = /^[a-z0-9][a-z0-9_.-]*$/;
/** Words of an address that are no product are repeated to the visitor no longer than this. */
const SHOWN_LENGTH = 40;

/** What an address asks to compare; what it cannot have is named, so that it can be said. */
export interface AskedProducts {
	ids: string[];
	/** Beyond the most that are compared. */
	surplus: string[];
	unknown: string[];
}

/** Reads the parameter of an address. Repeated products count once. */
export function readAsked(text: string | null, isKnown: (id: string) => boolean): AskedProducts {
	const asked = new Set((text ?? '').split(',').map((part) => part.trim()));
	asked.delete('');
	const known = [...asked].filter(isKnown);
	return {
		ids: known.slice(0, COMPARED_AT_MOST),
		surplus: known.slice(COMPARED_AT_MOST),
		unknown: [...asked].filter((id) => !isKnown(id)).map((id) => id.slice(0, SHOWN_LENGTH)),
	};
}

/** Query of the address that compares these products. */
export function compareQuery(ids: readonly string[]): string {
	return ids.length > 0 ? `?${COMPARED_PARAM}=${ids.join(',')}` : '';
}

/** A product that the visitor ticked in a list. */
export interface ChosenProduct {
	id: string;
	name: string;
}

function toChosen(entry: unknown): ChosenProduct[] {
	if (typeof entry !== 'object' || entry === null) return [];
	if (!('id' in entry) || !('name' in entry)) return [];
	const { id, name } = entry;
	return typeof id === 'string' && typeof name === 'string' && ID.test(id) ? [{ id, name }] : [];
}

/** Reads what a tab has stored; whatever else is there counts as nothing chosen. */
export function parseChosen(text: string | null): ChosenProduct[] {
	let stored: unknown;
	try {
		stored = JSON.parse(text ?? '[]');
	} catch {
		return [];
	}
	if (!Array.isArray(stored)) return [];
	const chosen = new Map(stored.flatMap(toChosen).map((product) => [product.id, product]));
	return [...chosen.values()].slice(0, COMPARED_AT_MOST);
}

/** One line of a comparison: a value for each product, null where its table lacks it. */
export interface ComparedRow {
	label: string;
	values: (string | null)[];
}

/** Labels of all tables: those of the first, each other one behind its neighbour above. */
function labelsOf(tables: readonly (readonly SpecRow[])[]): string[] {
	const labels: string[] = [];
	for (const table of tables) {
		let place = 0;
		for (const { label } of table) {
			const found = labels.indexOf(label);
			if (found === -1) labels.splice(place, 0, label);
			place = (found === -1 ? place : found) + 1;
		}
	}
	return labels;
}

/** Lays data tables side by side: first the lines that differ, then those that are the same. */
export function compareSpecs(tables: readonly (readonly SpecRow[])[]): {
	different: ComparedRow[];
	same: ComparedRow[];
} {
	const rows = labelsOf(tables).map((label) => ({
		label,
		values: tables.map((table) => table.find((row) => row.label === label)?.value ?? null),
	}));
	const isSame = ({ values }: ComparedRow) => values.every((value) => value === values[0]);
	return { different: rows.filter((row) => !isSame(row)), same: rows.filter(isSame) };
}
