import { describe, expect, test } from 'vitest';
import { LOCALES } from '#contract/locales.ts';
import { composeOrderMail } from '../../../../../src/server/orders/mails/compose.ts';
import { composeStaffMail } from '../../../../../src/server/orders/mails/staff.ts';
import type { BuyerMail } from '../../../../../src/server/orders/mails/kinds.ts';
import { mailFrameFor } from '../../../../support/mail-frame.ts';
import { TOLD_LINES, toldOrder } from '../../../../support/mail-templates-parts.ts';

const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ');
type Options = {
	locale?: (typeof LOCALES)[number];
	lines?: typeof TOLD_LINES;
	pieces?: { position: number; quantity: number }[];
	isFetched?: boolean;
};
const DEALER = { id: 'treviso', name: 'Cicli delle Mura', lines: ['Viale Burchiellati 41'] };

function findMail(kind: BuyerMail, options: Options = {}) {
	const { locale = 'it', lines = TOLD_LINES, pieces, isFetched = false } = options;
	const order = toldOrder(locale);
	const details = {
		...order.details,
		...(isFetched ? { pickup: DEALER, shipping: null, delivery: null } : {}),
	};
	const page = { href: 'https://www.livenza.example/it/orders', isGuest: true };
	const mail = composeOrderMail(
		mailFrameFor(locale),
		kind,
		{ ...order, details },
		{ ...page, lines, ...(pieces ? { pieces } : {}) },
	);
	return { ...mail, text: plain(mail.text), html: plain(mail.html) };
}

describe('a mail about an order', () => {
	test('lists articles, total and delivery date', () => {
		const { text } = findMail('paid');
		expect(text).toContain('1 × Kleos RD 50, HG (KRD50-HG-BK): 2.290 €');
		expect(text).toContain('2 × Borraccia, HG (MR-BTL-500-BK): 19,80 €');
		expect(text).toContain('Sconto (OFFICINA): −100 €');
		expect(text).toContain('Spedizione: 9,90 €');
		expect(text).toContain('Totale: 2.219,70 €');
		expect(text).toContain('di cui IVA 22% su 1.819,43 €: 400,27 €');
		expect(text).toContain('Consegna prevista: 10–11 marzo 2026');
	});

	test.each([
		['it', 'GARAN: 5 anni di garanzia del produttore: 2.290 €'],
		['ja', '、GARAN：メーカー保証5年'],
	] as const)('states the producer’s label of durability beside its price (%s)', (locale, said) => {
		const durability = { producer: 'Livenza S.p.A.', model: 'RD 50', years: 5 };
		const [wheel, bottle] = TOLD_LINES;
		if (!wheel || !bottle) throw new Error('expected two lines');
		const lines = [{ ...wheel, article: { ...wheel.article, durability } }, bottle];
		expect(findMail('paid', { locale, lines }).text).toContain(said);
		expect(findMail('paid', { locale }).text).not.toContain('GARAN');
	});

	test.each(LOCALES)('states the total once (%s)', (locale) => {
		const total = /2[.,\s]?219[.,]70/g;
		expect(findMail('paid', { locale }).text.match(total)).toHaveLength(1);
	});

	test('repeats no typed text', () => {
		for (const kind of ['placed', 'paid', 'shipped', 'delivered'] as const) {
			expect(findMail(kind).text, kind).not.toMatch(/Anna|Via Ferrovia/);
		}
	});
});

describe('the mail about a parcel', () => {
	test('lists its contents, without prices, since it may be a gift', () => {
		const { text } = findMail('shipped', { pieces: [{ position: 1, quantity: 1 }] });
		expect(text).toContain('1 × Borraccia, HG (MR-BTL-500-BK)');
		expect(text).not.toContain('Kleos');
		expect(text.split('-- ')[0]).not.toContain('€');
	});

	test('without carbon wheels does not mention registration', () => {
		expect(findMail('delivered').text).toContain('ruote in carbonio');
		expect(findMail('delivered', { lines: TOLD_LINES.slice(1) }).text).not.toContain('carbonio');
	});

	test('with a guarantee label as long as the extension does not mention registration', () => {
		const durability = { producer: 'Livenza S.p.A.', model: 'RD 50', years: 5 };
		const lines = TOLD_LINES.map((line) => ({ ...line, article: { ...line.article, durability } }));
		expect(findMail('delivered', { lines }).text).not.toContain('ruote in carbonio');
	});
});

describe.each(LOCALES)('a pickup at a dealer (%s)', (locale) => {
	test.each(['paid', 'packed', 'shipped', 'delivered'] as const)(
		'is described as such when %s, with the place',
		(kind) => {
			const fetched = findMail(kind, { locale, isFetched: true });
			expect(fetched.text).toContain('Cicli delle Mura');
			const [, , sent] = findMail(kind, { locale }).text.split('\n\n').slice(1);
			expect(fetched.text).not.toContain(sent);
		},
	);
});

test('the staff mail links to the order', () => {
	const order = toldOrder('it');
	const { text } = composeStaffMail(mailFrameFor('it'), 'held', order);
	expect(text).toContain(`https://www.livenza.example/desk#/orders/${order.id}/show`);
	expect(text).not.toContain('al desk');
});
