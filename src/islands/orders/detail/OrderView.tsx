import { createElement, useState } from 'react';
import type { ApiError } from '#contract/errors.ts';
import type { Order } from '#contract/orders/order.ts';
import { formatDate } from '#i18n/format.ts';
import { callOff, orderAgain } from '#state/orders.ts';
import { Failure } from '../../account/parts/Failure.tsx';
import { splitRefundedUnits } from '../refunded-units.ts';
import { BoughtWheels } from './BoughtWheels.tsx';
import { useOrdersWords } from '../context.ts';
import { toDay } from '../days.ts';
import { Help } from '../Help.tsx';
import { OrderLines } from './OrderLines.tsx';
import { Documents, Facts, Parcels, Timeline } from './OrderParts.tsx';
import { OrderTotals } from './OrderTotals.tsx';
import { orderHeadline } from '../status.ts';
import toldRefunds from '../refund-analytics.ts?worker&url';
import { Transfer } from '../Transfer.tsx';
import { payRefusal, usePay } from '../use-pay.ts';
import { Withdraw } from './Withdraw.tsx';

const tell = () => void import(/* @vite-ignore */ toldRefunds);

interface OrderViewProps {
	order: Order;
	onAsk: () => Promise<void>;
	onChange: (order: Order) => void;
}

/** Actions available to the buyer: pay, cancel, order again, return, withdraw. */
function Acts({ order, onAsk, onChange }: OrderViewProps) {
	const { t, href, isInAccount } = useOrdersWords();
	const [said, setSaid] = useState('');
	const [error, setError] = useState<ApiError | null>(null);
	const [isSure, setSure] = useState(false);
	const attempt = usePay(order, () => void onAsk());
	const { payment, can_cancel, can_return, can_withdraw } = order;
	const hasReturns = order.lines.some((line) => splitRefundedUnits(line).returned > 0);
	const failed = attempt.error ?? error;
	const refusal = failed && payRefusal(failed);
	const isOnline = payment.can_pay && payment.transfer === null;

	async function cancel(): Promise<void> {
		if (!isSure) return setSure(true);
		const result = await callOff(order.id);
		setError(result.ok ? null : result.error);
		if (!result.ok) return;
		setSaid(t('act.canceled'));
		onChange(result.data);
	}
	async function again(): Promise<void> {
		const result = await orderAgain(order.id);
		setError(result.ok ? null : result.error);
		if (!result.ok) return;
		const { added, missing } = result.data;
		if (missing.length === 0) return location.assign(href.cart ?? '/');
		setSaid(t(added === 0 ? 'act.noneAdded' : 'act.someAdded', { count: added }));
	}
	return (
		<div className="order-acts">
			<p className="told-ways">
				{isOnline && (
					<button
						type="button"
						className="btn-primary"
						aria-disabled={attempt.isPending}
						onClick={() => attempt.pay()}
					>
						{t('act.pay')}
					</button>
				)}
				<button type="button" className="btn-ghost" onClick={() => void again()}>
					{t('act.again')}
				</button>
				{can_return && (
					<a
						className="btn-ghost"
						href={`${href[isInAccount ? 'account-return-new' : 'order-return-new']}?order=${order.id}`}
					>
						{t('act.return')}
					</a>
				)}
				{hasReturns && (
					<a className="btn-ghost" href={href[isInAccount ? 'account-returns' : 'order-returns']}>
						{t('act.returns')}
					</a>
				)}
				{can_cancel && (
					<button type="button" className="btn-ghost" onClick={() => void cancel()}>
						{t(isSure ? 'act.cancelSure' : 'act.cancel')}
					</button>
				)}
			</p>
			{can_withdraw && <Withdraw order={order} className="btn-ghost" label={t('act.withdraw')} />}
			<p className="cart-soft" role="status">
				{isSure && said === '' ? t('act.cancelText') : said}
			</p>
			{failed !== null && <Failure error={failed} own={refusal && t(`refusal.${refusal}`)} />}
		</div>
	);
}

/** One order: status, actions, lines and totals. */
export function OrderView(props: OrderViewProps) {
	const words = useOrdersWords();
	const { t, locale } = words;
	const { order } = props;
	const { payment, return_until, can_return, withdraw_until, can_withdraw } = order;
	const isHandedOver = order.shipments.some(({ completed_at }) => completed_at !== null);
	return (
		<article className="order">
			<header className="order-head">
				<p className="cart-heading">{t('detail.number')}</p>
				<h2 className="figure-number" translate="no">
					{order.number}
				</h2>
				<p className="order-status">
					<b>{orderHeadline(words, order)}</b>{' '}
					<span className="cart-soft">
						{t('detail.placed', { date: formatDate(toDay(order.placed_at), locale) })}
					</span>
				</p>
				<Acts {...props} />
			</header>
			{payment.transfer && payment.status === 'open' && (
				<Transfer order={order} transfer={payment.transfer} />
			)}
			<div className="order-columns">
				<div className="order-main">
					<section>
						<h3 className="visually-hidden">{t('line.title')}</h3>
						<OrderLines order={order} />
					</section>
					<OrderTotals order={order} />
				</div>
				<div className="order-side">
					<Parcels order={order} />
					{isHandedOver && <BoughtWheels order={order} t={t} locale={locale} />}
					<Timeline order={order} />
					<Documents order={order} />
					{can_return && return_until !== null && (
						<p className="cart-soft">
							{t('detail.returnUntil', { date: formatDate(return_until, locale) })}
						</p>
					)}
					{can_withdraw && withdraw_until !== null && (
						<p className="cart-soft">
							{t('detail.withdrawUntil', { date: formatDate(withdraw_until, locale) })}
						</p>
					)}
				</div>
			</div>
			<Facts order={order} />
			<Help />
			{order.refunded_amount > 0 &&
				createElement('told-refunds', { 'data-order': order.id, ref: tell })}
		</article>
	);
}
