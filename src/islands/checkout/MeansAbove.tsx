import type { Checkout } from '#contract/checkout/checkout.ts';
import { formatMoney } from '#i18n/format.ts';
import { useCheckoutWords } from './context.ts';

/** Explains why a payment method is not offered, and which one to choose instead. */
export function MeansAbove({ checkout: { means, means_above, cart } }: { checkout: Checkout }) {
	const { t, locale } = useCheckoutWords();
	const [other] = means;
	return means_above.map(({ provider, least }) => (
		<p key={provider} className="cart-notice" role="status">
			{t(other ? 'means.above' : 'means.aboveAlone', {
				means: t(`means.${provider}`),
				amount: formatMoney(least, cart.currency, locale),
				other: other ? t(`means.${other.provider}`) : '',
			})}
		</p>
	));
}
