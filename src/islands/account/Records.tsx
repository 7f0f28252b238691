import type { AccountProps } from './context.ts';
import { AccountScreen } from './AccountScreen.tsx';
import { Told } from './Told.tsx';

/** Returns; there are none before one can be asked for. */
export function Records(props: AccountProps) {
	return (
		<AccountScreen {...props}>
			{(_, { t, href }) => (
				<Told title={t('returns.title')} texts={[t('returns.text')]} isNews={false}>
					<a className="btn-primary" href={href['products-archive']}>
						{t('overview.ordersWay')}
					</a>
					<a className="btn-ghost" href={href['store-locator']}>
						{t('returns.stores')}
					</a>
				</Told>
			)}
		</AccountScreen>
	);
}
