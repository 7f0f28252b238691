import { useEffect } from 'react';
import { showCount } from '#islands/ui/cart-count.ts';
import { $cart } from '#state/cart.ts';

/** Keeps the number in the header in step with the cart, once the server has answered. */
export function useCount(): void {
	useEffect(() => $cart.subscribe(({ cart, quantity }) => cart && showCount(quantity)), []);
}
