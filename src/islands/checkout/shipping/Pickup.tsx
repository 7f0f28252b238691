import { useEffect } from 'react';
import type { PickupStore } from '#contract/checkout/checkout.ts';
import { countryName } from '#i18n/country-name.ts';
import { formatSeries } from '#i18n/format.ts';
import { findPickupStores } from '#state/checkout.ts';
import { Failure } from '../../account/Failure.tsx';
import { useLoaded } from '../../account/use-loaded.ts';
import { Choice } from '../Choice.tsx';
import { useCheckoutWords } from '../context.ts';

interface PickupProps {
	value: string | null;
	onChoose: (store: PickupStore) => void;
}

/** Dealers who carry what is in the cart and hand it over; the first is chosen to begin with. */
export function Pickup({ value, onChoose }: PickupProps) {
	const { t, locale } = useCheckoutWords();
	const [state] = useLoaded(findPickupStores);
	useEffect(() => {
		const stores = state.status === 'ready' ? state.data : [];
		const [first] = stores;
		if (first && !stores.some(({ id }) => id === value)) onChoose(first);
	}, [state, value, onChoose]);

	if (state.status === 'pending') return <p role="status">{t('pickup.loading')}</p>;
	if (state.status === 'failed') return <Failure error={state.error} />;
	const { data: stores } = state;
	if (stores.length === 0) return <p className="cart-notice">{t('pickup.none')}</p>;
	return (
		<Choice
			name="pickup_store_id"
			legend={t('pickup.title')}
			value={value}
			onChoose={(id) => {
				const store = stores.find((one) => one.id === id);
				if (store) onChoose(store);
			}}
			options={stores.map((store) => ({
				value: store.id,
				label: store.name,
				price: t('total.free'),
				text: formatSeries(
					[
						store.street,
						`${store.postal_code} ${store.city}`.trim(),
						countryName(store.country, locale),
						...(store.phone === null ? [] : [store.phone]),
					],
					locale,
				),
			}))}
		/>
	);
}
