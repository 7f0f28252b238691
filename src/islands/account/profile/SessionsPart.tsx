import { useRef, useState } from 'react';
import type { ShopSession } from '#contract/customers/account.ts';
import type { ApiError } from '#contract/errors.ts';
import { dayInRome } from '#domain/time/days.ts';
import { formatDate } from '#i18n/format.ts';
import { endOneSession, findSessions } from '#state/account/account.ts';
import { leave } from '#state/account/leave-account.ts';
import { useWords } from '../parts/context.ts';
import { Failure } from '../parts/Failure.tsx';
import { useLoaded } from '../parts/use-loaded.ts';
import './SessionsPart.css';

/** List of the account's sessions, each with a button that ends it. */
export function SessionsPart() {
	const words = useWords();
	const { t } = words;
	const [state, again] = useLoaded(findSessions);
	const [error, setError] = useState<ApiError | null>(null);
	const heading = useRef<HTMLHeadingElement>(null);

	async function end(id: string): Promise<void> {
		const result = await endOneSession(id);
		// A session that has already ended is a success.
		setError(result.ok || result.error.code === 'not_found' ? null : result.error);
		await again();
		// The pressed button was removed with its row: focus moves to the list’s heading.
		if (result.ok) heading.current?.focus();
	}
	async function endAll(): Promise<void> {
		const result = await leave('everywhere');
		if (!result.ok) setError(result.error);
	}
	return (
		<section className="account-part">
			<h2 ref={heading} tabIndex={-1} className="title-3">
				{t('profile.sessionsTitle')}
			</h2>
			{state.status === 'pending' && <p role="status">{t('state.pending')}</p>}
			{state.status === 'failed' && <Failure error={state.error} />}
			{state.status === 'ready' && (
				<ul className="sessions">
					{state.data.map((session) => (
						<Session key={session.id} session={session} end={end} />
					))}
				</ul>
			)}
			{error !== null && <Failure error={error} />}
			<p>
				<button type="button" className="btn-ghost" onClick={() => void endAll()}>
					{t('profile.endAll')}
				</button>
			</p>
		</section>
	);
}

function Session({
	session: { id, device, created_at, is_current },
	end,
}: {
	session: ShopSession;
	end: (id: string) => Promise<void>;
}) {
	const { t, locale } = useWords();
	const name = device === '' ? t('profile.unknownDevice') : device;
	const date = formatDate(dayInRome(new Date(created_at)), locale);
	return (
		<li>
			<span>
				{name}
				<span className="text-soft"> {t('profile.since', { date })}</span>
			</span>
			{is_current ? (
				<span className="tag">{t('profile.current')}</span>
			) : (
				<button
					type="button"
					className="link"
					aria-label={t('profile.endNamed', { device: name })}
					onClick={() => void end(id)}
				>
					{t('profile.end')}
				</button>
			)}
		</li>
	);
}
