import { RELOADED_KEY } from '#contract/storage-keys.ts';
/** A route may reload itself once in this time, ms. */
const RELOAD_GUARD_MS = 60_000;
/** How the three engines say that a module could not be fetched. */
const CHUNK_FAILURE = /TypeError.+(?:imported module|module script)/;

/** Whether somebody has chosen files: unlike text, no reload could bring them back. */
function holdsFiles(): boolean {
	const inputs = document.querySelectorAll<HTMLInputElement>('[type=file]');
	return [...inputs].some(({ value }) => value);
}

/** After a new release the pages of the old one may name chunks that are gone. */
function reloadOnce(error: unknown): void {
	// Off line the same page would not come back either.
	if (!navigator.onLine || !CHUNK_FAILURE.test(String(error)) || holdsFiles()) return;
	const key = `${RELOADED_KEY}:${location.pathname}`;
	const now = Date.now();
	try {
		if (now - Number(sessionStorage.getItem(key)) < RELOAD_GUARD_MS) return;
		sessionStorage.setItem(key, String(now));
	} catch {
		// Without storage nothing could stop a loop.
		return;
	}
	location.reload();
}

addEventListener('unhandledrejection', ({ reason }) => reloadOnce(reason));
addEventListener('astro:hydration-error', (event) => {
	if (event instanceof CustomEvent) reloadOnce(event.detail.error);
});

export {};
