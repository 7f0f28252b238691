import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import type { ApiError } from '#contract/errors.ts';
import type { Order } from '#contract/orders/order.ts';
import { RETURN_WAYS, type ReturnRequest, type ReturnWay } from '#contract/returns/returns.ts';
import type { Cents } from '#contract/units.ts';
import { isOurs } from '#domain/orders/returns.ts';
import { formatDate, formatMoney } from '#i18n/format.ts';
import { preview, request } from '#state/returns.ts';
import { Failure } from '../account/parts/Failure.tsx';
import { FormSectionFrame } from '../account/parts/FormSection.tsx';
import { Choice } from '../checkout/Choice.tsx';
import { useReturnsWords } from './context.ts';
import { PickupPlace, usePickup } from './PickupPlace.tsx';
import { toRefusal } from './refusal.ts';
import { asksIban, ibanFault, IbanField } from './RefundIban.tsx';
import { RequestLine, type Picked } from './RequestLine.tsx';

/** Converts complete answers to request lines; null if an answer is missing. */
function answered(picked: readonly Picked[]): ReturnRequest['lines'] | null {
	const lines = picked.flatMap(({ reason, condition, ...line }) =>
		reason === null || condition === null ? [] : [{ ...line, reason, condition }],
	);
	return lines.length === picked.length ? lines : null;
}

/** Return request: units, reasons and method. The refund is shown before anything is sent. */
export function RequestForm({ order }: { order: Order }) {
	const { t, locale, href, isInAccount } = useReturnsWords();
	const [picked, setPicked] = useState<readonly Picked[]>([]);
	const [way, setWay] = useState<ReturnWay>('label');
	const pickup = usePickup(order);
	const [refund, setRefund] = useState<Cents | null>(null);
	const [iban, setIban] = useState('');
	const [isIbanChecked, checkIban] = useState(false);
	const [isMissing, setMissing] = useState(false);
	const [isAsked, setAsked] = useState(false);
	const [turn, setTurn] = useState(0);
	const [error, setError] = useState<ApiError | null>(null);
	const [isSending, setSending] = useState(false);
	const [key] = useState(() => crypto.randomUUID());
	const form = useRef<HTMLFormElement>(null);
	/** Key of the last refund preview. */
	const asked = useRef('');
	const lines = order.lines.filter((line) => line.quantity > line.returned_quantity);

	async function pick(next: readonly Picked[]): Promise<void> {
		setPicked(next);
		setMissing(false);
		const pieces = next
			.map(({ position, quantity }) => ({ position, quantity }))
			.toSorted((one, other) => one.position - other.position);
		const isOur = next.some(({ reason }) => reason !== null && isOurs(reason));
		const question = JSON.stringify([pieces, isOur]);
		// A typed note does not change the refund. A preview at each letter would use up the
		// server's rate limit, and with it the call that sends the request.
		if (asked.current === question) return;
		asked.current = question;
		if (next.length === 0) return setRefund(null);
		const result = await preview(order.id, pieces, isOur);
		// A newer preview has started: this result belongs to another choice.
		if (asked.current !== question) return;
		setError(result.ok ? null : result.error);
		setRefund(result.ok ? result.data.refund_amount : null);
	}
	async function send(event: SyntheticEvent): Promise<void> {
		event.preventDefault();
		if (picked.length === 0) {
			setMissing(true);
			form.current?.querySelector<HTMLInputElement>('[type=checkbox]')?.focus();
			return;
		}
		const lines = answered(picked);
		setAsked(true);
		const place = way === 'label' && form.current ? pickup.read(form.current) : null;
		const account = asksIban(order) ? ibanFault(iban) : null;
		checkIban(true);
		if (lines === null || (way === 'label' && place === null) || account !== null) {
			return setTurn((now) => now + 1);
		}
		setSending(true);
		const result = await request(order.id, { key, lines, way, pickup: place, iban });
		setSending(false);
		if (result.ok) return location.assign(toPage(result.data.id));
		const { error: refused } = result;
		if ('fields' in refused && pickup.refuse(refused.fields)) {
			setError(null);
			return setTurn((now) => now + 1);
		}
		setError(refused);
	}
	// Focus the first missing or invalid answer once it is marked.
	useEffect(() => {
		if (turn > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
	}, [turn]);
	const toPage = (id: string) =>
		`${href[isInAccount ? 'account-return' : 'order-return']}?id=${id}`;
	const list = href[isInAccount ? 'account-returns' : 'order-returns'];
	const refusal = error && toRefusal(error);
	return (
		<form ref={form} className="return-form" noValidate onSubmit={(event) => void send(event)}>
			{order.return_until !== null && (
				<p>{t('form.until', { date: formatDate(order.return_until, locale) })}</p>
			)}
			<FormSectionFrame level={2} title={t('form.which')}>
				<fieldset>
					<legend className="visually-hidden">{t('form.which')}</legend>
					{lines.map((line) => (
						<RequestLine
							key={line.position}
							line={line}
							picked={picked.find(({ position }) => position === line.position) ?? null}
							isAsked={isAsked}
							onChange={(one) => {
								const others = picked.filter(({ position }) => position !== line.position);
								void pick(one ? [...others, one] : others);
							}}
						/>
					))}
				</fieldset>
				{isMissing && (
					<p className="field-error form-error" role="alert">
						{t('form.missing')}
					</p>
				)}
			</FormSectionFrame>
			<FormSectionFrame level={2} title={t('form.how')}>
				<Choice
					name="way"
					legend={t('form.how')}
					isLegendHidden
					value={way}
					options={RETURN_WAYS.map((value) => ({ value, label: t(`way.${value}`) }))}
					onChoose={setWay}
				/>
			</FormSectionFrame>
			{way === 'label' && <PickupPlace order={order} pickup={pickup} />}
			{asksIban(order) && (
				<FormSectionFrame level={2} title={t('form.account')}>
					<IbanField
						typed={iban}
						fault={isIbanChecked ? ibanFault(iban) : null}
						onType={setIban}
						onLeave={() => checkIban(iban !== '')}
					/>
				</FormSectionFrame>
			)}
			<p role="status" className="return-refund tabular">
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
				>
					{refusal?.code === 'used' && (
						<p>
							<a className="link" href={refusal.return_id ? toPage(refusal.return_id) : list}>
								{t('refusal.see')}
							</a>
						</p>
					)}
				</Failure>
			)}
			<p>
				<button type="submit" className="btn-primary" aria-disabled={isSending}>
					{t('form.send')}
				</button>
			</p>
		</form>
	);
}
