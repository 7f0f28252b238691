import type { Order, OrderLine } from '#contract/orders/order.ts';
import type { Cents } from '#contract/units.ts';
import { durabilityLine } from '#i18n/durability.ts';
import { formatMoney } from '#i18n/format.ts';
import { entryHref } from '#i18n/paths.ts';
import { Thumb } from '../../cart/Thumb.tsx';
import { backPieces } from '../back-pieces.ts';
import { useOrdersWords } from '../context.ts';

function Line({ line, currency }: { line: OrderLine; currency: string }) {
	const { t, locale } = useOrdersWords();
	const { product, name, code, durability, quantity, unit_price } = line;
	const { calledOff, returned } = backPieces(line);
	const money = (amount: number) => formatMoney(amount as Cents, currency, locale);
	return (
		<li className="cart-line">
			<Thumb file={product.picture?.file} />
			<div className="cart-what">
				<p className="cart-name">
					{product.slug === null ? (
						product.name
					) : (
						<a href={entryHref(locale, 'product', product.slug)}>{product.name}</a>
					)}
				</p>
				{name !== product.name && <p className="cart-soft">{name}</p>}
				<p className="cart-soft tabular">{t('line.code', { code })}</p>
				{durability && <p className="cart-soft">{durabilityLine(durability, locale)}</p>}
				<p className="tabular">
					{t('line.pieces', { count: quantity, amount: money(unit_price) })}
				</p>
				{calledOff > 0 && (
					<p className="cart-change">{t('line.calledOff', { count: calledOff })}</p>
				)}
				{returned > 0 && <p className="cart-change">{t('line.returned', { count: returned })}</p>}
			</div>
			<p className="cart-sum tabular">
				<b>{money(line.total_amount)}</b>
				{line.adjustments_total < 0 && (
					<small>{t('line.discount', { amount: `−${money(-line.adjustments_total)}` })}</small>
				)}
			</p>
		</li>
	);
}

/** Order lines, with the names and prices at the time of the order. */
export function OrderLines({ order: { lines, currency } }: { order: Order }) {
	return (
		<ul>
			{lines.map((line) => (
				<Line key={line.position} line={line} currency={currency} />
			))}
		</ul>
	);
}
