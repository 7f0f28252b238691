import type { RouteName } from '#contract/links.ts';
import type { Locale } from '#contract/locales.ts';
import { href } from '#i18n/paths.ts';
import { fill } from '#i18n/translator.ts';
import type { Db, Tx } from '../db/client.ts';
import type { Services } from '../services.ts';
import { singleLine } from './header.ts';
import type { MailKind } from './kinds.ts';
import { printHtml, printText, type Part } from './layout.ts';
import type { Mail } from './outbox.ts';
import type { Sender } from './sender.ts';
import { MAIL_TEXTS } from './texts.ts';

/** Sender and language of a mail; every mail shows them. */
export interface MailFrame extends Sender {
	locale: Locale;
	siteUrl: string;
}

export async function mailFrameIn(
	{ senderIn, siteUrl }: Pick<Services, 'senderIn' | 'siteUrl'>,
	db: Db | Tx,
	locale: Locale,
): Promise<MailFrame> {
	return { locale, siteUrl, ...(await senderIn(db, locale)) };
}

/** Recipient of a mail. */
export interface Recipient {
	to: string;
	/** Name for the greeting, if the person has confirmed the address; empty for anybody else. */
	name: string;
}

interface Draft {
	kind: MailKind;
	person: Recipient;
	subject: string;
	title: string;
	parts: readonly Part[];
	headers?: Record<string, string>;
	attachments?: Mail['attachments'];
	reply_to?: string;
	/**
	 * True for a text by staff, with its own greeting. Otherwise we greet, and programs that answer
	 * for people on holiday stay silent.
	 */
	isPersonal?: boolean;
}

/** Text that a mail program turns into a link. */
const LINK = /:\/\/|@|[\p{L}\p{N}]\.\p{L}{2}/u;

/** Typed name, in one line; empty if it contains a link. */
export const plainName = (typed: string): string => (LINK.test(typed) ? '' : singleLine(typed));

/**
 * Name in a greeting; empty if the address is not confirmed: a typed name would reach a stranger in
 * our name.
 */
const greetedName = ({ kind, person }: Draft): string =>
	kind.isConfirmed ? plainName(person.name) : '';

/** Turns the parts of a mail into the mail, in the language of its frame. */
export function compose(head: MailFrame, draft: Draft): Mail {
	const { person, title, attachments, reply_to } = draft;
	const texts = MAIL_TEXTS[head.locale];
	const name = greetedName(draft);
	const greeted = name === '' ? texts.greetingUnnamed : fill(texts.greeting, { name });
	const greeting: Part[] = draft.isPersonal ? [] : [{ kind: 'text', text: greeted }];
	const page = {
		locale: head.locale,
		brand: head.brand,
		title,
		parts: [...greeting, ...draft.parts],
		footer: toFooter(head),
	};
	return {
		kind: draft.kind.name,
		to: person.to,
		subject: singleLine(draft.subject),
		text: printText(page),
		html: printHtml(page),
		headers: {
			...(draft.isPersonal ? {} : { 'Auto-Submitted': 'auto-generated' }),
			...draft.headers,
		},
		...(attachments ? { attachments } : {}),
		...(reply_to === undefined ? {} : { reply_to }),
	};
}

/** Registration numbers of a company, each with its label. */
export function companyNumbers(company: Sender['company'], locale: Locale): string[] {
	const { footer: words } = MAIL_TEXTS[locale];
	return [
		`${words.vat} ${company.vat_number}`,
		`${words.tax} ${company.tax_code}`,
		labelled(words.register, company.company_register),
		labelled(words.rea, company.rea_number),
		labelled(words.capital, company.share_capital),
		labelled(words.parent, company.parent_company ?? null),
	].filter((part) => part !== null);
}

/** Company data that its mails must contain (c.c. 2250). */
function toFooter({ company, siteUrl, locale }: MailFrame): string[] {
	const { legal_name, street, postal_code, city, province, email, phone } = company;
	return [
		`${legal_name}, ${street}, ${postal_code} ${city} (${province})`,
		// A number never parts from its label.
		companyNumbers(company, locale)
			.map((number) => number.replaceAll(' ', '\u00a0'))
			.join(' · '),
		`${email} · ${phone} · ${new URL(siteUrl).host}`,
	];
}

const labelled = (label: string, value: string | null) =>
	value === null ? null : `${label} ${value}`;

/**
 * Address of a page behind a secret. The secret is the fragment, which browsers never send: no
 * server logs it.
 */
export function secretLink(
	{ siteUrl, locale }: MailFrame,
	route: RouteName,
	token: string,
	id: string | null = null,
): string {
	return `${siteUrl}${href(locale, route)}${id === null ? '' : `?id=${id}`}#${token}`;
}
