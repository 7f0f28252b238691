/**
 * Writes what has changed: the same text again would be laid out anew, and read out again where it
 * is a status.
 */
export function writeText(part: Element | null | undefined, text: string): void {
	if (part && part.textContent !== text) part.textContent = text;
}
