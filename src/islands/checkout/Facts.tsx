import type { Checkout } from '#contract/checkout/checkout.ts';
import type { PaymentMeans } from '#contract/payments/payments.ts';
import { countryName } from '#i18n/country-name.ts';
import { formatList } from '#i18n/format.ts';
import { useCheckoutWords, type CheckoutWords } from './context.ts';

/** Maximum of countries listed directly; above it, the count with the list on demand. */
const SHOWN_COUNTRIES = 12;

/** Label and description of a payment method. */
export function meansText({ t }: CheckoutWords, { provider, days }: PaymentMeans) {
	const text = t(`means.${provider}Text`, { count: days ?? 0 });
	return { label: t(`means.${provider}`), text };
}

/** Delivery countries and payment methods, shown before the form asks for anything. */
export function Facts({ checkout: { delivers_to, means } }: { checkout: Checkout }) {
	const words = useCheckoutWords();
	const { t, locale } = words;
	const countries = delivers_to.map((code) => countryName(code, locale));
	const sorted = countries.toSorted(new Intl.Collator(locale).compare);
	return (
		<section className="checkout-facts">
			<div>
				<h3 className="cart-heading">{t('facts.means')}</h3>
				<ul>
					{means.map((one) => {
						const { label, text } = meansText(words, one);
						return (
							<li key={one.provider}>
								<b>{label}</b> <span className="cart-soft">{text}</span>
							</li>
						);
					})}
				</ul>
			</div>
			<div>
				<h3 className="cart-heading">{t('facts.delivery')}</h3>
				{sorted.length > SHOWN_COUNTRIES ? (
					<details>
						<summary className="cart-plain">
							{t('facts.countries', { count: sorted.length })}
						</summary>
						<p className="cart-soft">{formatList(sorted, locale)}</p>
					</details>
				) : (
					<p className="cart-soft">{formatList(sorted, locale)}</p>
				)}
			</div>
		</section>
	);
}
