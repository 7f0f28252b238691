import { useEffect } from 'react';
import type { CartBootstrap } from '#contract/cart/bootstrap.ts';
import type { Locale } from '#contract/locales.ts';
import { refreshCart, watchCart } from '#state/cart.ts';
import { CartView } from './CartView.tsx';
import { toContext } from './context.ts';
import { useCount } from './use-count.ts';

export interface CartPageProps {
	locale: Locale;
	room: CartBootstrap;
}

/** The cart on its own page. */
export function CartPage({ locale, room }: CartPageProps) {
	useCount();
	useEffect(() => {
		void refreshCart();
		return watchCart();
	}, []);
	return <CartView context={toContext(locale, room)} place="page" />;
}
