import { useEffect, useRef, useState } from 'react';
import type { Checkout } from '#contract/checkout/checkout.ts';
import { deliverTo } from '#state/checkout.ts';

export interface Moved {
	/** Cart total in the previous country. */
	total: number;
	currency: string;
}

/**
 * Moves the cart to the delivery country as soon as it is chosen, so that prices, tax and shipping
 * methods are those of the order. Returns the previous total.
 */
export function useDeliveryCountry(
	{ cart, delivers_to }: Checkout,
	country: string,
): { moved: Moved | null; isMoving: boolean } {
	const [moved, setMoved] = useState<Moved | null>(null);
	const [isMoving, setMoving] = useState(false);
	const asked = useRef(cart.country);
	const isOther = country !== cart.country && delivers_to.includes(country);

	useEffect(() => {
		// Do not retry a country that was refused: it would be refused again.
		if (!isOther || asked.current === country) return;
		asked.current = country;
		const before = { total: cart.total_amount, currency: cart.currency };
		setMoving(true);
		void deliverTo(country).then((result) => {
			setMoving(false);
			if (result.ok) setMoved(before);
		});
	}, [isOther, country, cart]);
	return { moved, isMoving };
}
