import { breakCompounds } from '#domain/phrase-breaks.ts';

/**
 * Islands print their texts again in the browser, and break the names themselves; scripts and choices hold no markup; tables
 * scroll where they have no room.
 */
const APART = /(<(astro-island|script|style|select|textarea|svg|table)\b[\s\S]*?<\/\2>)/;

/** A page's Japanese with places where a line may end inside a long compound. */
export function withPhraseBreaks(html: string): string {
	const parts = html.split(APART);
	// Of three parts the third is the name of the element that stands apart.
	return parts
		.flatMap((part, at) => {
			if (at % 3 === 2) return [];
			return at % 3 === 1 ? part : part.replace(/>[^<]+/g, breakCompounds);
		})
		.join('');
}
