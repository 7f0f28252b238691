import { useEffect } from 'react';
import { showCount } from '#islands/ui/cart-count.ts';
import { $cart } from '#state/cart.ts';

/** Keeps the number in the header at what the cart shows, once the host has spoken. */
export function useCount(): void {
	useEffect(() => $cart.subscribe(({ cart, quantity }) => cart && showCount(quantity)), []);
}
