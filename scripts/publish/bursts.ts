/** What is announced sooner after the one before belongs to a burst. */
const QUIET_MS = 750;
/** Longer than this nobody waits for the end of one. */
const PATIENCE_MS = 12_000;
const LOOK_EVERY_MS = 100;

/**
 * Tells bursts of announcements, such as those of an import, from editors who publish one after the
 * other: those wait for nothing.
 */
export function openBursts(quiet_ms = QUIET_MS) {
	let last = -Infinity;
	let since: number | null = null;

	return {
		/** Something was announced. */
		note(): void {
			const now = performance.now();
			if (now - last < quiet_ms) since ??= last;
			last = now;
		},
		/** Settles once a burst has come to rest or lasts too long, or is called off; at once without one. */
		async over(isCalledOff: () => boolean): Promise<void> {
			while (since !== null && !isCalledOff()) {
				const left = Math.min(last + quiet_ms, since + PATIENCE_MS) - performance.now();
				if (left <= 0) break;
				const wait_ms = Math.min(left, LOOK_EVERY_MS);
				await new Promise((resolve) => setTimeout(resolve, wait_ms));
			}
			since = null;
		},
	};
}
