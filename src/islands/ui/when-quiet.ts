/** Maximum wait for an idle moment, ms. */
const IDLE_MS = 2000;

const { connection } = navigator as Navigator & {
	connection?: { saveData?: boolean; effectiveType?: string };
};

/** Runs a task once the page is idle; never with data saver or on a 2G connection. */
export function whenQuiet(task: () => void): void {
	if (connection?.saveData || connection?.effectiveType?.includes('2g')) return;
	if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: IDLE_MS });
	else setTimeout(task, IDLE_MS);
}
