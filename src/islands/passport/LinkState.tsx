import type { ApiError } from '#contract/errors.ts';
import { openPassport } from '#state/passport.ts';
import { failureText, type PassportContext } from './context.ts';
import './forms.css';
import './LinkState.css';

/** Shown while the link is being opened. */
export function Pending({ text }: { text: string }) {
	return (
		<p className="lead passport-pending" role="status">
			{text}
		</p>
	);
}

/** Alert for a link that failed to open, with a button to retry. */
export function Failed({ error, context }: { error: ApiError; context: PassportContext }) {
	const { t, locale } = context;
	return (
		<section className="passport-lost" role="alert">
			<h2 className="title-2">{t('failed.title')}</h2>
			<p className="lead">{t('failed.text')}</p>
			<p>{failureText(context, error)}</p>
			<p>
				<button type="button" className="btn-primary" onClick={() => void openPassport(locale)}>
					{t('failed.again')}
				</button>
			</p>
		</section>
	);
}
