import type { WatchKind } from '#contract/wishlist/watches.ts';
import type { Locale } from '#contract/locales.ts';
import { formatMoney } from '#i18n/format.ts';
import { entryHref } from '#i18n/paths.ts';
import { fill } from '#i18n/translator.ts';
import {
	articleTitle,
	MAILED_PX,
	pictureAlt,
	pictureFile,
	type Article,
	type ArticlePicture,
} from '#server/content/ports.ts';
import { compose, secretLink, type MailFrame } from '#server/platform/mail/compose.ts';
import type { Part } from '#server/platform/mail/layout.ts';
import type { Mail } from '#server/platform/mail/outbox.ts';
import { MAIL_TEXTS } from '#server/platform/mail/texts.ts';
import type { Standing } from '../watches/basis.ts';
import { NOTICE_MAILS } from './kinds.ts';
import { NOTICE_MAIL_TEXTS } from './texts.ts';

interface Told {
	kind: WatchKind;
	article: Article;
	/** Secret of the link that ends the notice. */
	end_token: string;
}

/** Product page with the article chosen, in the language of its texts. */
function toPage({ code, product }: Article, { siteUrl }: MailFrame): string {
	const path = entryHref(product.locale, 'product', product.slug);
	return `${siteUrl}${path}?variant=${encodeURIComponent(code)}`;
}

/** Link that ends the notice, below a line with the reason of the mail. */
function ending(head: MailFrame, text: string, end_token: string): Part[] {
	const { end } = NOTICE_MAIL_TEXTS[head.locale];
	return [
		{ kind: 'small', text },
		{ kind: 'link', label: end, href: secretLink(head, 'notice-end', end_token) },
	];
}

/** Mail to an unconfirmed address: it names an article of the catalogue, and no typed text. */
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
			{
				kind: 'text',
				text: fill(words.intro[kind], { article: articleTitle(article, head.locale) }),
			},
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

/**
 * Mail for a repeated request: the page answers alike in both cases, so only this mail reveals it.
 */
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
			{
				kind: 'text',
				text: fill(words.intro[kind], { article: articleTitle(article, head.locale) }),
			},
			...ending(head, words.note, end_token),
		],
	});
}

interface News {
	standing: Standing;
	picture: ArticlePicture | null;
}

/** Picture of an article with its text, and the file that holds it. */
function pictureParts(title: string, picture: ArticlePicture | null, locale: Locale) {
	if (!picture) return { parts: [], files: [] };
	const file = pictureFile('picture', picture.id);
	const alt = pictureAlt(title, picture, locale);
	const size = { width: MAILED_PX.picture, height: MAILED_PX.picture };
	const part: Part = { kind: 'picture', cid: file.cid, alt, ...size };
	return { parts: [part], files: [file] };
}

/** Mail of the notice itself; the notice is closed with it. */
export function composeNews(
	head: MailFrame,
	to: string,
	{ kind, article, end_token, standing, picture }: Told & News,
): Mail {
	const { [kind]: words, facts, bought, note } = NOTICE_MAIL_TEXTS[head.locale];
	const title = articleTitle(article, head.locale);
	const shown = pictureParts(title, picture, head.locale);
	return compose(head, {
		kind: NOTICE_MAILS[kind],
		person: { to, name: '' },
		subject: fill(words.subject, { article: title }),
		title: words.title,
		parts: [
			{ kind: 'text', text: fill(words.intro, { article: title }) },
			...shown.parts,
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
			{ kind: 'button', label: bought, href: toPage(article, head) },
			...ending(head, note, end_token),
		],
		...(shown.files.length > 0 ? { attachments: shown.files } : {}),
	});
}
