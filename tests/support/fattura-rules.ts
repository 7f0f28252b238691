import { SCHEMA, schemaFaults } from './fattura-schema.ts';
import { all, isWellFormed, toRoot, textsAt, type XmlElement } from './fattura-xml.ts';

/** Converts a decimal fraction to units of 10^-8. */
const exact = (text: string): bigint => {
	const [whole = '0', fraction = ''] = text.replace('-', '').split('.');
	const value = BigInt(whole + fraction.padEnd(8, '0'));
	return text.startsWith('-') ? -value : value;
};
const CENT = 1_000_000n;
const ONE = 100n * CENT;
const apart = (one: bigint, other: bigint) => (one > other ? one - other : other - one);
const valueAt = (element: XmlElement, path: string) => exact(textsAt(element, path)[0] ?? '0');

function lineFaults(line: XmlElement): string[] {
	const [rate] = textsAt(line, 'AliquotaIVA');
	const hasNature = all(line, 'Natura').length > 0;
	const product = (valueAt(line, 'PrezzoUnitario') * valueAt(line, 'Quantita')) / ONE;
	return [
		...(rate === '0.00' && !hasNature ? ['00400 no nature at 0 %'] : []),
		...(rate !== '0.00' && hasNature ? ['00401 a nature at a rate'] : []),
		...(apart(product, valueAt(line, 'PrezzoTotale')) > CENT
			? [`00423 ${textsAt(line, 'PrezzoTotale').join()} is not unit by quantity`]
			: []),
	];
}

/** Key that matches a line with a summary: rate and nature. */
const toKey = (element: XmlElement) =>
	[...textsAt(element, 'AliquotaIVA'), ...textsAt(element, 'Natura')].join(' ');

function summaryFaults(summaries: readonly XmlElement[], lines: readonly XmlElement[]): string[] {
	const keys = summaries.map(toKey);
	const missing = lines.map(toKey).filter((key) => !keys.includes(key));
	return [
		...missing.map((key) => `00419 no summary of ${key}`),
		...(new Set(keys).size < keys.length ? ['two summaries of one rate'] : []),
		...summaries.flatMap((summary) => {
			const taxable = valueAt(summary, 'ImponibileImporto');
			const tax = (taxable * valueAt(summary, 'AliquotaIVA')) / (100n * ONE);
			// Half up to the cent.
			const rounded = ((tax + CENT / 2n) / CENT) * CENT;
			const own = lines.filter((line) => toKey(line) === toKey(summary));
			const sum = own.reduce((all, line) => all + valueAt(line, 'PrezzoTotale'), 0n);
			const hasNature = all(summary, 'Natura').length > 0;
			const isNil = textsAt(summary, 'AliquotaIVA').includes('0.00');
			return [
				...(apart(rounded, valueAt(summary, 'Imposta')) > CENT
					? ['00421 tax is not rate by taxable']
					: []),
				// The system tolerates a euro; ours are exact.
				...(sum !== taxable ? ['00422 taxable is not the sum of its lines'] : []),
				...(isNil && !hasNature ? ['00429 no nature in a summary at 0 %'] : []),
				...(!isNil && hasNature ? ['00430 a nature in a summary at a rate'] : []),
			];
		}),
	];
}

function headerFaults(root: XmlElement): string[] {
	const at = (path: string) => textsAt(root, `FatturaElettronicaHeader/${path}`);
	const [code = ''] = at('DatiTrasmissione/CodiceDestinatario');
	const [country] = at('CessionarioCommittente/Sede/Nazione');
	const buyer = 'CessionarioCommittente/DatiAnagrafici';
	const ids = [...at(`${buyer}/IdFiscaleIVA/IdCodice`), ...at(`${buyer}/CodiceFiscale`)];
	const parties = ['CedentePrestatore', 'CessionarioCommittente'].map((party) =>
		['Denominazione', 'Nome', 'Cognome'].flatMap((field) =>
			at(`${party}/DatiAnagrafici/Anagrafica/${field}`).map(() => field),
		),
	);
	return [
		...(code.length === 7 ? [] : ['00427 a private recipient has seven characters']),
		...(['XXXXXXX', ...(country === 'SM' ? ['2R4GTO8'] : [])].includes(code) === (country !== 'IT')
			? []
			: ['XXXXXXX is for buyers abroad']),
		...(at('DatiTrasmissione/PECDestinatario').length > 0 && code !== '0000000'
			? ['00426 a PEC goes with 0000000']
			: []),
		...(ids.length > 0 ? [] : ['00417 a buyer without a number']),
		...parties
			.map((fields) => fields.join())
			.filter((fields) => fields !== 'Denominazione' && fields !== 'Nome,Cognome')
			.map((fields) => `00200 a name of ${fields}`),
	];
}

/**
 * Lists the errors for which the exchange system would refuse an e-invoice, by an independent
 * implementation of its checks; each message begins with its error code. `today` is the day of the
 * check.
 */
export function fatturaFaults(xml: string, today: string): string[] {
	if (!isWellFormed(xml)) return ['00106 not well-formed'];
	const root = toRoot(xml);
	const [rootName, rules] = SCHEMA;
	if (root.name !== rootName) return [`00200 ${root.name}`];
	const bodies = all(root, 'FatturaElettronicaBody').flatMap((body) => {
		const lines = all(body, 'DatiBeniServizi/DettaglioLinee');
		const document = 'DatiGenerali/DatiGeneraliDocumento';
		const [date = ''] = textsAt(body, `${document}/Data`);
		const [number = ''] = textsAt(body, `${document}/Numero`);
		return [
			...lines.flatMap(lineFaults),
			...summaryFaults(all(body, 'DatiBeniServizi/DatiRiepilogo'), lines),
			...(date > today ? ['00403 a date in the future'] : []),
			...(/\d/.test(number) ? [] : ['00425 no digit in the number']),
			...textsAt(body, 'DatiGenerali/DatiFattureCollegate/Data')
				.filter((earlier) => earlier > date)
				.map(() => '00418 corrects what is not yet issued'),
		];
	});
	return [...schemaFaults(root, rules, root.name), ...headerFaults(root), ...bodies];
}
