import type { Order } from '#contract/orders/order.ts';
import { formatDays } from '#i18n/format-days.ts';
import { ResultMessage } from '../../account/parts/ResultMessage.tsx';
import { ClaimAccount } from './ClaimAccount.tsx';
import { useOrdersWords } from '../context.ts';
import { Help } from '../Help.tsx';
import { Transfer } from '../Transfer.tsx';

/** Placed order: its number, the next steps, the address of the mail, and support contacts. */
export function DoneSuccess({ order }: { order: Order }) {
	const { t, href, locale } = useOrdersWords();
	const { number, email, payment, delivery } = order;
	const isOpen = payment.status === 'open' && payment.transfer !== null;
	const next = [
		t(isOpen ? 'done.nextTransfer' : 'done.nextPaid'),
		t(
			order.shipping === null && order.pickup_lines.length > 0
				? 'done.nextPickup'
				: 'done.nextSent',
		),
		...(delivery === null || isOpen
			? []
			: [t('done.nextDelivery', { days: formatDays(delivery.from, delivery.to, locale) })]),
	];
	return (
		<div className="order-done">
			<ResultMessage title={t('done.title')} texts={[t('done.mail', { email })]} />
			<p className="order-number">
				<span className="cart-heading">{t('done.number')}</span>
				<span className="figure-number" translate="no">
					{number}
				</span>
			</p>
			{isOpen && payment.transfer && <Transfer order={order} transfer={payment.transfer} />}
			<section className="order-part">
				<h3 className="title-4">{t('done.nextTitle')}</h3>
				<ol className="order-next">
					{next.map((text) => (
						<li key={text}>{text}</li>
					))}
				</ol>
				<p className="told-ways">
					<a className="btn-primary" href={`${href.order}?id=${order.id}`}>
						{t('done.way')}
					</a>
					<a className="btn-ghost" href={href['products-archive']}>
						{t('done.products')}
					</a>
				</p>
			</section>
			<ClaimAccount order={order} />
			<Help />
		</div>
	);
}
