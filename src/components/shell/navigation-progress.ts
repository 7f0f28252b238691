import { endProgress, startProgress } from '#islands/ui/progress.ts';

/** The bar runs until the new page takes over; a page that comes back from memory is done. */
if ('navigation' in window) {
	navigation.addEventListener('navigate', ({ destination, downloadRequest }) => {
		const isPage = destination.url.startsWith('http') && downloadRequest === null;
		if (isPage && !destination.sameDocument) startProgress();
	});
	navigation.addEventListener('navigateerror', () => endProgress());
}
addEventListener('pageshow', ({ persisted }) => persisted && endProgress());
