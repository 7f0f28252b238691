/** Time in which the fields of a block that has just been chosen are drawn. */
const DRAWN_MS = 100;

/** To the first field of the block that has just been chosen. */
export function focusFields(): void {
	setTimeout(() => {
		document
			.querySelector<HTMLElement>('.desk-builder-fields :is(input, textarea, [role=textbox])')
			?.focus();
	}, DRAWN_MS);
}
