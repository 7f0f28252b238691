import type { ReactNode } from 'react';
import type { ApiError } from '#contract/errors.ts';
import { errorKey } from '#i18n/error-key.ts';
import { useWords, type AccountWords } from './context.ts';
import '../../forms/error-sign.css';
import '../../forms/SendFailure.css';

/** Message for an API error. */
function failureText({ t, tErrors }: AccountWords, error: ApiError): string {
	if (error.code === 'too_many_requests' && error.retry_after_s !== undefined) {
		return t('error.tooMany', { count: Math.max(1, Math.ceil(error.retry_after_s / 60)) });
	}
	return tErrors(errorKey(error));
}

export interface FailureProps {
	error: ApiError;
	/** The form's own message, instead of the common one. */
	own?: string | null;
	/** True if there is input, so that the message says it is kept. */
	isTyped?: boolean;
	/** Links to what to do next. */
	children?: ReactNode;
}

/** Alert that explains why a request failed, and that the input is kept. */
export function Failure({ error, own = null, isTyped = false, children }: FailureProps) {
	const words = useWords();
	return (
		<div className="form-failure" role="alert">
			<p className="form-error">{own ?? failureText(words, error)}</p>
			{isTyped && own === null && <p>{words.t('error.kept')}</p>}
			{children}
		</div>
	);
}
