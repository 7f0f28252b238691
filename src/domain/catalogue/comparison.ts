import type { ComparedProduct, SpecRow } from '#contract/comparison.ts';

/** Most columns that fit on a screen and on a sheet of paper. */
export const COMPARED_AT_MOST = 4;

/** URL parameter with the ids of the compared products, separated by commas. */
export const COMPARED_PARAM = 'p';

const ID = /^[a-z0-9][a-z0-9_.-]*$/;
/** Length to which unknown ids of a URL are cut before the visitor sees them. */
const SHOWN_LENGTH = 40;

/** Products that a URL asks to compare. Rejected ids are listed, so that the page can name them. */
export interface AskedProducts {
	ids: string[];
	/** Known products beyond the most that are compared. */
	surplus: string[];
	unknown: string[];
}

/** Parses the URL parameter. Repeated products count once. */
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

/** URL query that compares these products, with the filter that a list passes on (`?freehub=hg`). */
export function compareQuery(ids: readonly string[], carried = ''): string {
	return ids.length > 0 ? `?${COMPARED_PARAM}=${ids.join(',')}${carried.replace('?', '&')}` : '';
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

/** Parses the products that a tab has stored. Anything malformed counts as nothing chosen. */
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

/** Labels of all tables: those of the first table, each further one after the label above it. */
function toLabels(tables: readonly (readonly SpecRow[])[]): string[] {
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
	const rows = toLabels(tables).map((label) => ({
		label,
		values: tables.map((table) => table.find((row) => row.label === label)?.value ?? null),
	}));
	const isSame = ({ values }: ComparedRow) => values.every((value) => value === values[0]);
	return { different: rows.filter((row) => !isSame(row)), same: rows.filter(isSame) };
}

/** Figures that decide between products, and if more of them is better. */
const JUDGED = [
	['cheapest', 'price', false],
	['lightest', 'weight_g', false],
	['widest', 'tyre_mm', true],
	['deepest', 'height_mm', true],
] as const;

export type VerdictCode = (typeof JUDGED)[number][0];

/** In which respect a product is the only best of those that are compared. */
export interface ComparedVerdict {
	code: VerdictCode;
	name: string;
}

/** Groups verdicts by product, in the order in which the products are first named. */
export function groupVerdicts(
	verdicts: readonly ComparedVerdict[],
): { name: string; codes: VerdictCode[] }[] {
	const groups = new Map<string, VerdictCode[]>();
	for (const { code, name } of verdicts) groups.set(name, [...(groups.get(name) ?? []), code]);
	return [...groups].map(([name, codes]) => ({ name, codes }));
}

/** True if a figure is known of all products, so that they can be judged by it. */
export const isComparable = (
	products: readonly { figures: ComparedProduct['figures'] }[],
): boolean =>
	products.length > 1 &&
	JUDGED.some(([, figure]) =>
		products.every(({ figures }) => typeof figures?.[figure] === 'number'),
	);

/** Verdicts on products side by side; none where a figure is unknown, or several share the best. */
export function toVerdicts(
	products: readonly { name: string; figures: ComparedProduct['figures'] }[],
): ComparedVerdict[] {
	return JUDGED.flatMap(([code, figure, isMoreBetter]) => {
		const known = products.flatMap(({ name, figures }) => {
			const value = figures?.[figure];
			return typeof value === 'number' ? [{ name, value: isMoreBetter ? value : -value }] : [];
		});
		const [best, next] = known.toSorted((a, b) => b.value - a.value);
		const isSingle = best && next && known.length === products.length && best.value > next.value;
		return isSingle ? [{ code, name: best.name }] : [];
	});
}
