import { TIMEOUT_MS } from '#api/call-api.ts';
import { config } from '#config.ts';

/** A build can wait for a host that was asked too often or is just starting; two such pauses at most. */
const LONGEST_WAIT_MS = 30_000;

/** Where a build asks, and how patiently. */
export function hostOptions() {
	return {
		baseUrl: config.API_BASE_URL ?? '',
		timeoutMs: config.API_TIMEOUT_MS ?? TIMEOUT_MS,
		longestWaitMs: LONGEST_WAIT_MS,
	};
}
