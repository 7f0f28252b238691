import { useMemo, useState } from 'react';
import type { ApiResult } from '#state/result.ts';
import { makeAccount, replacePassword } from '#state/account/sign-in.ts';
import { AccountForm } from '../form/AccountForm.tsx';
import { type AccountProps, useAccountWords, WordsProvider } from '../parts/context.ts';
import { passwordField } from '../form/fields.ts';
import { ResultMessage } from '../parts/ResultMessage.tsx';
import { useToken } from './use-token.ts';

export interface ChoosePasswordProps extends AccountProps {
	/** `new` creates the account; `known` resets the password of an existing one. */
	of: 'new' | 'known';
}

/** Page of a mailed link on which the customer chooses a password. The link works once. */
export function ChoosePassword({ of, ...props }: ChoosePasswordProps) {
	const words = useAccountWords(props);
	const { t, href } = words;
	const token = useToken();
	/** Outcome of a link. Another link in the same tab starts as open. */
	const [outcome, setOutcome] = useState<{ token: string; state: 'lost' | 'done' } | null>(null);
	const state = outcome !== null && outcome.token === token ? outcome.state : 'open';
	const setState = (next: 'lost' | 'done') => setOutcome({ token: token ?? '', state: next });
	const fields = useMemo(() => [passwordField(words, 'new_password')], [words]);
	const isNew = of === 'new';

	async function send(new_password: string): Promise<ApiResult<unknown>> {
		const body = { token: token ?? '', new_password };
		const result = await (isNew ? makeAccount(body) : replacePassword(body));
		const code = result.ok ? null : result.error.code;
		if (code === 'not_found' || code === 'conflict') setState('lost');
		return result;
	}

	if (state === 'done') {
		return (
			<ResultMessage title={t('choose.doneTitle')} texts={[t('choose.doneText')]}>
				<a className="btn-primary" href={href.login}>
					{t('choose.login')}
				</a>
			</ResultMessage>
		);
	}
	if (token === null || state === 'lost') {
		return (
			<ResultMessage
				title={t('choose.lostTitle')}
				texts={[t(isNew ? 'choose.lostNew' : 'choose.lostReset')]}
			>
				<a className="btn-primary" href={isNew ? href.login : href['forgot-password']}>
					{t(isNew ? 'choose.login' : 'choose.ask')}
				</a>
				{isNew && (
					<a className="btn-ghost" href={href.register}>
						{t('choose.ask')}
					</a>
				)}
			</ResultMessage>
		);
	}
	return (
		<WordsProvider value={words}>
			<AccountForm
				slug="choose"
				name={t(isNew ? 'choose.buttonNew' : 'choose.buttonReset')}
				fields={fields}
				button={t(isNew ? 'choose.buttonNew' : 'choose.buttonReset')}
				send={({ new_password = '' }) => send(new_password)}
				onDone={() => (isNew ? location.assign(href.account ?? '/') : setState('done'))}
			/>
		</WordsProvider>
	);
}
