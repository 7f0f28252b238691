import { Failure } from '../account/Failure.tsx';
import { Told } from '../account/Told.tsx';
import { useOrdersWords } from './context.ts';
import type { FoundOrder } from './use-order.ts';

interface NoOrderProps {
	found: Exclude<FoundOrder, { status: 'ready' }>;
	onAgain: () => void;
}

/** What stands in place of an order: that it is asked for, that it failed, or how to get to it. */
export function NoOrder({ found, onAgain }: NoOrderProps) {
	const { t, href, isInAccount } = useOrdersWords();
	switch (found.status) {
		case 'pending':
			return (
				<p className="order-pending" role="status">
					{t('state.loading')}
				</p>
			);
		case 'failed':
			return (
				<section className="told">
					<h2 className="title-3">{t('state.failed')}</h2>
					<Failure error={found.error} />
					<p className="told-ways">
						<button type="button" className="btn-primary" onClick={onAgain}>
							{t('state.again')}
						</button>
					</p>
				</section>
			);
		case 'unknown':
			return (
				<Told title={t('unknown.title')} texts={[t('unknown.text')]}>
					{!isInAccount && (
						<a className="btn-primary" href={href.orders}>
							{t('unknown.way')}
						</a>
					)}
					<a className={isInAccount ? 'btn-primary' : 'btn-ghost'} href={href['account-orders']}>
						{t('unknown.account')}
					</a>
				</Told>
			);
	}
}
