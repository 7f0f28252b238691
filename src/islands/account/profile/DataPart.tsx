import { useState } from 'react';
import type { ApiError } from '#contract/errors.ts';
import { dayInRome } from '#domain/time/days.ts';
import { findOwnData } from '#state/account/account.ts';
import { useWords } from '../parts/context.ts';
import { Failure } from '../parts/Failure.tsx';

/** Downloads a text as a file. */
function save(name: string, text: string): void {
	const href = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
	Object.assign(document.createElement('a'), { href, download: name }).click();
	// After the browser has started the download.
	setTimeout(() => URL.revokeObjectURL(href));
}

/** Download of all personal data of the customer: the same file that staff gives on request. */
export function DataPart() {
	const { t } = useWords();
	const [state, setState] = useState<'idle' | 'pending' | 'done' | ApiError>('idle');

	async function take(): Promise<void> {
		setState('pending');
		const result = await findOwnData();
		if (result.ok) {
			const name = `${t('profile.dataFile')}-${dayInRome(new Date())}.json`;
			save(name, JSON.stringify(result.data, null, '\t'));
		}
		setState(result.ok ? 'done' : result.error);
	}
	return (
		<section className="account-part">
			<h2 className="title-3">{t('profile.dataTitle')}</h2>
			<p>{t('profile.dataText')}</p>
			<p>
				<button
					type="button"
					className="btn-ghost"
					aria-disabled={state === 'pending'}
					onClick={() => {
						if (state !== 'pending') void take();
					}}
				>
					{t('profile.dataButton')}
				</button>
			</p>
			<p role="status">
				{state === 'pending' && t('state.pending')}
				{state === 'done' && t('profile.dataDone')}
			</p>
			{typeof state === 'object' && <Failure error={state} />}
		</section>
	);
}
