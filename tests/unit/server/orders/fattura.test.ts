import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { OrderMoney } from '../../../../src/domain/order-money.ts';
import { refundOf, type Refund } from '../../../../src/domain/refunds.ts';
import { fatturaOf, transmissionId } from '../../../../src/server/orders/fattura/fattura.ts';
import type { InvoiceToIssue } from '../../../../src/server/orders/fattura/invoice.ts';
import { basicLatin, latin } from '../../../../src/server/orders/fattura/latin.ts';
import { linesOfOrder, linesOfRefund } from '../../../../src/server/orders/fattura/lines.ts';
import {
	anInvoice,
	anyInvoice,
	articlesOf,
	aSupplier,
	BUYERS,
	moneyFor,
} from '../../../support/fattura-orders.ts';
import { all, fatturaFaults, rootOf, textsAt } from '../../../support/fattura-rules.ts';

const TODAY = '2026-11-23';
const HEADER = 'FatturaElettronicaHeader';
const BODY = 'FatturaElettronicaBody';
const BUYER = `${HEADER}/CessionarioCommittente`;
const LINES = `${BODY}/DatiBeniServizi/DettaglioLinee`;
const SUMMARY = `${BODY}/DatiBeniServizi/DatiRiepilogo`;

function xmlOf(invoice: InvoiceToIssue, supplier = aSupplier()): string {
	const fattura = fatturaOf(invoice, supplier);
	if (fattura.outcome === 'refused') throw new Error(fattura.reason);
	return fattura.xml;
}

/** A function from a path to the texts that stand there. */
const read = (invoice: InvoiceToIssue, supplier = aSupplier()) => {
	const root = rootOf(xmlOf(invoice, supplier));
	return (path: string) => textsAt(root, path);
};

const KINDS = [
	'italian',
	'italian_company',
	'german',
	'german_company',
	'swiss_company',
	'japanese',
] as const;

describe.each(KINDS)('the e-invoice of a buyer: %s', (kind) => {
	test('is one that the exchange system takes', () => {
		expect(fatturaFaults(xmlOf(anInvoice(kind)), TODAY)).toEqual([]);
	});
});

describe('where it goes', () => {
	const sent = (invoice: InvoiceToIssue) => {
		const at = read(invoice);
		return [
			...at(`${HEADER}/DatiTrasmissione/CodiceDestinatario`),
			...at(`${HEADER}/DatiTrasmissione/PECDestinatario`),
		];
	};
	const company = (given: object) =>
		anInvoice('italian_company', { buyer: { ...BUYERS.italian_company.buyer, ...given } });

	test('to the code of an Italian company', () => {
		expect(sent(anInvoice('italian_company'))).toEqual(['M5UXCR1']);
		expect(sent(company({ pec: 'rossi@pec.example' }))).toEqual(['M5UXCR1']);
	});

	test('to its PEC where it has no code', () => {
		const pec = 'rossi@pec.example';
		expect(sent(company({ recipient_code: '', pec }))).toEqual(['0000000', pec]);
		expect(sent(company({ recipient_code: '0000000', pec }))).toEqual(['0000000', pec]);
	});

	test('to the tax drawer of an Italian person', () => {
		expect(sent(anInvoice('italian'))).toEqual(['0000000']);
	});

	test.each(['german', 'german_company', 'swiss_company', 'japanese'] as const)(
		'nowhere for a buyer abroad: %s',
		(kind) => {
			expect(sent(anInvoice(kind))).toEqual(['XXXXXXX']);
		},
	);
});

