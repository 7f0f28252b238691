import type { Cart } from '#contract/cart/cart.ts';
import { CodeField, GiftNote } from './CartExtras.tsx';
import { CountryField } from './CountryField.tsx';
import type { CartContext } from './context.ts';

/** Optional inputs beside the articles: country, discount code, gift note. */
export function CartExtrasList({ context, cart }: { context: CartContext; cart: Cart }) {
	return (
		<div className="cart-extras">
			<CountryField context={context} cart={cart} />
			<CodeField context={context} cart={cart} />
			<GiftNote context={context} cart={cart} />
		</div>
	);
}
