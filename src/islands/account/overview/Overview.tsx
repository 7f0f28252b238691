import { useCallback } from 'react';
import type { Account } from '#contract/customers/account.ts';
import { findAddresses } from '#state/account/addresses.ts';
import { findOrders } from '#state/orders.ts';
import { findOwnWheels } from '#state/account/own-wheels.ts';
import { AccountScreen } from '../parts/AccountScreen.tsx';
import type { AccountProps, AccountWords } from '../parts/context.ts';
import { useLoaded } from '../parts/use-loaded.ts';
import './Overview.css';

/** First page of the account: one line for each part, with a link to it. */
export function Overview(props: AccountProps) {
	return (
		<AccountScreen {...props}>
			{(account, words) => <Parts account={account} words={words} />}
		</AccountScreen>
	);
}

function Parts({ account, words }: { account: Account; words: AccountWords }) {
	const { t, locale, href } = words;
	const [wheels] = useLoaded(useCallback(() => findOwnWheels(locale), [locale]));
	const [addresses] = useLoaded(findAddresses);
	const names = [account.given_name, account.family_name];
	// Japanese puts the family name first and uses it alone.
	const name = (locale === 'ja' ? names[1] : names[0]) ?? '';
	const [orders] = useLoaded(findOrders);
	/** Null while unknown: "no orders" appears only after the server has answered. */
	const ordered = orders.status === 'ready' ? orders.data.orders.length : null;
	const count = wheels.status === 'ready' ? wheels.data.length : null;
	const home =
		addresses.status === 'ready'
			? (addresses.data.find(({ is_default }) => is_default)?.lines ?? null)
			: undefined;
	// All at once: figures that came one by one would push each other down.
	if ([wheels, addresses, orders].some(({ status }) => status === 'pending')) {
		return (
			<p className="account-pending" role="status">
				{t('state.pending')}
			</p>
		);
	}
	return (
		<div className="account-parts">
			{name !== '' && <p className="title-3">{t('overview.hello', { name })}</p>}
			<ul className="overview">
				<li>
					<p className="overview-figure">
						<span className="figure-number">{count ?? '–'}</span>{' '}
						<span className="figure-unit">{t('overview.wheels')}</span>
					</p>
					{count === 0 && <p>{t('overview.noWheels')}</p>}
					<a className="link" href={href['account-wheels']}>
						{t('overview.wheelsWay')}
					</a>
				</li>
				<li>
					{ordered === 0 ? (
						<p className="title-4">{t('overview.orders')}</p>
					) : (
						<p className="overview-figure">
							<span className="figure-number">{ordered ?? '–'}</span>{' '}
							<span className="figure-unit">{t('ordered.title')}</span>
						</p>
					)}
					<a className="link" href={href[ordered === 0 ? 'products-archive' : 'account-orders']}>
						{t(ordered === 0 ? 'overview.ordersWay' : 'ordered.all')}
					</a>
				</li>
				<li>
					<p className="overview-lines">
						{home === undefined && '…'}
						{home === null && t('overview.noAddress')}
						{home?.map((line) => (
							<span key={line}>{line}</span>
						))}
					</p>
					<a className="link" href={href['account-addresses']}>
						{t('overview.addressesWay')}
					</a>
				</li>
				<li>
					<p className="overview-lines">
						<span>{account.email}</span>
					</p>
					<a className="link" href={href['account-profile']}>
						{t('overview.profileWay')}
					</a>
				</li>
			</ul>
		</div>
	);
}
