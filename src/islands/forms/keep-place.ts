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
 * the window pushes nothing that is seen: such a form was sent by Enter in a field further up. A
 * message that would leave the window, because the button stands near its top, is scrolled to once
 * the page has stood still for a frame: what moves then is a scroll, no layout that shifts.
 */
export function keepPlace(message: HTMLElement | null): () => void {
	// React passes null only to a ref that returns no clean-up.
	const shown = message as HTMLElement;
	const { top, height } = shown.getBoundingClientRect();
	const by = top > innerHeight ? 0 : height + GAP_PX;
	const scroll = (top: number) => scrollBy({ top, behavior: 'instant' });
	scroll(by);
	if (by > top + PADDING_PX)
		requestAnimationFrame(() => shown.scrollIntoView({ block: 'nearest' }));
	return () => {
		// After scrolling up to a field, the message below shifts nothing visible.
		if (shown.getBoundingClientRect().bottom < innerHeight) scroll(-by);
	};
}
