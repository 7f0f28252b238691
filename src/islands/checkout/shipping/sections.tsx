import { useState } from 'react';
import type { Checkout } from '#contract/checkout/checkout.ts';
import type { Cents } from '#contract/units.ts';
import { countryName } from '#i18n/country-name.ts';
import { formatMoney } from '#i18n/format.ts';
import type { FormSection } from '../../account/FormSection.tsx';
import { Choice } from '../Choice.tsx';
import { useCheckoutWords } from '../context.ts';
import { OTHER } from './address-part.ts';
import { isReversible, PAPER_NAMES, PAPERS } from './invoice-part.ts';
import { Methods } from './Methods.tsx';
import { Pickup } from './Pickup.tsx';
import { SavedAddresses } from './SavedAddresses.tsx';
import { useDeliveryCountry } from './use-delivery-country.ts';
import { PLACES } from './use-places.ts';
import type { ShippingForm } from './use-shipping-form.ts';

/** Opens what few need, so that the others do not have to read it. */
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

/** Which paper the buyer gets; most get a receipt and are not asked. */
function Paper({ form: { paper, setPaper } }: Pick<PartProps, 'form'>) {
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
			options={PAPERS.map((value) => ({ value, label: t(PAPER_NAMES[value]) }))}
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

/** Ways to send to the country that was chosen; that its prices are others is said. */
function Sending({ checkout, form: { places, method, setWished } }: PartProps) {
	const { t, locale } = useCheckoutWords();
	const { moved, isMoving } = useDeliveryCountry(checkout, places.deliveryCountry);
	const { country, currency, total_amount, barrier } = checkout.cart;
	return (
		<>
			<div role="status" className="checkout-said">
				{isMoving && <p className="cart-soft">{t('shipping.moving')}</p>}
				{moved && !isMoving && (
					<p className="cart-notice">
						{t('shipping.moved', {
							country: countryName(country, locale),
							from: formatMoney(moved.total as Cents, moved.currency, locale),
							to: formatMoney(total_amount, currency, locale),
						})}
					</p>
				)}
			</div>
			{barrier !== null && !isMoving && <p className="cart-notice">{t('stop.barrierText')}</p>}
			<Methods checkout={checkout} value={method?.method ?? null} onChoose={setWished} />
		</>
	);
}

const slugsOf = (fields: ShippingForm['fields']): string[] => fields.map(({ slug }) => slug);

/** The step in its groups: address, paper, place and way of sending. */
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
			slugs: slugsOf(billing),
			after: <Paper form={form} />,
		},
		{
			id: 'paper',
			slugs: slugsOf(paperFields),
			after: isReversible(paper, places.country) ? (
				<p className="cart-soft">{t('invoice.reverse')}</p>
			) : undefined,
		},
		{
			id: 'place',
			title: t('place.title'),
			before: <Places checkout={checkout} form={form} />,
			slugs: slugsOf(other),
		},
		...(isFetched
			? []
			: [
					{
						id: 'method',
						title: t('method.title'),
						before: <Sending checkout={checkout} form={form} />,
						slugs: slugsOf(note),
						after: hasNote ? undefined : (
							<p>
								<More text={t('shipping.addNote')} onOpen={() => opened.setNote(true)} />
							</p>
						),
					},
				]),
	];
}
