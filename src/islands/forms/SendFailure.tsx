import type { ApiError } from '#contract/errors.ts';
import { errorKey } from '#i18n/error-key.ts';
import type { FormContext } from './context.ts';
import { keepPlace } from './keep-place.ts';
import './error-sign.css';
import './form-ways.css';
import './SendFailure.css';

export interface SendFailureProps {
	/** Null: nothing was sent, because the captcha failed to load or to answer. */
	error: ApiError | null;
	/** Returns a `mailto:` link with the input, built on click. */
	mailLink: () => string;
	onRetry: () => void;
	context: FormContext;
}

/** Minutes until a retry makes sense; null if the server named none. */
function waitMinutes(error: ApiError | null): number | null {
	const seconds = error && 'retry_after_s' in error && error.retry_after_s;
	return seconds ? Math.max(1, Math.ceil(seconds / 60)) : null;
}

/** Alert for a form that was not sent: why, that the input is kept, and e-mail as alternative. */
export function SendFailure({ error, mailLink, onRetry, context }: SendFailureProps) {
	const { t, tErrors, model } = context;
	const minutes = waitMinutes(error);
	return (
		// A captcha may fail while the fields above are still being filled in.
		<div ref={error && keepPlace} className="form-failure" role="alert">
			<p className="title-4">{t(error ? 'send.failed' : 'captcha.title')}</p>
			<p>{error ? tErrors(errorKey(error)) : t('captcha.failed')}</p>
			{minutes !== null && <p>{t('send.retryIn', { count: minutes })}</p>}
			<p>{t('send.kept', { email: model.email })}</p>
			<p className="form-ways">
				<button type="button" className="btn-ghost" onClick={onRetry}>
					{t('send.again')}
				</button>
				<a
					className="btn-ghost"
					href={`mailto:${model.email}`}
					onClick={(event) => (event.currentTarget.href = mailLink())}
				>
					{t('send.write')}
				</a>
			</p>
		</div>
	);
}
