import { useRef, useState } from 'react';
import type { ConsentReceipt } from '#contract/measurement/consent.ts';
import type { ApiError } from '#contract/errors.ts';
import { dayInRome } from '#domain/time/days.ts';
import { formatDate } from '#i18n/format.ts';
import { endConsent, findConsents } from '#state/account/own-consents.ts';
import { useWords } from '../parts/context.ts';
import { Failure } from '../parts/Failure.tsx';
import { useLoaded } from '../parts/use-loaded.ts';
import './SessionsPart.css';

/** Receipts of consents to statistics, each with its wording, and how far a revocation reaches. */
export function ConsentsPart() {
	const { t } = useWords();
	const [state, again] = useLoaded(findConsents);
	const [error, setError] = useState<ApiError | null>(null);
	const heading = useRef<HTMLHeadingElement>(null);

	async function revoke(id: string): Promise<void> {
		const result = await endConsent(id);
		setError(result.ok ? null : result.error);
		await again();
		if (result.ok) heading.current?.focus();
	}
	const given = state.status === 'ready' ? state.data.filter((one) => one.revoked_at === null) : [];
	const isThirdParty = given.some(({ is_third_party }) => is_third_party);
	return (
		<section className="account-part">
			<h2 ref={heading} tabIndex={-1} className="title-3">
				{t('profile.consentsTitle')}
			</h2>
			<p>{t('profile.consentsText')}</p>
			{given.length > 0 && (
				<p>{t(isThirdParty ? 'profile.consentsByDevice' : 'profile.consentsEverywhere')}</p>
			)}
			{state.status === 'pending' && <p role="status">{t('state.pending')}</p>}
			{state.status === 'failed' && <Failure error={state.error} />}
			{state.status === 'ready' && state.data.length === 0 && <p>{t('profile.consentsNone')}</p>}
			{state.status === 'ready' && (
				<ul className="sessions">
					{state.data.map((receipt) => (
						<Receipt key={receipt.id} receipt={receipt} revoke={revoke} />
					))}
				</ul>
			)}
			{error !== null && <Failure error={error} />}
		</section>
	);
}

function Receipt({
	receipt: { id, created_at, revoked_at, text, is_here },
	revoke,
}: {
	receipt: ConsentReceipt;
	revoke: (id: string) => Promise<void>;
}) {
	const { t, locale } = useWords();
	const day = (instant: string) => formatDate(dayInRome(new Date(instant)), locale);
	const date = day(created_at);
	return (
		<li>
			<details>
				<summary>
					{t('profile.consentGiven', { date })}
					{revoked_at !== null &&
						`, ${t('profile.consentRevoked', { date: day(revoked_at) })}`}{' '}
					{is_here && <span className="tag">{t('profile.current')}</span>}
				</summary>
				<p className="text-soft">{t('profile.consentReceipt', { id })}</p>
				<p className="text-soft whitespace-pre-line">{text}</p>
			</details>
			{revoked_at === null && (
				<button
					type="button"
					className="link"
					aria-label={t('profile.consentRevokeNamed', { date })}
					onClick={() => void revoke(id)}
				>
					{t('profile.consentRevoke')}
				</button>
			)}
		</li>
	);
}
