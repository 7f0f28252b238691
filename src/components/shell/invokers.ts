/** Buttons with `commandfor` where the browser does not know them yet; clicks have elements as targets. */
if (!('command' in HTMLButtonElement.prototype)) {
	addEventListener('click', ({ target }) => {
		const button = (target as Element).closest('[commandfor]');
		const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
		if (dialog instanceof HTMLDialogElement) {
			dialog[button?.getAttribute('command') === 'close' ? 'close' : 'showModal']();
		}
	});
}

export {};
