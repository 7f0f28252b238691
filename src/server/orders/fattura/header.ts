import { isEuCountry, findVatCountry } from '#domain/tax/eu-countries.ts';
import { toVatPrefix } from '#domain/tax/vat-numbers.ts';
import { HOME } from '#domain/tax/home.ts';
import { ABROAD_RECIPIENT_CODE, NO_RECIPIENT_CODE } from '#domain/tax/tax-codes.ts';
import { toAmount } from './amounts.ts';
import type { InvoiceBuyer, InvoiceToIssue, Supplier } from './invoice.ts';
import { basicLatin, latin } from './latin.ts';
import { findLatinName, nameLatin, toStreet, toTown } from './place.ts';
import { optional, type Element } from './xml.ts';

/** Placeholders for the number of buyers abroad without one: it is not checked (ministry’s FAQ). */
const NO_NUMBER = '99999999999';
const NO_NUMBER_OUTSIDE_EU = 'OO99999999999';
const SAN_MARINO = 'SM';
/** Office of San Marino to which invoices for those who trade there are sent (DM 21 June 2021). */
const SAN_MARINO_RECIPIENT_CODE = '2R4GTO8';
/** Postal code of every address abroad. */
const ABROAD_POSTAL_CODE = '00000';
const PROVINCE = /^[A-Z]{2}$/;

export function toHeader(invoice: InvoiceToIssue, supplier: Supplier): Element {
	return [
		'FatturaElettronicaHeader',
		[toTransmission(invoice, supplier), toSupplier(supplier), toBuyer(invoice.buyer)],
	];
}

function toTransmission({ buyer, transmission }: InvoiceToIssue, supplier: Supplier): Element {
	const code = toRecipient(buyer);
	return [
		'DatiTrasmissione',
		[
			taxId('IdTrasmittente', HOME, supplier.tax_code),
			['ProgressivoInvio', transmission],
			['FormatoTrasmissione', 'FPR12'],
			['CodiceDestinatario', code],
			optional('PECDestinatario', code === NO_RECIPIENT_CODE ? buyer.pec : ''),
		],
	];
}

/** Recipient code. Abroad only San Marino's office receives files, for those who trade there. */
function toRecipient({ country, recipient_code, vat_number }: InvoiceBuyer): string {
	if (country === HOME) return recipient_code || NO_RECIPIENT_CODE;
	const isTrading = country === SAN_MARINO && vat_number !== '';
	return isTrading ? SAN_MARINO_RECIPIENT_CODE : ABROAD_RECIPIENT_CODE;
}

const taxId = (name: string, country: string, code: string): Element => [
	name,
	[
		['IdPaese', country],
		['IdCodice', code],
	],
];

function toSupplier(supplier: Supplier): Element {
	const { register } = supplier;
	return [
		'CedentePrestatore',
		[
			[
				'DatiAnagrafici',
				[
					taxId('IdFiscaleIVA', HOME, supplier.vat_number),
					['CodiceFiscale', supplier.tax_code],
					['Anagrafica', [['Denominazione', latin(supplier.legal_name, 80)]]],
					['RegimeFiscale', 'RF01'],
				],
			],
			[
				'Sede',
				[
					['Indirizzo', latin(supplier.street, 60)],
					['CAP', supplier.postal_code],
					['Comune', latin(supplier.city, 60)],
					['Provincia', supplier.province],
					['Nazione', HOME],
				],
			],
			register && toRegister(register),
		],
	];
}

function toRegister(register: NonNullable<Supplier['register']>): Element {
	const { office, number, share_capital, has_sole_member, is_in_liquidation } = register;
	return [
		'IscrizioneREA',
		[
			['Ufficio', office],
			['NumeroREA', basicLatin(number, 20)],
			optional('CapitaleSociale', share_capital === null ? '' : toAmount(share_capital, 'EUR')),
			optional('SocioUnico', has_sole_member === null ? '' : has_sole_member ? 'SU' : 'SM'),
			['StatoLiquidazione', is_in_liquidation ? 'LS' : 'LN'],
		],
	];
}

function toBuyer(buyer: InvoiceBuyer): Element {
	return [
		'CessionarioCommittente',
		[
			[
				'DatiAnagrafici',
				[toNumber(buyer), optional('CodiceFiscale', buyer.tax_code), toName(buyer)],
			],
			toAddress(buyer),
		],
	];
}

/** VAT id. An Italian person has a codice fiscale only; a buyer abroad a country and a number. */
function toNumber({ country, vat_number }: InvoiceBuyer): Element {
	if (country === HOME) return vat_number === '' ? null : taxId('IdFiscaleIVA', HOME, vat_number);
	const territory = findVatCountry(country);
	const isInUnion = isEuCountry(territory);
	if (vat_number === '') {
		return taxId('IdFiscaleIVA', country, isInUnion ? NO_NUMBER : NO_NUMBER_OUTSIDE_EU);
	}
	const prefix = isInUnion || country === SAN_MARINO ? toVatPrefix(country) : '';
	const number = vat_number.startsWith(prefix) ? vat_number.slice(prefix.length) : vat_number;
	// A company of Monaco has a French number.
	return taxId('IdFiscaleIVA', territory, number);
}

function toName(buyer: InvoiceBuyer): Element {
	const {
		company,
		company_latin,
		given_name,
		family_name,
		given_name_kana,
		family_name_kana,
		country,
	} = buyer;
	const whole =
		company === '' ? findLatinName(buyer) : latin(company_latin || company, 80, country);
	return [
		'Anagrafica',
		whole === null
			? [
					['Nome', nameLatin(given_name, given_name_kana, country)],
					['Cognome', nameLatin(family_name, family_name_kana, country)],
				]
			: [['Denominazione', whole]],
	];
}

/**
 * Address. Abroad the postal code is part of the street, since its own field takes Italian ones
 * only.
 */
function toAddress(buyer: InvoiceBuyer): Element {
	const isHere = buyer.country === HOME;
	return [
		'Sede',
		[
			['Indirizzo', toStreet(buyer, isHere)],
			['CAP', isHere ? buyer.postal_code : ABROAD_POSTAL_CODE],
			['Comune', toTown(buyer)],
			optional('Provincia', isHere && PROVINCE.test(buyer.region) ? buyer.region : ''),
			['Nazione', buyer.country],
		],
	];
}
