import { RELOADED_KEY } from '#contract/storage-keys.ts';

/** A route may reload itself once in this time, ms; failed requests for it are retried as long. */
const RELOAD_GUARD_MS = 60_000;
const FIRST_PAUSE_MS = 1000;
/** Error of a module that could not be fetched: each engine words it differently, with “module”. */
const CHUNK_FAILURE = /TypeError.+ module/;

/**
 * After a new release, pages of the old one may name chunks that are gone: the page is reloaded,
 * once it answers. Offline, and for some moments after a connection is nominally back, it would
 * fail too. A page with chosen files is kept: unlike text, no reload could restore them. `pause` is
 * in ms and doubles. However long the connection was gone, the page is requested when it is back:
 * browsers differ in whether they retry a failed chunk, so a page that lacks one is incomplete.
 */
async function reloadOnce(error: unknown, pause = FIRST_PAUSE_MS): Promise<void> {
	if (CHUNK_FAILURE.test(error as string) && pause < RELOAD_GUARD_MS) {
		try {
			const { ok } = await fetch(location.href, { cache: 'reload' });
			if (!ok) throw ok;
			const key = `${RELOADED_KEY}:${location.pathname}`;
			const now = Date.now();
			const inputs = document.querySelectorAll<HTMLInputElement>('[type=file]');
			if ([...inputs].some(({ value }) => value)) return;
			// Without storage this throws: nothing could stop a loop.
			if (now - sessionStorage[key] < RELOAD_GUARD_MS) return;
			sessionStorage[key] = now;
			location.reload();
		} catch {
			setTimeout(reloadOnce, pause, error, 2 * pause);
			if (pause === FIRST_PAUSE_MS)
				addEventListener('online', () => reloadOnce(error), { once: true });
		}
	}
}

addEventListener('unhandledrejection', ({ reason }) => reloadOnce(reason));
addEventListener('astro:hydration-error', ({ detail }: CustomEventInit) =>
	reloadOnce(detail.error),
);

export {};
