/** Focuses the first link of the header: a place that is there on every page. */
export const focusHeader = (): void =>
	document.querySelector<HTMLElement>('header a')?.focus({ preventScroll: true });

/** Removes the banner; a focus that it had moves to the header. */
export function removeBanner(): void {
	const banner = document.querySelector('.consent-banner');
	const hadFocus = banner?.contains(document.activeElement) ?? false;
	banner?.remove();
	if (hadFocus) focusHeader();
}
