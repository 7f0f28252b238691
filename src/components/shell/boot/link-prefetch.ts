import { whenQuiet } from '#islands/ui/when-quiet.ts';

/**
 * Prefetches the pages behind links of the main text that come into view. Left out are files, which
 * have a dot, and pages that the host renders on request.
 */
whenQuiet(() => {
	// A link that comes into view again is known.
	const known = new Set([location.pathname]);
	const watcher = new IntersectionObserver((entries) => {
		for (const { isIntersecting, target } of entries) {
			const { pathname } = target as HTMLAnchorElement;
			if (!isIntersecting || known.has(pathname)) continue;
			known.add(pathname);
			const link = document.createElement('link');
			link.rel = 'prefetch';
			link.href = pathname;
			document.head.append(link);
		}
	});
	const pages = 'main a[href^="/"]:not([href*="."],[href^="/api/"])';
	for (const anchor of document.querySelectorAll(pages)) watcher.observe(anchor);
});
