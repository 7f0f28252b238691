import { formatDate } from '#i18n/format.ts';
import { findReturns, type OwnReturns } from '#state/returns.ts';
import { ResultMessage } from '../account/parts/ResultMessage.tsx';
import { useLoaded } from '../account/parts/use-loaded.ts';
import { toDay } from '../orders/days.ts';
import { NotYet } from '../orders/NotYet.tsx';
import { type ReturnsProps, useReturnsWords } from './context.ts';
import { ReturnsScreen } from './ReturnsScreen.tsx';
import { Withdrawals } from './Withdrawals.tsx';

/** List of returns of a customer, or of a guest who opened a mailed link. */
export function Returns(props: ReturnsProps) {
	return (
		<ReturnsScreen {...props}>
			<Listed />
		</ReturnsScreen>
	);
}

function Listed() {
	const { orders } = useReturnsWords();
	const [state, again] = useLoaded(findReturns);
	if (state.status !== 'ready') {
		return <NotYet words={orders} found={state} onAgain={() => void again()} />;
	}
	return (
		<div className="return-lists">
			<List {...state.data} />
			<Withdrawals />
		</div>
	);
}

function List({ returns }: OwnReturns) {
	const { t, locale, href, isInAccount } = useReturnsWords();
	if (returns.length === 0) {
		return (
			<ResultMessage title={t('list.emptyTitle')} texts={[t('list.emptyText')]} isNews={false}>
				<a className="btn-primary" href={isInAccount ? href['account-orders'] : href.orders}>
					{t('list.orders')}
				</a>
			</ResultMessage>
		);
	}
	const detail = isInAccount ? href['account-return'] : href['order-return'];
	return (
		<ul className="order-list return-list">
			{returns.map(({ id, reference, status, requested_at, title, quantity }) => (
				<li key={id} className="return-row">
					<div className="cart-what">
						<p className="cart-name">
							<a href={`${detail}?id=${id}`} translate="no">
								{reference}
							</a>
						</p>
						<p>
							<b>{t(`status.${status}`)}</b>
						</p>
						<p className="cart-soft">{t('list.pieces', { title, count: quantity })}</p>
					</div>
					<p className="cart-soft tabular">{formatDate(toDay(requested_at), locale)}</p>
				</li>
			))}
		</ul>
	);
}
