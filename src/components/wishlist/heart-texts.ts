/** Stands in a text for what the script puts there: no character of any language. */
export const GAP = '#';

/** Words of the hearts of a page. */
export interface HeartTexts {
	save: string;
	/** On cards alone. */
	name?: string;
	open: string;
	full: string;
	href: string;
}
