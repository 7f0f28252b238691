import type { IsoDate } from '#contract/units.ts';
import { daysAfter } from '#domain/time/days.ts';
import { formatDate, formatMoment } from '#i18n/format.ts';
import { fill } from '#i18n/translator.ts';
import { compose, plainName, type MailFrame } from '#server/platform/mail/compose.ts';
import type { Part } from '#server/platform/mail/layout.ts';
import type { Mail } from '#server/platform/mail/outbox.ts';
import { COMPANY_MAIL_TEXTS } from '#server/platform/mail/texts.ts';
import { WITHDRAWAL_MAILS } from './kinds.ts';
import { WITHDRAWAL_MAIL_TEXTS } from './texts.ts';

/** Content of a statement in mails. */
export interface Stated {
	reference: string;
	name: string;
	contract: string;
	email: string;
	stated_at: Date;
	withdraw_until: string | null;
	is_late: boolean;
}

/** Replaces words that contain a link, so that no mail program makes it clickable. */
const HIDDEN = '…';
const plain = (typed: string) => plainName(typed) || HIDDEN;

const toFacts = (stated: Stated, head: MailFrame) => {
	const { facts } = WITHDRAWAL_MAIL_TEXTS[head.locale];
	const rows = [
		{ label: facts.reference, value: stated.reference },
		{ label: facts.name, value: plain(stated.name) },
		{ label: facts.contract, value: plain(stated.contract) },
		{ label: facts.channel, value: stated.email },
		{ label: facts.statedAt, value: formatMoment(stated.stated_at.toISOString(), head.locale) },
	];
	return rows;
};

/**
 * Composes the receipt: content, date and time of the statement, on a durable medium. `prove` is
 * the page on which a guest proves the mailbox; null where it is proven. The order's last day is
 * sent to proven mailboxes only.
 */
export function composeReceipt(head: MailFrame, stated: Stated, prove: string | null): Mail {
	const texts = WITHDRAWAL_MAIL_TEXTS[head.locale];
	const kind = prove === null ? 'receipt' : 'unproven';
	const words = texts.mails[kind];
	const until = prove === null ? stated.withdraw_until : null;
	const rows = toFacts(stated, head);
	if (until !== null) {
		rows.push({ label: texts.facts.until, value: formatDate(daysAfter(until, 0), head.locale) });
	}
	const parts: Part[] = [
		{ kind: 'text', text: words.text },
		{ kind: 'text', text: texts.statement },
		{ kind: 'facts', rows },
	];
	if (prove === null && stated.is_late) parts.push({ kind: 'text', text: texts.late });
	if (prove !== null) parts.push({ kind: 'button', label: texts.prove, href: prove });
	return compose(head, {
		kind: WITHDRAWAL_MAILS[kind],
		person: { to: stated.email, name: stated.name },
		subject: fill(words.subject, { reference: stated.reference }),
		title: words.title,
		parts,
	});
}

/** Composes the mail about a decision of staff, with the buyer's next step. */
export function composeDecision(
	head: MailFrame,
	kind: 'accepted' | 'stopped' | 'refused' | 'refunded',
	{ reference, email }: Pick<Stated, 'reference' | 'email'>,
	{
		refusal = '',
		to = [],
		send_by,
	}: { refusal?: string; to?: readonly string[]; send_by?: IsoDate },
): Mail {
	const { facts, mails } = WITHDRAWAL_MAIL_TEXTS[head.locale];
	const words = mails[kind];
	const rows = [{ label: facts.reference, value: reference }];
	if (send_by) rows.push({ label: facts.sendBy, value: formatDate(send_by, head.locale) });
	if (to.length > 0) rows.push({ label: facts.sendTo, value: to.join(', ') });
	return compose(head, {
		kind: WITHDRAWAL_MAILS[kind],
		person: { to: email, name: '' },
		subject: fill(words.subject, { reference }),
		title: words.title,
		parts: [
			{ kind: 'text', text: words.text },
			...(refusal === '' ? [] : [{ kind: 'text', text: refusal } as const]),
			{ kind: 'facts', rows },
		],
	});
}

/** Composes the staff notification that the term of a refund has started; in Italian. */
export function composeStaffNotice(
	head: MailFrame,
	stated: Stated,
	{ order, due_on }: { order: string | null; due_on: IsoDate },
): Mail {
	const { button, withdrawal: words } = COMPANY_MAIL_TEXTS;
	const subject = fill(words.subject, { reference: stated.reference });
	return compose(head, {
		kind: WITHDRAWAL_MAILS.house,
		person: { to: head.company.email, name: '' },
		subject,
		title: subject,
		isPersonal: true,
		parts: [
			{ kind: 'text', text: words.text },
			{
				kind: 'facts',
				rows: [
					...toFacts(stated, head),
					{ label: words.order, value: order ?? words.noOrder },
					{ label: words.refundBy, value: formatDate(due_on, head.locale) },
				],
			},
			{ kind: 'button', label: button, href: `${head.siteUrl}/desk#/withdrawals` },
		],
	});
}
