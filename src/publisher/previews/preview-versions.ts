/** Polling interval for a draft that is being edited; an editor who types sees it within 0.3 s. */
const LIVELY_MS = 75;
/** Polling interval for a draft at rest. */
const RESTING_MS = 500;
/** A draft is idle when it was not saved for this long. */
const RESTS_AFTER_MS = 60_000;
/**
 * Time after which a long poll is answered though nothing has changed: proxies in between may time
 * out.
 */
const HOLD_MS = 20_000;

/**
 * Response about a draft, and the version that distinguishes it from earlier ones; null: there is
 * no draft.
 */
export interface Version {
	version: string | null;
	response: Response;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Answers a long poll as soon as the draft differs from `known`. However many watch, the host is
 * asked once for all of them.
 */
export function openVersions(read: (token: string) => Promise<Version>) {
	const looks = new Map<string, Promise<Version>>();
	/** When each draft was last seen to change, or first watched. */
	const stirred = new Map<string, { version: string; at: number }>();

	async function fetchVersion(token: string): Promise<Version> {
		const found = await read(token);
		// Anyone may ask for any address: nothing is kept for those that show no draft.
		if (found.version === null) {
			stirred.delete(token);
			return found;
		}
		const before = stirred.get(token);
		if (before?.version !== found.version) {
			stirred.set(token, { version: found.version, at: performance.now() });
		}
		return found;
	}
	function toPace(token: string): number {
		const rested_ms = performance.now() - (stirred.get(token)?.at ?? 0);
		return rested_ms > RESTS_AFTER_MS ? RESTING_MS : LIVELY_MS;
	}
	function look(token: string): Promise<Version> {
		const known = looks.get(token);
		if (known) return known;
		const running = fetchVersion(token);
		looks.set(token, running);
		const forget = () => setTimeout(() => looks.delete(token), LIVELY_MS - 1);
		running.then(forget, forget);
		return running;
	}

	return async (token: string, known: string | null, signal: AbortSignal): Promise<Response> => {
		const until = performance.now() + HOLD_MS;
		let found = await look(token);
		while (found.version !== null && found.version === known && !signal.aborted) {
			if (performance.now() > until) break;
			await pause(toPace(token));
			found = await look(token);
		}
		return found.response.clone();
	};
}
