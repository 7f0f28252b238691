import { useState, type SyntheticEvent } from 'react';
import type { ApiError } from '#contract/errors.ts';
import type { Order } from '#contract/orders/order.ts';
import type { OrderAddress } from '#contract/orders/parts.ts';
import { RETURN_WAYS, type ReturnWay } from '#contract/returns/returns.ts';
import type { Cents } from '#contract/units.ts';
import { isOurs } from '#domain/returns.ts';
import { formatMoney, formatDate } from '#i18n/format.ts';
import { preview, request } from '#state/returns.ts';
import { Failure } from '../account/Failure.tsx';
import { useReturnsWords } from './context.ts';
import { refusalOf } from './refusal.ts';
import { RequestLine, type Picked } from './RequestLine.tsx';

/** What is typed of an address; how it stands on a parcel the host says. */
const typedOf = ({ lines: _, ...typed }: OrderAddress) => typed;

/** Which pieces, why and how: the refund is shown before anything is sent. */
export function RequestForm({ order }: { order: Order }) {
	const { t, locale, href, isInAccount } = useReturnsWords();
	const [picked, setPicked] = useState<readonly Picked[]>([]);
	const [way, setWay] = useState<ReturnWay>('label');
	const [isBilling, setBilling] = useState(order.shipping === null);
	const [refund, setRefund] = useState<Cents | null>(null);
	const [isMissing, setMissing] = useState(false);
	const [error, setError] = useState<ApiError | null>(null);
	const [isSending, setSending] = useState(false);
	const [key] = useState(() => crypto.randomUUID());
	const lines = order.lines.filter((line) => line.quantity > line.returned_quantity);
	const addresses = order.shipping ? [order.shipping, order.billing] : [order.billing];

	async function pick(next: readonly Picked[]): Promise<void> {
		setPicked(next);
		setMissing(false);
		if (next.length === 0) return setRefund(null);
		const pieces = next.map(({ position, quantity }) => ({ position, quantity }));
		const result = await preview(
			order.id,
			pieces,
			next.some(({ reason }) => isOurs(reason)),
		);
		setError(result.ok ? null : result.error);
		setRefund(result.ok ? result.data.refund_amount : null);
	}
	async function send(event: SyntheticEvent): Promise<void> {
		event.preventDefault();
		if (picked.length === 0) return setMissing(true);
		setSending(true);
		const from = isBilling ? order.billing : (order.shipping ?? order.billing);
		const pickup = way === 'label' ? typedOf(from) : null;
		const result = await request(order.id, { key, lines: [...picked], way, pickup });
		setSending(false);
		setError(result.ok ? null : result.error);
		if (!result.ok) return;
		const page = isInAccount ? href['account-return'] : href['order-return'];
		location.assign(`${page}?id=${result.data.id}`);
	}
	const refusal = error && refusalOf(error);
	return (
		<form className="return-form" noValidate onSubmit={(event) => void send(event)}>
			{order.return_until !== null && (
				<p>{t('form.until', { date: formatDate(order.return_until, locale) })}</p>
			)}
			<fieldset>
				<legend className="title-3">{t('form.which')}</legend>
				{lines.map((line) => (
					<RequestLine
						key={line.position}
						line={line}
						picked={picked.find(({ position }) => position === line.position) ?? null}
						onChange={(one) => {
							const others = picked.filter(({ position }) => position !== line.position);
							void pick(one ? [...others, one] : others);
						}}
					/>
				))}
				{isMissing && (
					<p className="field-error form-error" role="alert">
						{t('form.missing')}
					</p>
				)}
			</fieldset>
			<fieldset>
				<legend className="title-3">{t('form.how')}</legend>
				{RETURN_WAYS.map((known) => (
					<label key={known} className="return-choice">
						<input type="radio" name="way" checked={way === known} onChange={() => setWay(known)} />
						<span>{t(`way.${known}`)}</span>
					</label>
				))}
			</fieldset>
			{way === 'label' && (
				<fieldset>
					<legend className="title-3">{t('form.where')}</legend>
					{addresses.map((address) => (
						<label
							key={address === order.billing ? 'billing' : 'shipping'}
							className="return-choice"
						>
							<input
								type="radio"
								name="pickup"
								checked={isBilling === (address === order.billing)}
								onChange={() => setBilling(address === order.billing)}
							/>
							<span translate="no">{address.lines.join(', ')}</span>
						</label>
					))}
				</fieldset>
			)}
			<p role="status">
				{refund !== null &&
					t('form.refund', { amount: formatMoney(refund, order.currency, locale) })}
			</p>
			{error !== null && (
				<Failure
					error={error}
					own={
						refusal &&
						t(`refusal.${refusal.code}`, { date: refusal.day && formatDate(refusal.day, locale) })
					}
					isTyped
				/>
			)}
			<p>
				<button type="submit" className="btn-primary" aria-disabled={isSending}>
					{t('form.send')}
				</button>
			</p>
		</form>
	);
}
