import fc from 'fast-check';
import { cents } from '../../src/domain/money/money.ts';
import { orderMoney, withoutVat, type OrderMoney } from '../../src/domain/orders/order-money.ts';
import type { Refund } from '../../src/domain/orders/refunds.ts';
import type { InvoiceToIssue } from '../../src/server/orders/fattura/invoice.ts';
import { linesOfOrder, linesOfRefund } from '../../src/server/orders/fattura/lines.ts';
import { BUYERS } from './fattura-parties.ts';

/**
 * Amounts of an order with a gross total for each line; without its VAT where the buyer accounts
 * for it.
 */
export function moneyFor(
	lines: readonly { total: number; quantity: number; discount?: number }[],
	{ vat_rate, treatment }: Pick<(typeof BUYERS)['italian'], 'vat_rate' | 'treatment'>,
	shipping: number,
): OrderMoney {
	const money = orderMoney(
		lines.map(({ total, quantity, discount = 0 }) => ({
			quantity,
			goods_amount: cents(total + discount),
			adjustments_total: 0 - discount,
			total_amount: cents(total),
			vat_rate,
		})),
		{ total_amount: cents(shipping), vat_rate },
	);
	return treatment === 'intra_eu' ? withoutVat(money) : money;
}

export const toArticles = (money: OrderMoney) =>
	money.lines.map((_, index) => ({ description: `Ruota RD ${index}`, code: `RD-${index}` }));

/**
 * The order of B2, 1,249.00 and three spokes of 3.90, shipped for 9.90, as one of the buyers has
 * it.
 */
export function anInvoice(
	kind: keyof typeof BUYERS,
	given: Partial<InvoiceToIssue> = {},
): InvoiceToIssue {
	const { buyer, treatment, currency } = BUYERS[kind];
	const goods = [
		{ total: 124900, quantity: 1 },
		{ total: 1170, quantity: 3 },
	];
	const money = moneyFor(goods, BUYERS[kind], 990);
	return {
		document: 'invoice',
		number: '2026/127',
		issued_on: '2026-11-23',
		transmission: '0003F',
		currency,
		treatment,
		destination: buyer.country,
		buyer,
		lines: linesOfOrder(money, toArticles(money)),
		order: { number: '26-483-0275', placed_on: '2026-11-22' },
		corrects: null,
		payment: { means: 'card', due_on: '2026-11-22' },
		...given,
	};
}

/** Refunded part of an order, as a credit note of the invoice above. */
export const aCreditNote = (kind: keyof typeof BUYERS, money: OrderMoney, refund: Refund) =>
	anInvoice(kind, {
		document: 'credit_note',
		corrects: { number: '2026/127', issued_on: '2026-11-22' },
		payment: null,
		lines: linesOfRefund(money, refund, toArticles(money)),
	});

/** Names and streets from around the world, and hostile ones. */
const aText = fc.oneof(
	fc.constantFrom(
		'Łukasz Żółć',
		'Παπαδόπουλος',
		'Иванов ЕООД',
		'田中 太郎',
		'タナカ　タロウ',
		'Ŧőßčė–“x”…€',
		'<b>&amp;</b>',
		']]>',
		'👩‍🚀🚲',
		'a\u0000b\u0007c\u009fd\u200be\ufeff',
		'\r\n\t',
		'\ud800',
		'L’ESPERANTO & C. "S.n.c."',
	),
	fc.string({ unit: 'binary', maxLength: 120 }),
	fc.string({ maxLength: 1500 }),
);

/** Invoices of random orders, with texts of any kind, for buyers of any kind. */
export const anyInvoice: fc.Arbitrary<InvoiceToIssue> = fc
	.record({
		kind: fc.constantFrom<keyof typeof BUYERS>(
			'italian',
			'italian_company',
			'german',
			'german_company',
			'swiss_company',
			'japanese',
		),
		goods: fc.array(
			fc.record({
				total: fc.integer({ min: 0, max: 3_000_000 }),
				quantity: fc.integer({ min: 1, max: 99 }),
				discount: fc.nat(50_000),
			}),
			{ minLength: 1, maxLength: 30 },
		),
		shipping: fc.nat(9900),
		texts: fc.record({
			given_name: aText,
			family_name: aText,
			line1: aText,
			line2: aText,
			district: aText,
			city: aText,
		}),
		company: aText,
		description: aText,
		code: aText,
		means: fc.constantFrom('bank_transfer' as const, 'card' as const),
	})
	.map(({ kind, goods, shipping, texts, company, description, code, means }) => {
		const { buyer } = BUYERS[kind];
		const money = moneyFor(goods, BUYERS[kind], shipping);
		const articles = money.lines.map(() => ({ description, code }));
		return anInvoice(kind, {
			buyer: { ...buyer, ...texts, company: buyer.company === '' ? '' : company || 'x' },
			lines: linesOfOrder(money, articles),
			payment: { means, due_on: '2026-11-22' },
		});
	});
