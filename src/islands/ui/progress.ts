/** Data attributes of the root element: CSS draws the page's progress bar from `data-progress`. */
const root = () => document.documentElement.dataset;

/** Shows the yellow bar: after 200 ms, over at most 5 s. */
export function startProgress(): void {
	root()['progress'] = 'pending';
}

/** Hides the bar, or leaves it red until the next start. */
export function endProgress(isFailed = false): void {
	if (isFailed) root()['progress'] = 'failed';
	else delete root()['progress'];
}
