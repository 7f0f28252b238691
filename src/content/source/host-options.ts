import { TIMEOUT_MS } from '#api/call-api.ts';
import { config } from '#config.ts';

/** A build can wait for a host that was asked too often or is starting; two such pauses at most. */
const LONGEST_WAIT_MS = 30_000;

/** Address of the host for a build, its timeout and its longest wait before a retry. */
export function hostOptions() {
	return {
		baseUrl: config.API_BASE_URL ?? '',
		timeoutMs: config.API_TIMEOUT_MS ?? TIMEOUT_MS,
		longestWaitMs: LONGEST_WAIT_MS,
	};
}
