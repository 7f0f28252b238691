import type { Cart } from '#contract/cart/cart.ts';
import { countryName } from '#i18n/country-name.ts';
import { formatDays } from '#i18n/format-days.ts';
import { formatNumber } from '#i18n/format.ts';
import { moneyIn, type CartContext } from './context.ts';

interface CartTotalsProps {
	context: CartContext;
	cart: Cart;
	isPending: boolean;
}

/** Delivery days, or that the articles are made to order. */
function Delivery({ context: { t, locale }, cart }: Omit<CartTotalsProps, 'isPending'>) {
	const { delivery } = cart;
	if (cart.barrier === 'not_delivered') return null;
	if (delivery) {
		const { from, to } = delivery;
		return <p>{t('total.delivery', { days: formatDays(from, to, locale) })}</p>;
	}
	const isMade = cart.items.some(({ availability }) => availability === 'made_to_order');
	return isMade ? <p>{t('total.madeToOrder')}</p> : null;
}

/** Totals of the cart as the server calculated them. */
export function CartTotals({ context, cart, isPending }: CartTotalsProps) {
	const { t, locale } = context;
	const { discount, shipping, barrier } = cart;
	const money = moneyIn(cart, locale);
	const country = countryName(cart.country, locale);
	const isReduced = discount !== null && cart.discount_total > 0;
	return (
		<div className="cart-totals" aria-busy={isPending} data-pending={isPending || undefined}>
			<dl className="tabular">
				<div>
					<dt>{t('total.goods')}</dt>
					<dd>{money(cart.goods_amount)}</dd>
				</div>
				{isReduced && (
					<div>
						<dt>{t('total.discount', { code: discount.code })}</dt>
						<dd>−{money(cart.discount_total)}</dd>
					</div>
				)}
				{shipping && (
					<div>
						<dt>{t('total.shipping')}</dt>
						<dd>{shipping.amount === 0 ? t('total.free') : money(shipping.amount)}</dd>
					</div>
				)}
				<div className="cart-grand">
					<dt>{t('total.total')}</dt>
					<dd>{money(cart.total_amount)}</dd>
				</div>
			</dl>
			<div className="cart-notes">
				{cart.vat.map(({ rate, vat }) => (
					<p key={rate} className="tabular">
						{t('total.vat', { rate: formatNumber(rate / 100, locale), amount: money(vat) })}
					</p>
				))}
				<p>{t(cart.note === 'duties' ? 'total.duties' : 'total.vatIncluded', { country })}</p>
				{shipping?.missing != null && (
					<p className="cart-free">{t('total.missing', { amount: money(shipping.missing) })}</p>
				)}
				{shipping?.amount === 0 && <p className="cart-free">{t('total.reached')}</p>}
				<Delivery context={context} cart={cart} />
			</div>
			{barrier && (
				<p className="cart-notice" role="status">
					{t(`barrier.${barrier}`, { country, amount: money(cart.goods_above ?? 0) })}
				</p>
			)}
		</div>
	);
}
