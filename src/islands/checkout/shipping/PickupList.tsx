import { useEffect } from 'react';
import type { PickupStore } from '#contract/checkout/checkout.ts';
import { countryName } from '#i18n/country-name.ts';
import { formatSeries } from '#i18n/format.ts';
import { useCheckoutWords } from '../context.ts';

export interface PickupProps {
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

interface PickupListProps extends PickupProps {
	stores: readonly PickupStore[];
}

/** Dealers who carry what is in the cart and hand it over; the nearest to choose from come first. */
export function PickupList({ stores, value, country, onChoose }: PickupListProps) {
	const { t, locale } = useCheckoutWords();
	useEffect(() => {
		const [group] = byCountry(stores, country, locale);
		const [first] = group?.[1] ?? [];
		if (first && !stores.some(({ id }) => id === value)) onChoose(first);
	}, [stores, value, country, locale, onChoose]);

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
