import type { ApiError } from '#contract/errors.ts';
import { errorKey } from '#i18n/error-key.ts';
import type { FormContext } from './context.ts';
import './error-sign.css';
import './form-ways.css';
import './SendFailure.css';

export interface SendFailureProps {
	/** `captcha`: nothing was sent, because the captcha failed to load or to answer. */
	kind: 'captcha' | 'send';
	error: ApiError | null;
	/** Returns a `mailto:` link with the input, built on click. */
	mailLink: () => string;
	onRetry: () => void;
	context: FormContext;
}

/** Minutes until a retry makes sense; null if the server named none. */
function waitMinutes(error: ApiError | null): number | null {
	if (error === null || !('retry_after_s' in error) || error.retry_after_s === undefined)
		return null;
	return Math.max(1, Math.ceil(error.retry_after_s / 60));
}

/** Alert for a form that was not sent: why, that the input is kept, and e-mail as alternative. */
export function SendFailure({ kind, error, mailLink, onRetry, context }: SendFailureProps) {
	const { t, tErrors, model } = context;
	const minutes = waitMinutes(error);
	return (
		<div className="form-failure" role="alert">
			<p className="title-4">{t(kind === 'captcha' ? 'captcha.title' : 'send.failed')}</p>
			{kind === 'captcha' && <p>{t('captcha.failed')}</p>}
			{kind === 'send' && error !== null && <p>{tErrors(errorKey(error))}</p>}
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
