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
	test('declares language and sender, without placeholders', () => {
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

	test('does not repeat its title, and continues after the greeting', () => {
		const [, title = '', ...parts] = mail.text.split('\n\n');
		for (const part of parts) expect(part.startsWith(title.replace(/[.:]$/, ''))).toBe(false);
		const [greeting = '', text = ''] = parts;
		const isProse = !text.includes('\n');
		if (locale === 'it' && greeting.endsWith(',') && isProse) expect(text).toMatch(/^\p{Ll}/u);
	});

	test('formats dates in its language', () => {
		for (const print of [mail.subject, mail.text]) expect(print).not.toMatch(/\d{4}-\d{2}-\d{2}/);
	});

	test('loads nothing and fits a phone', () => {
		expect(mail.html).not.toMatch(/<(?:img|link|script|style|iframe)|src=|url\(|@import/);
		expect(mail.html).toContain('max-width:600px');
		expect(Buffer.byteLength(mail.html)).toBeLessThan(20_000);
	});

	test('has a text version with every link', () => {
		const links = [...mail.html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href ?? '');
		for (const link of links) expect(mail.text).toContain(link);
	});
});

describe.each(LOCALES)('in %s', (locale) => {
	test('escapes typed values, in markup and headers', () => {
		const evil = '<img src=x onerror=alert(1)>"&\'\r\nBcc: a@b.example';
		for (const mail of everyMail(locale, { name: evil, text: evil })) {
			expect(mail.html, mail.kind).not.toMatch(/<img/i);
			expect(mail.subject, mail.kind).not.toMatch(/[\r\n]/);
			expect(Object.values(mail.headers ?? {}).join(''), mail.kind).not.toMatch(/[\r\n]/);
		}
	});

	test('has unique subjects', () => {
		const subjects = everyMail(locale).map(({ subject }) => subject);
		expect(new Set(subjects).size).toBe(subjects.length);
	});

	test('distinguishes legal guarantee and extension, each with its date', () => {
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

test('states the number of files in a registration’s summary', () => {
	expect(toKind('warranty.summary', 'it').text).toContain('File ricevuti: 1');
});

test('keeps an article number unbroken, while an address may break', () => {
	const mails = everyMail('it').filter(({ html }) => html.includes('KRD50-XDR-BK'));
	expect(mails.length).toBeGreaterThan(0);
	for (const { html } of mails) {
		expect(html).toContain('<span style="white-space:nowrap">KRD50-XDR-BK</span>');
		expect(html).not.toMatch(/nowrap">[^<]*(?:@|\/)/);
	}
});

test('adds no greeting to a person’s answer', () => {
	const { text } = toKind('staff.answer', 'it');
	expect(text).not.toContain('Buongiorno');
	expect(toKind('contact.receipt', 'it').text).toContain('Buongiorno');
});

test('formats facts of a mail in its language', () => {
	expect(toKind('contact.receipt', 'fr').text).toMatch(/^Référence\u00a0: /m);
	expect(toKind('contact.receipt', 'ja').text).toMatch(/^受付番号：\S/m);
});

test('marks mails as automatic, except a person’s answer', () => {
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
])('a former owner named %j, who used a mailed link, is greeted %s', (name, greeting) => {
	const mails = everyMail('it', { name, text: 'x' });
	const done = mails.find(({ kind }) => kind === 'passport.transferred');
	expect(done?.text.split('\n')).toContain(greeting);
});

test('a name at an unconfirmed address is not greeted', () => {
	const draft = {
		kind: WHEEL_MAILS.transferOffer,
		person: { to: 'rider@mail.example', name: 'Mario' },
		subject: 'S',
		title: 'T',
		parts: [],
	} as const;
	expect(compose(mailFrameFor('it'), draft).text).not.toContain('Mario');
});

test('the company’s notification contains no personal data', () => {
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
])('a header in one line: %j', (given, line) => {
	expect(singleLine(given)).toBe(line);
});

test.each(['rider@mail.example', 'a.b+c@sub.mail.example', 'x@localhost'])(
	'%s is accepted as one address',
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
])('%j is rejected', (address) => expect(isOneAddress(address)).toBe(false));
