/** Longest wait for a quiet moment, ms. */
const IDLE_MS = 2000;

const { connection } = navigator as Navigator & {
	connection?: { saveData?: boolean; effectiveType?: string };
};

/** Fetches the pages behind links of the main text that come into view. */
function start(): void {
	const known = new Set([location.pathname]);
	const watcher = new IntersectionObserver((entries) => {
		for (const { isIntersecting, target } of entries) {
			if (!isIntersecting || !(target instanceof HTMLAnchorElement)) continue;
			watcher.unobserve(target);
			if (known.has(target.pathname)) continue;
			known.add(target.pathname);
			const link = document.createElement('link');
			link.rel = 'prefetch';
			link.href = target.pathname;
			document.head.append(link);
		}
	});
	for (const anchor of document.querySelectorAll('main a[href^="/"]')) watcher.observe(anchor);
}

if (!connection?.saveData && !connection?.effectiveType?.includes('2g')) {
	if ('requestIdleCallback' in window) requestIdleCallback(start, { timeout: IDLE_MS });
	else setTimeout(start, IDLE_MS);
}
