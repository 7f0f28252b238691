import { useState } from 'react';
import { ADDRESS_KINDS, type Address, type AddressKind } from '#contract/customers/addresses.ts';
import type { Account } from '#contract/customers/account.ts';
import type { ApiError } from '#contract/errors.ts';
import { saveProfile } from '#state/account/account.ts';
import { dropAddress, findAddresses } from '#state/account/addresses.ts';
import { AccountScreen } from '../parts/AccountScreen.tsx';
import { AddressCard } from './AddressCard.tsx';
import { AddressForm } from './AddressForm.tsx';
import type { AccountProps, AccountWords } from '../parts/context.ts';
import { Failure } from '../parts/Failure.tsx';
import { useLoaded } from '../parts/use-loaded.ts';
import './Addresses.css';

/** Screen of billing and shipping addresses, several of each. */
export function Addresses(props: AccountProps) {
	return (
		<AccountScreen {...props}>
			{(account, words) => <Lists account={account} words={words} />}
		</AccountScreen>
	);
}

/** Open form: `address` is null for a new address of that kind. */
type Open = { kind: AddressKind; address: Address | null } | null;

function Lists({ account, words }: { account: Account; words: AccountWords }) {
	const { t } = words;
	const [state, again] = useLoaded(findAddresses);
	const [open, setOpen] = useState<Open>(null);
	const [said, setSaid] = useState<{ text: string; isWarning: boolean } | null>(null);
	const [error, setError] = useState<ApiError | null>(null);
	/** Optimistic value of the checkbox until the server confirms it. */
	const [wish, setWish] = useState<boolean | null>(null);
	const isSameWished = wish ?? account.ships_to_billing;

	if (state.status === 'pending') return <p role="status">{t('state.pending')}</p>;
	if (state.status === 'failed') return <Failure error={state.error} />;
	const { data } = state;

	async function saved({ warnings }: Address): Promise<void> {
		setOpen(null);
		const isWarning = warnings.length > 0;
		setSaid({ text: t(isWarning ? 'addresses.warning' : 'addresses.saved'), isWarning });
		await again();
	}
	async function remove(id: string): Promise<void> {
		const result = await dropAddress(id);
		const isGone = result.ok || result.error.code === 'not_found';
		setError(isGone ? null : result.error);
		if (isGone) setSaid({ text: t('addresses.removed'), isWarning: false });
		await again();
	}
	async function shipToBilling(ships_to_billing: boolean): Promise<void> {
		setWish(ships_to_billing);
		const result = await saveProfile({ ships_to_billing });
		setWish(null);
		setError(result.ok ? null : result.error);
	}

	return (
		<div className="account-parts">
			<p className="addresses-said" role="status" data-warning={said?.isWarning || undefined}>
				{said?.text}
			</p>
			{error !== null && <Failure error={error} />}
			{ADDRESS_KINDS.map((kind) => {
				const own = data.filter((address) => address.kind === kind);
				const isSame = kind === 'shipping' && isSameWished;
				const isBilling = kind === 'billing';
				return (
					<section key={kind} className="account-part">
						<h2 className="title-3">{t(`addresses.${kind}`)}</h2>
						{kind === 'shipping' && (
							<label className="form-choice">
								<input
									type="checkbox"
									checked={isSameWished}
									onChange={({ target }) => void shipToBilling(target.checked)}
								/>
								<span>{t('addresses.same')}</span>
							</label>
						)}
						{isSame && <p className="text-soft">{t('addresses.sameShown')}</p>}
						{!isSame && own.length === 0 && open?.kind !== kind && (
							<p className="text-soft">
								{t(isBilling ? 'addresses.noBilling' : 'addresses.noShipping')}
							</p>
						)}
						{!isSame && own.length > 0 && (
							<ul className="addresses">
								{own.map((address) => (
									<li key={address.id}>
										<AddressCard
											address={address}
											onEdit={() => {
												setSaid(null);
												setOpen({ kind, address });
											}}
											onRemove={() => void remove(address.id)}
										/>
									</li>
								))}
							</ul>
						)}
						{!isSame && open?.kind === kind && (
							<AddressForm
								key={open.address?.id ?? 'new'}
								kind={kind}
								address={open.address}
								account={account}
								isFirst={own.length === 0}
								onSaved={(address) => void saved(address)}
								onCancel={() => setOpen(null)}
							/>
						)}
						{!isSame && open?.kind !== kind && (
							<p>
								<button
									type="button"
									className="btn-ghost"
									onClick={() => {
										setSaid(null);
										setOpen({ kind, address: null });
									}}
								>
									{t(isBilling ? 'addresses.addBilling' : 'addresses.addShipping')}
								</button>
							</p>
						)}
					</section>
				);
			})}
		</div>
	);
}
