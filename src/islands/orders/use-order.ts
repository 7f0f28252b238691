import { useCallback, useEffect, useState } from 'react';
import type { ApiError } from '#contract/errors.ts';
import type { Order } from '#contract/orders/order.ts';
import { findOrder } from '#state/orders.ts';
import { keepIdInLanguages } from './keep-id.ts';
import { namedId } from './named-id.ts';

/** `unknown`: the order does not exist or is not this visitor's; the page does not reveal which. */
export type FoundOrder =
	| { status: 'pending' }
	| { status: 'unknown' }
	| { status: 'failed'; error: ApiError }
	| { status: 'ready'; order: Order };

/** Error codes for an order that is missing or not visible to this visitor. */
const UNKNOWN = ['not_found', 'forbidden', 'validation_failed'];

/** Loads the order that the URL names. */
async function findNamed(name: 'id' | 'order'): Promise<FoundOrder> {
	const id = namedId(name);
	if (id === null) return { status: 'unknown' };
	keepIdInLanguages(name, id);
	const result = await findOrder(id);
	if (result.ok) return { status: 'ready', order: result.data };
	if (UNKNOWN.includes(result.error.code)) return { status: 'unknown' };
	return { status: 'failed', error: result.error };
}

export interface OrderUse {
	found: FoundOrder;
	/** Reloads; the shown order stays until the response. */
	again: () => Promise<void>;
	show: (order: Order) => void;
}

export function useOrder(name: 'id' | 'order'): OrderUse {
	const [found, setFound] = useState<FoundOrder>({ status: 'pending' });
	const take = useCallback((answer: FoundOrder) => {
		setFound((now) => (now.status === 'ready' && answer.status === 'failed' ? now : answer));
	}, []);
	const again = useCallback(() => findNamed(name).then(take), [name, take]);
	useEffect(() => {
		void findNamed(name).then(take);
		// After the payment page, this page may be restored from the back/forward cache.
		const follow = ({ persisted }: PageTransitionEvent) => {
			if (persisted) void again();
		};
		window.addEventListener('pageshow', follow);
		return () => window.removeEventListener('pageshow', follow);
	}, [name, take, again]);
	const show = useCallback((order: Order) => setFound({ status: 'ready', order }), []);
	return { found, again, show };
}
