import { useState, type SyntheticEvent } from 'react';
import type { ApiError } from '#contract/errors.ts';
import type { ApiResult } from '#state/result.ts';
import { Failure } from '../account/Failure.tsx';
import { useReturnsWords } from './context.ts';

interface SendFormProps {
	/** What the parcel belongs to: a return, a withdrawal. */
	of: string;
	send: (
		of: string,
		how: { carrier: string; tracking_number: string },
	) => Promise<ApiResult<unknown>>;
	onSent: () => void;
	/** Stands beside what the page is about, and leaves the yellow to that. */
	isQuiet?: boolean;
}

/** By which the buyer says that the parcel is on its way. */
export function SendForm({ of, send: note, onSent, isQuiet = false }: SendFormProps) {
	const { t } = useReturnsWords();
	const id = (part: string) => `send-${of}-${part}`;
	const [carrier, setCarrier] = useState('');
	const [number, setNumber] = useState('');
	const [error, setError] = useState<ApiError | null>(null);
	async function send(event: SyntheticEvent): Promise<void> {
		event.preventDefault();
		const result = await note(of, { carrier, tracking_number: number });
		setError(result.ok ? null : result.error);
		if (result.ok) onSent();
	}
	return (
		<form className="return-form order-part" onSubmit={(event) => void send(event)}>
			<h3 className="title-4">{t('send.title')}</h3>
			<p>
				<label className="field-label" htmlFor={id('carrier')}>
					{t('send.carrier')}
				</label>
				<input
					className="field"
					id={id('carrier')}
					value={carrier}
					maxLength={200}
					required
					onChange={({ target }) => setCarrier(target.value)}
				/>
			</p>
			<p>
				<label className="field-label" htmlFor={id('number')}>
					{t('send.number')}
				</label>
				<input
					className="field"
					id={id('number')}
					value={number}
					maxLength={200}
					required
					onChange={({ target }) => setNumber(target.value)}
				/>
			</p>
			{error !== null && <Failure error={error} isTyped />}
			<p>
				<button type="submit" className={isQuiet ? 'btn-ghost' : 'btn-primary'}>
					{t('send.submit')}
				</button>
			</p>
		</form>
	);
}
