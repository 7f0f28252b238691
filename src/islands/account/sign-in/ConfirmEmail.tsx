import { useState } from 'react';
import type { ApiError } from '#contract/errors.ts';
import { confirmAddress } from '#state/account/sign-in.ts';
import { type AccountProps, useAccountWords, WordsProvider } from '../parts/context.ts';
import { Failure } from '../parts/Failure.tsx';
import { ResultMessage } from '../parts/ResultMessage.tsx';
import { useToken } from './use-token.ts';

type State =
	| { status: 'open' | 'pending' | 'lost' | 'taken' | 'done' }
	| { status: 'failed'; error: ApiError };

/** Changes the e-mail address on a button press, because mail scanners only open the link. */
export function ConfirmEmail(props: AccountProps) {
	const words = useAccountWords(props);
	const { t, href } = words;
	const token = useToken();
	const [state, setState] = useState<State>({ status: 'open' });

	async function confirm(): Promise<void> {
		if (!token || state.status === 'pending') return;
		setState({ status: 'pending' });
		const result = await confirmAddress({ token });
		if (result.ok) return setState({ status: 'done' });
		const { error } = result;
		if (error.code === 'not_found') return setState({ status: 'lost' });
		setState(error.code === 'conflict' ? { status: 'taken' } : { status: 'failed', error });
	}

	const login = (
		<a className="btn-primary" href={href.login}>
			{t('choose.login')}
		</a>
	);
	if (token === null || state.status === 'lost') {
		return (
			<ResultMessage title={t('choose.lostTitle')} texts={[t('confirm.lostText')]}>
				<a className="btn-ghost" href={href['account-profile']}>
					{t('overview.profileWay')}
				</a>
			</ResultMessage>
		);
	}
	if (state.status === 'taken') {
		return (
			<ResultMessage title={t('choose.lostTitle')} texts={[t('confirm.takenText')]}>
				{login}
			</ResultMessage>
		);
	}
	if (state.status === 'done') {
		return (
			<ResultMessage title={t('confirm.doneTitle')} texts={[t('confirm.doneText')]}>
				{login}
			</ResultMessage>
		);
	}
	return (
		<WordsProvider value={words}>
			<div className="told">
				<p>{t('confirm.text')}</p>
				{state.status === 'failed' && <Failure error={state.error} />}
				<p className="told-ways">
					<button
						type="button"
						className="btn-primary"
						aria-disabled={state.status === 'pending'}
						onClick={() => void confirm()}
					>
						{t(state.status === 'pending' ? 'state.sending' : 'confirm.button')}
					</button>
				</p>
			</div>
		</WordsProvider>
	);
}
