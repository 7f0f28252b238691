import { instantInRome, timeInRome } from '#domain/time/local-time.ts';

/** Formats an instant for a date-and-time input, in Rome's time zone; empty where there is none. */
export const localTime = (instant: unknown): string =>
	typeof instant === 'string' && instant !== '' ? timeInRome(new Date(instant)) : '';

/**
 * Parses such an input into an instant; null while it is incomplete. An hour that the clocks show
 * twice is read as the first one; one that they skip, as the next.
 */
export function findInstant(local: string): string | null {
	const read = instantInRome(local);
	switch (read.is) {
		case 'instant':
			return read.at.toISOString();
		case 'twice':
			return read.choices[0]?.at.toISOString() ?? null;
		case 'skipped':
			return findInstant(read.offer);
		case 'no_time':
			return null;
	}
}
