import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import type { Passport } from '#contract/wheels/passports.ts';
import { href } from '#i18n/paths.ts';
import { acceptWheel } from '#state/passport.ts';
import { failureText, type PassportContext } from './context.ts';
import { Failed, Pending } from './LinkState.tsx';
import { Tick } from './TextInput.tsx';
import { usePassport, type PassportProps } from './use-link.ts';
import { useRequest } from './use-request.ts';
import { WheelCard } from './WheelCard.tsx';
import '../forms/error-sign.css';
import '../forms/FormField.css';
import './forms.css';

export interface WheelTransferProps extends PassportProps {
	privacyHref: string;
	/** Consent text of the checkbox, word for word as the server stores it. */
	consent: string;
}

/** Page of an invitation: the wheel, information for the next owner, and the accept button. */
export function WheelTransfer({ privacyHref, consent, ...props }: WheelTransferProps) {
	const { state, context } = usePassport(props);
	const { t, locale } = context;
	switch (state.status) {
		case 'unread':
		case 'pending':
			return <Pending text={t('accept.pending')} />;
		case 'missing':
		case 'lost':
			return (
				<section className="passport-lost">
					<h2 className="title-2">{t('lost.title')}</h2>
					<p className="lead">{t('lost.transfer')}</p>
					<p>
						<a className="btn-ghost" href={href(locale, 'wheel-passport')}>
							{t('lost.titleAsk')}
						</a>
					</p>
				</section>
			);
		case 'failed':
			return <Failed error={state.error} context={context} />;
		case 'accepted':
			return <Accepted context={context} />;
		case 'ready':
			return (
				<Accept
					passport={state.passport}
					context={context}
					privacyHref={privacyHref}
					consent={consent}
				/>
			);
	}
}

interface AcceptProps {
	passport: Passport;
	context: PassportContext;
	privacyHref: string;
	consent: string;
}

function Accept({ passport, context, privacyHref, consent }: AcceptProps) {
	const { t, locale } = context;
	const { state, run } = useRequest();
	const [isMissing, setMissing] = useState(false);

	function submit(event: SyntheticEvent<HTMLFormElement>) {
		event.preventDefault();
		const form = event.currentTarget;
		const hasRead = new FormData(form).has('privacy');
		setMissing(!hasRead);
		if (hasRead) void run(() => acceptWheel(locale));
		else form.querySelector<HTMLInputElement>('#accept-privacy')?.focus();
	}
	return (
		<>
			<p className="lead max-w-text">{t('accept.lead')}</p>
			<WheelCard passport={passport} context={context} />
			<form className="passport-form" noValidate onSubmit={submit}>
				<p className="max-w-text">{t('accept.extension')}</p>
				<div>
					<Tick
						id="accept-privacy"
						name="privacy"
						label={consent}
						error={isMissing ? t('accept.privacyError') : null}
						required
					/>
					<p className="form-link">
						<a className="link" href={privacyHref} target="_blank" rel="noopener">
							{t('accept.privacyLink')}
						</a>
					</p>
				</div>
				<button className="btn-primary" aria-disabled={state.status === 'pending'}>
					{t(state.status === 'pending' ? 'accept.sending' : 'accept.button')}
				</button>
				<div role="alert">
					{state.status === 'failed' && (
						<p className="form-error">{failureText(context, state.error)}</p>
					)}
				</div>
				<p className="text-soft">{t('accept.refused')}</p>
			</form>
		</>
	);
}

function Accepted({ context: { t, locale } }: { context: PassportContext }) {
	const title = useRef<HTMLHeadingElement>(null);
	useEffect(() => {
		// The focused button was removed.
		title.current?.focus();
	}, []);
	return (
		<section className="passport-lost">
			<h2 ref={title} tabIndex={-1} className="title-2">
				{t('accept.done')}
			</h2>
			<p className="lead">{t('accept.doneText')}</p>
			<p>
				<a className="btn-primary" href={href(locale, 'wheel-passport')}>
					{t('accept.open')}
				</a>
			</p>
		</section>
	);
}
