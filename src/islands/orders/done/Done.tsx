import { useEffect, useRef } from 'react';
import { reportPurchase } from '#state/purchase.ts';
import { WordsProvider } from '../../account/parts/context.ts';
import '../../cart/cart-side.css';
import '../../cart/cart.css';
import '../orders.css';
import { OrdersProvider, type OrdersProps, useWordsFrom } from '../context.ts';
import { DoneFailed } from './DoneFailed.tsx';
import { DonePending } from './DonePending.tsx';
import { DoneSuccess } from './DoneSuccess.tsx';
import { NoOrder } from '../NoOrder.tsx';
import { toOutcome } from './outcome.ts';
import { useOrder } from '../use-order.ts';

/** Page after an order: placed, payment pending, or payment failed. */
export function Done(props: OrdersProps) {
	const words = useWordsFrom(props);
	const { found, again, show } = useOrder('order');
	const order = found.status === 'ready' ? found.order : null;
	const outcome = order && toOutcome(order);
	const told = useRef<string | null>(null);
	useEffect(() => {
		if (!order || outcome !== 'success' || told.current === order.id) return;
		told.current = order.id;
		reportPurchase(order);
	}, [order, outcome]);

	return (
		<OrdersProvider value={words}>
			<WordsProvider value={words.account}>
				{found.status !== 'ready' && <NoOrder found={found} onAgain={() => void again()} />}
				{order && outcome === 'success' && <DoneSuccess order={order} />}
				{order && outcome === 'pending' && <DonePending order={order} onAsk={again} />}
				{order && outcome === 'failed' && (
					<DoneFailed order={order} onAsk={again} onChange={show} />
				)}
			</WordsProvider>
		</OrdersProvider>
	);
}
