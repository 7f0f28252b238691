import type { Checkout } from '#contract/checkout/checkout.ts';
import type { Cents } from '#contract/units.ts';
import { formatMoney, formatPair, formatSeries } from '#i18n/format.ts';
import { Thumb } from '../cart/Thumb.tsx';
import { useCheckoutWords } from './context.ts';

/** Order lines: each article with its distinguishing features, its quantity and its price. */
export function Lines({ checkout: { cart, main_features } }: { checkout: Checkout }) {
	const { t, locale } = useCheckoutWords();
	const money = (amount: number) => formatMoney(amount as Cents, cart.currency, locale);
	return (
		<ul>
			{cart.items.map((item) => {
				const { variant, variant_id, quantity, unit_price, seen_price, wanted_quantity } = item;
				const { name, product, code } = variant;
				const features = main_features.find((one) => one.variant_id === variant_id)?.features ?? [];
				return (
					<li key={variant_id} className="cart-line">
						<Thumb file={product.picture?.file} />
						<div className="cart-what">
							<p className="cart-name">{product.name}</p>
							{name !== product.name && <p className="cart-soft">{name}</p>}
							<p className="cart-soft tabular">{t('line.code', { code })}</p>
							{features.length > 0 && (
								<p className="cart-soft">
									{formatSeries(
										features.map(({ label, value }) => formatPair(label, value, locale)),
										locale,
									)}
								</p>
							)}
							{seen_price && (
								<p className="cart-change">
									{t(seen_price.amount < unit_price ? 'line.priceUp' : 'line.priceDown', {
										from: formatMoney(seen_price.amount, seen_price.currency, locale),
										to: money(unit_price),
									})}
								</p>
							)}
							{wanted_quantity !== null && (
								<p className="cart-change">
									{t('line.fewer', { count: quantity, wanted: wanted_quantity })}
								</p>
							)}
							<p className="tabular">
								{t('line.pieces', { count: quantity, amount: money(unit_price) })}
							</p>
						</div>
						<p className="cart-sum tabular">
							<b>{money(item.total_amount)}</b>
							{item.adjustments_total < 0 && (
								<small>
									{t('line.discount', { amount: `−${money(-item.adjustments_total)}` })}
								</small>
							)}
						</p>
					</li>
				);
			})}
		</ul>
	);
}
