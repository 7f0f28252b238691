/**
 * Adds the shown id, a UUID, to the links to other languages: the build prints one page for all
 * orders, and a URL without an id opens none. Idempotent.
 */
export function keepIdInLanguages(name: 'id' | 'order', id: string): void {
	for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-locale]')) {
		link.search = `${name}=${id}`;
	}
}