describe('who buys', () => {
	const told = (kind: (typeof KINDS)[number], given: object = {}) => {
		const at = read(anInvoice(kind, { buyer: { ...BUYERS[kind].buyer, ...given } }));
		return {
			id: [
				...at(`${BUYER}/DatiAnagrafici/IdFiscaleIVA/IdPaese`),
				...at(`${BUYER}/DatiAnagrafici/IdFiscaleIVA/IdCodice`),
			].join(' '),
			tax_code: at(`${BUYER}/DatiAnagrafici/CodiceFiscale`).join(),
			name: ['Denominazione', 'Nome', 'Cognome']
				.flatMap((field) => at(`${BUYER}/DatiAnagrafici/Anagrafica/${field}`))
				.join(' '),
			address: ['Indirizzo', 'CAP', 'Comune', 'Provincia', 'Nazione'].flatMap((field) =>
				at(`${BUYER}/Sede/${field}`),
			),
		};
	};

	test('an Italian, by name and codice fiscale', () => {
		expect(told('italian')).toEqual({
			id: '',
			tax_code: 'RSSMRA85T10A562S',
			name: "Niccolò D'Ànnunzio &amp; figli".replace('&amp;', '&'),
			address: ['Via Rossi 1', '20121', 'Milano', 'MI', 'IT'],
		});
	});

	test('an Italian company, by both numbers', () => {
		expect(told('italian_company')).toMatchObject({
			id: 'IT 00743110157',
			tax_code: '00743110157',
			name: 'Cicli Rossi S.r.l.',
		});
	});

	test('a German company, by its number without the prefix', () => {
		expect(told('german_company')).toEqual({
			id: 'DE 136695976',
			tax_code: '',
			name: 'Rad & Tour GmbH',
			address: ['Hauptstraße 1, 80331', '00000', 'München', 'DE'],
		});
		expect(told('german_company', { country: 'GR', vat_number: 'EL094259216' }).id).toBe(
			'GR 094259216',
		);
	});

	test('whoever has no number, by one that is none', () => {
		expect(told('german').id).toBe('DE 99999999999');
		expect(told('japanese').id).toBe('JP OO99999999999');
		expect(told('swiss_company').id).toBe('CH OO99999999999');
		expect(told('swiss_company', { vat_number: 'CHE116281710MWST' }).id).toBe(
			'CH CHE116281710MWST',
		);
	});
});

