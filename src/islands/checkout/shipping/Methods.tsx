import type { Checkout, ShippingOffer } from '#contract/checkout/checkout.ts';
import { formatDays } from '#i18n/format-days.ts';
import { formatMoney } from '#i18n/format.ts';
import { Choice } from '../Choice.tsx';
import { useCheckoutWords, type CheckoutWords } from '../context.ts';

/** Day or range of days of the delivery. */
export function rangeText(
	{ t, locale }: CheckoutWords,
	delivery: ShippingOffer['delivery'],
): string {
	if (delivery === null) return t('method.madeToOrder');
	const { from, to } = delivery;
	return t('method.range', { days: formatDays(from, to, locale) });
}

/** Cheapest shipping method; the first of those with the same price. */
export const findCheapest = (offers: readonly ShippingOffer[]): ShippingOffer | null =>
	offers.toSorted((a, b) => a.amount - b.amount)[0] ?? null;

interface MethodsProps {
	checkout: Checkout;
	value: ShippingOffer['method'] | null;
	onChoose: (method: ShippingOffer['method']) => void;
}

/** Shipping methods, each with its price and its delivery days. */
export function Methods({ checkout: { offers, cart }, value, onChoose }: MethodsProps) {
	const words = useCheckoutWords();
	const { t, locale } = words;
	return (
		<Choice
			name="method"
			legend={t('method.title')}
			isLegendHidden
			value={value}
			onChoose={onChoose}
			options={offers.map((offer) => ({
				value: offer.method,
				label: t(`method.${offer.method}`),
				price:
					offer.amount === 0 ? t('total.free') : formatMoney(offer.amount, cart.currency, locale),
				text: rangeText(words, offer.delivery),
			}))}
		/>
	);
}
