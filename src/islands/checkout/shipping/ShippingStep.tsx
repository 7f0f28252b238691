import { countryName } from '#i18n/country-name.ts';
import { noteCheckout } from '#state/analytics-orders.ts';
import { forgetTyped, noteTyped } from '#state/checkout/typed.ts';
import { AccountForm } from '../../account/form/AccountForm.tsx';
import { complete } from '../../account/addresses/ask-country.ts';
import { useNotes } from '../../account/addresses/use-notes.ts';
import '../../account/addresses/Addresses.css';
import { useCheckoutWords } from '../context.ts';
import { Facts } from '../Facts.tsx';
import { toRefusal } from '../refusal.ts';
import type { StepProps } from '../step.ts';
import { StepHeading } from '../StepHeading.tsx';
import { afterStep } from '../steps.ts';
import { OTHER } from './address-part.ts';
import { More, useSections } from './sections.tsx';
import { useShippingForm } from './use-shipping-form.ts';
import { ownText } from './words.ts';

/** Shipping step: billing address, invoice, destination and shipping method. */
export function ShippingStep({ checkout, isMoved, isEdit, go }: StepProps) {
	const words = useCheckoutWords();
	const { t, locale } = words;
	const form = useShippingForm(words, checkout);
	const sections = useSections(checkout, form);
	const { places, opened, rules, toRules, fields } = form;
	const { country } = places;
	const { notes, show, clear } = useNotes();

	function follow(slug: string, value: string): void {
		if (fields.some((field) => field.slug === slug)) noteTyped(slug, value);
		form.noteChange(slug);
		// Notes are about values of the country before.
		if (slug.endsWith('country')) clear();
		if (slug === 'country') places.setCountry(value);
		if (slug === `${OTHER}country`) places.setToCountry(value);
	}
	const line2 = t('shipping.addLine2');
	const isComing = rules === null && form.lacking?.error === null;
	const below = {
		...notes,
		country: (
			<>
				{form.isRefused && (
					<p className="cart-notice">
						{t('shipping.notDelivered', { country: countryName(country, locale) })}
					</p>
				)}
				{isComing && <div className="checkout-coming" />}
			</>
		),
		line1: !opened.line2 && <More text={line2} onOpen={() => opened.setLine2(true)} />,
		[`${OTHER}line1`]: !opened.toLine2 && (
			<More text={line2} onOpen={() => opened.setToLine2(true)} />
		),
	};
	return (
		<div className="checkout-step">
			<StepHeading title={t('step.shipping')} isMoved={isMoved} />
			<AccountForm
				key={form.turn}
				slug="checkout-shipping"
				name={t('step.shipping')}
				fields={fields}
				lacking={form.lacking}
				ask={form.ask}
				says={(field, code) => ownText(words, field, code, { rules, toRules, country })}
				button={t(isEdit ? 'way.toResume' : 'way.toPayment')}
				send={form.send}
				onDone={(next) => {
					forgetTyped();
					noteCheckout('add_shipping_info', next);
					go(afterStep('shipping', next.step, isEdit));
				}}
				refusal={(failure) => toRefusal(words, failure)}
				onField={follow}
				complete={(field) =>
					complete(field.slug.startsWith(OTHER) ? toRules : rules, field, {
						t: words.account.t,
						show,
					})
				}
				below={below}
				sections={sections}
			/>
			{checkout.contact?.is_customer && !isMoved && <Facts checkout={checkout} />}
		</div>
	);
}
