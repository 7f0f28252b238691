import { useEffect, useRef, useState } from 'react';
import type { Cart } from '#contract/cart/cart.ts';
import { toName } from './CartLine.tsx';
import { moneyIn, type CartContext } from './context.ts';

interface CartStatusProps {
	context: CartContext;
	cart: Cart;
	/** True while a change is pending: only the server's answer is announced. */
	isPending: boolean;
}

/** Visually hidden live region that announces the result of a change: quantity and total. */
export function CartStatus({ context, cart, isPending }: CartStatusProps) {
	const { t, locale } = context;
	const before = useRef<Cart | null>(null);
	const [said, say] = useState('');

	useEffect(() => {
		if (isPending) return;
		const known = before.current;
		before.current = cart;
		if (known === null) return;
		const quantities = new Map(known.items.map((item) => [item.variant_id, item.quantity]));
		const changed = cart.items.filter((item) => quantities.get(item.variant_id) !== item.quantity);
		if (changed.length === 0 && known.total_amount === cart.total_amount) return;
		const lines = changed.map(({ variant, quantity: count }) =>
			t('line.now', { name: toName(variant), count }),
		);
		const amount = moneyIn(cart, locale)(cart.total_amount);
		say([...lines, t('total.totalNow', { amount })].join(' '));
	}, [cart, isPending, t, locale]);

	return (
		<p className="visually-hidden" role="status">
			{said}
		</p>
	);
}
