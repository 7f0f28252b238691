/** A picture that fails to load leaves the outline of a wheel in its place, and its text. */
const mark = ({ classList }: Partial<Element>) => classList?.add('is-broken');

addEventListener(
	'error',
	// The window's own errors have no classes; on a script or a sheet the class means nothing.
	({ target }) => mark(target as Partial<Element>),
	// Errors of pictures do not bubble.
	true,
);
for (const picture of document.images) {
	if (picture.complete && picture.currentSrc && !picture.naturalWidth) mark(picture);
}

export {};
