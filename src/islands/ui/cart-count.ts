/** Writes how many pieces are in the cart wherever a link leads to it; none for an empty one. */
export function showCount(quantity: number | string): void {
	for (const link of document.querySelectorAll<HTMLElement>('[data-cart]')) {
		link.dataset['cart'] = quantity ? String(quantity) : '';
	}
}
