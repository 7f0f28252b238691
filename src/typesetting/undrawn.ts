/**
 * Finds the letters of texts that no face draws, each once, in the order of the texts, before a
 * record is printed.
 */
export async function undrawnLetters(texts: readonly string[]): Promise<string[]> {
	// Loaded with the first record: the shaping engine is not needed to start a host.
	const { Typeface } = await import('./typeface.ts');
	const typeface = await Typeface.for(texts);
	return [...new Set(texts.flatMap((text) => typeface.uncovered(text)))];
}
