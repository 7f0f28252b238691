import { breakCompounds } from '#domain/text/phrase-breaks.ts';
import { breakPhrases } from '#i18n/phrases.ts';

/**
 * Parts without breaks: islands print their texts again in the browser and break names themselves,
 * scripts and choices hold no markup, and tables scroll.
 */
const APART = /(<(astro-island|script|style|select|textarea|svg|table)\b[\s\S]*?<\/\2>)/;

/** Build markup inside an island, which React leaves unchanged. */
const SLOT = /(?<=<astro-slot[^>]*>)[\s\S]*(?=<\/astro-slot>)/;

const TOKEN = /<(?:[^"'>]|"[^"]*"|'[^']*')*>|[^<]+/g;
const NAME = /^<(\/?)([a-z][\w-]*)/;

/** Elements whose lines end between phrases; `reset.css` and this list name the same ones. */
const PHRASED_TAG = /^(?:h[1-6]|summary|button|legend|nav)$/;
const PHRASED_CLASS = /\sclass="(?:[^"]* )?(?:lead|btn-primary|btn-ghost|title-\d)[ "]/;

/** Japanese text with places where a line may end between phrases and inside a long compound. */
export const breakLines = (text: string): string => breakCompounds(breakPhrases(text));

/** Breaks the texts of one piece of markup: compounds everywhere, phrases where lines are short. */
function breakTexts(html: string): string {
	let phrased: { tag: string; depth: number } | null = null;
	return html.replace(TOKEN, (token) => {
		if (!token.startsWith('<')) return phrased ? breakLines(token) : breakCompounds(token);
		const [, slash, tag = ''] = NAME.exec(token) ?? [];
		if (phrased?.tag === tag) {
			phrased.depth += slash ? -1 : 1;
			if (phrased.depth === 0) phrased = null;
		} else if (!phrased && !slash && (PHRASED_TAG.test(tag) || PHRASED_CLASS.test(token))) {
			phrased = { tag, depth: 1 };
		}
		return token;
	});
}

/** Japanese markup with places where a line may end inside a long compound and between phrases. */
export function withPhraseBreaks(html: string): string {
	const parts = html.split(APART);
	// Every third part is the name of the element that stands apart.
	return parts
		.flatMap((part, at) => {
			if (at % 3 === 2) return [];
			if (at % 3 === 0) return breakTexts(part);
			return part.startsWith('<astro-island') ? part.replace(SLOT, withPhraseBreaks) : part;
		})
		.join('');
}
