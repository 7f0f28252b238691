import { loadDefaultJapaneseParser } from 'budoux';

const parser = loadDefaultJapaneseParser();
const phrases = new Map<string, string>();

const ZERO_WIDTH_SPACE = '\u200b';

/** Boundaries that the parser finds and a reader does not: 3か｜月間, その｜後, もう｜一度, figures, tags. */
const WRONG = [
	/(?<=[\d数]か)\u200b(?=月)/g,
	/(?<=その)\u200b(?=[後場他])/g,
	/(?<=もう)\u200b(?=一度)/g,
	/(?<=[!-~])\u200b(?=[!-~])/g,
	/\u200b(?= )|(?<= )\u200b/g,
];

/**
 * Returns Japanese text with a zero-width space between its phrases. Chromium finds phrases itself
 * (`word-break: auto-phrase`); Safari and Firefox end a line at any letter. Runs in the build
 * alone: the parser's model weighs 122 kB in a browser. Product names and compounds of the trade,
 * which the parser leaves whole, are divided by `breakCompounds`.
 */
export function breakPhrases(text: string): string {
	let broken = phrases.get(text);
	if (broken === undefined) {
		broken = parser.parse(text).join(ZERO_WIDTH_SPACE);
		for (const boundary of WRONG) broken = broken.replace(boundary, '');
		phrases.set(text, broken);
	}
	return broken;
}
