import type { Locale } from '#contract/locales.ts';
import type { MessageKey, Messages } from '#i18n/messages.ts';
import { createTranslator } from '#i18n/translator.ts';
import { MailedLink } from '#islands/mailed-link/MailedLink.tsx';
import type { MailedLinkState } from '#state/mailed-link.ts';
import {
	noticeLink,
	type NoticeAct,
	type NoticeOutcome,
	type NoticeWish,
} from '#state/wishlist/notices.ts';

export interface NoticeLinkProps {
	act: NoticeAct;
	lead: string;
	locale: Locale;
	messages: Messages;
	/** Support address for links that do not work. */
	email: string;
	wishlistHref: string;
	productsHref: string;
}

type Words = [title: MessageKey<'wishlist'> | null, text: MessageKey<'wishlist'>];

const OUTCOMES: Record<NoticeOutcome, Words> = {
	confirmed: ['confirm.confirmed', 'confirm.confirmedText'],
	already_confirmed: ['confirm.already', 'confirm.alreadyText'],
	expired: ['confirm.expired', 'confirm.expiredText'],
	ended: ['end.ended', 'end.endedText'],
	already_ended: ['end.already', 'end.alreadyText'],
};

/** Title and text for an answer, or for a link without a button. */
function toWords(act: NoticeAct, state: MailedLinkState<{ outcome: NoticeOutcome }>): Words {
	if (state.status === 'done') return OUTCOMES[state.data.outcome];
	if (state.status === 'not_found') return [`${act}.notFound`, `${act}.notFoundText`];
	return [null, state.status === 'missing' ? `${act}.missing` : `${act}.unread`];
}

/** Page of a notice's mailed link: its button, one to end all notices, and the result. */
export function NoticeLink(props: NoticeLinkProps) {
	const { act, lead, locale, messages, email, wishlistHref, productsHref } = props;
	const t = createTranslator<'wishlist'>(locale, messages);
	const endAll: { text: string; wish: NoticeWish } = { text: t('end.all'), wish: 'end_all' };
	return (
		<MailedLink
			link={noticeLink}
			lead={lead}
			buttons={[{ text: t(`${act}.button`), wish: act }, ...(act === 'end' ? [endAll] : [])]}
			pending={t('link.pending')}
			failed={t('link.failed', { email })}
			toAnswer={(state) => {
				const [title, text] = toWords(act, state);
				const products = { text: t('link.products'), href: productsHref };
				return {
					title: title && t(title),
					text: t(text),
					ways: [
						...(title === null ? [] : [products]),
						{ text: t('link.wishlist'), href: wishlistHref },
						{ text: t('link.write'), href: `mailto:${email}` },
					],
				};
			}}
		/>
	);
}
