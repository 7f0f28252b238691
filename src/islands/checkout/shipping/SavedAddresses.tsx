import type { Address, AddressKind } from '#contract/customers/addresses.ts';
import { formatSeries } from '#i18n/format.ts';
import { useCheckoutWords } from '../context.ts';

interface SavedAddressesProps {
	kind: AddressKind;
	saved: readonly Address[];
	/** Id of the address that the fields show unchanged; empty if they show none. */
	taken: string;
	onChoose: (address: Address) => void;
}

/** Addresses of the account. The chosen one fills the fields below and can be edited there. */
export function SavedAddresses({ kind, saved, taken, onChoose }: SavedAddressesProps) {
	const { t, locale } = useCheckoutWords();
	if (saved.length === 0) return null;
	const id = `saved-${kind}`;
	return (
		<div className="form-field">
			<label className="field-label" htmlFor={id}>
				{t('shipping.saved')}
			</label>
			<select
				id={id}
				className="field picker"
				value={taken}
				onChange={({ target }) => {
					const address = saved.find((one) => one.id === target.value);
					if (address) onChoose(address);
				}}
			>
				<option value="">{t('shipping.savedChoose')}</option>
				{saved.map((address) => (
					<option key={address.id} value={address.id}>
						{formatSeries(address.lines, locale)}
					</option>
				))}
			</select>
		</div>
	);
}
