import type { Locale } from '#contract/locales.ts';
import type { Settings } from '#contract/content/settings.ts';
import { href } from '#i18n/paths.ts';
import type { Db, Tx } from '../db/client.ts';
import { findSettings } from '#server/content/settings/queries.ts';
import { singleLine } from './header.ts';
import { MAIL_KINDS, type MailKind } from './kinds.ts';
import { printHtml, printText, type Part } from './layout.ts';
import type { Mail } from './outbox.ts';
import type { MailTexts } from './texts/it.ts';
import { MAIL_TEXTS } from './texts/texts.ts';

/** Who writes: what every mail in one language says about its sender. */
export interface MailFrame {
	locale: Locale;
	siteUrl: string;
	brand: string;
	company: Settings['company'];
}

export async function mailFrameIn(
	db: Db | Tx,
	locale: Locale,
	siteUrl: string,
): Promise<MailFrame> {
	const settings = await findSettings(db, locale);
	if (!settings) throw new Error('there are no settings to write mail with');
	return { locale, siteUrl, brand: settings.site_name, company: settings.company };
}

/** Whom a mail is for. */
export interface Recipient {
	to: string;
	/** To greet somebody by, who confirmed the address; empty for anybody else. */
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
	/** Written by a person; left out, programs that answer for somebody on holiday stay silent. */
	isPersonal?: boolean;
}

/** Written so that a mail program makes a link of it. */
const LINK = /:\/\/|@|[\p{L}\p{N}]\.\p{L}{2}/u;

/**
 * A name as a greeting repeats it; none where it holds a link, and none at an address that nobody
 * confirmed: what somebody typed as a name would reach a stranger in our name.
 */
function greetedName({ kind, person }: Draft): string {
	if (!MAIL_KINDS[kind].isConfirmed || LINK.test(person.name)) return '';
	return singleLine(person.name);
}

/** Turns the parts of a mail into the mail, in the language of its frame. */
export function compose(head: MailFrame, draft: Draft): Mail {
	const { person, title, attachments, reply_to } = draft;
	const texts = MAIL_TEXTS[head.locale];
	const page = {
		locale: head.locale,
		brand: head.brand,
		title,
		parts: [{ kind: 'text', text: texts.greeting(greetedName(draft)) } as const, ...draft.parts],
		footer: footerOf(head, texts),
	};
	return {
		kind: draft.kind,
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

/** What a company has to say about itself in its mails (c.c. 2250). */
function footerOf({ company, siteUrl }: MailFrame, { footer: words }: MailTexts): string[] {
	const { legal_name, street, postal_code, city, province, email, phone } = company;
	const numbers = [
		`${words.vat} ${company.vat_number}`,
		`${words.tax} ${company.tax_code}`,
		labelled(words.register, company.company_register),
		labelled(words.rea, company.rea_number),
		labelled(words.capital, company.share_capital),
	];
	return [
		`${legal_name}, ${street}, ${postal_code} ${city} (${province})`,
		numbers.filter((part) => part !== null).join(' · '),
		`${email} · ${phone} · ${new URL(siteUrl).host}`,
	];
}

const labelled = (label: string, value: string | null) =>
	value === null ? null : `${label} ${value}`;

/** A calendar day as people of a language write it. */
export function longDay(isoDate: string, locale: Locale): string {
	const tag = locale === 'en' ? 'en-GB' : locale;
	const format = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' });
	return format.format(new Date(`${isoDate}T00:00:00Z`));
}

/**
 * Address of a page behind a secret. The secret is the fragment, which browsers keep to themselves:
 * no server writes it down.
 */
export function secretLink(
	{ siteUrl, locale }: MailFrame,
	page: 'newsletter-confirm' | 'newsletter-unsubscribe' | 'wheel-passport' | 'wheel-transfer',
	token: string,
): string {
	return `${siteUrl}${href(locale, page)}#${token}`;
}
