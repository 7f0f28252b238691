import fc from 'fast-check';
import type { TaxTreatment } from '../../src/contract/orders/invoices.ts';
import { cents } from '../../src/domain/money.ts';
import { orderMoney, withoutVat, type OrderMoney } from '../../src/domain/order-money.ts';
import type {
	InvoiceBuyer,
	InvoiceToIssue,
	Supplier,
} from '../../src/server/orders/fattura/invoice.ts';
import { linesOfOrder } from '../../src/server/orders/fattura/lines.ts';

export const aSupplier = (given: Partial<Supplier> = {}): Supplier => ({
	vat_number: '01234567897',
	tax_code: '01234567897',
	legal_name: 'Livenza S.p.A.',
	street: 'Via dell’Industria 19',
	postal_code: '31020',
	city: 'San Vendemiano',
	province: 'TV',
	register: {
		office: 'TV',
		number: '000000',
		share_capital: 300_000_000,
		has_sole_member: false,
		is_in_liquidation: false,
	},
	iban: 'IT60 X054 2811 1010 0000 0123 456',
	distance_sale_nature: 'N7',
	...given,
});

const somebody = {
	company: '',
	vat_number: '',
	tax_code: '',
	recipient_code: '',
	pec: '',
	line2: '',
	district: '',
	region: '',
};

/** One buyer of each kind, and where goods that they have sent to themselves are taxed. */
export const BUYERS: Record<
	'italian' | 'italian_company' | 'german' | 'german_company' | 'swiss_company' | 'japanese',
	{ buyer: InvoiceBuyer; treatment: TaxTreatment; vat_rate: number; currency: string }
> = {
	italian: {
		buyer: {
			...somebody,
			kind: 'private_invoice',
			given_name: 'Niccolò',
			family_name: 'D’Ànnunzio & figli',
			tax_code: 'RSSMRA85T10A562S',
			country: 'IT',
			line1: 'Via Rossi 1',
			city: 'Milano',
			region: 'MI',
			postal_code: '20121',
		},
		treatment: 'domestic',
		vat_rate: 2200,
		currency: 'EUR',
	},
	italian_company: {
		buyer: {
			...somebody,
			kind: 'italian_company',
			given_name: 'Mario',
			family_name: 'Rossi',
			company: 'Cicli Rossi S.r.l.',
			vat_number: '00743110157',
			tax_code: '00743110157',
			recipient_code: 'M5UXCR1',
			country: 'IT',
			line1: 'Via Rossi 1',
			city: 'Milano',
			region: 'MI',
			postal_code: '20121',
		},
		treatment: 'domestic',
		vat_rate: 2200,
		currency: 'EUR',
	},
	german: {
		buyer: {
			...somebody,
			kind: 'private_invoice',
			given_name: 'Jürgen',
			family_name: 'Weiß',
			country: 'DE',
			line1: 'Hauptstraße 1',
			city: 'München',
			postal_code: '80331',
		},
		treatment: 'distance_sale',
		vat_rate: 1900,
		currency: 'EUR',
	},
	german_company: {
		buyer: {
			...somebody,
			kind: 'eu_company',
			given_name: 'Jürgen',
			family_name: 'Weiß',
			company: 'Rad & Tour GmbH',
			vat_number: 'DE136695976',
			country: 'DE',
			line1: 'Hauptstraße 1',
			city: 'München',
			postal_code: '80331',
		},
		treatment: 'intra_eu',
		vat_rate: 1900,
		currency: 'EUR',
	},
	swiss_company: {
		buyer: {
			...somebody,
			kind: 'foreign_company',
			given_name: 'Urs',
			family_name: 'Meier',
			company: 'Velo Meier AG',
			country: 'CH',
			line1: 'Seestrasse 1',
			city: 'Zürich',
			postal_code: '8001',
		},
		treatment: 'export',
		vat_rate: 0,
		currency: 'EUR',
	},
	japanese: {
		buyer: {
			...somebody,
			kind: 'private_invoice',
			given_name: '太郎',
			family_name: '田中',
			country: 'JP',
			line1: '千代田1-1',
			city: '千代田区',
			region: '東京都',
			postal_code: '100-0001',
		},
		treatment: 'export',
		vat_rate: 0,
		currency: 'JPY',
	},
};

/** An order of goods at a gross total each; without its VAT where the buyer accounts for it. */
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

export const articlesOf = (money: OrderMoney) =>
	money.lines.map((_, index) => ({ description: `Ruota RD ${index}`, code: `RD-${index}` }));

/** The order of B2, 1,249.00 and three spokes of 3.90, sent for 9.90, as one of the buyers has it. */
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
		buyer,
		lines: linesOfOrder(money, articlesOf(money)),
		order: { number: '26-483-0275', placed_on: '2026-11-22' },
		corrects: null,
		payment: { means: 'card', due_on: '2026-11-22' },
		...given,
	};
}

/** Names and streets as the world writes them, and worse. */
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
