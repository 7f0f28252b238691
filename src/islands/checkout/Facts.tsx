import type { Checkout } from '#contract/checkout/checkout.ts';
import type { PaymentMeans } from '#contract/payments/payments.ts';
import { countryName } from '#i18n/country-name.ts';
import { formatList } from '#i18n/format.ts';
import { useCheckoutWords, type CheckoutWords } from './context.ts';

/** Countries that are read at a glance; more of them are counted, and listed on demand. */
const SHOWN_COUNTRIES = 12;

/** What a way to pay is called, and what it means. */
export function meansText({ t }: CheckoutWords, { provider, days }: PaymentMeans) {
	const text = t(`means.${provider}Text`, { count: days ?? 0 });
	return { label: t(`means.${provider}`), text };
}

/** Where the shop delivers and how it is paid, told before anything is asked. */
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
