import { useRef, useState, type SyntheticEvent } from 'react';
import type { ApiError } from '#contract/errors.ts';
import type { ApiResult } from '#state/result.ts';
import { useWords } from '../account/parts/context.ts';
import { Failure } from '../account/parts/Failure.tsx';
import { useReturnsWords } from './context.ts';
import '../forms/error-sign.css';

interface SendFormProps {
	/** Id of the return or withdrawal that the parcel belongs to. */
	of: string;
	send: (
		of: string,
		how: { carrier: string; tracking_number: string },
	) => Promise<ApiResult<unknown>>;
	onSent: () => void;
	/** True if the form is secondary on its page, so that its button is not yellow. */
	isQuiet?: boolean;
}

const PARTS = ['carrier', 'number'] as const;
type Part = (typeof PARTS)[number];

/** Form to report that the parcel was sent. Missing values are marked at their fields. */
export function SendForm({ of, send: note, onSent, isQuiet = false }: SendFormProps) {
	const { t } = useReturnsWords();
	const { tForms } = useWords();
	const id = (part: string) => `send-${of}-${part}`;
	const [typed, setTyped] = useState({ carrier: '', number: '' });
	const [missing, setMissing] = useState<readonly Part[]>([]);
	const [error, setError] = useState<ApiError | null>(null);
	const form = useRef<HTMLFormElement>(null);

	async function send(event: SyntheticEvent): Promise<void> {
		event.preventDefault();
		const lacking = PARTS.filter((part) => typed[part].trim() === '');
		setMissing(lacking);
		const [first] = lacking;
		if (first) return form.current?.querySelector<HTMLElement>(`[name=${first}]`)?.focus();
		const result = await note(of, { carrier: typed.carrier, tracking_number: typed.number });
		setError(result.ok ? null : result.error);
		if (result.ok) onSent();
	}
	return (
		// The browser's own messages are in its language, not in the page's.
		<form
			ref={form}
			className="return-form order-part"
			noValidate
			onSubmit={(event) => void send(event)}
		>
			<h3 className="title-4">{t('send.title')}</h3>
			{PARTS.map((part) => {
				const isMissing = missing.includes(part);
				return (
					<div key={part}>
						<label className="field-label" htmlFor={id(part)}>
							{t(`send.${part}`)}
						</label>
						<input
							className="field"
							id={id(part)}
							name={part}
							value={typed[part]}
							maxLength={200}
							required
							aria-invalid={isMissing}
							aria-describedby={isMissing ? id(`${part}-fault`) : undefined}
							onChange={({ target }) => {
								setTyped({ ...typed, [part]: target.value });
								setMissing(missing.filter((other) => other !== part));
							}}
						/>
						{isMissing && (
							<p id={id(`${part}-fault`)} className="field-error form-error">
								{tForms('error.required')}
							</p>
						)}
					</div>
				);
			})}
			{error !== null && <Failure error={error} isTyped />}
			<p>
				<button type="submit" className={isQuiet ? 'btn-ghost' : 'btn-primary'}>
					{t('send.submit')}
				</button>
			</p>
		</form>
	);
}
