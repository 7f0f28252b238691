import type { Locale } from '#contract/locales.ts';

const NBSP = '\u00a0';
const NARROW = '\u202f';
const JAPANESE = '[\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Han}ー]';

interface Rule {
	fault: string;
	found: RegExp;
}

const LATIN: Rule[] = [
	{ fault: 'a space before a comma or a full stop', found: /\S[ \u00a0\u202f][,.](?=\s|$)/gu },
	{ fault: 'two spaces', found: /\S {2,}\S/gu },
	{ fault: 'a straight apostrophe', found: /\p{L}'\p{L}/gu },
];

const RULES: Partial<Record<Locale, Rule[]>> = {
	it: [...LATIN, { fault: 'a space before a percent sign', found: /\d[\s]%/gu }],
	en: [...LATIN, { fault: 'a space before a percent sign', found: /\d[\s]%/gu }],
	es: [
		...LATIN,
		{ fault: 'a question without ¿', found: /(?<=^|[.!?…:»] |\n)[^¿?.!\n]*\p{L}\?(?=\s|$)/gu },
		{ fault: 'an exclamation without ¡', found: /(?<=^|[.!?…:»] |\n)[^¡?.!\n]*\p{L}!(?=\s|$)/gu },
	],
	fr: [
		...LATIN,
		{
			fault: 'no narrow no-break space before ; ! or ?',
			found: new RegExp(`[^${NARROW}?!]([;!?])(?=\\s|$)`, 'gu'),
		},
		{
			fault: 'no no-break space before a colon',
			found: new RegExp(`[^${NBSP}](:)(?=\\s|$)`, 'gu'),
		},
		{ fault: 'no no-break space within « »', found: new RegExp(`«[^${NBSP}]|[^${NBSP}]»`, 'gu') },
		{ fault: 'quotation marks of another language', found: /[“”]/gu },
	],
	ja: [
		{ fault: 'half-width punctuation', found: new RegExp(`${JAPANESE}[,:;!?](?!\\S*//)`, 'gu') },
		{ fault: 'half-width brackets', found: new RegExp(`${JAPANESE}[()]|[()]${JAPANESE}`, 'gu') },
		{ fault: 'a space between letters', found: new RegExp(`${JAPANESE} +${JAPANESE}`, 'gu') },
		{ fault: 'a wave of another kind', found: /\d〜|〜\d/gu },
		{
			fault: 'a space before a unit in a sentence',
			found: new RegExp(`(?<=${JAPANESE}.*)\\d (?:mm|kg|g|bar|km|Nm)(?![\\p{L}\\d])`, 'gu'),
		},
	],
};

/**
 * Lists the typographic faults of a text by the rules of its language, each with a few letters
 * around it.
 */
export function typographicFaults(text: string, locale: Locale): string[] {
	return (RULES[locale] ?? LATIN).flatMap(({ fault, found }) =>
		[...text.matchAll(found)].map(({ index }) => {
			const around = text.slice(Math.max(0, index - 15), index + 20);
			return `${fault}: ${JSON.stringify(around)}`;
		}),
	);
}
