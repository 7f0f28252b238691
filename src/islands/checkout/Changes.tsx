import { useState } from 'react';
import type { Cart, CartItem } from '#contract/cart/cart.ts';
import type { Checkout } from '#contract/checkout/checkout.ts';
import type { Cents } from '#contract/units.ts';
import { formatMoney } from '#i18n/format.ts';
import { acceptChanges } from '#state/checkout.ts';
import { useCheckoutWords } from './context.ts';

/** Returns whether price or quantity of an article differs from what the buyer has seen. */
const isChanged = ({ seen_price, wanted_quantity }: CartItem): boolean =>
	seen_price !== null || wanted_quantity !== null;

/** Returns whether the buyer must accept changes before the order can be placed. */
export const isToAccept = (cart: Cart): boolean => cart.items.some(isChanged);

/** Returns whether a price, a quantity or the code differs from what the buyer has seen. */
const hasChanges = (cart: Cart): boolean =>
	cart.unavailable_items.length > 0 ||
	(cart.discount !== null && cart.discount.refusal !== null) ||
	isToAccept(cart);

/** Explains why a code gives no discount. Prior use is known once the address is known. */
export function CodeRefused({ discount }: { discount: Cart['discount'] }) {
	const { t } = useCheckoutWords();
	if (discount === null || discount.refusal === null) return null;
	const { code, refusal } = discount;
	return t(refusal === 'used_by_you' ? 'changed.usedCode' : 'changed.code', { code });
}

interface ChangesProps {
	checkout: Checkout;
	/** Total when it was last shown; null if it is unchanged. */
	totalBefore: number | null;
}

/** Lists everything that changed during checkout, with one button that accepts it all. */
export function Changes({ checkout: { cart, tax }, totalBefore }: ChangesProps) {
	const { t, locale } = useCheckoutWords();
	const [isFailed, setFailed] = useState(false);
	const money = (amount: number) => formatMoney(amount as Cents, cart.currency, locale);
	if (!hasChanges(cart) && totalBefore === null) return null;
	return (
		<section className="cart-notice checkout-changes" role="alert">
			<h3 className="title-4">{t('changed.title')}</h3>
			<ul>
				{totalBefore !== null && (
					<li>{t('changed.total', { from: money(totalBefore), to: money(tax.total_amount) })}</li>
				)}
				{cart.items.filter(isChanged).map(({ variant_id, variant }) => (
					<li key={variant_id}>{t('changed.line', { name: variant.product.name })}</li>
				))}
				{cart.unavailable_items.map(({ variant_id, variant }) => (
					<li key={variant_id}>{t('changed.gone', { name: variant.product.name })}</li>
				))}
				{cart.discount?.refusal != null && (
					<li>
						<CodeRefused discount={cart.discount} />
					</li>
				)}
			</ul>
			{isToAccept(cart) && (
				<button
					type="button"
					className="btn-ghost"
					onClick={() => void acceptChanges().then((result) => setFailed(!result.ok))}
				>
					{t('changed.accept')}
				</button>
			)}
			{isFailed && <p>{t('changed.failed')}</p>}
		</section>
	);
}
