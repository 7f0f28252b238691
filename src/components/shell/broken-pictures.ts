/** A picture that does not arrive leaves the outline of a wheel in its place, and its words. */
const mark = (picture: HTMLImageElement) => picture.classList.add('is-broken');

addEventListener(
	'error',
	({ target }) => target instanceof HTMLImageElement && mark(target),
	// Errors of pictures do not bubble.
	true,
);
for (const picture of document.images) {
	if (picture.complete && picture.currentSrc && picture.naturalWidth === 0) mark(picture);
}

export {};
