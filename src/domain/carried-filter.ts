import { OPEN, type Choosable } from './fit.ts';

/** Facets of a list that a product's page takes over, by the names that addresses have for them. */
const FREEHUB = 'freehub';
const TYRE_WIDTH = 'tyre_width';
const CARRIED = [TYRE_WIDTH, FREEHUB];

/**
 * The part of a list's address that its products' addresses carry: what the rider rides. An address
 * can be sent and opened in another tab, and says nothing that was meant for another bicycle.
 */
export function carriedQuery(search: string): string {
	const query = new URLSearchParams(search);
	const carried = CARRIED.flatMap((name) =>
		query.getAll(name).map((value): [string, string] => [name, value]),
	);
	return carried.length > 0 ? `?${new URLSearchParams(carried)}` : '';
}

/**
 * Values that an address asks for, in the order of a product's choices: of each option the only one
 * that exists here. Two of them are a question, and none is no answer.
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

/** Carried widths of tyres, mm, by whether they fit between two bounds. */
export function carriedTyres(search: string, least_mm: number, most_mm: number) {
	const given = new URLSearchParams(search).getAll(TYRE_WIDTH).map(Number);
	const widths = given.filter((width) => Number.isInteger(width) && width > 0 && width < 1000);
	const fits = (width: number) => width >= least_mm && width <= most_mm;
	return { fitting: widths.filter(fits), others: widths.filter((width) => !fits(width)) };
}
