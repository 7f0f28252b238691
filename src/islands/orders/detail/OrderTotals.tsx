import type { Order } from '#contract/orders/order.ts';
import type { Cents } from '#contract/units.ts';
import { formatDate, formatMoney, formatNumber } from '#i18n/format.ts';
import { useOrdersWords } from '../context.ts';
import { toDay } from '../days.ts';

/** Totals of the order: VAT by rate, and refunds. */
export function OrderTotals({ order }: { order: Order }) {
	const { t, locale } = useOrdersWords();
	const money = (amount: number) => formatMoney(amount as Cents, order.currency, locale);
	const isReversed = order.tax_treatment === 'intra_eu';
	return (
		<section className="cart-totals order-totals">
			<h3 className="visually-hidden">{t('total.title')}</h3>
			<dl className="tabular">
				<div>
					<dt>{t('total.goods')}</dt>
					<dd>{money(order.goods_amount)}</dd>
				</div>
				{order.discount_total > 0 && (
					<div>
						<dt>{t('total.discount', { code: order.discount_code ?? '' })}</dt>
						<dd>−{money(order.discount_total)}</dd>
					</div>
				)}
				<div>
					<dt>{t(order.method === null ? 'total.pickup' : 'total.shipping')}</dt>
					<dd>{order.shipping_amount === 0 ? t('total.free') : money(order.shipping_amount)}</dd>
				</div>
				<div className="cart-grand">
					<dt>{t('total.total')}</dt>
					<dd>{money(order.total_amount)}</dd>
				</div>
			</dl>
			<div className="cart-notes">
				{isReversed && <p>{t('total.reverse')}</p>}
				{order.vat.map(({ rate, net, vat }) => (
					<p key={rate} className="tabular">
						{t('total.vat', {
							rate: formatNumber(rate / 100, locale),
							amount: money(vat),
							net: money(net),
						})}
					</p>
				))}
				{order.tax_treatment === 'export' && <p>{t('total.duties')}</p>}
				{order.refunds.map(({ status, amount, at }) => (
					<p key={at} className="tabular cart-free">
						{t(`refund.${status}`, {
							amount: money(amount),
							date: formatDate(toDay(at), locale),
						})}
					</p>
				))}
			</div>
		</section>
	);
}
