import { COMPONENTS } from './catalogue/components.ts';
import { WHEELS } from './catalogue/wheels.ts';
import { WARRANTY_CONDITIONS_PAGE } from './pages/legal-warranty.ts';
import type { SeedLocale } from './languages.ts';
import type { ProductSeed, VariantSeed } from './types.ts';

/** Terms as the warranty page words them, so that file and page cannot differ. */
export function warrantyParagraphs(language: SeedLocale): string[] {
	return WARRANTY_CONDITIONS_PAGE.texts[language].blocks.flatMap((block) => {
		if (block.type !== 'rich_text') return [];
		const text = block.html
			.replace(/<li>/g, '– ')
			.replace(/<\/(?:li|p)>/g, '\n')
			.replace(/<[^>]+>/g, '')
			.trim();
		return [`${block.title ?? ''}\n${text}`.trim()];
	});
}

const suggestedPrice = ({ price, street_price }: VariantSeed): number => street_price ?? price;

const euro = (cents: number): string =>
	`${String(Math.floor(cents / 100)).replace(/\B(?=(?:\d{3})+$)/g, '.')},${String(cents % 100).padStart(2, '0')} €`;

/** One line a product, `from` when its variants differ in price. */
function priceLine(product: ProductSeed): string {
	const prices = product.variants.map(suggestedPrice);
	const lowest = Math.min(...prices);
	const price = Math.max(...prices) > lowest ? `da ${euro(lowest)}` : euro(lowest);
	return `${product.code} · ${product.texts.it.name} · ${price}`;
}

/** Day on which catalogue and price list went to print; later products are not in them. */
export const CATALOGUE_DATE = '2025-03-03';

const isListed = ({ is_discontinued, released_on = '' }: ProductSeed): boolean =>
	!is_discontinued && released_on <= CATALOGUE_DATE;

export function priceListParagraphs(): string[] {
	const section = (title: string, products: readonly ProductSeed[]): string =>
		[title, ...products.filter(isListed).map(priceLine)].join('\n');
	const inCategory = (id: string): ProductSeed[] =>
		COMPONENTS.filter((product) => product.category_id === id);
	return [
		'Prezzi al pubblico consigliati, IVA italiana inclusa, in euro. Validi in Italia dal 3 marzo 2025. Le ruote si intendono a coppia. «da» indica la variante meno cara, che può essere la ruota singola dove è venduta da sola.',
		section('Ruote', WHEELS),
		section('Mozzi', inCategory('hubs')),
		section('Guarniture', inCategory('cranksets')),
		section('Corone', inCategory('chainrings')),
		section('Cassette e pignoni', inCategory('cassettes')),
		section('Movimenti centrali', inCategory('bottom-brackets')),
		section('Serie sterzo', inCategory('headsets')),
		section('Freni, perni e reggisella', [
			...inCategory('brakes'),
			...inCategory('axles'),
			...inCategory('seatposts'),
		]),
		'I prezzi di vendita li decide il rivenditore. Il prezzo consigliato non è un prezzo di riferimento per annunci di riduzione. Con riserva di errori di stampa; per i prezzi aggiornati vale il sito.',
	];
}

interface CatalogueWords {
	intro: string[];
	closing: string[];
	model: (name: string, weight: string, height: string, channel: string) => string;
}

/** Figures of a wheel that the printed catalogue lists, from the product's data. */
const MEASURES = ['wheelset_weight', 'rim_height', 'rim_inner_width'] as const;

const CATALOGUE_WORDS: Record<'it' | 'en', CatalogueWords> = {
	it: {
		intro: [
			'Livenza progetta e assembla componenti per bicicletta a San Vendemiano, in provincia di Treviso. L’attività nasce nel 1919 in una officina di famiglia; il marchio è del 1986, la prima ruota in carbonio del 2005.',
			'Come leggere le pagine. Per ogni ruota: peso della coppia senza nastro e valvole, altezza del cerchio, canale interno. Le pressioni e le coperture ammesse sono nei manuali e nella scheda di ogni prodotto.',
			'Standard dei corpetti. Le ruote da strada si ordinano per Shimano HG, SRAM XDR o Campagnolo N3W, quelle da fuoristrada per Shimano HG, Shimano Micro Spline o SRAM XD. Il corpetto si cambia senza toccare i raggi.',
			'Raggiatura 16+8. Nelle ruote da gara i raggi sul lato che riceve lo sforzo sono il doppio di quelli opposti: le tensioni si avvicinano e la ruota resta centrata più a lungo.',
		],
		closing: [
			'Ricambi. Raggi, nippli, corpetti, cuscinetti, terminali, nastri e valvole si ordinano presso i rivenditori e i centri assistenza con il codice del prodotto.',
			'Garanzia. Il venditore risponde per {legal_years} anni della garanzia legale. Per le ruote in carbonio registrate entro {registration_days} giorni dall’acquisto il produttore aggiunge {extension_years} anni, gratuiti, per il primo proprietario.',
		],
		model: (name, weight, height, channel) =>
			`${name}: ${weight}, altezza ${height}, canale interno ${channel}`,
	},
	en: {
		intro: [
			'Livenza designs and assembles bicycle components in San Vendemiano, in the province of Treviso, Italy. The business began in 1919 in a family workshop; the brand dates from 1986, the first carbon wheel from 2005.',
			'How to read the pages. For each wheel: weight of the pair without tape and valves, rim depth, internal width. Permitted pressures and tyres are in the manuals and on each product’s page.',
			'Freehub standards. Road wheels are ordered for Shimano HG, SRAM XDR or Campagnolo N3W, off-road wheels for Shimano HG, Shimano Micro Spline or SRAM XD. The freehub body can be changed without touching the spokes.',
			'16+8 lacing. On race wheels there are twice as many spokes on the side that takes the load: tensions come closer and the wheel stays true for longer.',
		],
		closing: [
			'Spares. Spokes, nipples, freehub bodies, bearings, end caps, tapes and valves are ordered from dealers and service centres by product code.',
			'Warranty. The seller is liable under the {legal_years}-year legal guarantee. For carbon wheels registered within {registration_days} days of purchase the manufacturer adds {extension_years} years, free of charge, for the first owner.',
		],
		model: (name, weight, height, channel) =>
			`${name}: ${weight}, rim depth ${height}, internal width ${channel}`,
	},
};

export function catalogueParagraphs(language: 'it' | 'en'): string[] {
	const words = CATALOGUE_WORDS[language];
	const ranges = [...new Set(WHEELS.map((wheel) => wheel.range ?? ''))].filter(Boolean);
	const pages = ranges.flatMap((range) => {
		const models = WHEELS.filter((wheel) => wheel.range === range && isListed(wheel));
		const lines = models.map(({ id, texts, specifications }) => {
			const figures = MEASURES.filter((code) => typeof specifications[code] === 'number').map(
				(code) => `{${id}.${code}}`,
			);
			const [weight, height, channel] = figures;
			const { name } = texts[language];
			return weight && height && channel ? words.model(name, weight, height, channel) : name;
		});
		return lines.length ? [[range, ...lines].join('\n')] : [];
	});
	return [...words.intro, ...pages, ...words.closing];
}
