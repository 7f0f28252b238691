import type { ReactNode } from 'react';
import type { Checkout } from '#contract/checkout/checkout.ts';
import type { CheckoutStep } from '#contract/checkout/details.ts';
import { INVOICE_FIELDS } from '#contract/orders/invoices.ts';
import { countryName } from '#i18n/country-name.ts';
import { formatPair } from '#i18n/format.ts';
import { AddressLines } from '../account/parts/AddressLines.tsx';
import { useCheckoutWords, type CheckoutWords } from './context.ts';
import { meansText } from './Facts.tsx';
import { rangeText } from './shipping/Methods.tsx';
import { StepLink } from './StepsNav.tsx';
import type { StepsUse } from './use-steps.ts';

interface PartProps {
	title: string;
	to: CheckoutStep;
	go: StepsUse['go'];
	children: ReactNode;
}

/** One part of the checkout data, with an edit link that returns here afterwards. */
function Part({ title, to, go, children }: PartProps) {
	const { t } = useCheckoutWords();
	return (
		<section className="checkout-given">
			<h3 className="cart-heading">{title}</h3>
			<div>{children}</div>
			<StepLink
				to={to}
				go={go}
				isEdit
				className="link"
				label={t('resume.editNamed', { part: title })}
				text={t('resume.edit')}
			/>
		</section>
	);
}

/** Delivery time. A bank transfer has to arrive first, and that day is unknown. */
function timeText(words: CheckoutWords, { pickup_store, provider, offers, method }: Checkout) {
	if (pickup_store) return words.t('method.pickupTime');
	if (provider === 'bank_transfer') return words.t('method.afterTransfer');
	const offer = offers.find((one) => one.method === method);
	return rangeText(words, offer?.delivery ?? null);
}

/** Summary of all checkout data: contact, addresses, invoice data, shipping and payment. */
export function Given({ checkout, go }: { checkout: Checkout; go: StepsUse['go'] }) {
	const words = useCheckoutWords();
	const { t, locale } = words;
	const { billing, shipping, pickup_store: store, contact, means, invoice } = checkout;
	const chosen = means.find(({ provider }) => provider === checkout.provider);
	const payment = chosen && meansText(words, chosen);
	return (
		<div className="checkout-givens">
			<Part title={t('resume.contact')} to="login" go={go}>
				<p translate="no">{contact?.email}</p>
			</Part>
			<Part title={t('resume.billing')} to="shipping" go={go}>
				<AddressLines lines={billing?.lines ?? []} />
				{INVOICE_FIELDS.filter((field) => field !== 'company' && invoice[field] !== '').map(
					(field) => (
						<p key={field} className="cart-soft tabular">
							{formatPair(t(`invoice.${field}`), invoice[field], locale)}
						</p>
					),
				)}
			</Part>
			<Part title={t(store ? 'resume.pickup' : 'resume.shipping')} to="shipping" go={go}>
				{store ? (
					<AddressLines
						lines={[
							store.name,
							store.street,
							`${store.postal_code} ${store.city}`.trim(),
							countryName(store.country, locale),
						]}
					/>
				) : shipping ? (
					<AddressLines lines={shipping.lines} />
				) : (
					<p>{t('resume.same')}</p>
				)}
				{checkout.courier_note !== '' && (
					<p className="cart-soft">{formatPair(t('resume.note'), checkout.courier_note, locale)}</p>
				)}
			</Part>
			<Part title={t('resume.method')} to="shipping" go={go}>
				<p>{t(checkout.method === null ? 'method.pickup' : `method.${checkout.method}`)}</p>
				<p className="cart-soft">{timeText(words, checkout)}</p>
			</Part>
			<Part title={t('resume.payment')} to="payment" go={go}>
				<p>{payment?.label}</p>
				<p className="cart-soft">{payment?.text}</p>
			</Part>
		</div>
	);
}
