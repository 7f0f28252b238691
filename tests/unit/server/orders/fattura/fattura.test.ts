import { describe, expect, test } from 'vitest';
import { toFattura, transmissionId } from '../../../../../src/server/orders/fattura/fattura.ts';
import type { InvoiceToIssue } from '../../../../../src/server/orders/fattura/invoice.ts';
import { anInvoice } from '../../../../support/fattura-orders.ts';
import { aSupplier, BUYERS } from '../../../../support/fattura-parties.ts';
import { BODY, BUYER, HEADER, read, TODAY, toXml } from '../../../../support/fattura-reading.ts';
import { fatturaFaults } from '../../../../support/fattura-rules.ts';

const KINDS = [
	'italian',
	'italian_company',
	'german',
	'german_company',
	'swiss_company',
	'japanese',
] as const;

describe.each(KINDS)('the e-invoice of a buyer: %s', (kind) => {
	test('is valid for the exchange system', () => {
		expect(fatturaFaults(toXml(anInvoice(kind)), TODAY)).toEqual([]);
	});
});

describe('the recipient', () => {
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

	test('to its PEC without a code', () => {
		const pec = 'rossi@pec.example';
		expect(sent(company({ recipient_code: '', pec }))).toEqual(['0000000', pec]);
		expect(sent(company({ recipient_code: '0000000', pec }))).toEqual(['0000000', pec]);
	});

	test('to the tax drawer of an Italian person', () => {
		expect(sent(anInvoice('italian'))).toEqual(['0000000']);
	});

	test.each(['german', 'german_company', 'swiss_company', 'japanese'] as const)(
		'to nobody for a buyer abroad: %s',
		(kind) => {
			expect(sent(anInvoice(kind))).toEqual(['XXXXXXX']);
		},
	);
});

describe('the buyer', () => {
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

	test('a Japanese, by the name’s reading and a place in Latin letters', () => {
		const reading = { family_name_kana: 'タカハシ', given_name_kana: 'ケンタ' };
		const named = { family_name: '高橋', given_name: '健太', region: '13' };
		expect(told('japanese', { ...named, ...reading })).toMatchObject({
			name: 'Kenta Takahashi',
			address: ['1-1, 100-0001', '00000', 'Tokyo', 'JP'],
		});
		// A reading that is not needed changes no name in Latin letters.
		const latin = { family_name: 'Takahashi', given_name: 'Kenta', city: 'Chiyoda-ku' };
		expect(told('japanese', { ...latin, ...reading })).toMatchObject({
			name: 'Kenta Takahashi',
			address: ['1-1, 100-0001', '00000', 'Chiyoda-ku', 'JP'],
		});
	});

	test('an address with a long street abroad, with the whole postal code', () => {
		const line1 = 'Franz-Josef-Strauß-und-Maria-Theresia-Straße 117, Hinterhaus, 4. Stock links';
		const [street = ''] = told('german', { line1 }).address;
		expect(street).toHaveLength(60);
		expect(street).toMatch(/^Franz-Josef-Strauß-.*, 80331$/);
	});

	test('a buyer without a number, by a placeholder', () => {
		expect(told('german').id).toBe('DE 99999999999');
		expect(told('japanese').id).toBe('JP OO99999999999');
		expect(told('swiss_company').id).toBe('CH OO99999999999');
		expect(told('swiss_company', { vat_number: 'CHE116281710MWST' }).id).toBe(
			'CH CHE116281710MWST',
		);
	});
});

test('a transfer states the account, a card does not', () => {
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

describe('no e-invoice is issued', () => {
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
		expect(toFattura(invoice, aSupplier())).toEqual({ outcome: 'refused', reason });
	});
});

describe('the file', () => {
	test('has sender and number in its name', () => {
		const fattura = toFattura(anInvoice('italian'), aSupplier());
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

describe('San Marino and the Vatican', () => {
	const buyer = {
		...BUYERS.swiss_company.buyer,
		country: 'SM',
		city: 'Serravalle',
		postal_code: '47899',
		vat_number: 'SM29141',
	};
	const someone = { ...BUYERS.japanese.buyer, country: 'SM', city: 'Serravalle' };
	const codes = (invoice: InvoiceToIssue, supplier = aSupplier()) => {
		const made = toFattura(invoice, supplier);
		const xml = made.outcome === 'made' ? made.xml : '';
		return ['CodiceDestinatario', 'IdCodice', 'Natura'].map(
			(name) => [...xml.matchAll(new RegExp(`<${name}>([^<]*)`, 'g'))].at(-1)?.[1],
		);
	};
	const toSanMarino = { buyer, destination: 'SM' };

	test('a company there gets its office, its number without letters and N3.3', () => {
		const invoice = anInvoice('swiss_company', toSanMarino);
		expect(codes(invoice)).toEqual(['2R4GTO8', '29141', 'N3.3']);
		expect(fatturaFaults(toXml(invoice), TODAY)).toEqual([]);
	});

	test('goods sent elsewhere, and goods of private people, are exports', () => {
		expect(codes(anInvoice('swiss_company', { buyer, destination: 'CH' }))[2]).toBe('N3.1');
		const invoice = anInvoice('japanese', { buyer: someone, destination: 'SM' });
		expect(codes(invoice)).toEqual(['XXXXXXX', 'OO99999999999', 'N3.1']);
		const counselled = aSupplier({ san_marino_private_nature: 'N3.3' });
		expect(codes(invoice, counselled)[2]).toBe('N3.3');
	});

	test('goods for the Vatican have the code of theirs', () => {
		expect(codes(anInvoice('japanese', { destination: 'VA' }))[2]).toBe('N3.4');
	});

	test('a company of Monaco has a French number', () => {
		const monaco = { ...buyer, kind: 'eu_company' as const, country: 'MC' };
		const invoice = anInvoice('german_company', {
			buyer: { ...monaco, vat_number: 'FR40303265045' },
		});
		expect(codes(invoice)).toEqual(['XXXXXXX', '40303265045', 'N3.2']);
		expect(fatturaFaults(toXml(invoice), TODAY)).toEqual([]);
	});
});
