import { loadDefaultJapaneseParser } from 'budoux';
import { joinPhrases } from './phrase-boundaries.ts';

const parser = loadDefaultJapaneseParser();
const phrases = new Map<string, string>();

/**
 * Returns Japanese text with a zero-width space between its phrases. Chromium finds phrases itself
 * (`word-break: auto-phrase`); Safari and Firefox end a line at any letter. Runs in the build
 * alone: the parser's model weighs 122 kB in a browser. Product names and compounds of the trade,
 * which the parser leaves whole, are divided by `breakCompounds`.
 */
export function breakPhrases(text: string): string {
	let broken = phrases.get(text);
	if (broken === undefined) {
		broken = joinPhrases(parser.parse(text));
		phrases.set(text, broken);
	}
	return broken;
}
