import { parseDocument } from 'htmlparser2';

/**
 * What the ministry asks of an e-invoice, written down a second time: form and order of the elements
 * from schema 1.2.3 (those that we write, and all that may stand between them), sums and ties from the
 * list of the exchange system's checks. The messages begin with its error codes.
 */

export interface XmlElement {
	name: string;
	text: string;
	children: XmlElement[];
}

type Nodes = ReturnType<typeof parseDocument>['children'];

function elementsOf(nodes: Nodes): XmlElement[] {
	return nodes.flatMap((node) => {
		if (node.type !== 'tag') return [];
		const texts = node.children.map((child) => (child.type === 'text' ? child.data : ''));
		return [{ name: node.name, text: texts.join(''), children: elementsOf(node.children) }];
	});
}

/** Whether every `<` and `&` of a document is one that XML knows, and nothing is left open. */
export function isWellFormed(xml: string): boolean {
	const open: string[] = [];
	for (const [, close, name = '', rest = ''] of xml.matchAll(/<(\/?)([\w:?]+)([^<>]*)>/g)) {
		if (name.startsWith('?') || rest.endsWith('/')) continue;
		if (close === '') open.push(name);
		else if (open.pop() !== name) return false;
	}
	const text = xml.replace(/<[^<>]*>/g, '');
	return open.length === 0 && !/[<>]|&(?!(?:amp|lt|gt|quot|#39);)/.test(text);
}

export function rootOf(xml: string): XmlElement {
	const [root] = elementsOf(parseDocument(xml, { xmlMode: true }).children);
	if (!root) throw new Error('no element');
	return root;
}

/** Elements below one by their path, `a/b`. */
export function all(element: XmlElement, path: string): XmlElement[] {
	return path
		.split('/')
		.reduce<XmlElement[]>(
			(found, name) =>
				found.flatMap(({ children }) => children.filter((child) => child.name === name)),
			[element],
		);
}

export const textsAt = (element: XmlElement, path: string): string[] =>
	all(element, path).map(({ text }) => text);

const basic = (least: number, most: number) => new RegExp(`^[\\u0020-\\u007e]{${least},${most}}$`);
const latin = (most: number) => new RegExp(`^[\\u0020-\\u007e\\u00a0-\\u00ff]{1,${most}}$`);
const AMOUNT_2 = /^-?\d{1,11}\.\d{2}$/;
const AMOUNT_8 = /^-?\d{1,11}\.\d{2,8}$/;
const RATE = /^(?:100\.00|\d{1,2}\.\d{2})$/;
const DATE = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
const COUNTRY = /^[A-Z]{2}$/;
const TAX_CODE = /^[A-Z0-9]{11,16}$/;
const EMAIL = /^(?=.{1,256}$).+@.+[.]+.+$/;
/** Those still valid since 2021: the bare N2, N3 and N6 are refused (00445). */
const NATURE = /^(?:N1|N2\.[12]|N3\.[1-6]|N4|N5|N6\.[1-9]|N7)$/;

/** `?` may be missing, `+` may be repeated, `*` both; a pattern is the text, a list the children. */
type Part = readonly [name: string, content: RegExp | Rules];
type Rules = readonly Part[];

const id: Rules = [
	['IdPaese', COUNTRY],
	['IdCodice', /^.{1,28}$/],
];
const address: Rules = [
	['Indirizzo', latin(60)],
	['NumeroCivico?', basic(1, 8)],
	['CAP', /^\d{5}$/],
	['Comune', latin(60)],
	['Provincia?', COUNTRY],
	['Nazione', COUNTRY],
];
/** `Denominazione` or both names: a check of its own below. */
const name: Rules = [
	['Denominazione?', latin(80)],
	['Nome?', latin(60)],
	['Cognome?', latin(60)],
	['Titolo?', basic(2, 10)],
	['CodEORI?', /^.{13,17}$/],
];
const related: Rules = [
	['RiferimentoNumeroLinea*', /^\d{1,4}$/],
	['IdDocumento', basic(1, 20)],
	['Data?', DATE],
	['NumItem?', basic(1, 20)],
	['CodiceCommessaConvenzione?', latin(100)],
	['CodiceCUP?', basic(1, 15)],
	['CodiceCIG?', basic(1, 15)],
];

const SCHEMA: Part = [
	'p:FatturaElettronica',
	[
		[
			'FatturaElettronicaHeader',
			[
				[
					'DatiTrasmissione',
					[
						['IdTrasmittente', id],
						['ProgressivoInvio', basic(1, 10)],
						['FormatoTrasmissione', /^FPR12$/],
						['CodiceDestinatario', /^[A-Z0-9]{6,7}$/],
						['ContattiTrasmittente?', []],
						['PECDestinatario?', EMAIL],
					],
				],
				[
					'CedentePrestatore',
					[
						[
							'DatiAnagrafici',
							[
								['IdFiscaleIVA', id],
								['CodiceFiscale?', TAX_CODE],
								['Anagrafica', name],
								['RegimeFiscale', /^RF(?:0[1245678]|09|1\d)$/],
							],
						],
						['Sede', address],
						['StabileOrganizzazione?', address],
						[
							'IscrizioneREA?',
							[
								['Ufficio', COUNTRY],
								['NumeroREA', basic(1, 20)],
								['CapitaleSociale?', AMOUNT_2],
								['SocioUnico?', /^S[UM]$/],
								['StatoLiquidazione', /^L[SN]$/],
							],
						],
					],
				],
				[
					'CessionarioCommittente',
					[
						[
							'DatiAnagrafici',
							[
								['IdFiscaleIVA?', id],
								['CodiceFiscale?', TAX_CODE],
								['Anagrafica', name],
							],
						],
						['Sede', address],
					],
				],
			],
		],
		[
			'FatturaElettronicaBody+',
			[
				[
					'DatiGenerali',
					[
						[
							'DatiGeneraliDocumento',
							[
								['TipoDocumento', /^TD(?:0[1-6]|1[6-9]|2[0-9])$/],
								['Divisa', /^[A-Z]{3}$/],
								['Data', DATE],
								['Numero', basic(1, 20)],
								['ImportoTotaleDocumento?', AMOUNT_2],
								['Arrotondamento?', AMOUNT_2],
								['Causale*', latin(200)],
							],
						],
						['DatiOrdineAcquisto*', related],
						['DatiContratto*', related],
						['DatiFattureCollegate*', related],
					],
				],
				[
					'DatiBeniServizi',
					[
						[
							'DettaglioLinee+',
							[
								['NumeroLinea', /^[1-9]\d{0,3}$/],
								['TipoCessionePrestazione?', /^(?:SC|PR|AB|AC)$/],
								[
									'CodiceArticolo*',
									[
										['CodiceTipo', basic(1, 35)],
										['CodiceValore', /^.{1,35}$/],
									],
								],
								['Descrizione', latin(1000)],
								['Quantita?', /^\d{1,12}\.\d{2,8}$/],
								['UnitaMisura?', basic(1, 10)],
								['PrezzoUnitario', AMOUNT_8],
								[
									'ScontoMaggiorazione*',
									[
										['Tipo', /^(?:SC|MG)$/],
										['Percentuale?', RATE],
										['Importo?', AMOUNT_8],
									],
								],
								['PrezzoTotale', AMOUNT_8],
								['AliquotaIVA', RATE],
								['Ritenuta?', /^SI$/],
								['Natura?', NATURE],
								['RiferimentoAmministrazione?', basic(1, 20)],
								[
									'AltriDatiGestionali*',
									[
										['TipoDato', basic(1, 10)],
										['RiferimentoTesto?', latin(60)],
										['RiferimentoNumero?', AMOUNT_8],
										['RiferimentoData?', DATE],
									],
								],
							],
						],
						[
							'DatiRiepilogo+',
							[
								['AliquotaIVA', RATE],
								['Natura?', NATURE],
								['SpeseAccessorie?', AMOUNT_2],
								['Arrotondamento?', AMOUNT_8],
								['ImponibileImporto', AMOUNT_2],
								['Imposta', AMOUNT_2],
								['EsigibilitaIVA?', /^[DIS]$/],
								['RiferimentoNormativo?', latin(100)],
							],
						],
					],
				],
				[
					'DatiPagamento*',
					[
						['CondizioniPagamento', /^TP0[123]$/],
						[
							'DettaglioPagamento+',
							[
								['Beneficiario?', latin(200)],
								['ModalitaPagamento', /^MP(?:0[1-9]|1\d|2[0-3])$/],
								['DataRiferimentoTerminiPagamento?', DATE],
								['GiorniTerminiPagamento?', /^\d{1,3}$/],
								['DataScadenzaPagamento?', DATE],
								['ImportoPagamento', AMOUNT_2],
								['IstitutoFinanziario?', latin(80)],
								['IBAN?', /^[a-zA-Z]{2}\d{2}[a-zA-Z0-9]{11,30}$/],
							],
						],
					],
				],
			],
		],
	],
];

const bare = (part: string) => part.replace(/[?+*]$/, '');

function schemaFaults(element: XmlElement, content: RegExp | Rules, path: string): string[] {
	if (content instanceof RegExp) {
		const isLeaf = element.children.length === 0 && content.test(element.text);
		return isLeaf ? [] : [`00200 ${path}: ${element.text}`];
	}
	const faults: string[] = [];
	let rest = element.children;
	for (const [part, inside] of content) {
		const isRepeated = /[+*]$/.test(part);
		const isNeeded = !/[?*]$/.test(part);
		const other = rest.findIndex((child) => child.name !== bare(part));
		const own = rest.slice(0, other < 0 ? rest.length : other);
		if (own.length === 0 && isNeeded) faults.push(`00200 ${path}/${bare(part)} is missing`);
		if (own.length > 1 && !isRepeated) faults.push(`00200 ${path}/${bare(part)} twice`);
		faults.push(...own.flatMap((child) => schemaFaults(child, inside, `${path}/${child.name}`)));
		rest = rest.slice(own.length);
	}
	return [...faults, ...rest.map((child) => `00200 ${path}/${child.name} out of order`)];
}

/** A decimal fraction in units of 10^-8. */
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

/** What a line and a summary go by: rate and nature. */
const keyOf = (element: XmlElement) =>
	[...textsAt(element, 'AliquotaIVA'), ...textsAt(element, 'Natura')].join(' ');

function summaryFaults(summaries: readonly XmlElement[], lines: readonly XmlElement[]): string[] {
	const keys = summaries.map(keyOf);
	const missing = lines.map(keyOf).filter((key) => !keys.includes(key));
	return [
		...missing.map((key) => `00419 no summary of ${key}`),
		...(new Set(keys).size < keys.length ? ['two summaries of one rate'] : []),
		...summaries.flatMap((summary) => {
			const taxable = valueAt(summary, 'ImponibileImporto');
			const tax = (taxable * valueAt(summary, 'AliquotaIVA')) / (100n * ONE);
			// Half up to the cent.
			const rounded = ((tax + CENT / 2n) / CENT) * CENT;
			const own = lines.filter((line) => keyOf(line) === keyOf(summary));
			const sum = own.reduce((all, line) => all + valueAt(line, 'PrezzoTotale'), 0n);
			const hasNature = all(summary, 'Natura').length > 0;
			const isNil = textsAt(summary, 'AliquotaIVA').includes('0.00');
			return [
				...(apart(rounded, valueAt(summary, 'Imposta')) > CENT
					? ['00421 tax is not rate by taxable']
					: []),
				// The system lets a euro pass; ours are exact.
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
		...((code === 'XXXXXXX') === (country !== 'IT') ? [] : ['XXXXXXX is for buyers abroad']),
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

/** What the exchange system would refuse, its code first; `today` is the day on which it is asked. */
export function fatturaFaults(xml: string, today: string): string[] {
	if (!isWellFormed(xml)) return ['00106 not well-formed'];
	const root = rootOf(xml);
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
