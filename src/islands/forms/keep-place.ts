/** Gap of a form's grid, px. */
const GAP_PX = 28;
/**
 * Padding of a message on a phone, px, which may leave the window; its first line may not. The
 * header is out of the way: it hides when a page scrolls down.
 */
const PADDING_PX = 16;

/**
 * Ref of a message between a form's fields and its button: scrolls by what the message pushes down,
 * so that the button stays where it was pressed, and back when the message goes. A message below
 * the window pushes nothing that is seen: such a form was sent by Enter in a field further up.
 */
export function keepPlace(message: HTMLElement | null): () => void {
	// React passes null only to a ref that returns no clean-up.
	const { top, height } = (message as HTMLElement).getBoundingClientRect();
	const scroll = (by: number): (() => void) => {
		scrollBy({ top: by, behavior: 'instant' });
		return () => scroll(-by);
	};
	return scroll(top > innerHeight ? 0 : Math.min(height + GAP_PX, top + PADDING_PX));
}
