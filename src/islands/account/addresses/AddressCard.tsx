import type { Address } from '#contract/customers/addresses.ts';
import { AddressLines } from '../parts/AddressLines.tsx';
import { useWords } from '../parts/context.ts';

export interface AddressCardProps {
	address: Address;
	onEdit: () => void;
	onRemove: () => void;
}

/** Saved address in postal format, with buttons to edit and remove it. */
export function AddressCard({ address, onEdit, onRemove }: AddressCardProps) {
	const { t } = useWords();
	const { lines, is_default, phone, note } = address;
	const named = (act: string) => t('addresses.ofName', { act, name: lines.join(', ') });
	return (
		<div className="address">
			{is_default && (
				<p>
					<span className="tag">{t('addresses.default')}</span>
				</p>
			)}
			<AddressLines lines={lines}>
				{phone !== '' && <span className="text-soft tabular">{phone}</span>}
			</AddressLines>
			{note !== '' && <p className="text-soft">{note}</p>}
			<p className="address-ways">
				<button
					type="button"
					className="link"
					aria-label={named(t('addresses.edit'))}
					onClick={onEdit}
				>
					{t('addresses.edit')}
				</button>
				<button
					type="button"
					className="link"
					aria-label={named(t('addresses.remove'))}
					onClick={onRemove}
				>
					{t('addresses.remove')}
				</button>
			</p>
		</div>
	);
}
