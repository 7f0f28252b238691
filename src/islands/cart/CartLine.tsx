import type { Cart, CartItem, CartVariant, UnavailableItem } from '#contract/cart/cart.ts';
import { breakCompounds } from '#domain/text/phrase-breaks.ts';
import { countryName } from '#i18n/country-name.ts';
import { durabilityLine } from '#i18n/durability.ts';
import { formatDate, formatMoney } from '#i18n/format.ts';
import { entryHref } from '#i18n/paths.ts';
import { removeItem, setQuantity } from '#state/cart.ts';
import { moneyIn, type CartContext } from './context.ts';
import { Quantity } from './Quantity.tsx';
import { Thumb } from './Thumb.tsx';

/** Name of an article, with the variant name that distinguishes it from its siblings. */
export const toName = ({ name, product }: CartVariant): string =>
	name === product.name ? name : `${product.name}, ${name}`;

function Title({ context, variant }: { context: CartContext; variant: CartVariant }) {
	const { name, product, code, durability } = variant;
	return (
		<>
			<p className="cart-name">
				<a href={entryHref(context.locale, 'product', product.slug)}>
					{breakCompounds(product.name)}
				</a>
			</p>
			{name !== product.name && <p className="cart-soft">{breakCompounds(name)}</p>}
			<p className="cart-soft tabular">{context.t('line.code', { code })}</p>
			{durability && <p className="cart-soft">{durabilityLine(durability, context.locale)}</p>}
		</>
	);
}

/** Changes of a line since the buyer last acknowledged it. */
export function Changes({
	context,
	cart,
	item,
}: {
	context: CartContext;
	cart: Cart;
	item: CartItem;
}) {
	const { t, locale } = context;
	const { seen_price: seen, wanted_quantity: wanted } = item;
	const money = moneyIn(cart, locale);
	const isDearer = seen !== null && seen.amount < item.unit_price;
	return (
		<>
			{seen && (
				<p className="cart-change">
					{t(isDearer ? 'line.priceUp' : 'line.priceDown', {
						from: formatMoney(seen.amount, seen.currency, locale),
						to: money(item.unit_price),
					})}
				</p>
			)}
			{wanted !== null && (
				<p className="cart-change">{t('line.short', { count: item.quantity, wanted })}</p>
			)}
		</>
	);
}

export interface CartLineProps {
	context: CartContext;
	cart: Cart;
	item: CartItem;
	/** True while its total is being recalculated. */
	isPending: boolean;
}

/** Cart line: picture, name, quantity, price, and what has changed. */
export function CartLine({ context, cart, item, isPending }: CartLineProps) {
	const { t, locale } = context;
	const { variant_id, variant, quantity, unit_price, adjustments_total } = item;
	const name = toName(variant);
	const money = moneyIn(cart, locale);
	return (
		<li className="cart-line">
			<Thumb file={variant.product.picture?.file} />
			<div className="cart-what">
				<Title context={context} variant={variant} />
				<Changes context={context} cart={cart} item={item} />
				<div className="cart-acts">
					<Quantity
						context={context}
						name={name}
						quantity={quantity}
						most={item.available_quantity}
						onChange={(next) => setQuantity(variant_id, next)}
					/>
					<button
						type="button"
						className="cart-plain"
						aria-label={t('line.removeName', { name })}
						onClick={() => removeItem({ variant_id, name, quantity })}
					>
						{t('line.remove')}
					</button>
				</div>
			</div>
			<p className="cart-sum tabular" data-pending={isPending || undefined}>
				<b>{money(item.total_amount)}</b>
				{adjustments_total < 0 && (
					<small>{t('line.discount', { amount: `−${money(-adjustments_total)}` })}</small>
				)}
				{quantity > 1 && <small>{t('line.each', { amount: money(unit_price) })}</small>}
			</p>
		</li>
	);
}

interface ApartProps {
	context: CartContext;
	country: string;
	item: UnavailableItem;
}

/** Line of an unavailable article: why, and a link to its product page. */
export function ApartLine({ context, country, item }: ApartProps) {
	const { t, locale } = context;
	const { variant_id, variant, quantity, reason, backorder_on } = item;
	const name = toName(variant);
	return (
		<li className="cart-line cart-apart">
			<Thumb file={variant.product.picture?.file} />
			<div className="cart-what">
				<Title context={context} variant={variant} />
				<p className="cart-change">
					{t(`apart.${reason}`, { country: countryName(country, locale) })}
					{backorder_on && ` ${t('apart.backorder', { date: formatDate(backorder_on, locale) })}`}
				</p>
				<div className="cart-acts">
					<a className="link" href={entryHref(locale, 'product', variant.product.slug)}>
						{t('apart.look')}
					</a>
					<button
						type="button"
						className="cart-plain"
						aria-label={t('line.removeName', { name })}
						onClick={() => removeItem({ variant_id, name, quantity })}
					>
						{t('line.remove')}
					</button>
				</div>
			</div>
		</li>
	);
}
