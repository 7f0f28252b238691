import { useState } from 'react';
import type { Checkout, PickupStore } from '#contract/checkout/checkout.ts';
import type { Address } from '#contract/customers/addresses.ts';
import { noteTyped, typedIn } from '#state/checkout/typed.ts';
import { type Before, OTHER, type Prefix, toSlugs } from './address-part.ts';

/** Destination of the parcel: the billing address, another address, or pickup at a dealer. */
export const PLACES = ['billing', 'other', 'pickup'] as const;
export type Place = (typeof PLACES)[number];

function firstPlace({ pickup_store, ships_to_billing }: Checkout): Place {
	if (pickup_store) return 'pickup';
	return ships_to_billing ? 'billing' : 'other';
}

const isPlace = (text: string | null): text is Place => PLACES.some((place) => place === text);

const findSaved = ({ saved }: Checkout, kind: Address['kind']): Address | null =>
	saved.find((address) => address.kind === kind) ?? null;

/** Id of the saved address that filled the fields; empty once the buyer has edited one of them. */
const takenFrom = (before: Before | null, prefix: Prefix): string =>
	toSlugs(prefix).some((slug) => typedIn(slug) !== null) ? '' : (before?.id ?? '');

/** State of everything in the step that is chosen rather than typed. */
export function usePlaces(checkout: Checkout) {
	const { cart, billing, shipping, pickup_store } = checkout;
	const [place, setPlace] = useState<Place>(() => {
		const before = typedIn('place');
		return isPlace(before) ? before : firstPlace(checkout);
	});
	const ownBilling = billing ?? findSaved(checkout, 'billing') ?? findSaved(checkout, 'shipping');
	const ownShipping = shipping ?? findSaved(checkout, 'shipping');
	const [before, setBefore] = useState<{ billing: Before | null; shipping: Before | null }>({
		billing: ownBilling,
		shipping: ownShipping,
	});
	const [taken, setTaken] = useState(() => ({
		billing: takenFrom(ownBilling, ''),
		shipping: takenFrom(ownShipping, OTHER),
	}));
	const [country, setCountry] = useState(
		() => typedIn('country') ?? ownBilling?.country ?? cart.country,
	);
	const [toCountry, setToCountry] = useState(
		() => typedIn('to_country') ?? ownShipping?.country ?? cart.country,
	);
	const [store, setStore] = useState<PickupStore | null>(pickup_store);
	return {
		place,
		choosePlace: (next: Place) => {
			noteTyped('place', next);
			setPlace(next);
		},
		before,
		setBefore,
		/** Ids of the saved addresses that the fields show unchanged. */
		taken,
		setTaken,
		country,
		setCountry,
		toCountry,
		setToCountry,
		store,
		setStore,
		/** Country of delivery; the cart's for pickup, as the server knows the dealer's. */
		deliveryCountry: { billing: country, other: toCountry, pickup: cart.country }[place],
	};
}