describe('what it comes to', () => {
	test('for an Italian, B2: taxable and tax of the order, lines without VAT', () => {
		const at = read(anInvoice('italian'));
		expect(at(`${LINES}/Descrizione`)).toEqual(['Ruota RD 0', 'Ruota RD 1', 'Spese di spedizione']);
		expect(at(`${LINES}/Quantita`)).toEqual(['1.00', '3.00', '1.00']);
		expect(at(`${LINES}/PrezzoUnitario`)).toEqual(['1023.78000000', '3.19666667', '8.11000000']);
		expect(at(`${LINES}/PrezzoTotale`)).toEqual(['1023.78', '9.59', '8.11']);
		expect(at(`${SUMMARY}/AliquotaIVA`)).toEqual(['22.00']);
		expect(at(`${SUMMARY}/ImponibileImporto`)).toEqual(['1041.48']);
		expect(at(`${SUMMARY}/Imposta`)).toEqual(['229.12']);
		const document = `${BODY}/DatiGenerali/DatiGeneraliDocumento`;
		expect(at(`${document}/ImportoTotaleDocumento`)).toEqual(['1270.60']);
		expect(at(`${document}/TipoDocumento`)).toEqual(['TD01']);
	});

	test('for a German person: net, the German VAT beside it, the total as it was paid', () => {
		const at = read(anInvoice('german'));
		expect(at(`${SUMMARY}/Natura`)).toEqual(['N7']);
		expect(at(`${SUMMARY}/Imposta`)).toEqual(['0.00']);
		const notes = at(`${LINES}/AltriDatiGestionali/RiferimentoNumero`);
		const vat = notes.reduce((sum, amount) => sum + Math.round(Number(amount) * 100), 0);
		const net = at(`${SUMMARY}/ImponibileImporto`).map(Number);
		expect(net).toEqual([1067.73]);
		expect(vat).toBe(127060 - 106773);
		expect(at(`${BODY}/DatiPagamento/DettaglioPagamento/ImportoPagamento`)).toEqual(['1270.60']);
		const other = read(anInvoice('german'), aSupplier({ distance_sale_nature: 'N3.2' }));
		expect(other(`${SUMMARY}/Natura`)).toEqual(['N3.2']);
	});

	test.each([
		['german_company', 'N3.2', '1067.73', 'EUR'],
		['swiss_company', 'N3.1', '1270.60', 'EUR'],
		['japanese', 'N3.1', '127060.00', 'JPY'],
	] as const)('for %s: %s, no tax on %s %s', (kind, nature, taxable, currency) => {
		const at = read(anInvoice(kind));
		expect(at(`${SUMMARY}/Natura`)).toEqual([nature]);
		expect(at(`${SUMMARY}/ImponibileImporto`)).toEqual([taxable]);
		expect(at(`${SUMMARY}/Imposta`)).toEqual(['0.00']);
		expect(at(`${BODY}/DatiGenerali/DatiGeneraliDocumento/Divisa`)).toEqual([currency]);
	});

	test('81.97 eleven times is what the unit price comes to, for it has eight decimals', () => {
		const money = moneyFor([{ total: 110_000, quantity: 11 }], BUYERS.italian, 0);
		const invoice = anInvoice('italian', { lines: linesOfOrder(money, articlesOf(money)) });
		const at = read(invoice);
		expect(at(`${LINES}/PrezzoUnitario`)).toEqual(['81.96727273']);
		expect(at(`${LINES}/PrezzoTotale`)).toEqual(['901.64']);
		expect(fatturaFaults(xmlOf(invoice), TODAY)).toEqual([]);
	});

	test('a discount is within the price and told beside it; free sending is no line', () => {
		const goods = [{ total: 112410, quantity: 1, discount: 12490 }];
		const money = moneyFor(goods, BUYERS.italian, 0);
		const at = read(anInvoice('italian', { lines: linesOfOrder(money, articlesOf(money)) }));
		expect(at(`${LINES}/NumeroLinea`)).toEqual(['1']);
		expect(at(`${LINES}/PrezzoTotale`)).toEqual(['921.39']);
		expect(at(`${LINES}/AltriDatiGestionali/TipoDato`)).toEqual(['SCONTO']);
		expect(at(`${LINES}/AltriDatiGestionali/RiferimentoNumero`)).toEqual(['124.90']);
	});

	test('two rates have two summaries, the higher first', () => {
		const [wheel, spokes, sending] = anInvoice('italian').lines;
		if (!wheel || !spokes || !sending) throw new Error('three lines');
		const low = { ...spokes, total_amount: 1040, vat: 40, vat_rate: 400 };
		const invoice = anInvoice('italian', { lines: [low, wheel, sending] });
		const at = read(invoice);
		expect(at(`${SUMMARY}/AliquotaIVA`)).toEqual(['22.00', '4.00']);
		expect(at(`${SUMMARY}/Imposta`)).toEqual(['227.01', '0.40']);
		expect(fatturaFaults(xmlOf(invoice), TODAY)).toEqual([]);
	});
});

test('a transfer names the account, a card does not', () => {
	const payment = `${BODY}/DatiPagamento/DettaglioPagamento`;
	const due_on = '2026-11-30';
	const transfer = read(anInvoice('italian', { payment: { means: 'bank_transfer', due_on } }));
	expect(transfer(`${payment}/ModalitaPagamento`)).toEqual(['MP05']);
	expect(transfer(`${payment}/DataScadenzaPagamento`)).toEqual([due_on]);
	expect(transfer(`${payment}/IBAN`)).toEqual(['IT60X0542811101000000123456']);
	const card = read(anInvoice('italian'));
	expect(card(`${payment}/ModalitaPagamento`)).toEqual(['MP08']);
	expect(card(`${payment}/IBAN`)).toEqual([]);
});

