import type { XmlElement } from './fattura-xml.ts';

const basic = (least: number, most: number) => new RegExp(`^[\\u0020-\\u007e]{${least},${most}}$`);
const latin = (most: number) => new RegExp(`^[\\u0020-\\u007e\\u00a0-\\u00ff]{1,${most}}$`);
const AMOUNT_2 = /^-?\d{1,11}\.\d{2}$/;
const AMOUNT_8 = /^-?\d{1,11}\.\d{2,8}$/;
const RATE = /^(?:100\.00|\d{1,2}\.\d{2})$/;
const DATE = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;
const COUNTRY = /^[A-Z]{2}$/;
const TAX_CODE = /^[A-Z0-9]{11,16}$/;
const EMAIL = /^(?=.{1,256}$).+@.+[.]+.+$/;
/** Natures still valid since 2021: the bare N2, N3 and N6 are refused (00445). */
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

/**
 * Rules of schema 1.2.3 for an e-invoice, written independently: form and order of the elements
 * (those that we write, and all that may stand between them).
 */
export const SCHEMA: Part = [
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

/**
 * Lists elements that are missing, repeated, out of order or malformed, in an element and below it.
 */
export function schemaFaults(element: XmlElement, content: RegExp | Rules, path: string): string[] {
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
