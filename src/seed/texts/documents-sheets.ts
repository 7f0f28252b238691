import { SEED_LOCALES, type SeedLocale } from '../languages.ts';
import { BOTTOM_BRACKETS_SHEET } from '../sheets/bottom-brackets.ts';
import { CRANKSETS_SHEET } from '../sheets/cranksets.ts';
import { HUBS_SHEET } from '../sheets/hubs.ts';
import type { DocumentSeed, Texts } from '../types.ts';

/** Day of the edition that has every language and the figures of the products. */
const REVISED_ON = '2026-11-30';

interface Sheet {
	id: string;
	range?: string;
	/** Products with a page each, measures and drawing included. */
	product_ids: string[];
	title: Texts;
	paragraphs: Readonly<Record<SeedLocale, string[]>>;
}

const SHEETS: readonly Sheet[] = [
	{
		id: 'sheet-hub-rd-sl',
		product_ids: ['hub-rd-sl', 'hub-rd', 'spare-bearings', 'spare-freehub', 'spare-end-caps'],
		title: {
			it: 'Scheda tecnica mozzi RD: revisione',
			en: 'RD hubs technical sheet: overhaul',
			es: 'Ficha técnica bujes RD: revisión',
			fr: 'Fiche technique moyeux RD : révision',
			ja: 'RDハブ技術資料：オーバーホール',
		},
		paragraphs: HUBS_SHEET,
	},
	{
		id: 'sheet-bottom-brackets',
		product_ids: ['bb-threaded-24', 'bb-threaded-30', 'bb-pressfit-86', 'bb-t47'],
		title: {
			it: 'Scheda tecnica movimenti centrali',
			en: 'Bottom brackets technical sheet',
			es: 'Ficha técnica pedalieres',
			fr: 'Fiche technique boîtiers de pédalier',
			ja: 'ボトムブラケット技術資料',
		},
		paragraphs: BOTTOM_BRACKETS_SHEET,
	},
	{
		id: 'sheet-crank-dolada',
		range: 'Dolada',
		product_ids: ['crank-dolada', 'crank-dolada-carbon', 'ring-dolada-50-34', 'ring-dolada-52-36'],
		title: {
			it: 'Scheda tecnica guarniture Dolada',
			en: 'Dolada cranksets technical sheet',
			es: 'Ficha técnica bielas Dolada',
			fr: 'Fiche technique pédaliers Dolada',
			ja: 'Doladaクランクセット技術資料',
		},
		paragraphs: CRANKSETS_SHEET,
	},
];

/** Technical sheets, each in every language: the work in words, then a page for each product. */
export const TECHNICAL_SHEETS: DocumentSeed[] = SHEETS.flatMap(({ id, paragraphs, ...sheet }) =>
	SEED_LOCALES.map((language) => ({
		...sheet,
		id: `${id}-${language}`,
		kind: 'technical_sheet' as const,
		language,
		published_on: REVISED_ON,
		paragraphs: paragraphs[language],
		pages: { product_ids: sheet.product_ids, closing: [] },
	})),
);