test('a credit note names the invoice and holds what went back', () => {
	const money = moneyFor(
		[
			{ total: 124900, quantity: 1 },
			{ total: 1170, quantity: 3 },
		],
		BUYERS.italian,
		990,
	);
	const refund = refundOf(money, [], {
		pieces: [{ line: 1, quantity: 2 }],
		reductions: [{ line: 0, amount: 5000 }],
		shipping: 0,
	});
	if (typeof refund === 'string') throw new Error(refund);
	const note = creditNote('italian', money, refund);
	const at = read(note);
	expect(at(`${BODY}/DatiGenerali/DatiGeneraliDocumento/TipoDocumento`)).toEqual(['TD04']);
	expect(at(`${BODY}/DatiGenerali/DatiFattureCollegate/IdDocumento`)).toEqual(['2026/127']);
	expect(at(`${LINES}/Descrizione`)).toEqual(['Ruota RD 1', 'Riduzione di prezzo: Ruota RD 0']);
	expect(at(`${LINES}/Quantita`)).toEqual(['2.00', '1.00']);
	expect(at(`${BODY}/DatiGenerali/DatiGeneraliDocumento/ImportoTotaleDocumento`)).toEqual([
		'57.80',
	]);
	expect(at(`${SUMMARY}/Imposta`)).toEqual(['10.42']);
	expect(fatturaFaults(xmlOf(note), TODAY)).toEqual([]);
});

describe('no e-invoice is made', () => {
	const italian = BUYERS.italian.buyer;
	const [line] = anInvoice('italian').lines;
	if (!line) throw new Error('a line');
	test.each<[string, InvoiceToIssue, string]>([
		['of nothing', anInvoice('italian', { lines: [] }), 'lines'],
		['with a number of 21 characters', anInvoice('italian', { number: '1'.repeat(21) }), 'number'],
		['with a number without a digit', anInvoice('italian', { number: 'FPR' }), 'number'],
		['with a number in full width', anInvoice('italian', { number: '１２' }), 'number'],
		[
			'under a file name of six characters',
			anInvoice('italian', { transmission: '000001' }),
			'transmission',
		],
		[
			'for an Italian without any number',
			anInvoice('italian', { buyer: { ...italian, tax_code: '' } }),
			'tax_id',
		],
		[
			'for an Italian with a postal code of elsewhere',
			anInvoice('italian', { buyer: { ...italian, postal_code: '8001' } }),
			'address',
		],
		[
			'without VAT at home',
			anInvoice('italian', { lines: [{ ...line, vat_rate: 0, vat: 0 }] }),
			'rate',
		],
		['with VAT on an export', anInvoice('swiss_company', { lines: [line] }), 'rate'],
		['that credits nothing', anInvoice('italian', { document: 'credit_note' }), 'corrects'],
		[
			'that names another without crediting it',
			anInvoice('italian', { corrects: { number: '1', issued_on: TODAY } }),
			'corrects',
		],
	])('%s', (_, invoice, reason) => {
		expect(fatturaOf(invoice, aSupplier())).toEqual({ outcome: 'refused', reason });
	});
});

describe('its file', () => {
	test('has the sender and a number in its name', () => {
		const fattura = fatturaOf(anInvoice('italian'), aSupplier());
		expect(fattura).toMatchObject({ file_name: 'IT01234567897_0003F.xml' });
	});

	test.each([
		[0, '00000'],
		[35, '0000Z'],
		[36, '00010'],
		[60_466_175, 'ZZZZZ'],
	])('number %i is %s', (count, id) => {
		expect(transmissionId(count)).toBe(id);
	});

	test('has no number beyond the last', () => {
		expect(() => transmissionId(60_466_176)).toThrow(RangeError);
		expect(() => transmissionId(-1)).toThrow(RangeError);
	});
});

