import { RELOADED_KEY } from '#contract/storage-keys.ts';
/** A route may reload itself once in this time, ms. */
const RELOAD_GUARD_MS = 60_000;
/** After these times the page is asked for again while it does not come, ms. */
const ASKED_AGAIN_MS = [1000, 2000, 4000, 8000, 16_000];
/** How the three engines say that a module could not be fetched. */
const CHUNK_FAILURE = /TypeError.+(?:imported module|module script)/;

/** Whether somebody has chosen files: unlike text, no reload could bring them back. */
function holdsFiles(): boolean {
	const inputs = document.querySelectorAll<HTMLInputElement>('[type=file]');
	return [...inputs].some(({ value }) => value);
}

/** Whether this is the route's first reload for a while; notes it. */
function isFirst(): boolean {
	const key = `${RELOADED_KEY}:${location.pathname}`;
	const now = Date.now();
	try {
		if (now - Number(sessionStorage.getItem(key)) < RELOAD_GUARD_MS) return false;
		sessionStorage.setItem(key, String(now));
		return true;
	} catch {
		// Without storage nothing could stop a loop.
		return false;
	}
}

const answers = (): Promise<boolean> =>
	fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
		({ status }) => status < 500,
		() => false,
	);

/** Whether this page would come: a line that is back by name may carry nothing for some moments yet. */
async function comes(): Promise<boolean> {
	for (const wait of ASKED_AGAIN_MS) {
		if (!navigator.onLine) return false;
		if (await answers()) return true;
		await new Promise((resolve) => void setTimeout(resolve, wait));
	}
	return false;
}

let isAsking = false;

/** After a new release the pages of the old one may name chunks that are gone. */
async function reloadOnce(error: unknown): Promise<void> {
	if (isAsking || !CHUNK_FAILURE.test(String(error))) return;
	isAsking = true;
	if ((await comes()) && !holdsFiles() && isFirst()) location.reload();
	isAsking = false;
}

addEventListener('unhandledrejection', ({ reason }) => void reloadOnce(reason));
addEventListener('astro:hydration-error', (event) => {
	if (event instanceof CustomEvent) void reloadOnce(event.detail.error);
});

export {};
