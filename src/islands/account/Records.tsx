import type { AccountProps } from './context.ts';
import { AccountScreen } from './AccountScreen.tsx';
import { Told } from './Told.tsx';

export interface RecordsProps extends AccountProps {
	of: 'orders' | 'returns';
}

/** Orders or returns; there are none before the checkout is open. */
export function Records({ of, ...props }: RecordsProps) {
	return (
		<AccountScreen {...props}>
			{(_, { t, href }) => (
				<Told title={t(`${of}.title`)} texts={[t(`${of}.text`)]} isNews={false}>
					<a className="btn-primary" href={href['products-archive']}>
						{t('overview.ordersWay')}
					</a>
					{of === 'returns' && (
						<a className="btn-ghost" href={href['store-locator']}>
							{t('returns.stores')}
						</a>
					)}
				</Told>
			)}
		</AccountScreen>
	);
}