describe('text of any script', () => {
	test.each([
		['Niccolò Müller Ñandú', 'Niccolò Müller Ñandú'],
		['Łukasz Żółć', 'Lukasz Zólc'],
		['Παπάς', 'Papas'],
		['タナカ　タロウ', 'tanaka tarou'],
		['L’Aquila – 10 € …', "L'Aquila - 10 EUR ..."],
		['a\u0301e\u0300', 'áè'],
		['a\r\n\tb\u0000c\u200bd', 'a b cd'],
		['', '-'],
		['👻', ':ghost:'],
	])('%j becomes %j', (text, spelt) => {
		expect(latin(text, 60)).toBe(spelt);
	});

	test('is cut to what its field takes, and plain where the field takes nothing else', () => {
		expect(latin('Straße '.repeat(20), 60)).toHaveLength(59 + 1);
		expect(basicLatin('Straße Nr. 1', 35)).toBe('Strasse Nr. 1');
	});
});

test('1,000 random invoices with any text in any field pass every rule', () => {
	fc.assert(
		fc.property(anyInvoice, (invoice) => {
			expect(fatturaFaults(xmlOf(invoice), TODAY)).toEqual([]);
		}),
		{ numRuns: 1000 },
	);
}, 60_000);

test('500 random orders, returned piece by piece: every credit note passes every rule, and together they make the invoice', () => {
	const goods = fc.array(
		fc.record({
			total: fc.integer({ min: 1, max: 300_000 }),
			quantity: fc.integer({ min: 1, max: 4 }),
			discount: fc.nat(500),
		}),
		{ minLength: 1, maxLength: 6 },
	);
	const kinds = fc.constantFrom('italian', 'german', 'german_company', 'japanese');
	fc.assert(
		fc.property(
			kinds,
			goods,
			fc.nat(1990),
			fc.infiniteStream(fc.nat()),
			(kind, lines, shipping, draw) => {
				const money = moneyFor(lines, BUYERS[kind], shipping);
				const pieces = money.lines.flatMap(({ quantity }, line) =>
					Array.from({ length: quantity }, () => ({ line, quantity: 1 })),
				);
				const drawn = pieces
					.map((piece) => ({ piece, at: draw.next().value }))
					.toSorted((one, other) => one.at - other.at)
					.map(({ piece }) => piece);
				const refunds: Refund[] = [];
				const notes: string[] = [];
				drawn.forEach((piece, at) => {
					const isLast = at === drawn.length - 1;
					const request = {
						pieces: [piece],
						reductions: [],
						shipping: isLast ? shippingOf(money) : 0,
					};
					const refund = refundOf(money, refunds, request);
					if (typeof refund === 'string') throw new Error(refund);
					refunds.push(refund);
					if (refund.amount > 0) notes.push(xmlOf(creditNote(kind, money, refund)));
				});
				for (const note of notes) expect(fatturaFaults(note, TODAY)).toEqual([]);
				const invoice = rootOf(
					xmlOf(anInvoice(kind, { lines: linesOfOrder(money, articlesOf(money)) })),
				);
				for (const field of ['ImponibileImporto', 'Imposta']) {
					const minor = (texts: string[]) =>
						texts.reduce((sum, text) => sum + BigInt(text.replace('.', '')), 0n);
					const credited = notes.map((note) => minor(textsAt(rootOf(note), `${SUMMARY}/${field}`)));
					expect(credited.reduce((sum, part) => sum + part, 0n)).toBe(
						minor(textsAt(invoice, `${SUMMARY}/${field}`)),
					);
				}
			},
		),
		{ numRuns: 500 },
	);
}, 60_000);

const shippingOf = ({ shipping }: OrderMoney) => shipping?.total_amount ?? 0;

const creditNote = (kind: keyof typeof BUYERS, money: OrderMoney, refund: Refund) =>
	anInvoice(kind, {
		document: 'credit_note',
		corrects: { number: '2026/127', issued_on: '2026-11-22' },
		payment: null,
		lines: linesOfRefund(money, refund, articlesOf(money)),
	});

