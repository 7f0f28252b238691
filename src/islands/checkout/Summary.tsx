import { useEffect, useRef } from 'react';
import type { Checkout } from '#contract/checkout/checkout.ts';
import type { Cents } from '#contract/units.ts';
import { formatMoney } from '#i18n/format.ts';
import { useCheckoutWords } from './context.ts';
import { CodeRefused } from './Changes.tsx';
import { Totals } from './Totals.tsx';

/** Minimum width at which the summary fits beside the form. */
const WIDE = '(min-width: 1024px)';

/** Articles and totals beside every step. On a phone it is collapsed except for the total. */
export function Summary({ checkout }: { checkout: Checkout }) {
	const { t, locale, href } = useCheckoutWords();
	const { cart, tax } = checkout;
	const box = useRef<HTMLDetailsElement>(null);
	const money = (amount: number) => formatMoney(amount as Cents, cart.currency, locale);
	useEffect(() => {
		const wide = window.matchMedia(WIDE);
		const follow = () => {
			if (box.current) box.current.open = wide.matches;
		};
		follow();
		wide.addEventListener('change', follow);
		return () => wide.removeEventListener('change', follow);
	}, []);
	return (
		<aside className="checkout-side" aria-label={t('summary.title')}>
			{cart.discount?.refusal != null && (
				<p className="cart-notice" role="status">
					<CodeRefused discount={cart.discount} />
				</p>
			)}
			<details ref={box}>
				<summary>
					<span>{t('summary.title')}</span>
					<b className="tabular">{money(tax.total_amount)}</b>
				</summary>
				<ul className="checkout-brief tabular">
					{cart.items.map(({ variant_id, variant, quantity, total_amount }) => (
						<li key={variant_id}>
							<span>
								{t('summary.line', { count: quantity, name: variant.product.name })}
								{variant.name !== variant.product.name && (
									<small className="cart-soft"> {variant.name}</small>
								)}
							</span>
							<span>{money(total_amount)}</span>
						</li>
					))}
				</ul>
				<Totals checkout={checkout} />
				<p>
					<a className="link" href={href.cart}>
						{t('way.changeCart')}
					</a>
				</p>
			</details>
		</aside>
	);
}
