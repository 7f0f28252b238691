import { placedBefore, type CheckoutState } from '#state/checkout.ts';
import { ResultMessage } from '../account/parts/ResultMessage.tsx';
import { TryAgain } from '../account/parts/TryAgain.tsx';
import { useCheckoutWords } from './context.ts';

interface StoppedProps {
	state: Exclude<CheckoutState, { status: 'ready' }>;
	onAgain: () => void;
}

/** Shown instead of an unavailable step: explains why, with links. */
export function Stopped({ state, onAgain }: StoppedProps) {
	const { t, href } = useCheckoutWords();
	if (state.status === 'pending') {
		return (
			<p className="checkout-pending" role="status">
				{t('state.loading')}
			</p>
		);
	}
	if (state.status === 'failed') {
		return (
			<TryAgain
				title={t('state.failedTitle')}
				error={state.error}
				button={t('state.again')}
				onAgain={onAgain}
			/>
		);
	}
	if (state.status === 'over') {
		return (
			<ResultMessage title={t('session.overTitle')} texts={[t('session.overText')]}>
				<button type="button" className="btn-primary" onClick={onAgain}>
					{t('session.restart')}
				</button>
				<a className="btn-ghost" href={href.cart}>
					{t('way.cart')}
				</a>
			</ResultMessage>
		);
	}
	if (state.status === 'stopped' && state.reason === 'barrier') {
		return (
			<ResultMessage title={t('stop.barrierTitle')} texts={[t('stop.barrierText')]}>
				<a className="btn-primary" href={href.cart}>
					{t('way.cart')}
				</a>
			</ResultMessage>
		);
	}
	if (state.status === 'stopped' && state.reason === 'gone') {
		return (
			<ResultMessage title={t('stop.goneTitle')} texts={[t('stop.goneText')]}>
				<a className="btn-primary" href={href.cart}>
					{t('way.cart')}
				</a>
				<a className="btn-ghost" href={href['products-archive']}>
					{t('way.products')}
				</a>
			</ResultMessage>
		);
	}
	const placed = placedBefore();
	if (placed) {
		return (
			<ResultMessage title={t('stop.placedTitle')} texts={[t('stop.placedText')]}>
				<a className="btn-primary" href={`${href['checkout-done']}?order=${placed}`}>
					{t('way.order')}
				</a>
			</ResultMessage>
		);
	}
	return (
		<ResultMessage title={t('stop.emptyTitle')} texts={[t('stop.emptyText')]}>
			<a className="btn-primary" href={href['products-archive']}>
				{t('way.products')}
			</a>
			<a className="btn-ghost" href={href.cart}>
				{t('way.cart')}
			</a>
		</ResultMessage>
	);
}
