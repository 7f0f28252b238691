import { useState } from 'react';
import type { Checkout } from '#contract/checkout/checkout.ts';
import type { Cents } from '#contract/units.ts';
import { countryName } from '#i18n/country-name.ts';
import { formatMoney } from '#i18n/format.ts';
import type { FormSection } from '../../account/parts/FormSection.tsx';
import { Choice } from '../Choice.tsx';
import { useCheckoutWords } from '../context.ts';
import { OTHER } from './address-part.ts';
import { isReversible, PAPER_NAMES, DOCUMENT_CHOICES } from './invoice-part.ts';
import { Methods } from './Methods.tsx';
import { Pickup } from './Pickup.tsx';
import { SavedAddresses } from './SavedAddresses.tsx';
import { useDeliveryCountry } from './use-delivery-country.ts';
import { PLACES } from './use-places.ts';
import type { ShippingForm } from './use-shipping-form.ts';

/** Button that reveals a field which few buyers need. */
export function More({ text, onOpen }: { text: string; onOpen: () => void }) {
	return (
		<button type="button" className="link address-more" onClick={onOpen}>
			{text}
		</button>
	);
}

interface PartProps {
	checkout: Checkout;
	form: ShippingForm;
}

/** Choice of document; most buyers get a receipt and do not open it. */
function DocumentField({ form: { paper, setPaper } }: Pick<PartProps, 'form'>) {
	const { t } = useCheckoutWords();
	const [isOpen, setOpen] = useState(paper !== 'receipt');
	if (!isOpen) {
		return (
			<p>
				<More text={t('invoice.open')} onOpen={() => setOpen(true)} />
			</p>
		);
	}
	return (
		<Choice
			name="paper"
			legend={t('invoice.title')}
			value={paper}
			onChoose={setPaper}
			options={DOCUMENT_CHOICES.map((value) => ({ value, label: t(PAPER_NAMES[value]) }))}
		/>
	);
}

function Places({ checkout, form: { places, take } }: PartProps) {
	const { t } = useCheckoutWords();
	const { place, store, taken } = places;
	return (
		<>
			<Choice
				name="place"
				legend={t('place.title')}
				isLegendHidden
				value={place}
				onChoose={places.choosePlace}
				options={PLACES.map((value) => ({ value, label: t(`place.${value}`) }))}
			/>
			{place === 'pickup' && (
				<Pickup
					value={store?.id ?? null}
					country={places.country}
					postalCode={places.before.billing?.postal_code ?? ''}
					onChoose={places.setStore}
				/>
			)}
			{place === 'other' && (
				<SavedAddresses
					kind="shipping"
					taken={taken.shipping}
					saved={checkout.saved}
					onChoose={(address) => take(address, OTHER)}
				/>
			)}
		</>
	);
}

/** Shipping methods for the chosen country, with a notice if that changes the total. */
function Sending({ checkout, form: { places, method, setWished } }: PartProps) {
	const { t, locale } = useCheckoutWords();
	const { moved, isMoving } = useDeliveryCountry(checkout, places.deliveryCountry);
	const { country, currency, total_amount, barrier } = checkout.cart;
	const named = { country: countryName(country, locale) };
	const total = formatMoney(total_amount, currency, locale);
	const from = moved && formatMoney(moved.total as Cents, moved.currency, locale);
	return (
		<>
			<div role="status" className="checkout-said">
				{isMoving && <p className="cart-soft">{t('shipping.moving')}</p>}
				{from !== null && !isMoving && (
					<p className="cart-notice">
						{from === total
							? t('shipping.movedAlike', { ...named, total })
							: t('shipping.moved', { ...named, from, to: total })}
					</p>
				)}
			</div>
			{barrier !== null && !isMoving && <p className="cart-notice">{t('stop.barrierText')}</p>}
			<Methods checkout={checkout} value={method?.method ?? null} onChoose={setWished} />
		</>
	);
}

const toSlugs = (fields: ShippingForm['fields']): string[] => fields.map(({ slug }) => slug);

/** Sections of the step: billing address, document, destination and shipping method. */
export function useSections(checkout: Checkout, form: ShippingForm): FormSection[] {
	const { t } = useCheckoutWords();
	const { places, billing, paperFields, other, note, hasNote, paper, opened } = form;
	const isFetched = places.place === 'pickup';
	return [
		{
			id: 'billing',
			title: t(places.place === 'billing' ? 'shipping.address' : 'shipping.billing'),
			before: (
				<SavedAddresses
					kind="billing"
					taken={places.taken.billing}
					saved={checkout.saved}
					onChoose={(address) => form.take(address, '')}
				/>
			),
			slugs: toSlugs(billing),
			after: <DocumentField form={form} />,
		},
		{
			id: 'paper',
			slugs: toSlugs(paperFields),
			after: isReversible(paper, places.country) ? (
				<p className="cart-soft">{t('invoice.reverse')}</p>
			) : undefined,
		},
		{
			id: 'place',
			title: t('place.title'),
			before: <Places checkout={checkout} form={form} />,
			slugs: toSlugs(other),
		},
		...(isFetched
			? []
			: [
					{
						id: 'method',
						title: t('method.title'),
						before: <Sending checkout={checkout} form={form} />,
						slugs: toSlugs(note),
						after: hasNote ? undefined : (
							<p>
								<More text={t('shipping.addNote')} onOpen={() => opened.setNote(true)} />
							</p>
						),
					},
				]),
	];
}
