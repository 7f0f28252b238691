import { useStore } from '@nanostores/react';
import { useEffect, type ReactNode } from 'react';
import type { Account } from '#contract/customers/account.ts';
import { RETURN_PARAM } from '#domain/security/return-path.ts';
import { $account, loadAccount } from '#state/account/account.ts';
import { type AccountProps, useAccountWords, WordsProvider, type AccountWords } from './context.ts';
import { ResultMessage } from './ResultMessage.tsx';
import { TryAgain } from './TryAgain.tsx';
import './AccountScreen.css';

export interface AccountScreenProps extends AccountProps {
	children: (account: Account, words: AccountWords) => ReactNode;
}

/**
 * Frame of an account screen: loads the account, and redirects signed-out visitors to the login
 * with a return link. Until then the page contains nothing private.
 */
export function AccountScreen({ children, ...props }: AccountScreenProps) {
	const words = useAccountWords(props);
	const { t, href } = words;
	const state = useStore($account, { ssr: 'initial' });

	useEffect(() => {
		void loadAccount();
		// A page restored from the back/forward cache may show a customer who has since signed out.
		const again = ({ persisted }: PageTransitionEvent) => {
			if (persisted) void loadAccount();
		};
		window.addEventListener('pageshow', again);
		return () => window.removeEventListener('pageshow', again);
	}, []);
	useEffect(() => {
		if (state.status !== 'signed_out') return;
		const here = encodeURIComponent(location.pathname + location.search);
		location.replace(`${href.login}?${RETURN_PARAM}=${here}`);
	}, [state.status, href]);

	return (
		<WordsProvider value={words}>
			{state.status === 'ready' && children(state.account, words)}
			{state.status === 'failed' && (
				<TryAgain
					title={t('state.failed')}
					error={state.error}
					button={t('state.again')}
					onAgain={() => void loadAccount()}
				/>
			)}
			{state.status === 'gone' && (
				<ResultMessage title={t('profile.deletedTitle')} texts={[t('profile.deletedText')]}>
					<a className="btn-primary" href={href.home}>
						{t('profile.home')}
					</a>
				</ResultMessage>
			)}
			{['unread', 'pending', 'signed_out'].includes(state.status) && (
				<p className="account-pending" role="status">
					{t('state.pending')}
				</p>
			)}
		</WordsProvider>
	);
}
