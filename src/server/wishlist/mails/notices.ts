import type { WatchKind } from '#contract/wishlist/watches.ts';
import { formatMoney } from '#i18n/format.ts';
import { entryHref } from '#i18n/paths.ts';
import { articleTitle, type Article } from '#server/content/ports.ts';
import { compose, secretLink, type MailFrame } from '#server/platform/mail/compose.ts';
import type { Part } from '#server/platform/mail/layout.ts';
import type { Mail } from '#server/platform/mail/outbox.ts';
import { MAIL_TEXTS } from '#server/platform/mail/texts/texts.ts';
import type { Standing } from '../watches/basis.ts';
import { NOTICE_MAILS } from './kinds.ts';
import { NOTICE_MAIL_TEXTS } from './texts/texts.ts';

interface Told {
	kind: WatchKind;
	article: Article;
	/** Secret of the link by which the notice ends. */
	end_token: string;
}

/** The product's page with the article chosen; in the language of its words. */
function pageOf({ code, product }: Article, { siteUrl }: MailFrame): string {
	const path = entryHref(product.locale, 'product', product.slug);
	return `${siteUrl}${path}?variant=${encodeURIComponent(code)}`;
}

/** How it ends, below a line that says why the mail came. */
function ending(head: MailFrame, text: string, end_token: string): Part[] {
	const { end } = NOTICE_MAIL_TEXTS[head.locale];
	return [
		{ kind: 'small', text },
		{ kind: 'link', label: end, href: secretLink(head, 'notice-end', end_token) },
	];
}

/** To an address that nobody confirmed: an article of ours, and nothing that was typed. */
export function composeConfirm(
	head: MailFrame,
	to: string,
	{ kind, article, end_token, confirm_token }: Told & { confirm_token: string },
): Mail {
	const { confirm: words } = NOTICE_MAIL_TEXTS[head.locale];
	const { pasteHint } = MAIL_TEXTS[head.locale];
	return compose(head, {
		kind: NOTICE_MAILS.confirm,
		person: { to, name: '' },
		subject: words.subject,
		title: words.title,
		parts: [
			{ kind: 'text', text: words.intro[kind](articleTitle(article, head.locale)) },
			{
				kind: 'button',
				label: words.button,
				href: secretLink(head, 'notice-confirm', confirm_token),
				hint: pasteHint,
			},
			...ending(head, words.note, end_token),
		],
	});
}

/** For somebody who asks again: the page says the same in both cases, and this mail alone knows. */
export function composeAlready(
	head: MailFrame,
	to: string,
	{ kind, article, end_token }: Told,
): Mail {
	const { already: words } = NOTICE_MAIL_TEXTS[head.locale];
	return compose(head, {
		kind: NOTICE_MAILS.already,
		person: { to, name: '' },
		subject: words.subject,
		title: words.title,
		parts: [
			{ kind: 'text', text: words.intro[kind](articleTitle(article, head.locale)) },
			...ending(head, words.note, end_token),
		],
	});
}

/** The mail that somebody waited for; with it the notice is over. */
export function composeNews(
	head: MailFrame,
	to: string,
	{ kind, article, end_token, standing }: Told & { standing: Standing },
): Mail {
	const { [kind]: words, facts, bought, note } = NOTICE_MAIL_TEXTS[head.locale];
	const title = articleTitle(article, head.locale);
	return compose(head, {
		kind: NOTICE_MAILS[kind],
		person: { to, name: '' },
		subject: words.subject(title),
		title: words.title,
		parts: [
			{ kind: 'text', text: words.intro(title) },
			{
				kind: 'facts',
				rows: [
					{ label: facts.code, value: article.code },
					{
						label: facts.price,
						value: formatMoney(standing.amount, standing.currency, head.locale),
					},
				],
			},
			{ kind: 'button', label: bought, href: pageOf(article, head) },
			...ending(head, note, end_token),
		],
	});
}
