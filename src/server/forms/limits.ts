import type { Client } from '#server/kernel/client.ts';
import { clientLimit } from '#server/platform/limits/client-limit.ts';
import type { Taken } from '#server/platform/limits/limit.ts';
import type { Services } from '#server/platform/services.ts';

const WINDOW_S = 10 * 60;

/**
 * Limit against floods. Each submission costs a proof of work, so this is wide enough for a whole
 * company behind one address, and for a measurement of 20 a second.
 */
const FLOOD = clientLimit('form', {
	address: { limit: 6_000, window_s: WINDOW_S },
	network: { limit: 12_000, window_s: WINDOW_S },
});

/** Limit for browsers without script, which cannot do the proof of work. */
const NATIVE = clientLimit('form-native', {
	address: { limit: 5, window_s: WINDOW_S },
	network: { limit: 20, window_s: WINDOW_S },
});

/**
 * Limit of submissions with files, which fill a disk long before the proof of work costs much: as
 * many as a shop can register wheels, and 15 GB a day from one network.
 */
const FILES = clientLimit('form-files', {
	address: { limit: 60, window_s: WINDOW_S },
	network: { limit: 600, window_s: 24 * 60 * 60 },
});

/** Counts a request about a form. */
export const takeRequest = ({ db, clock }: Services, client: Client): Promise<Taken> =>
	FLOOD.take(db, client, clock());

/** Counts a valid submission without script. */
export const takeNativePost = ({ db, clock }: Services, client: Client): Promise<Taken> =>
	NATIVE.take(db, client, clock());

/** Counts a submission whose files are about to be kept. */
export const takeFiles = ({ db, clock }: Services, client: Client): Promise<Taken> =>
	FILES.take(db, client, clock());

export const FORM_LIMITS = [...FLOOD.rules, ...NATIVE.rules, ...FILES.rules];
