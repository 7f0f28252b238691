/**
 * Has the links to other languages name what this page shows: the build prints one page for all orders,
 * and an address that names none opens none. Asked for again it changes nothing.
 */
export function keepIdInLanguages(name: 'id' | 'order', id: string): void {
	for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-locale]')) {
		const address = new URL(link.href);
		address.searchParams.set(name, id);
		link.href = address.pathname + address.search + address.hash;
	}
}
