import { useEffect } from 'react';
import type { PickupStore } from '#contract/checkout/checkout.ts';
import { countryName } from '#i18n/country-name.ts';
import { formatSeries } from '#i18n/format.ts';
import { findPickupStores } from '#state/checkout.ts';
import { Failure } from '../../account/Failure.tsx';
import { useLoaded } from '../../account/use-loaded.ts';
import { useCheckoutWords } from '../context.ts';

interface PickupProps {
	value: string | null;
	/** The buyer's country, whose dealers come first. */
	country: string;
	onChoose: (store: PickupStore) => void;
}

/** Dealers by country, the buyer's own first, and by town within it. */
function byCountry(stores: readonly PickupStore[], own: string, locale: string) {
	const { compare } = new Intl.Collator(locale);
	const groups = Map.groupBy(
		stores.toSorted((a, b) => compare(a.city, b.city)),
		({ country }) => country,
	);
	return [...groups].toSorted(([a], [b]) => Number(b === own) - Number(a === own) || compare(a, b));
}

/** Dealers who carry what is in the cart and hand it over; the nearest to choose from come first. */
export function Pickup({ value, country, onChoose }: PickupProps) {
	const { t, locale } = useCheckoutWords();
	const [state] = useLoaded(findPickupStores);
	useEffect(() => {
		const stores = state.status === 'ready' ? state.data : [];
		const [group] = byCountry(stores, country, locale);
		const [first] = group?.[1] ?? [];
		if (first && !stores.some(({ id }) => id === value)) onChoose(first);
	}, [state, value, country, locale, onChoose]);

	if (state.status === 'pending') return <p role="status">{t('pickup.loading')}</p>;
	if (state.status === 'failed') return <Failure error={state.error} />;
	const { data: stores } = state;
	if (stores.length === 0) return <p className="cart-notice">{t('pickup.none')}</p>;
	const chosen = stores.find(({ id }) => id === value);
	return (
		<div>
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
				{byCountry(stores, country, locale).map(([code, group]) => (
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
		</div>
	);
}
