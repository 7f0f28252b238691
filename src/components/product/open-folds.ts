/** On wide screens all data is shown by its sheet; this says so to those who do not look at it. */
export function openFolds(): void {
	for (const fold of document.querySelectorAll<HTMLDetailsElement>('.fold')) {
		fold.open = true;
		const summary = fold.querySelector('summary');
		if (summary) summary.tabIndex = -1;
	}
}
