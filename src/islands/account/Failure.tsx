import type { ReactNode } from 'react';
import type { ApiError } from '#contract/errors.ts';
import { errorKey } from '#i18n/error-key.ts';
import { useWords, type AccountWords } from './context.ts';
import '../forms/error-sign.css';
import '../forms/SendFailure.css';

/** Why something did not go through, in words. */
function failureText({ t, tErrors }: AccountWords, error: ApiError): string {
	if (error.code === 'too_many_requests' && error.retry_after_s !== undefined) {
		return t('error.tooMany', { count: Math.max(1, Math.ceil(error.retry_after_s / 60)) });
	}
	return tErrors(errorKey(error));
}

export interface FailureProps {
	error: ApiError;
	/** In the form's own words. */
	own?: string | null;
	/** Whether there is something typed to be lost. */
	isTyped?: boolean;
	/** The way on from it. */
	children?: ReactNode;
}

/** Something did not go through: why, and that nothing typed is lost. */
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
