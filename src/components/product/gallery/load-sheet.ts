/** Loads styles that only some visitors need, once, before their content is shown. */
export function loadSheet(href: string): Promise<void> {
	const known = document.querySelector(`link[href="${href}"]`);
	if (known) return Promise.resolve();
	return new Promise((resolve) => {
		const link = document.createElement('link');
		Object.assign(link, { rel: 'stylesheet', href });
		link.addEventListener('load', () => resolve());
		link.addEventListener('error', () => resolve());
		document.head.append(link);
	});
}
