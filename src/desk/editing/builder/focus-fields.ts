/** Time for rendering the fields of a newly selected block. */
const DRAWN_MS = 100;

/** Focuses the first field of the newly selected block. */
export function focusFields(): void {
	setTimeout(() => {
		document
			.querySelector<HTMLElement>('.desk-builder-fields :is(input, textarea, [role=textbox])')
			?.focus();
	}, DRAWN_MS);
}
