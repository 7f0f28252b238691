import type { AVAILABILITIES } from '#contract/content/availability.ts';
import type { Choosable } from '#domain/catalogue/fit.ts';

/** An article as its row in the table of articles has it. */
export interface RowArticle extends Choosable {
	code: string;
}

/** Availability by the class of its text, which the same build printed. */
const BY_CLASS: readonly [string, (typeof AVAILABILITIES)[number]][] = [
	['.stock-in', 'in_stock'],
	['.stock-low', 'low_stock'],
];

/** Reads an article from its row. */
export function readArticle(row: HTMLElement): RowArticle {
	const [, sooner] = BY_CLASS.find(([selector]) => row.querySelector(selector)) ?? [];
	const later = row.dataset['out'] === undefined ? 'made_to_order' : 'out_of_stock';
	return {
		code: row.id,
		values: row.dataset['values']?.split(' ') ?? [],
		availability: sooner ?? later,
	};
}
