import { unsubscribe } from '#contract/newsletter/subscriptions.ts';
import { compose, secretLink, type MailFrame } from '#server/platform/mail/compose.ts';
import type { Mail } from '#server/platform/mail/outbox.ts';
import { MAIL_TEXTS } from '#server/platform/mail/texts.ts';
import { NEWSLETTER_MAILS } from './kinds.ts';
import { NEWSLETTER_MAIL_TEXTS } from './texts.ts';

/** Path that ends a subscription. */
export const UNSUBSCRIBE_PATH = `/api${unsubscribe.path}`;

/** Address that ends a subscription: opened, it asks; posted to, it does (RFC 8058). */
function oneClickLink(siteUrl: string, token: string): string {
	return `${siteUrl}${UNSUBSCRIBE_PATH}?token=${encodeURIComponent(token)}`;
}

/** Headers by which mail programs offer a button of their own. */
const listHeaders = (siteUrl: string, token: string) => ({
	'List-Unsubscribe': `<${oneClickLink(siteUrl, token)}>`,
	'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

interface Secrets {
	confirm_token: string;
	unsubscribe_token: string;
}

export function composeNewsletterConfirm(
	head: MailFrame,
	to: string,
	{ confirm_token, unsubscribe_token }: Secrets,
): Mail {
	const { newsletterConfirm: words } = NEWSLETTER_MAIL_TEXTS[head.locale];
	const { pasteHint } = MAIL_TEXTS[head.locale];
	return compose(head, {
		kind: NEWSLETTER_MAILS.confirm,
		person: { to, name: '' },
		subject: words.subject,
		title: words.title,
		headers: listHeaders(head.siteUrl, unsubscribe_token),
		parts: [
			{ kind: 'text', text: words.intro },
			{
				kind: 'button',
				label: words.button,
				href: secretLink(head, 'newsletter-confirm', confirm_token),
				hint: pasteHint,
			},
			{ kind: 'small', text: words.note },
		],
	});
}

/**
 * Mail for a repeated request: the page answers alike in both cases, so only this mail reveals it.
 */
export function composeNewsletterAlready(
	head: MailFrame,
	to: string,
	{ unsubscribe_token }: Pick<Secrets, 'unsubscribe_token'>,
): Mail {
	const { newsletterAlready: words } = NEWSLETTER_MAIL_TEXTS[head.locale];
	return compose(head, {
		kind: NEWSLETTER_MAILS.already,
		person: { to, name: '' },
		subject: words.subject,
		title: words.title,
		headers: listHeaders(head.siteUrl, unsubscribe_token),
		parts: [
			{ kind: 'text', text: words.intro },
			{
				kind: 'button',
				label: words.leave,
				href: secretLink(head, 'newsletter-unsubscribe', unsubscribe_token),
			},
		],
	});
}

export function composeNewsletterWelcome(
	head: MailFrame,
	to: string,
	{ unsubscribe_token }: Pick<Secrets, 'unsubscribe_token'>,
): Mail {
	const { newsletterWelcome: words } = NEWSLETTER_MAIL_TEXTS[head.locale];
	return compose(head, {
		kind: NEWSLETTER_MAILS.welcome,
		person: { to, name: '' },
		subject: words.subject,
		title: words.title,
		headers: listHeaders(head.siteUrl, unsubscribe_token),
		parts: [
			{ kind: 'text', text: words.intro },
			{ kind: 'small', text: words.leaveNote },
			{
				kind: 'button',
				label: words.leave,
				href: secretLink(head, 'newsletter-unsubscribe', unsubscribe_token),
			},
		],
	});
}
