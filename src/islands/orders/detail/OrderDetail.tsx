import { AccountScreen } from '../../account/parts/AccountScreen.tsx';
import { WordsProvider } from '../../account/parts/context.ts';
import '../../account/addresses/Addresses.css';
import '../../cart/cart-side.css';
import '../../cart/cart.css';
import '../orders.css';
import { OrdersProvider, type OrdersProps, useWordsFrom } from '../context.ts';
import { NoOrder } from '../NoOrder.tsx';
import { OrderView } from './OrderView.tsx';
import { useOrder } from '../use-order.ts';

/** Page of one order, in the account or opened by a mailed link. */
export function OrderDetail(props: OrdersProps) {
	const words = useWordsFrom(props);
	return (
		<OrdersProvider value={words}>
			{props.isInAccount ? (
				<AccountScreen {...props.account}>{() => <Shown />}</AccountScreen>
			) : (
				<WordsProvider value={words.account}>
					<Shown />
				</WordsProvider>
			)}
		</OrdersProvider>
	);
}

function Shown() {
	const { found, again, show } = useOrder('id');
	if (found.status === 'ready') {
		return <OrderView order={found.order} onAsk={again} onChange={show} />;
	}
	return <NoOrder found={found} onAgain={() => void again()} />;
}
