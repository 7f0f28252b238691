import type { ApiError } from '#contract/errors.ts';
import { TryAgain } from '../account/parts/TryAgain.tsx';
import type { OrdersWords } from './context.ts';

interface NotYetProps {
	words: OrdersWords;
	found: { status: 'pending' } | { status: 'failed'; error: ApiError };
	onAgain: () => void;
}

/** Shown in place of orders or returns while they load and after they failed to load. */
export function NotYet({ words: { t }, found, onAgain }: NotYetProps) {
	return found.status === 'pending' ? (
		<p className="order-pending" role="status">
			{t('state.loading')}
		</p>
	) : (
		<TryAgain
			title={t('state.failed')}
			error={found.error}
			button={t('state.again')}
			onAgain={onAgain}
		/>
	);
}
