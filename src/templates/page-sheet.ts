/** A rule, or a whole sheet, with its place in the cascade; `parent` is the `@media` around it. */
export interface SheetRule {
	order: number;
	parent: string;
	css: string;
}

/** Rules of a component and its imports, without those of every page. */
export type SheetPart = readonly SheetRule[];

/** Merges parts into one style sheet: each rule once, in the order of the cascade. */
export function pageSheet(parts: readonly SheetPart[]): string {
	const rules = new Map(parts.flat().map((rule) => [rule.order, rule]));
	let parent = '';
	let css = '';
	for (const rule of [...rules.values()].toSorted((a, b) => a.order - b.order)) {
		if (rule.parent !== parent) {
			css += `${parent && '}'}${rule.parent && `${rule.parent}{`}`;
			parent = rule.parent;
		}
		css += rule.css;
	}
	return parent ? `${css}}` : css;
}
