/** Buttons with `commandfor` where the browser does not know them yet. */
if (!('command' in HTMLButtonElement.prototype)) {
	document.addEventListener('click', (event) => {
		const button = event.target instanceof Element && event.target.closest('[commandfor]');
		const dialog = button && document.getElementById(button.getAttribute('commandfor') ?? '');
		if (!(dialog instanceof HTMLDialogElement)) return;
		if (button.getAttribute('command') === 'close') dialog.close();
		else dialog.showModal();
	});
}
