/** Bytes of submissions in transfer, by the sender's address. */
export type UploadsInFlight = Map<string, number>;

/** Full forms that one address may be sending at once: a whole office, not a disk. */
const FORMS_AT_ONCE = 10;

/**
 * Reserves space for a submission before a byte of it is read. Without a stated length it counts
 * with the form's maximum. Returns the release, or null if there is no space: otherwise stalled
 * connections would hold disk and memory without ever being counted.
 */
export function reserve(
	uploadsInFlight: UploadsInFlight,
	address: string,
	{ announced, most }: { announced: number | null; most: number },
): (() => void) | null {
	const bytes = Math.min(announced ?? most, most);
	const before = uploadsInFlight.get(address) ?? 0;
	if (before > 0 && before + bytes > FORMS_AT_ONCE * most) return null;
	uploadsInFlight.set(address, before + bytes);
	return () => {
		const left = (uploadsInFlight.get(address) ?? 0) - bytes;
		if (left > 0) uploadsInFlight.set(address, left);
		else uploadsInFlight.delete(address);
	};
}
