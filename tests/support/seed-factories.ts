import type { LinkTarget } from '#contract/links.ts';
import type { SeedData } from '../../src/seed/data.ts';
import type { SerialSeed } from '../../src/seed/serials.ts';
import type {
	BlockSeed,
	MenuItemSeed,
	PageSeed,
	ProductSeed,
	SectionSeed,
	Texts,
} from '../../src/seed/types.ts';
/** A word that differs in five languages: `Ruote it`, `Ruote ja`. */
export const words = (word: string): Texts => ({
	it: `${word} it`,
	en: `${word} en`,
	es: `${word} es`,
	fr: `${word} fr`,
	ja: `${word} ja`,
});

export const aSection = (id: string): SectionSeed => ({
	id,
	picture: 'kleos-rd-50',
	ambience: 'hero-range',
	hamburger: 'hamburger-wheels',
	texts: {
		it: { slug: `${id}-it`, name: `${id} it`, description: 'Descrizione' },
		en: { slug: `${id}-en`, name: `${id} en`, description: 'Description' },
		es: { slug: `${id}-es`, name: `${id} es`, description: 'Descripción' },
		fr: { slug: `${id}-fr`, name: `${id} fr`, description: 'Description' },
		ja: { slug: `${id}-ja`, name: `${id} ja`, description: '説明' },
	},
});

/** A wheel with two variants; a test gives the properties that it is about. */
export function aProduct(id: string, given: Partial<ProductSeed> = {}): ProductSeed {
	const text = (locale: string) => ({
		slug: `${id}-${locale}`,
		name: `${id} ${locale}`,
		payoff: `payoff ${locale}`,
		description: `<p>${id} ${locale}</p>`,
	});
	return {
		id,
		code: id.toUpperCase(),
		range: 'Kleos RD',
		category_id: 'wheels',
		usage_ids: ['road'],
		released_on: '2025-03-01',
		pictures: ['kleos-rd-50', 'wheel-50-detail'],
		options: ['freehub'],
		colors: ['black'],
		variants: [
			{
				code: `${id.toUpperCase()}-HG`,
				options: { freehub: 'hg' },
				color: 'black',
				weight_g: 1455,
				availability: 'in_stock',
				price: 122_00,
				street_price: 150_00,
			},
			{
				code: `${id.toUpperCase()}-XDR`,
				options: { freehub: 'xdr' },
				availability: 'made_to_order',
				price: 244_00,
			},
		],
		specifications: { weight: 1455, rim_material: words('Carbonio'), rim_height: 50 },
		drawing: {
			rim: {
				height_mm: 50,
				inner_width_mm: 21,
				outer_width_mm: 28,
				bead_diameter_mm: 622,
				is_hookless: true,
			},
			front_spokes: { drive_side: 8, other_side: 16, crosses: 2 },
			rear_spokes: { drive_side: 16, other_side: 8, crosses: 2 },
		},
		is_carbon_wheel: true,
		texts: { it: text('it'), en: text('en'), es: text('es'), fr: text('fr'), ja: text('ja') },
		...given,
	};
}

const blocks: BlockSeed[] = [
	{
		type: 'hero',
		kicker: null,
		title: 'Titolo',
		text: null,
		media: { picture: 'hero-home', alt: 'Officina' },
		product_id: null,
		links: [],
	},
	{ type: 'rich_text', title: null, html: '<p>Testo</p>' },
];

export const aPage = (id: string, given: Partial<PageSeed> = {}): PageSeed => {
	const text = (locale: string) => ({
		slug: `${id}-${locale}`,
		title: `${id} ${locale}`,
		description: `About ${id} ${locale}`,
		blocks,
	});
	return {
		id,
		template: 'generic',
		texts: { it: text('it'), en: text('en'), es: text('es'), fr: text('fr'), ja: text('ja') },
		...given,
	};
};

const slugs = (slug: string): Texts => ({ it: slug, en: slug, es: slug, fr: slug, ja: slug });
export const toPage: LinkTarget = { type: 'entity', entity: 'page', id: 'company' };
export const anItem = (id: string, children: MenuItemSeed[] = []): MenuItemSeed => ({
	id,
	label: words(id),
	slug: slugs(id.replaceAll('.', '-')),
	link: children.length > 0 ? null : toPage,
	picture: 'hamburger-wheels',
	children,
});

export const aJob = (
	id: string,
	publication_date: string,
	closes_on?: string,
): SeedData['jobs'][number] => {
	const text = (locale: string) => ({
		slug: `${id}-${locale}`,
		name: `${id} ${locale}`,
		place: 'San Vendemiano',
		area: 'R&D',
		contract_type: 'Full time',
		summary: 'Summary',
		description: '<p>Description</p>',
	});
	return {
		id,
		publication_date,
		...(closes_on ? { closes_on } : {}),
		is_open: true,
		employment: ['full_time'],
		pay: { min: 30_000_00, max: 36_000_00, currency: 'EUR', per: 'year' },
		texts: { it: text('it'), en: text('en'), es: text('es'), fr: text('fr'), ja: text('ja') },
	};
};

export const aNews = (id: string, published_on: string) => {
	const text = (locale: string) => ({
		slug: `${id}-${locale}`,
		title: `${id} ${locale}`,
		excerpt: 'Excerpt',
		alt: `alt ${locale}`,
		blocks,
	});
	return {
		id,
		topic: 'racing' as const,
		published_on,
		picture: 'news-track-season' as const,
		related_product_ids: ['rd-50', 'rd-36'],
		texts: { it: text('it'), en: text('en'), es: text('es'), fr: text('fr'), ja: text('ja') },
	};
};

export function aSerial(
	serial_number: string,
	product_id: string,
	given: Partial<SerialSeed> = {},
): SerialSeed {
	return { serial_number, product_id, made_on: '2025-02-03', state: 'sold', note: '', ...given };
}

export function aStore(id: string, country: string, city: string): SeedData['stores'][number] {
	return {
		id,
		name: `Cicli ${city}`,
		kind: 'dealer',
		street: 'Via Roma 1',
		postal_code: '31015',
		city,
		country,
		latitude: 45.9,
		longitude: 12.3,
		email: `${id}@shops.example`,
		opening_hours: [{ day: 'mon', opens: '09:00', closes: '12:30' }],
		ranges: ['Kleos RD'],
	};
}
