/** On wide screens the style sheet shows all data; this sets the state for assistive technology. */
export function openFolds(): void {
	for (const fold of document.querySelectorAll<HTMLDetailsElement>('.fold')) {
		fold.open = true;
		const summary = fold.querySelector('summary');
		if (summary) summary.tabIndex = -1;
	}
}
