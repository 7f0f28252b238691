import { useEffect, useState } from 'react';
import type { ApiError } from '#contract/errors.ts';
import type { Order } from '#contract/orders/order.ts';
import { findOrders } from '#state/orders.ts';
import { askForAccount } from '#state/account/sign-in.ts';
import { Failure } from '../../account/parts/Failure.tsx';
import { useOrdersWords } from '../context.ts';
import '../../forms/ChoiceControls.css';

/** One-step account for a guest: name and address come from the order, the rest from a mail. */
export function ClaimAccount({ order: { email, billing } }: { order: Order }) {
	const { t, locale, privacyHref } = useOrdersWords();
	const [isGuest, setGuest] = useState(false);
	const [isRead, setRead] = useState(false);
	const [isMissing, setMissing] = useState(false);
	const [isSent, setSent] = useState(false);
	const [error, setError] = useState<ApiError | null>(null);
	useEffect(() => {
		// A signed-in customer already has an account; a guest may be known by a mailed link.
		void findOrders().then((result) => {
			if (!result.ok) return;
			const { email: known, is_customer: isCustomer = known !== null } = result.data;
			setGuest(!isCustomer);
		});
	}, []);
	if (!isGuest) return null;

	async function send(): Promise<void> {
		setMissing(!isRead);
		if (!isRead) return;
		const { given_name, family_name } = billing;
		const result = await askForAccount({ email, given_name, family_name, locale, privacy: true });
		setError(result.ok ? null : result.error);
		setSent(result.ok);
	}
	return (
		<section className="order-part">
			<h3 className="title-4">{t('claim.title')}</h3>
			<p role="status">{t(isSent ? 'claim.sent' : 'claim.text', { email })}</p>
			{!isSent && (
				<form
					className="order-claim"
					noValidate
					onSubmit={(event) => {
						event.preventDefault();
						void send();
					}}
				>
					<label className="form-choice">
						<input
							type="checkbox"
							required
							checked={isRead}
							aria-invalid={isMissing}
							aria-describedby={isMissing ? 'claim-fault' : undefined}
							onChange={({ target }) => setRead(target.checked)}
						/>
						<span>{t('claim.privacy')}</span>
					</label>
					<p>
						<a className="link" href={privacyHref} target="_blank" rel="noopener">
							{t('claim.privacyLink')}
						</a>
					</p>
					{isMissing && (
						<p id="claim-fault" className="field-error form-error" role="alert">
							{t('claim.missing')}
						</p>
					)}
					{error !== null && <Failure error={error} />}
					<button type="submit" className="btn-ghost">
						{t('claim.button')}
					</button>
				</form>
			)}
		</section>
	);
}
