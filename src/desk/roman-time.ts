import { instantInRome, timeInRome } from '#domain/local-time.ts';

/** An instant for a field of day and time, by the clocks in Italy; empty where there is none. */
export const localTime = (instant: unknown): string =>
	typeof instant === 'string' && instant !== '' ? timeInRome(new Date(instant)) : '';

/**
 * The instant that such a field means; null while it is not whole. Of an hour that the clocks show
 * twice it is the first, and one that they skip is the next.
 */
export function instantOf(local: string): string | null {
	const read = instantInRome(local);
	switch (read.is) {
		case 'instant':
			return read.at.toISOString();
		case 'twice':
			return read.choices[0]?.at.toISOString() ?? null;
		case 'skipped':
			return instantOf(read.offer);
		case 'no_time':
			return null;
	}
}
