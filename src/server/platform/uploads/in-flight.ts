/** Bytes of submissions that are on their way at this moment, by the sender's address. */
export type Underway = Map<string, number>;

/** Full forms that one address may be sending at once: a whole office, not a disk. */
const FORMS_AT_ONCE = 10;

/**
 * Makes room for a submission before a byte of it is read. Who says no length counts with the most
 * that a form takes. Answers how to give the room back, or null when there is none: connections
 * that stand still would otherwise hold disk and memory without ever being counted.
 */
export function makeRoom(
	underway: Underway,
	address: string,
	{ announced, most }: { announced: number | null; most: number },
): (() => void) | null {
	const bytes = Math.min(announced ?? most, most);
	const before = underway.get(address) ?? 0;
	if (before > 0 && before + bytes > FORMS_AT_ONCE * most) return null;
	underway.set(address, before + bytes);
	return () => {
		const left = (underway.get(address) ?? 0) - bytes;
		if (left > 0) underway.set(address, left);
		else underway.delete(address);
	};
}
