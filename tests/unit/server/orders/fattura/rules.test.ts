import { describe, expect, test } from 'vitest';
import { anInvoice } from '../../../../support/fattura-orders.ts';
import { LINES, TODAY, toXml } from '../../../../support/fattura-reading.ts';
import { fatturaFaults } from '../../../../support/fattura-rules.ts';
import { all, toRoot } from '../../../../support/fattura-xml.ts';

/** The rules must bite, else a pass says nothing. */
describe('the rules detect', () => {
	const good = toXml(anInvoice('italian'));
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

	test('nothing in a valid one with all of its blocks', () => {
		expect(fatturaFaults(good, TODAY)).toEqual([]);
		const root = toRoot(good);
		expect(all(root, LINES)).toHaveLength(3);
	});
});
