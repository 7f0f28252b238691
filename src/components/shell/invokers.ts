/** Buttons that name a dialog with `commandfor`, where the browser does not know the attribute yet. */
if (!('command' in HTMLButtonElement.prototype)) {
	addEventListener('click', ({ target }) => {
		const button = (target as Element).closest('[commandfor]');
		const dialog = document.getElementById(
			button?.getAttribute('commandfor') ?? '',
		) as HTMLDialogElement | null;
		dialog?.[button?.getAttribute('command') === 'close' ? 'close' : 'showModal']();
	});
}

export {};
