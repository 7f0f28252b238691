import type { Order, OrderLine } from '#contract/orders/order.ts';
import type { Cents } from '#contract/units.ts';
import { CLAIM_FORM } from '#contract/wheels/forms.ts';
import { durabilityLine } from '#i18n/durability.ts';
import { formatDate, formatMoney } from '#i18n/format.ts';
import { entryHref } from '#i18n/paths.ts';
import { Thumb } from '../../cart/Thumb.tsx';
import { splitRefundedUnits } from '../refunded-units.ts';
import { useOrdersWords } from '../context.ts';
import { toDay } from '../days.ts';

/**
 * Address of the claim for a delivered line, with what the order knows filled in; null before one of
 * its own parcels was handed over.
 */
function claimHref(page: string, { number, shipments }: Order, line: OrderLine) {
	const { position, product, name } = line;
	const delivered = shipments
		.filter(({ lines }) => lines.some((packed) => packed.position === position))
		.flatMap(({ completed_at }) => completed_at ?? [])
		.toSorted();
	const last = delivered.at(-1);
	if (last === undefined) return null;
	const [claimed_product, order_number, delivered_on] = [
		(name === product.name ? name : `${product.name}, ${name}`).slice(0, 120),
		number,
		toDay(last),
	];
	const query = new URLSearchParams({ claimed_product, order_number, delivered_on });
	return `${page}?${query}#form-${CLAIM_FORM}-claimed_product`;
}

function Line({ line, order }: { line: OrderLine; order: Order }) {
	const { t, locale, warrantyHref } = useOrdersWords();
	const { currency } = order;
	const { product, name, code, durability, quantity, unit_price } = line;
	const { legal_ends_on, extended } = line;
	const { calledOff, returned } = splitRefundedUnits(line);
	const isKept = quantity > calledOff + returned;
	const claim = isKept ? claimHref(warrantyHref, order, line) : null;
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
				{legal_ends_on !== null && isKept && (
					<p className="cart-soft">
						{t('line.legal', { date: formatDate(legal_ends_on, locale) })}
					</p>
				)}
				{isKept &&
					extended.map((units) => (
						<p key={units.legal_ends_on} className="cart-soft">
							{t('line.extended', {
								count: units.quantity,
								date: formatDate(units.legal_ends_on, locale),
							})}
						</p>
					))}
				{claim !== null && (
					<p>
						<a className="link" href={claim}>
							{t('line.claim')}
							<span className="visually-hidden">: {product.name}</span>
						</a>
					</p>
				)}
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
export function OrderLines({ order }: { order: Order }) {
	return (
		<ul>
			{order.lines.map((line) => (
				<Line key={line.position} line={line} order={order} />
			))}
		</ul>
	);
}
