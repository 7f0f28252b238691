import { describe, expect, test } from 'vitest';
import { LOCALES } from '#contract/locales.ts';
import { WHEEL_MAILS } from '../../../../../src/server/wheels/mails/kinds.ts';
import { longDay } from '../../../../../src/server/wheels/long-day.ts';
import { compose } from '../../../../../src/server/platform/mail/compose.ts';
import { isOneAddress, singleLine } from '../../../../../src/server/platform/mail/header.ts';
import { mailFrameFor } from '../../../../support/mail-frame.ts';
import { everyMail, MAILS } from '../../../../support/mail-templates.ts';

/** Mails to the shop's staff, in Italian. */
const TO_STAFF = [
	'company.notice',
	'withdrawal.house',
	'order.held',
	'order.refund_failed',
	'order.refund_came_back',
	'order.refund_unmatched',
	'order.disputed',
];

const toKind = (kind: string, locale: (typeof LOCALES)[number]) => {
	const mail = everyMail(locale).find((each) => each.kind === kind);
	if (!mail) throw new Error(`no ${kind}`);
	return mail;
};

describe.each(MAILS)('$kind in $locale', ({ locale, kind, mail }) => {
	test('says its language, its sender and nothing unfinished', () => {
		const language = TO_STAFF.includes(kind) ? 'it' : locale;
		expect(mail.html).toContain(`<html lang="${language}">`);
		for (const print of [mail.subject, mail.html, mail.text]) {
			expect(print).not.toMatch(/undefined|\[object|\{\{|NaN|Invalid/);
		}
		for (const print of [mail.html, mail.text]) {
			expect(print).toContain('LIVENZA');
			expect(print).toContain('IT01234567897');
			expect(print).toContain('Treviso-Belluno');
		}
	});

	test('does not begin by saying its title again, and goes on after the greeting', () => {
		const [, title = '', ...parts] = mail.text.split('\n\n');
		for (const part of parts) expect(part.startsWith(title.replace(/[.:]$/, ''))).toBe(false);
		const [greeting = '', text = ''] = parts;
		const isProse = !text.includes('\n');
		if (locale === 'it' && greeting.endsWith(',') && isProse) expect(text).toMatch(/^\p{Ll}/u);
	});

	test('writes days as its language does', () => {
		for (const print of [mail.subject, mail.text]) expect(print).not.toMatch(/\d{4}-\d{2}-\d{2}/);
	});

	test('fetches nothing and fits a phone', () => {
		expect(mail.html).not.toMatch(/<(?:img|link|script|style|iframe)|src=|url\(|@import/);
		expect(mail.html).toContain('max-width:600px');
		expect(Buffer.byteLength(mail.html)).toBeLessThan(20_000);
	});

	test('says the same as text: every link of the markup is there', () => {
		const links = [...mail.html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href ?? '');
		for (const link of links) expect(mail.text).toContain(link);
	});
});

describe.each(LOCALES)('in %s', (locale) => {
	test('typed values are escaped, in markup and in the head', () => {
		const evil = '<img src=x onerror=alert(1)>"&\'\r\nBcc: a@b.example';
		for (const mail of everyMail(locale, { name: evil, text: evil })) {
			expect(mail.html, mail.kind).not.toMatch(/<img/i);
			expect(mail.subject, mail.kind).not.toMatch(/[\r\n]/);
			expect(Object.values(mail.headers ?? {}).join(''), mail.kind).not.toMatch(/[\r\n]/);
		}
	});

	test('no two kinds have one subject', () => {
		const subjects = everyMail(locale).map(({ subject }) => subject);
		expect(new Set(subjects).size).toBe(subjects.length);
	});

	test('the seller’s guarantee and the maker’s extension have a day each and are told apart', () => {
		const { text } = toKind('warranty.summary', locale);
		const days = [longDay('2028-03-01', locale), longDay('2030-03-01', locale)];
		const lines = text.split('\n');
		const rows = days.map((day) =>
			lines.filter((line) => /[:：]/.test(line) && line.endsWith(day)),
		);
		expect(rows.map((found) => found.length)).toEqual([1, 1]);
		expect(rows[0]).not.toEqual(rows[1]);
		expect(text).not.toMatch(/\b4 (?:anni di garanzia|years of|años de garantía|ans de garantie)/);
	});
});

test('the summary of a registration says how many files came with it', () => {
	expect(toKind('warranty.summary', 'it').text).toContain('File ricevuti: 1');
});

test('the number of an article stays on one line, an address may break', () => {
	const mails = everyMail('it').filter(({ html }) => html.includes('KRD50-XDR-BK'));
	expect(mails.length).toBeGreaterThan(0);
	for (const { html } of mails) {
		expect(html).toContain('<span style="white-space:nowrap">KRD50-XDR-BK</span>');
		expect(html).not.toMatch(/nowrap">[^<]*(?:@|\/)/);
	}
});

test('a person’s answer greets in its own words alone', () => {
	const { text } = toKind('staff.answer', 'it');
	expect(text).not.toContain('Buongiorno');
	expect(toKind('contact.receipt', 'it').text).toContain('Buongiorno');
});

test('a fact of a mail is told as its language does', () => {
	expect(toKind('contact.receipt', 'fr').text).toMatch(/^Référence\u00a0: /m);
	expect(toKind('contact.receipt', 'ja').text).toMatch(/^受付番号：\S/m);
});

test('mails come from machines, but a person’s answer does not', () => {
	const answered = toKind('staff.answer', 'it');
	expect(answered.headers).toEqual({});
	expect(answered.reply_to).toBe('info@livenza.example');
	expect(toKind('contact.receipt', 'it').headers).toEqual({ 'Auto-Submitted': 'auto-generated' });
});

test.each([
	['Mario', 'Ciao Mario,'],
	['J. R.', 'Ciao J. R.,'],
	['Vinci su https://evil.example', 'Buongiorno,'],
	['evil.example', 'Buongiorno,'],
	['scrivi a x@evil.example', 'Buongiorno,'],
	['', 'Buongiorno,'],
])(
	'an owner who passed the wheel on by a mailed link, named %j, is greeted %s',
	(name, greeting) => {
		const mails = everyMail('it', { name, text: 'x' });
		const done = mails.find(({ kind }) => kind === 'passport.transferred');
		expect(done?.text.split('\n')).toContain(greeting);
	},
);

test('a name at an address that nobody confirmed greets nobody', () => {
	const draft = {
		kind: WHEEL_MAILS.transferOffer,
		person: { to: 'rider@mail.example', name: 'Mario' },
		subject: 'S',
		title: 'T',
		parts: [],
	} as const;
	expect(compose(mailFrameFor('it'), draft).text).not.toContain('Mario');
});

test('the company’s notice repeats nothing of the person', () => {
	const { to, html, text } = toKind('company.notice', 'ja');
	expect(to).toBe('info@livenza.example');
	expect(`${html}${text}`).not.toMatch(/rider@mail|Cliente/);
	expect(text).toContain('https://www.livenza.example/desk');
});

test.each([
	['it', '1º marzo 2026'],
	['en', '1 March 2026'],
	['es', '1 de marzo de 2026'],
	['fr', '1er mars 2026'],
	['ja', '2026年3月1日'],
] as const)('a day in %s is written %s', (locale, written) => {
	expect(longDay('2026-03-01', locale)).toBe(written);
});

test.each([
	['x\r\nBcc: a@b.example', 'x Bcc: a@b.example'],
	['  a\tb ', 'a b'],
	['a\u2028b\u0000c', 'a b c'],
	['ヴ'.repeat(300), 'ヴ'.repeat(200)],
])('one line of a head: %j', (given, line) => {
	expect(singleLine(given)).toBe(line);
});

test.each(['rider@mail.example', 'a.b+c@sub.mail.example', 'x@localhost'])(
	'%s is one address',
	(address) => expect(isOneAddress(address)).toBe(true),
);

test.each([
	'a@b,c@d',
	'"a@b c@d"@x.it',
	'a@b.example\r\nBcc: c@d',
	'a b@mail.example',
	'<a@b.example>',
	'a@b.example, c',
	'a@-b',
	'',
])('%j is not one plain address', (address) => expect(isOneAddress(address)).toBe(false));
