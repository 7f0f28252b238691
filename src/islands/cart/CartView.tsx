import { useEffect, useRef } from 'react';
import { useShown } from '#islands/ui/use-shown.ts';
import { noteCartViewed } from '#state/analytics.ts';
import { $cart, $removed, NOTHING_KNOWN, retryCart, type ShownCart } from '#state/cart.ts';
import { CartExtrasList } from './CartExtrasList.tsx';
import { ApartLine, CartLine } from './CartLine.tsx';
import { CartMessages } from './CartMessages.tsx';
import { CartStatus } from './CartStatus.tsx';
import { CartTotals } from './CartTotals.tsx';
import type { CartContext } from './context.ts';
import { EmptyCart } from './EmptyCart.tsx';
import { GuaranteeNote } from './GuaranteeNote.tsx';
import { Help } from './Help.tsx';
import './cart-side.css';
import './cart.css';

interface CartViewProps {
	context: CartContext;
	place: 'drawer' | 'page';
}

/** True if the server says that the cart is empty and no article is being added. */
const isEmpty = ({ cart, waiting, adding }: ShownCart): boolean =>
	cart !== null &&
	cart.items.length + cart.unavailable_items.length === 0 &&
	(waiting === 0 || adding.length === 0);

/** Cart content, the same on its page and in the drawer. */
export function CartView({ context, place }: CartViewProps) {
	const { t, room } = context;
	const shown = useShown($cart, NOTHING_KNOWN);
	const removed = useShown($removed, null);
	const { cart, isPending, delay, adding, failure } = shown;
	const isTold = useRef(false);

	useEffect(() => {
		if (!cart || isTold.current) return;
		isTold.current = true;
		noteCartViewed(cart);
	}, [cart]);

	const messages = <CartMessages context={context} shown={shown} removed={removed} />;
	if (!cart) {
		return (
			<div className="cart-view" data-place={place}>
				{messages}
				{failure && !delay ? (
					<div className="cart-notice" role="alert">
						<span>{t('state.failed')}</span>
						<button type="button" className="cart-plain" onClick={retryCart}>
							{t('state.retry')}
						</button>
					</div>
				) : (
					<p className="cart-soft" role="status">
						{t(adding.length > 0 ? 'state.adding' : 'state.loading')}
					</p>
				)}
				{failure && <Help context={context} />}
			</div>
		);
	}
	if (isEmpty(shown)) {
		return (
			<div className="cart-view" data-place={place}>
				{messages}
				<EmptyCart context={context} />
				<Help context={context} />
			</div>
		);
	}
	return (
		<div className="cart-view" data-place={place}>
			<div className="cart-list">
				<CartStatus context={context} cart={cart} isPending={isPending} />
				{messages}
				<ul>
					{cart.items.map((item) => (
						<CartLine
							key={item.variant_id}
							context={context}
							cart={cart}
							item={item}
							isPending={isPending}
						/>
					))}
					{adding.map((id) => (
						<li key={id} className="cart-line cart-coming" aria-busy="true">
							<span className="cart-thumb" />
							<p className="cart-soft">{t('state.adding')}</p>
						</li>
					))}
				</ul>
				{cart.unavailable_items.length > 0 && (
					<section>
						<h2 className="cart-heading">{t('apart.title')}</h2>
						<ul>
							{cart.unavailable_items.map((item) => (
								<ApartLine
									key={item.variant_id}
									context={context}
									country={cart.country}
									item={item}
								/>
							))}
						</ul>
					</section>
				)}
			</div>
			<section className="cart-side">
				<h2 className="cart-heading">{t('total.title')}</h2>
				{place === 'page' && <CartExtrasList context={context} cart={cart} />}
				<CartTotals context={context} cart={cart} isPending={isPending} />
				{cart.items.length > 0 && cart.barrier === null && (
					<>
						<a
							className="btn-primary"
							href={room.href.checkout}
							aria-disabled={isPending || undefined}
							onClick={(event) => isPending && event.preventDefault()}
						>
							{t(isPending ? 'state.calculating' : 'way.checkout')}
						</a>
						<p className="cart-soft">{t('way.checkoutNote')}</p>
						<GuaranteeNote context={context} country={cart.country} isPage={place === 'page'} />
					</>
				)}
				{place === 'drawer' && (
					<a className="btn-ghost" href={room.href.cart}>
						{t('way.cart')}
					</a>
				)}
				<Help context={context} />
			</section>
		</div>
	);
}
