import { useEffect, useRef } from 'react';
import type { Passport } from '#contract/wheels/passports.ts';
import { formatDate } from '#i18n/format.ts';
import { sendAnotherProof } from '#state/passport.ts';
import type { PassportContext } from './context.ts';
import { ProofForm } from './ProofForm.tsx';
import { useRequest } from './use-request.ts';
import '../warranty/SerialNote.css';

export interface ExtensionProps {
	passport: Passport;
	context: PassportContext;
}

/** State of the extension: requested, accepted, rejected with reason and proof form, or ended. */
export function Extension({ passport, context }: ExtensionProps) {
	const { extension, rejection, is_first_owner } = passport;
	const { t, locale } = context;
	const sending = useRequest();
	const status = useRef<HTMLParagraphElement>(null);
	const isSent = sending.state.status === 'done' && extension === 'requested';

	useEffect(() => {
		// The focused form was removed.
		if (isSent) status.current?.focus();
	}, [isSent]);

	return (
		<div className="passport-extension">
			<p
				ref={status}
				tabIndex={-1}
				role="status"
				className={extension === 'active' ? 'serial-note-good' : undefined}
			>
				{stateText(passport, context)}
			</p>
			{extension === 'requested' && (
				<p className="text-soft max-w-text">{t(isSent ? 'view.sentText' : 'view.requestedText')}</p>
			)}
			{extension === 'ended' && (
				<p className="text-soft">{t(is_first_owner ? 'view.overText' : 'view.endedText')}</p>
			)}
			{rejection && extension === 'rejected' && (
				<>
					{rejection.reason !== 'other' && (
						<p className="max-w-text">{t(`reason.${rejection.reason}`)}</p>
					)}
					{rejection.text !== '' && <p className="passport-said max-w-text">{rejection.text}</p>}
					<ProofForm
						context={context}
						state={sending.state}
						onSend={(file) => void sending.run(() => sendAnotherProof(file, locale))}
					/>
				</>
			)}
		</div>
	);
}

function stateText(
	{ extension, decided_on, registered_on }: Passport,
	{ t, locale }: PassportContext,
): string {
	if (extension === 'requested') {
		return t('view.requested', { date: formatDate(registered_on, locale) });
	}
	if (extension === 'ended' || decided_on === null) {
		return t(extension === 'active' ? 'view.active' : 'view.ended');
	}
	const date = formatDate(decided_on, locale);
	return t(extension === 'active' ? 'view.accepted' : 'view.rejected', { date });
}
