import { useState } from 'react';
import type { ApiError } from '#contract/errors.ts';
import type { Order } from '#contract/orders/order.ts';
import { callOff } from '#state/orders.ts';
import { Failure } from '../account/Failure.tsx';
import { Told } from '../account/Told.tsx';
import { useOrdersWords } from './context.ts';
import { Help } from './Help.tsx';
import { payRefusal, usePay } from './use-pay.ts';
import { unbroken } from './unbroken.ts';

interface DoneFailedProps {
	order: Order;
	onAsk: () => Promise<void>;
	onChange: (order: Order) => void;
}

/** The order failed: nothing was charged, and it can be paid again without being ordered twice. */
export function DoneFailed({ order, onAsk, onChange }: DoneFailedProps) {
	const { t, href } = useOrdersWords();
	const { payment, number, can_cancel } = order;
	const attempt = usePay(order, () => void onAsk());
	const [error, setError] = useState<ApiError | null>(null);
	const failed = attempt.error ?? error;
	const refusal = failed && payRefusal(failed);

	async function backToCart(): Promise<void> {
		if (!can_cancel) return location.assign(href.cart ?? '/');
		const result = await callOff(order.id);
		if (!result.ok) return setError(result.error);
		onChange(result.data);
		location.assign(href.cart ?? '/');
	}
	return (
		<div className="order-done">
			<Told
				title={t('failed.title')}
				texts={[
					t('failed.text'),
					t(payment.can_pay ? 'failed.again' : 'failed.over', { number: unbroken(number) }),
				]}
			>
				{payment.can_pay && (
					<button
						type="button"
						className="btn-primary"
						aria-disabled={attempt.isPending}
						onClick={attempt.pay}
					>
						{t('failed.pay')}
					</button>
				)}
				<button
					type="button"
					className={payment.can_pay ? 'btn-ghost' : 'btn-primary'}
					onClick={() => void backToCart()}
				>
					{t('failed.cart')}
				</button>
			</Told>
			{failed !== null && <Failure error={failed} own={refusal && t(`refusal.${refusal}`)} />}
			<Help />
		</div>
	);
}
