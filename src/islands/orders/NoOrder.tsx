import { ResultMessage } from '../account/parts/ResultMessage.tsx';
import { useOrdersWords } from './context.ts';
import { NotYet } from './NotYet.tsx';
import type { FoundOrder } from './use-order.ts';

interface NoOrderProps {
	found: Exclude<FoundOrder, { status: 'ready' }>;
	onAgain: () => void;
}

/** Shown in place of an order: loading, failed, or not found with links to the orders. */
export function NoOrder({ found, onAgain }: NoOrderProps) {
	const words = useOrdersWords();
	const { t, href, isInAccount } = words;
	if (found.status !== 'unknown') return <NotYet words={words} found={found} onAgain={onAgain} />;
	return (
		<ResultMessage title={t('unknown.title')} texts={[t('unknown.text')]}>
			{!isInAccount && (
				<a className="btn-primary" href={href.orders}>
					{t('unknown.way')}
				</a>
			)}
			<a className={isInAccount ? 'btn-primary' : 'btn-ghost'} href={href['account-orders']}>
				{t('unknown.account')}
			</a>
		</ResultMessage>
	);
}
