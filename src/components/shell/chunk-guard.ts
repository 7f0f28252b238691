/** A route may reload itself once in this time, ms. */
const RELOAD_GUARD_MS = 60_000;
const KEY = 'reloaded';

/** Whether a failure is that of fetching a module, in the words of the three engines. */
function isChunkFailure(error: unknown): boolean {
	return (
		error instanceof TypeError &&
		/dynamically imported module|module script failed|error loading/i.test(error.message)
	);
}

/** After a new release the pages of the old one may name chunks that are gone. */
function reloadOnce(): void {
	const key = `${KEY}:${location.pathname}`;
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

addEventListener('vite:preloadError', reloadOnce);
addEventListener('unhandledrejection', ({ reason }) => isChunkFailure(reason) && reloadOnce());
document.addEventListener('astro:hydration-error', (event) => {
	if (event instanceof CustomEvent && isChunkFailure(event.detail.error)) reloadOnce();
});

export {};