/** The rules must bite, else a pass says nothing. */
describe('the rules see', () => {
	const good = xmlOf(anInvoice('italian'));
	const cut = (from: string, to: string) =>
		good.slice(0, good.indexOf(from)) + good.slice(good.indexOf(to));
	test.each([
		[
			'an element too early',
			good.replace(
				/(<Natura>.*?<\/Natura>)?(<PrezzoTotale>.*?<\/PrezzoTotale>)(<AliquotaIVA>.*?<\/AliquotaIVA>)/,
				'$3$2',
			),
			'00200',
		],
		['one that is missing', good.replace(/<RegimeFiscale>.*?<\/RegimeFiscale>/, ''), '00200'],
		['one twice', good.replace(/(<Divisa>.*?<\/Divisa>)/, '$1$1'), '00200'],
		['one that is unknown', good.replace('<Divisa>', '<Valuta>EUR</Valuta><Divisa>'), '00200'],
		['a whole block gone', cut('<CedentePrestatore>', '<CessionarioCommittente>'), '00200'],
		['a letter outside Latin-1', good.replace('Milano', 'Łódź'), '00200'],
		['too long a name', good.replace('Niccolò', 'N'.repeat(61)), '00200'],
		['an amount with one decimal', good.replace('1270.60', '1270.6'), '00200'],
		[
			'a name of both kinds',
			good.replace('<Nome>', '<Denominazione>x</Denominazione><Nome>'),
			'00200',
		],
		['markup in a text', good.replace('Milano', 'Mi<lano'), '00106'],
		['a bare ampersand', good.replace('Milano', 'Mi & lano'), '00106'],
		['no nature at 0 %', good.replace('<AliquotaIVA>22.00', '<AliquotaIVA>0.00'), '00400'],
		[
			'a nature at a rate',
			good.replace('22.00</AliquotaIVA>', '22.00</AliquotaIVA><Natura>N3.1</Natura>'),
			'00401',
		],
		[
			'a bare N3',
			good.replace('22.00</AliquotaIVA>', '0.00</AliquotaIVA><Natura>N3</Natura>'),
			'00200',
		],
		['a date to come', good.replace(/2026-11-23/, '2026-11-24'), '00403'],
		[
			'a buyer without a number',
			good.replace(/<CodiceFiscale>RSS.*?<\/CodiceFiscale>/, ''),
			'00417',
		],
		[
			'a rate without its summary',
			good.replace('<AliquotaIVA>22.00', '<AliquotaIVA>10.00'),
			'00419',
		],
		['a tax two cents off', good.replace('<Imposta>229.12', '<Imposta>229.15'), '00421'],
		[
			'a taxable cent too many',
			good.replace('<ImponibileImporto>1041.48', '<ImponibileImporto>1041.49'),
			'00422',
		],
		['a line that is not unit by quantity', good.replace('3.19666667', '3.20100000'), '00423'],
		['a number without a digit', good.replace('2026/127', 'FPR'), '00425'],
		[
			'a PEC beside a code',
			good.replace(
				'0000000</CodiceDestinatario>',
				'M5UXCR1</CodiceDestinatario><PECDestinatario>a@pec.example</PECDestinatario>',
			),
			'00426',
		],
		[
			'a public body',
			good.replace('<CodiceDestinatario>0000000', '<CodiceDestinatario>UFY9MH'),
			'00427',
		],
	])('%s', (_, bad, code) => {
		expect(bad).not.toBe(good);
		expect(fatturaFaults(bad, TODAY).join('\n')).toContain(code);
	});

	test('nothing in a good one, with all of its blocks', () => {
		expect(fatturaFaults(good, TODAY)).toEqual([]);
		const root = rootOf(good);
		expect(all(root, LINES)).toHaveLength(3);
	});
});
