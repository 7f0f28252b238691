import { useEffect, useState } from 'react';
import type { Order } from '#contract/orders/order.ts';
import { ResultMessage } from '../../account/parts/ResultMessage.tsx';
import { useOrdersWords } from '../context.ts';
import { Help } from '../Help.tsx';
import { unbroken } from '../unbroken.ts';

/** Polling interval, and time until the page stops polling and refers to the mail; both in ms. */
const ASK_EVERY_MS = 3_000;
const ASK_FOR_MS = 120_000;

interface DonePendingProps {
	order: Order;
	onAsk: () => Promise<void>;
}

/** Pending payment: the page polls for two minutes; after that, the buyer is notified by mail. */
export function DonePending({ order, onAsk }: DonePendingProps) {
	const { t } = useOrdersWords();
	const { number, email, payment } = order;
	const [isLong, setLong] = useState(payment.status === 'held');
	useEffect(() => {
		if (isLong) return undefined;
		const ask = setInterval(() => void onAsk(), ASK_EVERY_MS);
		const end = setTimeout(() => setLong(true), ASK_FOR_MS);
		return () => {
			clearInterval(ask);
			clearTimeout(end);
		};
	}, [isLong, onAsk]);
	return (
		<div className="order-done">
			<ResultMessage
				title={t(isLong ? 'pending.longTitle' : 'pending.title')}
				texts={[
					t(isLong ? 'pending.longText' : 'pending.text', { email }),
					t('pending.number', { number: unbroken(number) }),
				]}
			>
				{payment.status === 'open' && payment.can_pay && payment.url !== null && (
					<a className="btn-ghost" href={payment.url}>
						{t('pending.resume')}
					</a>
				)}
			</ResultMessage>
			{!isLong && <progress className="order-wait" aria-label={t('pending.title')} />}
			<Help />
		</div>
	);
}
