import type { BlockModelOf } from '#content/editorial/block-models.ts';
import type { ProductCard } from '#content/catalogue/catalogue.ts';
import type { ProductModel } from '#content/product/product.ts';
import type { ContactModel } from '#content/parts/contact.ts';
import type { ApplicationModel } from '#content/editorial/jobs.ts';
import type { DocumentRow } from '#content/catalogue/documents.ts';
import type { Picture, SectionLink } from '#content/parts/model.ts';
import type { NewsCard } from '#content/editorial/news-cards.ts';
import { BLOCK_TYPES, type BlockType } from '#contract/content/blocks.ts';
import { leastBlocks } from './least-block.ts';

/** Eighty characters without a place to break. */
export const LONG =
	'Hochleistungscarbonlaufradsatzfelgenbremsflankenverschleissindikatorenprüfung80Z';

export const aPicture: Picture = {
	src: '/media/600/wheel.webp',
	srcset: '/media/600/wheel.webp 600w',
	width: 1600,
	height: 1600,
	alt: 'A wheel',
};

export const aContact: ContactModel = {
	legalName: 'Livenza S.r.l.',
	addressLines: ['Via del Fiume 1', '31046 Oderzo (TV)', 'Italia'],
	email: 'info@livenza.example',
	phone: '+39 0422 000000',
	website: 'https://livenza.example',
	mapUrl: 'https://maps.example/livenza',
	hours: [{ days: 'lunedì–venerdì', time: '8:30–12:30' }],
	guaranteeNotice: null,
	notice: {
		artwork: null,
		href: 'https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/index_it.htm',
		qr: '/guarantee/qr-it.svg',
	},
};

/** While the host takes no applications by form. */
export const noApplication: ApplicationModel = { description: null, form: null, privacy: null };

export const aCard = (given: Partial<ProductCard> = {}): ProductCard => ({
	id: 'k1',
	name: 'K1',
	payoff: '',
	href: '/it/prodotto/k1',
	lang: null,
	picture: null,
	drawing: null,
	rim: null,
	price: null,
	availability: null,
	addId: null,
	wishId: null,
	durability: '',
	colors: [],
	figures: [],
	...given,
});

export const aNewsCard = (given: Partial<NewsCard> = {}): NewsCard => ({
	id: 'n1',
	title: 'News',
	excerpt: 'Excerpt',
	topic: 'products',
	href: '/it/news/n1',
	lang: null,
	date: '2 marzo 2026',
	isoDate: '2026-03-02',
	picture: null,
	...given,
});

export const aDocument = (given: Partial<DocumentRow> = {}): DocumentRow => ({
	id: 'd1',
	title: 'Manual',
	lang: null,
	kind: 'manual',
	language: 'it',
	href: '/media/documents/manual.pdf',
	size: '84 kB',
	date: '2 marzo 2026',
	isoDate: '2026-03-02',
	ranges: [],
	...given,
});

export const aSection = (given: Partial<SectionLink> = {}): SectionLink => ({
	id: 'wheels',
	label: 'Ruote',
	href: '/it/prodotti/ruote',
	picture: null,
	ambience: null,
	children: [],
	...given,
});

export const aBareProduct = (given: Partial<ProductModel> = {}): ProductModel => ({
	durability: null,
	id: 'k1',
	code: 'K1',
	name: 'K1',
	payoff: 'Payoff',
	description: '<p>Testo</p>',
	range: null,
	category: { href: '/it/prodotti/ruote', label: 'Ruote' },
	usages: [],
	pictures: [],
	drawing: null,
	drawings: [],
	places: [],
	price: null,
	currency: 'EUR',
	printedFor: { country: 'IT', currency: 'EUR', vatRate: 22, isSold: false, yenCountry: null },
	choices: [],
	variants: [],
	visitHref: null,
	alternatives: {},
	chosen: null,
	tyres: null,
	availability: null,
	figures: [],
	specifications: [],
	measures: [],
	measured: null,
	measuredHref: null,
	material: null,
	features: [],
	documents: [],
	related: [],
	fits: null,
	compatible: [],
	isCarbonWheel: false,
	isDiscontinued: false,
	trust: { delivery: null, isWithoutTyre: false, included: '', race: null, crash: null },
	isSoldHere: false,
	successor: null,
	warrantyHref: null,
	storesHref: '/it/punti-vendita',
	storeCount: 0,
	maker: aContact,
	safetyNotice: '',
	...given,
});

/**
 * Written by hand where the smallest valid content names entries, or is not what tests start from.
 */
const writtenBlocks = (title: string) =>
	({
		hero: {
			type: 'hero',
			kicker: null,
			title,
			text: null,
			product_id: null,
			picture: null,
			actions: [],
			drawing: null,
		},
		rich_text: { type: 'rich_text', title, html: '' },
		text_media: {
			type: 'text_media',
			title,
			html: '',
			side: 'left',
			picture: aPicture,
			actions: [],
		},
		video: {
			type: 'video',
			title,
			text: null,
			poster: null,
			posterSrc: null,
			source: { type: 'file', files: [{ src: '/media/videos/wheel.mp4', mime: 'video/mp4' }] },
			transcript: null,
		},
		product_numbers: {
			type: 'product_numbers',
			title,
			product_id: 'k1',
			codes: [],
			rows: [],
			name: 'K1',
		},
		product_list: { type: 'product_list', title, text: null, cards: [], action: null },
		section_list: { type: 'section_list', title, kind: 'categories', sections: [] },
		comparison: { type: 'comparison', title, text: null, codes: [], products: [] },
		drawing: { type: 'drawing', title, text: null, products: [] },
		exploded_view: {
			type: 'exploded_view',
			id: 'parts',
			title,
			text: null,
			picture: aPicture,
			parts: [],
			products: [{ id: 'k1', name: title, href: '/it/prodotto/k1', lang: null }],
		},
		section_scrubber: { type: 'section_scrubber', title, text: null, products: [] },
		wheel_turn: {
			type: 'wheel_turn',
			title,
			text: null,
			picture: aPicture,
			sheet: '/media/turns/k1.avif',
		},
		wheel_sheet: {
			type: 'wheel_sheet',
			title,
			text: null,
			id: 'k1',
			name: 'K1',
			href: '/it/prodotto/k1',
			card: null,
			measured: null,
			others: [],
		},
		download_list: { type: 'download_list', title, documents: [] },
		news_list: { type: 'news_list', title, cards: [], archiveHref: '/it/news' },
		store_teaser: { type: 'store_teaser', title, text: 'Testo', href: '/it/punti-vendita' },
		contact: { type: 'contact', title, contact: aContact },
		form: {
			type: 'form',
			title,
			form_slug: 'contact',
			name: 'Contatti',
			description: null,
			form: null,
			contact: aContact,
		},
	}) satisfies { [T in BlockType]?: BlockModelOf<T> };

type Written = keyof ReturnType<typeof writtenBlocks>;
const isWritten = (type: BlockType): type is Written => type in writtenBlocks('T');
const UNWRITTEN = BLOCK_TYPES.filter(
	(type): type is Exclude<BlockType, Written> => !isWritten(type),
);

/** The smallest content that a block of each type can hold, under a title. */
export const bareBlocks = (title: string): { [T in BlockType]: BlockModelOf<T> } => ({
	...leastBlocks(UNWRITTEN, title),
	...writtenBlocks(title),
});
