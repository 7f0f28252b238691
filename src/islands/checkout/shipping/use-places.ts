import { useState } from 'react';
import type { Checkout, PickupStore } from '#contract/checkout/checkout.ts';
import type { Address } from '#contract/customers/addresses.ts';
import { noteTyped, typedIn } from '#state/checkout/typed.ts';
import { type Before, OTHER, type Prefix, slugsOf } from './address-part.ts';

/** Where the parcel goes: where the bill goes, elsewhere, or nowhere, for it is fetched. */
export const PLACES = ['billing', 'other', 'pickup'] as const;
export type Place = (typeof PLACES)[number];

function firstPlace({ pickup_store, ships_to_billing }: Checkout): Place {
	if (pickup_store) return 'pickup';
	return ships_to_billing ? 'billing' : 'other';
}

const isPlace = (text: string | null): text is Place => PLACES.some((place) => place === text);

const savedOf = ({ saved }: Checkout, kind: Address['kind']): Address | null =>
	saved.find((address) => address.kind === kind) ?? null;

/** The saved address that an address began with; empty once a part of it has been typed over. */
const takenFrom = (before: Before | null, prefix: Prefix): string =>
	slugsOf(prefix).some((slug) => typedIn(slug) !== null) ? '' : (before?.id ?? '');

/** Everything of the step that is chosen rather than typed. */
export function usePlaces(checkout: Checkout) {
	const { cart, billing, shipping, pickup_store } = checkout;
	const [place, setPlace] = useState<Place>(() => {
		const before = typedIn('place');
		return isPlace(before) ? before : firstPlace(checkout);
	});
	const ownBilling = billing ?? savedOf(checkout, 'billing') ?? savedOf(checkout, 'shipping');
	const ownShipping = shipping ?? savedOf(checkout, 'shipping');
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
		/** To which the parcel goes; that of a dealer is known to the host. */
		deliveryCountry: { billing: country, other: toCountry, pickup: cart.country }[place],
	};
}
