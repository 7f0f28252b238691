import {
	manualParagraphs,
	MANUALS_REVISED_ON,
	WHEEL_RANGES,
	listWheelIds,
} from './documents-manual.ts';
import {
	CATALOGUE_DATE,
	CATALOGUE_PRODUCTS,
	CATALOGUE_WORDS,
	priceList,
} from './documents-catalogue.ts';
import { TECHNICAL_SHEETS } from './documents-sheets.ts';
import { warrantyParagraphs } from './documents-terms.ts';
import { SEED_LOCALES, type SeedLocale } from '../languages.ts';
import type { DocumentSeed } from '../types.ts';

/** A safety manual, which every range has in every language. */
function manual(range: string, language: SeedLocale): DocumentSeed {
	const slug = range.toLowerCase().replaceAll(' ', '-');
	return {
		id: `manual-${slug}-${language}`,
		kind: 'manual',
		language,
		range,
		product_ids: listWheelIds(range),
		published_on: MANUALS_REVISED_ON,
		title: {
			it: `Manuale d’uso ${range}`,
			en: `${range} user manual`,
			es: `Manual de uso ${range}`,
			fr: `Notice d’utilisation ${range}`,
			ja: `${range} 取扱説明書`,
		},
		paragraphs: manualParagraphs(range, language),
	};
}

const CATALOGUE_TITLE = {
	it: 'Catalogo 2025',
	en: 'Catalogue 2025',
	es: 'Catálogo 2025',
	fr: 'Catalogue 2025',
	ja: '2025年版カタログ',
};

const PRICE_LIST_TITLE = {
	it: 'Listino prezzi 2025, Italia',
	en: 'Price list 2025, Italy',
	es: 'Tarifa de precios 2025, Italia',
	fr: 'Tarif 2025, Italie',
	ja: '2025年版価格表（イタリア）',
};

const WARRANTY_TITLE = {
	it: 'Condizioni di garanzia',
	en: 'Warranty conditions',
	es: 'Condiciones de garantía',
	fr: 'Conditions de garantie',
	ja: '保証規定',
};

export const DOCUMENTS: DocumentSeed[] = [
	...WHEEL_RANGES.flatMap((range) => SEED_LOCALES.map((language) => manual(range, language))),
	...SEED_LOCALES.flatMap((language): DocumentSeed[] => [
		{
			id: `catalogue-2025-${language}`,
			kind: 'catalogue',
			language,
			published_on: CATALOGUE_DATE,
			title: CATALOGUE_TITLE,
			paragraphs: CATALOGUE_WORDS[language].intro,
			pages: {
				product_ids: CATALOGUE_PRODUCTS,
				closing: CATALOGUE_WORDS[language].closing,
			},
		},
		{
			id: `price-list-2025-${language}`,
			kind: 'price_list',
			language,
			published_on: CATALOGUE_DATE,
			title: PRICE_LIST_TITLE,
			...priceList(language),
		},
	]),
	...SEED_LOCALES.map((language): DocumentSeed => ({
		id: `warranty-conditions-${language}`,
		kind: 'warranty',
		language,
		published_on: '2026-09-01',
		title: WARRANTY_TITLE,
		paragraphs: warrantyParagraphs(language),
	})),
	...TECHNICAL_SHEETS,
	{
		id: 'declaration-safety-it',
		kind: 'declaration',
		language: 'it',
		product_ids: ['kleos-rd-36', 'kleos-rd-50', 'kleos-rd-62', 'k1-rd'],
		published_on: '2025-05-19',
		title: {
			it: 'Dichiarazione del fabbricante: sicurezza delle ruote',
			en: 'Manufacturer’s declaration: wheel safety',
			es: 'Declaración del fabricante: seguridad de las ruedas',
			fr: 'Déclaration du fabricant : sécurité des roues',
			ja: '製造者宣言：ホイールの安全性',
		},
		paragraphs: [
			'Fabbricante: Livenza S.p.A., San Vendemiano (TV), Italia. L’indirizzo postale e quello elettronico completi sono nella pagina dei dati societari del sito.',
			'Prodotti: ruote Kleos RD 36, Kleos RD 50, Kleos RD 62 e K1 RD. Ogni ruota è identificata dal nome del modello, dal codice dell’articolo e dal numero seriale (MQC) applicato al cerchio.',
			'Il fabbricante dichiara di aver analizzato i rischi dei prodotti secondo l’art. 9 del regolamento (UE) 2023/988 relativo alla sicurezza generale dei prodotti e di aver redatto la documentazione tecnica prevista, che è conservata per dieci anni dall’immissione sul mercato.',
			'Riferimenti usati nella progettazione e nelle prove: ISO 4210-2, requisiti di sicurezza delle biciclette; ISO 4210-7, metodi di prova per ruote e cerchi; ISO 5775-2 per i cerchi, compresi i profili senza uncino.',
			'Prove eseguite su ogni modello prima dell’inizio della produzione: precisione di rotazione, resistenza statica, tenuta della copertura a pressione aumentata, urto, fatica. Le prove si ripetono a campione sulla produzione.',
			'Classi d’uso: Kleos RD in classe 1, strade asfaltate; K1 RD in classe 2, strade sterrate. Pressioni, coperture e peso massimo del ciclista sono nei manuali consegnati con le ruote.',
			'I prodotti sono accompagnati da istruzioni e avvertenze nella lingua del Paese in cui sono messi a disposizione. Segnalazioni di incidenti o difetti si inviano al fabbricante con il numero seriale: ogni segnalazione è registrata ed esaminata.',
			'Questa dichiarazione riguarda i prodotti nello stato in cui sono stati immessi sul mercato e non vale per parti sostituite o modifiche eseguite da altri.',
		],
	},
	{
		id: 'declaration-substances-en',
		kind: 'declaration',
		language: 'en',
		published_on: '2025-03-03',
		title: {
			it: 'Dichiarazione sulle sostanze (REACH)',
			en: 'Declaration on substances (REACH)',
			es: 'Declaración sobre sustancias (REACH)',
			fr: 'Déclaration sur les substances (REACH)',
			ja: '化学物質に関する宣言（REACH）',
		},
		paragraphs: [
			'Manufacturer: Livenza S.p.A., San Vendemiano (TV), Italy. This declaration covers the wheels and components of the 2025 catalogue.',
			'Under Regulation (EC) No 1907/2006 (REACH) our products are articles. They are not intended to release substances in normal use.',
			'We ask our suppliers whether the articles they deliver contain substances of the candidate list in a concentration above 0.1% by weight and we keep their statements. The check is repeated when the list is updated.',
			'Free-machining brasses and some aluminium alloys, used for nipples, valves and turned parts, may contain lead (CAS 7439-92-1) above 0.1% by weight. No measure is needed in normal use beyond washing hands after working on the parts.',
			'For the other parts of the catalogue no supplier statement shows a substance of the candidate list above that limit on the date of this document.',
			'Consumers may ask for information under Article 33(2) of the regulation; we reply free of charge within 45 days.',
			'Carbon parts: dust from cutting or sanding irritates skin, eyes and airways. Work wet, with gloves, goggles and a filtering mask, and collect the dust.',
			'This declaration is based on the information available on its date and is replaced by later versions.',
		],
	},
];
