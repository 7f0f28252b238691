/** Maximum wait for an idle moment, ms. */
const IDLE_MS = 2000;

/** Bandwidth at which ninety kilobytes are not felt, Mbit/s; slow 4G has 1.6. */
const FAST_MBPS = 5;

/** Connection as the browser knows it; it changes while a page is open. */
const connection = () =>
	(
		navigator as Navigator & {
			connection?: { saveData?: boolean; effectiveType?: string; downlink: number };
		}
	).connection;

/** Runs a task once the page is idle; never with data saver or on a 2G connection. */
export function whenQuiet(task: () => void): void {
	const known = connection();
	if (known?.saveData || known?.effectiveType?.includes('2g')) return;
	if ('requestIdleCallback' in window) requestIdleCallback(task, { timeout: IDLE_MS });
	else setTimeout(task, IDLE_MS);
}

/** Runs a task once the page is idle, where the browser knows that its connection is fast. */
export function whenFast(task: () => void): void {
	if ((connection()?.downlink ?? 0) >= FAST_MBPS) addEventListener('load', () => whenQuiet(task));
}
