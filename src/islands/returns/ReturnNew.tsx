import { formatDate } from '#i18n/format.ts';
import { ResultMessage } from '../account/parts/ResultMessage.tsx';
import { NoOrder } from '../orders/NoOrder.tsx';
import { useOrder } from '../orders/use-order.ts';
import { Withdraw } from '../orders/detail/Withdraw.tsx';
import { type ReturnsProps, useReturnsWords } from './context.ts';
import { RequestForm } from './RequestForm.tsx';
import { ReturnsScreen } from './ReturnsScreen.tsx';

/** Page to request a return for the order in the URL. */
export function ReturnNew(props: ReturnsProps) {
	return (
		<ReturnsScreen {...props}>
			<Shown />
		</ReturnsScreen>
	);
}

function Shown() {
	const { t, locale, href, isInAccount } = useReturnsWords();
	const { found, again } = useOrder('order');
	if (found.status !== 'ready') return <NoOrder found={found} onAgain={() => void again()} />;
	const { order } = found;
	const isLeft = order.lines.some(
		({ quantity, returned_quantity }) => quantity > returned_quantity,
	);
	if (order.can_return) return <RequestForm order={order} />;
	const until = order.return_until;
	const why =
		until === null
			? t('closed.notYet')
			: isLeft
				? t('closed.tooLate', { date: formatDate(until, locale) })
				: t('closed.nothing');
	return (
		<div className="order-done">
			<ResultMessage title={t('closed.title')} texts={[why, t('closed.text')]}>
				<a
					className="btn-primary"
					href={`${href[isInAccount ? 'account-order' : 'order']}?id=${order.id}`}
				>
					{t('closed.order')}
				</a>
			</ResultMessage>
			{order.can_withdraw && (
				<Withdraw order={order} className="btn-ghost" label={t('closed.withdraw')} />
			)}
		</div>
	);
}
