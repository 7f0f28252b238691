import type { RouteName } from '#contract/links.ts';
import { href } from '#i18n/paths.ts';
import { fill } from '#i18n/translator.ts';
import {
	compose,
	secretLink,
	type MailFrame,
	type Recipient,
} from '#server/platform/mail/compose.ts';
import type { Mail } from '#server/platform/mail/outbox.ts';
import { MAIL_TEXTS } from '#server/platform/mail/texts.ts';
import { CUSTOMER_MAILS } from './kinds.ts';
import { CUSTOMER_MAIL_TEXTS } from './texts.ts';

/** Mails whose button uses a secret, and the page that it opens. */
const LINK_PAGES = {
	confirm: 'register-confirm',
	known: 'reset-password',
	reset: 'reset-password',
	unknown: 'register-confirm',
	emailNew: 'email-confirm',
} as const satisfies Partial<Record<keyof typeof CUSTOMER_MAILS, RouteName>>;

export type LinkMail = Exclude<keyof typeof LINK_PAGES, 'emailNew'>;

function linkMail(
	head: MailFrame,
	kind: keyof typeof LINK_PAGES,
	person: Recipient,
	token: string,
): Mail {
	const words = CUSTOMER_MAIL_TEXTS[head.locale][kind];
	return compose(head, {
		kind: CUSTOMER_MAILS[kind],
		person,
		subject: words.subject,
		title: words.title,
		parts: [
			{ kind: 'text', text: words.intro },
			{
				kind: 'button',
				label: words.button,
				href: secretLink(head, LINK_PAGES[kind], token),
				hint: MAIL_TEXTS[head.locale].pasteHint,
			},
			{ kind: 'small', text: words.note },
		],
	});
}

/** Link to choose a password, for a new or an existing account. */
export const composeAccountLink = (
	head: MailFrame,
	kind: LinkMail,
	person: Recipient,
	token: string,
): Mail => linkMail(head, kind, person, token);

/** Mail to the new address, without any data of the account. */
export const composeEmailConfirm = (head: MailFrame, to: string, token: string): Mail =>
	linkMail(head, 'emailNew', { to, name: '' }, token);

/** Notifies the owner of an account of a change, with a contact if it was not theirs. */
function notice(
	head: MailFrame,
	kind: 'emailTaken' | 'emailOld' | 'passwordChanged' | 'deleted',
	person: Recipient,
	way: RouteName | null,
): Mail {
	const words = CUSTOMER_MAIL_TEXTS[head.locale][kind];
	const note = fill(words.note, { email: head.company.email });
	return compose(head, {
		kind: CUSTOMER_MAILS[kind],
		person,
		subject: words.subject,
		title: words.title,
		parts: [
			{ kind: 'text', text: words.intro },
			...(way === null || !('button' in words)
				? []
				: [
						{
							kind: 'button' as const,
							label: words.button,
							href: `${head.siteUrl}${href(head.locale, way)}`,
						},
					]),
			{ kind: 'small', text: note },
		],
	});
}

export const composeEmailTaken = (head: MailFrame, person: Recipient): Mail =>
	notice(head, 'emailTaken', person, 'login');

/** Mail to the former address; it does not name the new one. */
export const composeEmailOld = (head: MailFrame, person: Recipient): Mail =>
	notice(head, 'emailOld', person, null);

export const composePasswordChanged = (head: MailFrame, person: Recipient): Mail =>
	notice(head, 'passwordChanged', person, 'forgot-password');

export const composeDeleted = (head: MailFrame, person: Recipient): Mail =>
	notice(head, 'deleted', person, null);
