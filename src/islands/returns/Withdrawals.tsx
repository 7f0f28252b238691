import { useState } from 'react';
import type { Withdrawal } from '#contract/withdrawals/withdrawals.ts';
import { formatDate, formatPair } from '#i18n/format.ts';
import { findWithdrawals, noteWithdrawnDispatch } from '#state/withdrawals.ts';
import { useLoaded } from '../account/parts/use-loaded.ts';
import { toDay } from '../orders/days.ts';
import { AccountForm } from './AccountForm.tsx';
import { useReturnsWords } from './context.ts';
import { SendForm } from './SendForm.tsx';

/**
 * Withdrawals of the visitor, below the returns: status, date by which the refund is due, and date
 * by which to send the goods. Renders nothing if there are none or they failed to load.
 */
export function Withdrawals() {
	const { t } = useReturnsWords();
	const [state, again] = useLoaded(findWithdrawals);
	if (state.status !== 'ready' || state.data.length === 0) return null;
	return (
		<section className="return-withdrawals">
			<h2 className="title-3">{t('withdrawal.title')}</h2>
			<ul className="order-list return-list">
				{state.data.map((one) => (
					<Shown key={one.id} withdrawal={one} onChange={() => void again()} />
				))}
			</ul>
		</section>
	);
}

function Shown({ withdrawal, onChange }: { withdrawal: Withdrawal; onChange: () => void }) {
	const { t, locale } = useReturnsWords();
	const { id, reference, status, contract, stated_at, due_on, send_by, refusal } = withdrawal;
	const { can_send, carrier, tracking_number, asks_iban } = withdrawal;
	const [isKept, setKept] = useState(false);
	return (
		<li className="return-row">
			<div className="cart-what">
				<p className="cart-name" translate="no">
					{reference}
				</p>
				<p>
					<b>{t(`withdrawalStatus.${status}`)}</b>
				</p>
				<p className="cart-soft">{formatPair(t('withdrawal.contract'), contract, locale)}</p>
				{refusal !== '' && <p>{refusal}</p>}
				{due_on !== null && <p>{t('withdrawal.due', { date: formatDate(due_on, locale) })}</p>}
				{can_send && <p>{t('withdrawal.sendBy', { date: formatDate(send_by, locale) })}</p>}
				{tracking_number !== '' && (
					<p className="tabular">{formatPair(carrier, tracking_number, locale)}</p>
				)}
			</div>
			<p className="cart-soft tabular">{formatDate(toDay(stated_at), locale)}</p>
			{asks_iban && (
				<AccountForm
					of={id}
					onKept={() => {
						setKept(true);
						onChange();
					}}
				/>
			)}
			<p role="status">{isKept && t('withdrawal.accountKept')}</p>
			{can_send && <SendForm of={id} send={noteWithdrawnDispatch} onSent={onChange} isQuiet />}
		</li>
	);
}
