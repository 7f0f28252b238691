import { useEffect, useRef, useState } from 'react';
import type { Checkout } from '#contract/checkout/checkout.ts';
import { deliverTo } from '#state/checkout.ts';

export interface Moved {
	/** What the cart came to in the country before. */
	total: number;
	currency: string;
}

/**
 * Moves the cart to the country to which it is to go as soon as that is chosen, so that prices, tax and
 * ways of sending are those that will be ordered by. Answers what it came to before.
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
		// A country that was refused once would be again.
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
