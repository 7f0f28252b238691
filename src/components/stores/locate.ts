import type { Place } from '#domain/stores/stores.ts';

export type LocateFailure = 'refused' | 'unavailable' | 'timeout';

const FAILURES: Record<number, LocateFailure> = { 1: 'refused', 3: 'timeout' };
/** Counted from the visitor's consent. */
const TIMEOUT_MS = 10_000;
/** A position from a few minutes ago is accurate enough. */
const MAXIMUM_AGE_MS = 300_000;

/** Asks the browser for the visitor's position; only to be called when the visitor wants it. */
export function locate(): Promise<Place | LocateFailure> {
	return new Promise((resolve) => {
		if (!('geolocation' in navigator)) return resolve('unavailable');
		navigator.geolocation.getCurrentPosition(
			({ coords }) => resolve({ latitude: coords.latitude, longitude: coords.longitude }),
			({ code }) => resolve(FAILURES[code] ?? 'unavailable'),
			{ timeout: TIMEOUT_MS, maximumAge: MAXIMUM_AGE_MS },
		);
	});
}
