/** An announcement that follows the previous one within this time belongs to a burst. */
const QUIET_MS = 750;
/** Longest wait for the end of a burst. */
const MAX_WAIT_MS = 12_000;
const LOOK_EVERY_MS = 100;

/**
 * Detects bursts of announcements, such as those of an import. Editors who publish one after the
 * other wait for nothing.
 */
export function openBursts(quiet_ms = QUIET_MS) {
	let last = -Infinity;
	let since: number | null = null;

	return {
		/** Records an announcement. */
		note(): void {
			const now = performance.now();
			if (now - last < quiet_ms) since ??= last;
			last = now;
		},
		/**
		 * Resolves once a burst has come to rest, lasts too long or is cancelled; at once where
		 * there is no burst.
		 */
		async over(isCalledOff: () => boolean): Promise<void> {
			while (since !== null && !isCalledOff()) {
				const left = Math.min(last + quiet_ms, since + MAX_WAIT_MS) - performance.now();
				if (left <= 0) break;
				const wait_ms = Math.min(left, LOOK_EVERY_MS);
				await new Promise((resolve) => setTimeout(resolve, wait_ms));
			}
			since = null;
		},
	};
}
