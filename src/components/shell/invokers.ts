/** Buttons with `commandfor` where the browser does not know them yet. */
if (!('command' in HTMLButtonElement.prototype)) {
	document.addEventListener('click', (event) => {
		if (!(event.target instanceof Element)) return;
		const button = event.target.closest('[commandfor]');
		const dialog = document.getElementById(button?.getAttribute('commandfor') ?? '');
		if (!button || !(dialog instanceof HTMLDialogElement)) return;
		if (button.getAttribute('command') === 'close') dialog.close();
		else dialog.showModal();
	});
}

export {};
