/** Longest wait for a quiet moment, ms. */
const IDLE_MS = 2000;

const { connection } = navigator as Navigator & {
	connection?: { saveData?: boolean; effectiveType?: string };
};

/** Runs a task once the page is idle; never for a visitor who pays or waits for every byte. */
export function whenQuiet(task: () => void): void {
	if (connection?.saveData || connection?.effectiveType?.includes('2g')) return;
	if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: IDLE_MS });
	else setTimeout(task, IDLE_MS);
}
