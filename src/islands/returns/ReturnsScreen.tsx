import type { ReactNode } from 'react';
import { AccountScreen } from '../account/parts/AccountScreen.tsx';
import { WordsProvider } from '../account/parts/context.ts';
import '../account/addresses/Addresses.css';
import '../cart/cart-side.css';
import '../cart/cart.css';
import { OrdersProvider } from '../orders/context.ts';
import '../orders/orders.css';
import { ReturnsProvider, type ReturnsProps, useReturnsWordsFrom } from './context.ts';
import './returns.css';

/** Frame of a returns screen, in the account or for a guest who opened a mailed link. */
export function ReturnsScreen({ children, ...props }: ReturnsProps & { children: ReactNode }) {
	const words = useReturnsWordsFrom(props);
	return (
		<ReturnsProvider value={words}>
			<OrdersProvider value={words.orders}>
				{props.isInAccount ? (
					<AccountScreen {...props.account}>{() => children}</AccountScreen>
				) : (
					<WordsProvider value={words.account}>{children}</WordsProvider>
				)}
			</OrdersProvider>
		</ReturnsProvider>
	);
}
