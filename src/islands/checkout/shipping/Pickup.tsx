import { useEffect, useMemo, useRef } from 'react';
import type { PickupStore } from '#contract/checkout/checkout.ts';
import { distanceKm, type Place } from '#domain/stores/stores.ts';
import { countryName } from '#i18n/country-name.ts';
import { formatSeries } from '#i18n/format.ts';
import { findPickupStores } from '#state/checkout.ts';
import { Failure } from '../../account/parts/Failure.tsx';
import { useLoaded } from '../../account/parts/use-loaded.ts';
import { useCheckoutWords } from '../context.ts';
import { useBuyerPlace } from './use-buyer-place.ts';

interface PickupProps {
	value: string | null;
	/** The buyer's country, whose dealers come first. */
	country: string;
	/** The buyer's postal code as the server has it, before the buyer types another one. */
	postalCode: string;
	onChoose: (store: PickupStore) => void;
}

const NO_STORES: readonly PickupStore[] = [];

/**
 * Groups dealers by country, the buyer's own first. Within a country the nearest to the buyer's
 * postal code come first. If the location of the code is unknown, dealers are sorted by town.
 */
function byCountry(
	stores: readonly PickupStore[],
	{ own, from, locale }: { own: string; from: Place | null; locale: string },
) {
	const { compare } = new Intl.Collator(locale);
	const far = (store: PickupStore) => (from === null ? 0 : distanceKm(from, store));
	const groups = Map.groupBy(
		stores.toSorted((a, b) => far(a) - far(b) || compare(a.city, b.city)),
		({ country }) => country,
	);
	return [...groups].toSorted(([a], [b]) => Number(b === own) - Number(a === own) || compare(a, b));
}

/** Pickup dealers that carry the articles in the cart, nearest first. */
export function Pickup({ value, country, postalCode, onChoose }: PickupProps) {
	const { locale } = useCheckoutWords();
	const part = useRef<HTMLDivElement>(null);
	const from = useBuyerPlace(part, country, postalCode);
	const [state] = useLoaded(findPickupStores);
	/** Dealer preselected as the nearest; any other value is the buyer's own choice. */
	const proposed = useRef<string | null>(null);
	const stores = state.status === 'ready' ? state.data : NO_STORES;
	const groups = useMemo(
		() => byCountry(stores, { own: country, from, locale }),
		[stores, country, from, locale],
	);
	useEffect(() => {
		const [first] = groups[0]?.[1] ?? [];
		const isChosen = value !== proposed.current && stores.some(({ id }) => id === value);
		if (!first || isChosen || first.id === value) return;
		proposed.current = first.id;
		onChoose(first);
	}, [stores, groups, value, onChoose]);

	return (
		<div ref={part}>
			<Dealers state={state} value={value} onChoose={onChoose} groups={groups} />
		</div>
	);
}

interface DealersProps extends Pick<PickupProps, 'value' | 'onChoose'> {
	state: ReturnType<typeof useLoaded<PickupStore[]>>[0];
	groups: readonly (readonly [country: string, stores: readonly PickupStore[]])[];
}

/** Select box of dealers, and the address of the chosen one. */
function Dealers({ state, groups, value, onChoose }: DealersProps) {
	const { t, locale } = useCheckoutWords();
	if (state.status === 'pending') return <p role="status">{t('pickup.loading')}</p>;
	if (state.status === 'failed') return <Failure error={state.error} />;
	const { data: stores } = state;
	if (stores.length === 0) return <p className="cart-notice">{t('pickup.none')}</p>;
	const chosen = stores.find(({ id }) => id === value);
	return (
		<>
			<label className="field-label" htmlFor="pickup-store">
				{t('pickup.title')}
			</label>
			<select
				id="pickup-store"
				className="field picker"
				value={value ?? ''}
				onChange={({ target }) => {
					const store = stores.find(({ id }) => id === target.value);
					if (store) onChoose(store);
				}}
			>
				{groups.map(([code, group]) => (
					<optgroup key={code} label={countryName(code, locale)}>
						{group.map(({ id, name, city }) => (
							<option key={id} value={id}>
								{formatSeries([city, name], locale)}
							</option>
						))}
					</optgroup>
				))}
			</select>
			{chosen && (
				<p className="field-hint" role="status">
					{t('pickup.at', {
						name: chosen.name,
						address: formatSeries(
							[chosen.street, `${chosen.postal_code} ${chosen.city}`.trim()],
							locale,
						),
					})}
				</p>
			)}
		</>
	);
}
