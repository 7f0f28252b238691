/**
 * Sends the number of units in the cart to the page, where `shell/cart-count` writes it. It is an
 * event, because a module that both import would be one more file for each page to fetch.
 */
export function showCount(quantity: number): void {
	dispatchEvent(new CustomEvent('cart-count', { detail: quantity > 0 ? String(quantity) : '' }));
}
