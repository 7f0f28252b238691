import type { Checkout } from '#contract/checkout/checkout.ts';
import { formatMoney } from '#i18n/format.ts';
import { useCheckoutWords } from './context.ts';

/** Why a means of payment is not among those to choose from, and what to choose instead. */
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
