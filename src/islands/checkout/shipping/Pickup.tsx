import { findPickupStores } from '#state/checkout.ts';
import { Failure } from '../../account/Failure.tsx';
import { useLoaded } from '../../account/use-loaded.ts';
import { useCheckoutWords } from '../context.ts';
import type { PickupProps } from './PickupList.tsx';

/** The dealers, and what shows them: whoever has the goods sent waits for neither. */
async function loadPickup() {
	const loading = import('./PickupList.tsx').catch(() => null);
	const [part, stores] = await Promise.all([loading, findPickupStores()]);
	if (part === null)
		return { ok: false, error: { code: 'network', detail: 'a part of the page' } } as const;
	return stores.ok ? ({ ok: true, data: { ...part, stores: stores.data } } as const) : stores;
}

/** Where to fetch the goods: says what it waits for, then what there is to choose. */
export function Pickup(props: PickupProps) {
	const { t } = useCheckoutWords();
	const [state] = useLoaded(loadPickup);
	if (state.status === 'pending') return <p role="status">{t('pickup.loading')}</p>;
	if (state.status === 'failed') return <Failure error={state.error} />;
	const { PickupList, stores } = state.data;
	return <PickupList {...props} stores={stores} />;
}
