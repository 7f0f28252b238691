/**
 * Writes a text only if it has changed: the same text would be laid out again, and read out again
 * if it is a status.
 */
export function writeText(part: Element | null | undefined, text: string): void {
	if (part && part.textContent !== text) part.textContent = text;
}
