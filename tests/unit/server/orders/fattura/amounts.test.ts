import { describe, expect, test } from 'vitest';
import { toRefund } from '../../../../../src/domain/orders/refunds.ts';
import { toAmount, toUnitPrice } from '../../../../../src/server/orders/fattura/amounts.ts';
import { linesOfOrder } from '../../../../../src/server/orders/fattura/lines.ts';
import {
	aCreditNote,
	anInvoice,
	toArticles,
	moneyFor,
} from '../../../../support/fattura-orders.ts';
import { aSupplier, BUYERS } from '../../../../support/fattura-parties.ts';
import { BODY, LINES, read, SUMMARY, TODAY, toXml } from '../../../../support/fattura-reading.ts';
import { fatturaFaults } from '../../../../support/fattura-rules.ts';

describe('amounts', () => {
	test('for an Italian, B2: taxable amount and tax of the order, lines net of VAT', () => {
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

	test('for a German person: net, the German VAT beside it, the total as paid', () => {
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

	test('eleven times 81.97 equals the unit price, which has eight decimals', () => {
		const money = moneyFor([{ total: 110_000, quantity: 11 }], BUYERS.italian, 0);
		const invoice = anInvoice('italian', { lines: linesOfOrder(money, toArticles(money)) });
		const at = read(invoice);
		expect(at(`${LINES}/PrezzoUnitario`)).toEqual(['81.96727273']);
		expect(at(`${LINES}/PrezzoTotale`)).toEqual(['901.64']);
		expect(fatturaFaults(toXml(invoice), TODAY)).toEqual([]);
	});

	test('a discount is in the price with a note; free shipping is no line', () => {
		const goods = [{ total: 112410, quantity: 1, discount: 12490 }];
		const money = moneyFor(goods, BUYERS.italian, 0);
		const at = read(anInvoice('italian', { lines: linesOfOrder(money, toArticles(money)) }));
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
		expect(fatturaFaults(toXml(invoice), TODAY)).toEqual([]);
	});
});

test.each([
	[12_345, 'KWD', 2, '12.35', '6.17250000'],
	[12_344, 'TND', 1, '12.34', '12.34400000'],
	[12_345, 'CLF', 1, '1.23', '1.23450000'],
	[12_345, 'JPY', 1, '12345.00', '12345.00000000'],
	[12_345, 'HUF', 1, '123.45', '123.45000000'],
])('%i of %s has two decimals, a unit price eight', (amount, currency, n, told, unit) => {
	expect([toAmount(amount, currency), toUnitPrice(amount, n, currency)]).toEqual([told, unit]);
});

test('a credit note references the invoice and contains the refund', () => {
	const money = moneyFor(
		[
			{ total: 124900, quantity: 1 },
			{ total: 1170, quantity: 3 },
		],
		BUYERS.italian,
		990,
	);
	const refund = toRefund(money, [], {
		pieces: [{ line: 1, quantity: 2 }],
		reductions: [{ line: 0, amount: 5000 }],
		shipping: 0,
	});
	if (typeof refund === 'string') throw new Error(refund);
	const note = aCreditNote('italian', money, refund);
	const at = read(note);
	expect(at(`${BODY}/DatiGenerali/DatiGeneraliDocumento/TipoDocumento`)).toEqual(['TD04']);
	expect(at(`${BODY}/DatiGenerali/DatiFattureCollegate/IdDocumento`)).toEqual(['2026/127']);
	expect(at(`${LINES}/Descrizione`)).toEqual(['Ruota RD 1', 'Riduzione di prezzo: Ruota RD 0']);
	expect(at(`${LINES}/Quantita`)).toEqual(['2.00', '1.00']);
	expect(at(`${BODY}/DatiGenerali/DatiGeneraliDocumento/ImportoTotaleDocumento`)).toEqual([
		'57.80',
	]);
	expect(at(`${SUMMARY}/Imposta`)).toEqual(['10.42']);
	expect(fatturaFaults(toXml(note), TODAY)).toEqual([]);
});
