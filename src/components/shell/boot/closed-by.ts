/**
 * Polyfill of `closedby="any"` on dialogs: a press that begins and ends outside the box closes it.
 * A text selection that begins inside and ends outside does not.
 */
if (!('closedBy' in HTMLDialogElement.prototype)) {
	const dialogBeside = ({ target, clientX: x, clientY: y }: MouseEvent) => {
		// The backdrop's events are those of its dialog.
		if (!(target instanceof HTMLDialogElement && target.matches('[closedby=any]'))) return null;
		const { left, right, top, bottom } = target.getBoundingClientRect();
		return x < left || x > right || y < top || y > bottom ? target : null;
	};
	let pressed: HTMLDialogElement | null = null;
	addEventListener('pointerdown', (event) => (pressed = dialogBeside(event)));
	addEventListener('click', (event) => {
		const dialog = dialogBeside(event);
		if (dialog !== null && dialog === pressed) dialog.close();
	});
}

export {};
