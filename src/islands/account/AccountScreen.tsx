import { useStore } from '@nanostores/react';
import { useEffect, type ReactNode } from 'react';
import type { Account } from '#contract/customers/account.ts';
import { WAY_BACK } from '#domain/way-back.ts';
import { $account, loadAccount } from '#state/account.ts';
import { type AccountProps, useAccountWords, WordsProvider, type AccountWords } from './context.ts';
import { Failure } from './Failure.tsx';
import { Told } from './Told.tsx';
import './AccountScreen.css';

export interface AccountScreenProps extends AccountProps {
	children: (account: Account, words: AccountWords) => ReactNode;
}

/**
 * What a screen of the account stands in: asks whose it is, and sends whoever is signed out to the
 * login, with the way back. Nothing private is in the page before.
 */
export function AccountScreen({ children, ...props }: AccountScreenProps) {
	const words = useAccountWords(props);
	const { t, href } = words;
	const state = useStore($account, { ssr: 'initial' });

	useEffect(() => {
		void loadAccount();
		// A page out of the browser's memory may show somebody who has signed out since.
		const again = ({ persisted }: PageTransitionEvent) => {
			if (persisted) void loadAccount();
		};
		window.addEventListener('pageshow', again);
		return () => window.removeEventListener('pageshow', again);
	}, []);
	useEffect(() => {
		if (state.status !== 'signed_out') return;
		const here = encodeURIComponent(location.pathname + location.search);
		location.replace(`${href.login}?${WAY_BACK}=${here}`);
	}, [state.status, href]);

	return (
		<WordsProvider value={words}>
			{state.status === 'ready' && children(state.account, words)}
			{state.status === 'failed' && (
				<section className="told">
					<h2 className="title-3">{t('state.failed')}</h2>
					<Failure error={state.error} />
					<p className="told-ways">
						<button type="button" className="btn-primary" onClick={() => void loadAccount()}>
							{t('state.again')}
						</button>
					</p>
				</section>
			)}
			{state.status === 'gone' && (
				<Told title={t('profile.deletedTitle')} texts={[t('profile.deletedText')]}>
					<a className="btn-primary" href={href.home}>
						{t('profile.home')}
					</a>
				</Told>
			)}
			{['unread', 'pending', 'signed_out'].includes(state.status) && (
				<p className="account-pending" role="status">
					{t('state.pending')}
				</p>
			)}
		</WordsProvider>
	);
}
