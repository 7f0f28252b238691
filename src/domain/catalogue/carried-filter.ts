import { OPEN, type Choosable } from './fit.ts';

/** List facets that a product page takes over, by their names in the URL query. */
const FREEHUB = 'freehub';
const TYRE_WIDTH = 'tyre_width';
const CARRIED = [TYRE_WIDTH, FREEHUB];

/**
 * Query that a list passes on to its product URLs: what the rider rides. A URL can be sent and
 * opened in another tab, and carries nothing that was meant for another bicycle.
 */
export function carriedQuery(search: string): string {
	const query = new URLSearchParams(search);
	const carried = CARRIED.flatMap((name) =>
		query.getAll(name).map((value): [string, string] => [name, value]),
	);
	return carried.length > 0 ? `?${new URLSearchParams(carried)}` : '';
}

/**
 * Values that a URL asks for, in the order of the product's options. An option is preselected only
 * if exactly one of its values exists here; with two or none it stays open.
 */
export function wantedValues(
	search: string,
	codes: readonly string[],
	articles: readonly Pick<Choosable, 'values'>[],
): string[] {
	const query = new URLSearchParams(search);
	return codes.map((code, at) => {
		const there = new Set(articles.map(({ values }) => values[at]));
		const [only, ...others] = new Set(query.getAll(code).filter((value) => there.has(value)));
		return only !== undefined && others.length === 0 ? only : OPEN;
	});
}

/** Splits the carried tyre widths, mm, into those that fit between two bounds and the others. */
export function carriedTyres(search: string, least_mm: number, most_mm: number) {
	const given = new URLSearchParams(search).getAll(TYRE_WIDTH).map(Number);
	const widths = given.filter((width) => Number.isInteger(width) && width > 0 && width < 1000);
	const fits = (width: number) => width >= least_mm && width <= most_mm;
	return { fitting: widths.filter(fits), others: widths.filter((width) => !fits(width)) };
}
