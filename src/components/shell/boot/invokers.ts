/** Polyfill of `commandfor` on buttons that name a dialog. */
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
