import type { Order } from '#contract/orders/order.ts';
import { formatDate } from '#i18n/format.ts';
import { Told } from '../account/Told.tsx';
import { Withdraw } from '../orders/Withdraw.tsx';
import { useReturnsWords } from './context.ts';

/** Reason why an order takes no return request, with the links that remain. */
export default function NoReturn({ order }: { order: Order }) {
	const { t, locale, href, isInAccount } = useReturnsWords();
	const isLeft = order.lines.some(
		({ quantity, returned_quantity }) => quantity > returned_quantity,
	);
	const until = order.return_until;
	const why =
		until === null
			? t('closed.notYet')
			: isLeft
				? t('closed.tooLate', { date: formatDate(until, locale) })
				: t('closed.nothing');
	return (
		<div className="order-done">
			<Told title={t('closed.title')} texts={[why, t('closed.text')]}>
				<a
					className="btn-primary"
					href={`${href[isInAccount ? 'account-order' : 'order']}?id=${order.id}`}
				>
					{t('closed.order')}
				</a>
			</Told>
			{order.can_withdraw && (
				<Withdraw order={order} className="btn-ghost" label={t('closed.withdraw')} />
			)}
		</div>
	);
}
