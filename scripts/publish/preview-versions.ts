/** Between two looks at a draft that somebody works on; an editor who types sees it within 0.3 s. */
const LIVELY_MS = 75;
/** The same of one that rests. */
const RESTING_MS = 500;
/** A draft rests when nothing of it has been saved for so long. */
const RESTS_AFTER_MS = 60_000;
/** Time after which a question is answered though nothing has changed: what is between may give up. */
const HOLD_MS = 20_000;

/** What is to be said of a draft, and by what it differs from what was said before; null: there is none. */
export interface Version {
	version: string | null;
	response: Response;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Answers who watches a draft as soon as it is another one than `known`. However many watch, the
 * host is asked once for all of them.
 */
export function openVersions(read: (token: string) => Promise<Version>) {
	const looks = new Map<string, Promise<Version>>();
	/** When each was seen to change, or to be watched, last. */
	const stirred = new Map<string, { version: string; at: number }>();

	async function lookAnew(token: string): Promise<Version> {
		const found = await read(token);
		// Anybody may ask for any address: of those that show nothing, nothing is kept.
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
	function paceOf(token: string): number {
		const rested_ms = performance.now() - (stirred.get(token)?.at ?? 0);
		return rested_ms > RESTS_AFTER_MS ? RESTING_MS : LIVELY_MS;
	}
	function look(token: string): Promise<Version> {
		const known = looks.get(token);
		if (known) return known;
		const running = lookAnew(token);
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
			await pause(paceOf(token));
			found = await look(token);
		}
		return found.response.clone();
	};
}
