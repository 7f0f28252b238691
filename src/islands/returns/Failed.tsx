import type { ApiError } from '#contract/errors.ts';
import { Failure } from '../account/Failure.tsx';
import { useReturnsWords } from './context.ts';

/** That something could not be asked for, and how to ask again. */
export function Failed({ error, onAgain }: { error: ApiError; onAgain: () => void }) {
	const { orders } = useReturnsWords();
	return (
		<section className="told">
			<h2 className="title-3">{orders.t('state.failed')}</h2>
			<Failure error={error} />
			<p className="told-ways">
				<button type="button" className="btn-primary" onClick={onAgain}>
					{orders.t('state.again')}
				</button>
			</p>
		</section>
	);
}

export function Pending() {
	const { orders } = useReturnsWords();
	return (
		<p className="order-pending" role="status">
			{orders.t('state.loading')}
		</p>
	);
}
