import type { Checkout } from '#contract/checkout/checkout.ts';
import type { Cents } from '#contract/units.ts';
import { countryName } from '#i18n/country-name.ts';
import { formatMoney, formatNumber } from '#i18n/format.ts';
import { useCheckoutWords } from './context.ts';

/** Totals of the order as the server calculated them: VAT by rate, or why there is none. */
export function Totals({ checkout }: { checkout: Checkout }) {
	const { t, locale } = useCheckoutWords();
	const { cart, tax, pickup_store } = checkout;
	const money = (amount: number) => formatMoney(amount as Cents, cart.currency, locale);
	const country = countryName(cart.country, locale);
	const isReversed = tax.treatment === 'intra_eu';
	const withoutVat = cart.total_amount - tax.total_amount;
	return (
		<div className="cart-totals">
			<dl className="tabular">
				<div>
					<dt>{t('total.goods')}</dt>
					<dd>{money(cart.goods_amount)}</dd>
				</div>
				{cart.discount && cart.discount_total > 0 && (
					<div>
						<dt>{t('total.discount', { code: cart.discount.code })}</dt>
						<dd>−{money(cart.discount_total)}</dd>
					</div>
				)}
				<div>
					<dt>{t(pickup_store ? 'total.pickup' : 'total.shipping')}</dt>
					<dd>{cart.shipping?.amount ? money(cart.shipping.amount) : t('total.free')}</dd>
				</div>
				{isReversed && withoutVat > 0 && (
					<div>
						<dt>{t('total.withoutVat')}</dt>
						<dd>−{money(withoutVat)}</dd>
					</div>
				)}
				<div className="cart-grand">
					<dt>{t('total.total')}</dt>
					<dd>{money(tax.total_amount)}</dd>
				</div>
			</dl>
			<div className="cart-notes">
				{isReversed && <p>{t('total.reverse')}</p>}
				{!isReversed &&
					cart.vat.map(({ rate, net, vat }) => (
						<p key={rate} className="tabular">
							{t('total.vat', {
								rate: formatNumber(rate / 100, locale),
								amount: money(vat),
								net: money(net),
							})}
						</p>
					))}
				{!isReversed && (
					<p>{t(tax.treatment === 'export' ? 'total.duties' : 'total.vatIncluded', { country })}</p>
				)}
			</div>
		</div>
	);
}
