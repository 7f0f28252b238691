import { useState, type SyntheticEvent } from 'react';
import { failureText, type PassportContext } from './context.ts';
import { TextInput } from './TextInput.tsx';
import type { RequestState } from './use-request.ts';
import '../forms/error-sign.css';
import './forms.css';

export interface ProofFormProps {
	context: PassportContext;
	state: RequestState;
	onSend: (file: File) => void;
}

/** Form for another proof of purchase; the rest of the request is kept. */
export function ProofForm({ context, state, onSend }: ProofFormProps) {
	const { t } = context;
	const [isMissing, setMissing] = useState(false);

	function submit(event: SyntheticEvent<HTMLFormElement>) {
		event.preventDefault();
		const input = event.currentTarget.querySelector<HTMLInputElement>('#proof-file');
		const file = input?.files?.[0];
		setMissing(file === undefined);
		if (file) onSend(file);
		else input?.focus();
	}
	return (
		<form className="passport-form" noValidate onSubmit={submit}>
			<h3 className="title-4">{t('proof.title')}</h3>
			<p className="max-w-text">{t('proof.text')}</p>
			<TextInput
				id="proof-file"
				name="proof_of_purchase"
				type="file"
				accept=".pdf,.jpg,.jpeg,.png"
				label={t('proof.file')}
				error={isMissing ? t('proof.missing') : null}
				required
			/>
			<button className="btn-primary" aria-disabled={state.status === 'pending'}>
				{t(state.status === 'pending' ? 'proof.sending' : 'proof.send')}
			</button>
			<div role="alert">
				{state.status === 'failed' && (
					<p className="form-error">
						{state.error.code === 'validation_failed'
							? t('proof.wrong')
							: failureText(context, state.error)}
					</p>
				)}
			</div>
		</form>
	);
}
