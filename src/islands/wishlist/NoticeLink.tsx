import { useEffect, useRef } from 'react';
import type { Locale } from '#contract/locales.ts';
import type { MessageKey, Messages } from '#i18n/messages.ts';
import { createTranslator } from '#i18n/translator.ts';
import { useShown } from '#islands/ui/use-shown.ts';
import {
	$noticeLink,
	followNotice,
	readNoticeLink,
	type NoticeAct,
	type NoticeLinkState,
} from '#state/wishlist/notices.ts';
import './wishlist.css';

interface NoticeLinkProps {
	act: NoticeAct;
	lead: string;
	locale: Locale;
	messages: Messages;
	/** Who helps when the link does not. */
	email: string;
	wishlistHref: string;
	productsHref: string;
}

const PRINTED: NoticeLinkState = { status: 'unread' };
const WAITING: readonly NoticeLinkState['status'][] = ['ready', 'pending', 'failed'];

/** Title and words of an answer. */
const OUTCOMES: Record<
	Extract<NoticeLinkState, { status: 'done' }>['outcome'],
	[title: MessageKey<'wishlist'>, text: MessageKey<'wishlist'>]
> = {
	confirmed: ['confirm.confirmed', 'confirm.confirmedText'],
	already_confirmed: ['confirm.already', 'confirm.alreadyText'],
	expired: ['confirm.expired', 'confirm.expiredText'],
	ended: ['end.ended', 'end.endedText'],
	already_ended: ['end.already', 'end.alreadyText'],
};

/** One button for what a mailed link asks, a second to end all, and what came of it. */
export function NoticeLink(props: NoticeLinkProps) {
	const { act, lead, locale, messages, email, wishlistHref, productsHref } = props;
	const state = useShown($noticeLink, PRINTED);
	const title = useRef<HTMLHeadingElement>(null);
	const t = createTranslator<'wishlist'>(locale, messages);

	useEffect(() => {
		const read = () => readNoticeLink(location.hash);
		read();
		addEventListener('hashchange', read);
		return () => removeEventListener('hashchange', read);
	}, []);
	const isAnswered = state.status === 'done' || state.status === 'not_found';
	useEffect(() => {
		// The button that had the focus is gone.
		if (isAnswered) title.current?.focus();
	}, [isAnswered]);

	if (WAITING.includes(state.status)) {
		const isPending = state.status === 'pending';
		return (
			<div className="wish">
				<p className="lead">{lead}</p>
				<p className="wish-row">
					<button
						type="button"
						className="btn-primary"
						aria-disabled={isPending}
						onClick={() => void followNotice(act)}
					>
						{t(isPending ? 'link.pending' : `${act}.button`)}
					</button>
					{act === 'end' && (
						<button
							type="button"
							className="btn-ghost"
							aria-disabled={isPending}
							onClick={() => void followNotice(act, 'all')}
						>
							{t('end.all')}
						</button>
					)}
				</p>
				<div role="alert">{state.status === 'failed' && <p>{t('link.failed', { email })}</p>}</div>
			</div>
		);
	}
	const [head, text]: [MessageKey<'wishlist'> | null, MessageKey<'wishlist'>] =
		state.status === 'done'
			? OUTCOMES[state.outcome]
			: state.status === 'not_found'
				? [`${act}.notFound`, `${act}.notFoundText`]
				: [null, state.status === 'missing' ? `${act}.missing` : `${act}.unread`];
	return (
		<div className="wish">
			{head && (
				<h2 ref={title} tabIndex={-1} className="title-2">
					{t(head)}
				</h2>
			)}
			<p className="lead">{t(text)}</p>
			<p className="wish-row">
				{isAnswered && (
					<a className="btn-primary" href={productsHref}>
						{t('link.products')}
					</a>
				)}
				<a className="btn-ghost" href={wishlistHref}>
					{t('link.wishlist')}
				</a>
				<a className="btn-ghost" href={`mailto:${email}`}>
					{t('link.write')}
				</a>
			</p>
		</div>
	);
}
