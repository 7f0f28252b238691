import { useState } from 'react';
import type { ApiError } from '#contract/errors.ts';
import type { Order } from '#contract/orders/order.ts';
import { formatMinute } from '#i18n/format.ts';
import { callOff } from '#state/orders.ts';
import { Failure } from '../../account/parts/Failure.tsx';
import { ResultMessage } from '../../account/parts/ResultMessage.tsx';
import { useOrdersWords } from '../context.ts';
import { Help } from '../Help.tsx';
import { payRefusal, usePay } from '../use-pay.ts';
import { unbroken } from '../unbroken.ts';

interface DoneFailedProps {
	order: Order;
	onAsk: () => Promise<void>;
	onChange: (order: Order) => void;
}

/**
 * Unpaid order, kept until the stated time: the buyer can retry, use another payment method or
 * cancel, without ordering twice. An order that can no longer be paid says so.
 */
export function DoneFailed({ order, onAsk, onChange }: DoneFailedProps) {
	const { t, href, locale } = useOrdersWords();
	const { payment, number, can_cancel } = order;
	const attempt = usePay(order, () => void onAsk());
	const [error, setError] = useState<ApiError | null>(null);
	const failed = attempt.error ?? error;
	const refusal = failed && payRefusal(failed);

	const named = { number: unbroken(number) };
	const { pay_until } = payment;
	const unpaid = [
		t(payment.status === 'expired' ? 'failed.left' : 'failed.refused', named),
		...(pay_until === null ? [] : [t('failed.kept', { until: formatMinute(pay_until, locale) })]),
	];

	async function backToCart(): Promise<void> {
		if (!can_cancel) return location.assign(href.cart ?? '/');
		const result = await callOff(order.id);
		if (!result.ok) return setError(result.error);
		onChange(result.data);
		location.assign(href.cart ?? '/');
	}
	return (
		<div className="order-done">
			<ResultMessage
				title={t('failed.title')}
				texts={payment.can_pay ? unpaid : [t('failed.text'), t('failed.over', named)]}
			>
				{payment.can_pay && (
					<button
						type="button"
						className="btn-primary"
						aria-disabled={attempt.isPending}
						onClick={() => attempt.pay()}
					>
						{t('failed.pay')}
					</button>
				)}
				{payment.others.map((provider) => (
					<button
						key={provider}
						type="button"
						className="btn-ghost"
						aria-disabled={attempt.isPending}
						onClick={() => attempt.pay(provider)}
					>
						{t('failed.by', { means: t(`means.${provider}`) })}
					</button>
				))}
				<button
					type="button"
					className={payment.can_pay ? 'btn-ghost' : 'btn-primary'}
					onClick={() => void backToCart()}
				>
					{t(can_cancel ? 'failed.cancel' : 'failed.cart')}
				</button>
			</ResultMessage>
			{failed !== null && <Failure error={failed} own={refusal && t(`refusal.${refusal}`)} />}
			<Help />
		</div>
	);
}
