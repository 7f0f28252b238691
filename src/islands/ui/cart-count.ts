/**
 * Tells the page how many pieces are in the cart; what every page loads writes it (`shell/cart-count`).
 * An event, because a module that both import would be one more file for each page to fetch.
 */
export function showCount(quantity: number): void {
	dispatchEvent(new CustomEvent('cart-count', { detail: quantity > 0 ? String(quantity) : '' }));
}
