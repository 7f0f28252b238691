/** The bar at the top of the page is drawn by CSS from this attribute of the root element. */
const NAME = 'progress';

/** Shows the yellow bar: after 200 ms, over at most 5 s. */
export function startProgress(): void {
	document.documentElement.dataset[NAME] = 'pending';
}

/** Hides the bar, or leaves it red until the next start. */
export function endProgress(isFailed = false): void {
	if (isFailed) document.documentElement.dataset[NAME] = 'failed';
	else delete document.documentElement.dataset[NAME];
}
