import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { askForLink } from '#state/passport.ts';
import { findEmail, failureText, type PassportContext } from './context.ts';
import { TextInput } from './TextInput.tsx';
import { useRequest } from './use-request.ts';
import '../forms/error-sign.css';
import './forms.css';

export interface LostLinkProps {
	/** `lost`: the token opens nothing. `missing`: the URL has no token. */
	status: 'lost' | 'missing';
	context: PassportContext;
}

/** Fills in the serial of a site search, from the URL fragment. */
function fillSerial(form: HTMLFormElement | null): void {
	const serial = new URLSearchParams(location.hash.slice(1)).get('serial');
	const field = form?.elements.namedItem('serial_number');
	if (serial && field instanceof HTMLInputElement && field.value === '') field.value = serial;
}

/** Requests the link again; it is mailed only to the address that the wheel is registered with. */
export function LostLink({ status, context }: LostLinkProps) {
	const { t, locale, email } = context;
	const { state, run } = useRequest();
	const [errors, setErrors] = useState<{ serial: boolean; email: boolean } | null>(null);
	const title = useRef<HTMLHeadingElement>(null);
	const form = useRef<HTMLFormElement>(null);

	useEffect(() => {
		fillSerial(form.current);
		if (status === 'lost') title.current?.focus();
	}, [status]);

	function submit(event: SyntheticEvent<HTMLFormElement>) {
		event.preventDefault();
		const form = event.currentTarget;
		const data = new FormData(form);
		const serial = String(data.get('serial_number') ?? '').trim();
		const address = findEmail(String(data.get('email') ?? ''));
		setErrors({ serial: serial === '', email: address === null });
		if (serial === '' || address === null) {
			form.querySelector<HTMLInputElement>(serial === '' ? '#lost-serial' : '#lost-email')?.focus();
			return;
		}
		void run(() => askForLink(serial, address, locale));
	}

	return (
		<section className="passport-lost">
			<h2 ref={title} tabIndex={-1} className="title-2">
				{t(status === 'lost' ? 'lost.title' : 'lost.titleAsk')}
			</h2>
			<p className="lead">{t(status === 'lost' ? 'lost.text' : 'lost.textAsk')}</p>
			<form ref={form} className="passport-form" noValidate onSubmit={submit}>
				<TextInput
					id="lost-serial"
					name="serial_number"
					label={t('lost.serial')}
					error={errors?.serial ? t('lost.serialError') : null}
					autoComplete="off"
					autoCapitalize="characters"
					spellCheck={false}
					maxLength={64}
					required
				/>
				<TextInput
					id="lost-email"
					name="email"
					type="email"
					label={t('lost.email')}
					error={errors?.email ? t('transfer.emailError') : null}
					autoComplete="email"
					required
				/>
				<button className="btn-primary" aria-disabled={state.status === 'pending'}>
					{t(state.status === 'pending' ? 'lost.sending' : 'lost.button')}
				</button>
			</form>
			<div role="status">{state.status === 'done' && <p>{t('lost.sent')}</p>}</div>
			<div role="alert">
				{state.status === 'failed' && (
					<p className="form-error">{failureText(context, state.error)}</p>
				)}
			</div>
			<p className="text-soft">{t('lost.help', { email })}</p>
		</section>
	);
}
