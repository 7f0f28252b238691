/**
 * The bar runs until the new page takes over; a page restored from memory is done. Written out and
 * not by `islands/ui/progress.ts`: code that islands share becomes a file of its own, and every
 * page would fetch those 114 bytes while it loads.
 */
const { dataset } = document.documentElement;
if ('navigation' in window) {
	navigation.addEventListener('navigate', ({ destination, downloadRequest }) => {
		const isPage = /^http/.test(destination.url) && downloadRequest === null;
		if (isPage && !destination.sameDocument) dataset['progress'] = 'pending';
	});
	navigation.addEventListener('navigateerror', () => delete dataset['progress']);
}
addEventListener('pageshow', ({ persisted }) => persisted && delete dataset['progress']);

/*
 * A page that navigates on while its view transition still runs, as around a payment, aborts the
 * transition. No code awaits it, so its promises reject unhandled.
 */
addEventListener('unhandledrejection', (event) => {
	if (/: Transition /.test(event.reason)) event.preventDefault();
});

export {};
