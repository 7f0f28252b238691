/**
 * Adds the shown id to the links to other languages: the build prints one page for all orders, and
 * a URL without an id opens none. Idempotent.
 */
export function keepIdInLanguages(name: 'id' | 'order', id: string): void {
	for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-locale]')) {
		const address = new URL(link.href);
		address.searchParams.set(name, id);
		link.href = address.pathname + address.search + address.hash;
	}
}
