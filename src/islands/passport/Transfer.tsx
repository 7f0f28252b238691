import { useState, type SyntheticEvent } from 'react';
import type { Passport } from '#contract/wheels/passports.ts';
import { formatDate } from '#i18n/format.ts';
import { offerWheel, withdrawWheel } from '#state/passport.ts';
import { findEmail, failureText, type PassportContext } from './context.ts';
import { TextInput, Tick } from './TextInput.tsx';
import { useRequest } from './use-request.ts';
import '../forms/error-sign.css';
import './forms.css';
import '../warranty/SerialNote.css';

export interface TransferProps {
	passport: Passport;
	context: PassportContext;
}

/** Transfers the wheel: a mailed invitation, confirmed by a checkbox, revocable while pending. */
export function Transfer({ passport, context }: TransferProps) {
	const { pending_transfer, extension } = passport;
	const { t, locale } = context;
	const hasExtension = extension === 'active';
	const offering = useRequest();
	const withdrawing = useRequest();
	const [last, setLast] = useState<'offer' | 'withdrawal' | null>(null);
	const failed = [offering.state, withdrawing.state].find(({ status }) => status === 'failed');

	function withdraw() {
		setLast('withdrawal');
		void withdrawing.run(() => withdrawWheel(locale));
	}
	function offer(email: string) {
		setLast('offer');
		void offering.run(() => offerWheel(email, locale));
	}

	return (
		<section className="passport-transfer">
			<h2 className="title-3">{t('transfer.title')}</h2>
			<p className="max-w-text">{t(hasExtension ? 'transfer.text' : 'transfer.textNext')}</p>
			<div role="status">
				{last === 'offer' && offering.state.status === 'done' && pending_transfer && (
					<p className="serial-note-good">{t('transfer.sent')}</p>
				)}
				{last === 'withdrawal' && withdrawing.state.status === 'done' && !pending_transfer && (
					<p className="serial-note-good">{t('transfer.withdrawn')}</p>
				)}
			</div>
			{pending_transfer ? (
				<>
					<p>{t('transfer.waiting', { date: formatDate(pending_transfer.offered_on, locale) })}</p>
					<p>
						<button
							type="button"
							className="btn-ghost"
							aria-disabled={withdrawing.state.status === 'pending'}
							onClick={withdraw}
						>
							{t('transfer.withdraw')}
						</button>
					</p>
				</>
			) : (
				<OfferForm
					context={context}
					hasExtension={hasExtension}
					isPending={offering.state.status === 'pending'}
					onOffer={offer}
				/>
			)}
			<div role="alert">
				{failed?.status === 'failed' && (
					<p className="form-error">
						{failed.error.code === 'conflict'
							? t('transfer.conflict')
							: failureText(context, failed.error)}
					</p>
				)}
			</div>
		</section>
	);
}

interface OfferFormProps {
	context: PassportContext;
	hasExtension: boolean;
	isPending: boolean;
	onOffer: (email: string) => void;
}

function OfferForm({ context, hasExtension, isPending, onOffer }: OfferFormProps) {
	const { t } = context;
	const [errors, setErrors] = useState<{ email: boolean; sure: boolean } | null>(null);

	function submit(event: SyntheticEvent<HTMLFormElement>) {
		event.preventDefault();
		const form = event.currentTarget;
		const data = new FormData(form);
		const email = findEmail(String(data.get('email') ?? ''));
		const isSure = data.has('sure');
		setErrors({ email: email === null, sure: !isSure });
		if (email !== null && isSure) onOffer(email);
		else {
			const first = email === null ? '#transfer-email' : '#transfer-sure';
			form.querySelector<HTMLInputElement>(first)?.focus();
		}
	}
	return (
		<form className="passport-form" noValidate onSubmit={submit}>
			<TextInput
				id="transfer-email"
				name="email"
				type="email"
				label={t('transfer.email')}
				error={errors?.email ? t('transfer.emailError') : null}
				autoComplete="off"
				required
			/>
			<Tick
				id="transfer-sure"
				name="sure"
				label={t(hasExtension ? 'transfer.sure' : 'transfer.sureNext')}
				error={errors?.sure ? t('transfer.sureError') : null}
				required
			/>
			<button className="btn-ghost" aria-disabled={isPending}>
				{t(isPending ? 'transfer.sending' : 'transfer.send')}
			</button>
		</form>
	);
}
