import { addUp } from '#domain/money/money.ts';
import { toAmount, toQuantity, findRate, toUnitPrice } from './amounts.ts';
import { findExemption } from './exemptions.ts';
import type { InvoiceLine, InvoiceToIssue, Supplier } from './invoice.ts';
import { basicLatin, latin } from './latin.ts';
import { optional, type Element } from './xml.ts';

/** Line amount without VAT. */
const toNet = ({ total_amount, vat }: InvoiceLine) => total_amount - vat;

export function toBody(invoice: InvoiceToIssue, supplier: Supplier): Element {
	return [
		'FatturaElettronicaBody',
		[
			['DatiGenerali', [toDocument(invoice), toOrder(invoice), correctedBy(invoice)]],
			[
				'DatiBeniServizi',
				[
					...invoice.lines.map((line, index) => toLine(line, index + 1, invoice, supplier)),
					...toSummaries(invoice, supplier),
				],
			],
			toPayment(invoice, supplier),
		],
	];
}

/** Total paid. A sale through the one-stop shop includes the VAT of the other country. */
const calculateTotal = ({ lines }: InvoiceToIssue) =>
	addUp(lines.map(({ total_amount }) => total_amount));

const DOCUMENTS = { invoice: 'TD01', credit_note: 'TD04', debit_note: 'TD05' } as const;

function toDocument(invoice: InvoiceToIssue): Element {
	return [
		'DatiGeneraliDocumento',
		[
			['TipoDocumento', DOCUMENTS[invoice.document]],
			['Divisa', invoice.currency],
			['Data', invoice.issued_on],
			['Numero', invoice.number],
			['ImportoTotaleDocumento', toAmount(calculateTotal(invoice), invoice.currency)],
		],
	];
}

const toOrder = ({ order }: InvoiceToIssue): Element => [
	'DatiOrdineAcquisto',
	[
		['IdDocumento', basicLatin(order.number, 20)],
		['Data', order.placed_on],
	],
];

const correctedBy = ({ corrects }: InvoiceToIssue): Element =>
	corrects && [
		'DatiFattureCollegate',
		[
			['IdDocumento', corrects.number],
			['Data', corrects.issued_on],
		],
	];

/**
 * Builds one line. Its price includes the discount, for a discount element is taken off each unit
 * and rounds again (00423). The amount of the discount is in a note beside it, for people.
 */
function toLine(
	line: InvoiceLine,
	number: number,
	invoice: InvoiceToIssue,
	supplier: Supplier,
): Element {
	const { currency } = invoice;
	const exemption = findExemption(invoice, supplier);
	return [
		'DettaglioLinee',
		[
			['NumeroLinea', `${number}`],
			optional('TipoCessionePrestazione', line.is_accessory ? 'AC' : ''),
			line.code === ''
				? null
				: [
						'CodiceArticolo',
						[
							['CodiceTipo', 'SKU'],
							['CodiceValore', basicLatin(line.code, 35)],
						],
					],
			['Descrizione', latin(line.description, 1000)],
			['Quantita', toQuantity(line.quantity)],
			['PrezzoUnitario', toUnitPrice(toNet(line), line.quantity, currency)],
			['PrezzoTotale', toAmount(toNet(line), currency)],
			['AliquotaIVA', findRate(exemption ? 0 : line.vat_rate)],
			optional('Natura', exemption?.nature ?? ''),
			line.discount === 0
				? null
				: toNote('SCONTO', 'Compreso nel prezzo, IVA inclusa', line.discount, currency),
			exemption && line.vat > 0
				? toNote(
						'IVA OSS',
						`IVA ${findRate(line.vat_rate)}% del Paese di arrivo`,
						line.vat,
						currency,
					)
				: null,
		],
	];
}

const toNote = (kind: string, text: string, amount: number, currency: string): Element => [
	'AltriDatiGestionali',
	[
		['TipoDato', kind],
		['RiferimentoTesto', latin(text, 60)],
		['RiferimentoNumero', toAmount(amount, currency)],
	],
];

/** Totals by rate, the highest first; sales without Italian VAT have one total. */
function toSummaries(invoice: InvoiceToIssue, supplier: Supplier): Element[] {
	const { currency, lines } = invoice;
	const exemption = findExemption(invoice, supplier);
	const rates = exemption ? [0] : [...new Set(lines.map(({ vat_rate }) => vat_rate))];
	return rates
		.toSorted((one, other) => other - one)
		.map((rate): Element => {
			const own = lines.filter(({ vat_rate }) => exemption !== null || vat_rate === rate);
			const tax = exemption ? 0 : addUp(own.map(({ vat }) => vat));
			return [
				'DatiRiepilogo',
				[
					['AliquotaIVA', findRate(rate)],
					optional('Natura', exemption?.nature ?? ''),
					['ImponibileImporto', toAmount(addUp(own.map(toNet)), currency)],
					['Imposta', toAmount(tax, currency)],
					optional('EsigibilitaIVA', exemption ? '' : 'I'),
					optional('RiferimentoNormativo', exemption?.law ?? ''),
				],
			];
		});
}

function toPayment(invoice: InvoiceToIssue, supplier: Supplier): Element {
	const { currency, payment } = invoice;
	if (payment === null) return null;
	const isTransfer = payment.means === 'bank_transfer';
	return [
		'DatiPagamento',
		[
			['CondizioniPagamento', 'TP02'],
			[
				'DettaglioPagamento',
				[
					['ModalitaPagamento', isTransfer ? 'MP05' : 'MP08'],
					['DataScadenzaPagamento', payment.due_on],
					['ImportoPagamento', toAmount(calculateTotal(invoice), currency)],
					optional('IBAN', isTransfer ? supplier.iban.replace(/\s/g, '') : ''),
				],
			],
		],
	];
}
