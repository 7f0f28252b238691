/** A line may end at it; it is no item of its own in a flex container, as `wbr` is. */
const ZERO_WIDTH_SPACE = '\u200b';

/**
 * Boundaries that the parser of phrases finds and a reader does not: 3か｜月間, その｜後, もう｜一度,
 * figures, tags, signs that begin no line.
 */
const WRONG = [
	/(?<=[\d数]か)\u200b(?=月)/g,
	/(?<=その)\u200b(?=[後場他])/g,
	/(?<=もう)\u200b(?=一度)/g,
	/(?<=[!-~])\u200b(?=[!-~])/g,
	/\u200b(?= )|(?<= )\u200b/g,
	/\u200b(?=[：；、。，．・！？）」』】〕〉》ー…])/g,
	/(?<=[（「『【〔〈《])\u200b/g,
];

/** Joins the phrases of a Japanese text by places where a line may end. */
export const joinPhrases = (phrases: readonly string[]): string =>
	WRONG.reduce((text, boundary) => text.replace(boundary, ''), phrases.join(ZERO_WIDTH_SPACE));
