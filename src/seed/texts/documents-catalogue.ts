import { COMPONENTS } from '../catalogue/components.ts';
import { CATEGORIES } from '../catalogue/sections.ts';
import { WHEELS } from '../catalogue/wheels.ts';
import type { SeedLocale } from '../languages.ts';
import type { DocumentSeed, ProductSeed, VariantSeed } from '../types.ts';

/** Day on which catalogue and price list went to print; later products are not in them. */
export const CATALOGUE_DATE = '2025-03-03';

const isListed = ({ is_discontinued, released_on = '' }: ProductSeed): boolean =>
	!is_discontinued && released_on <= CATALOGUE_DATE;

/** Products of the catalogue and the price list, by category as the site lists them. */
const LISTED = CATEGORIES.flatMap(({ id }) =>
	[...WHEELS, ...COMPONENTS].filter((one) => one.category_id === id && isListed(one)),
);

/** Products that have a page each. */
export const CATALOGUE_PRODUCTS = LISTED.map(({ id }) => id);

const suggestedPrice = ({ price, street_price }: VariantSeed): number => street_price ?? price;

const POINT: Record<SeedLocale, readonly [thousands: string, decimal: string]> = {
	it: ['.', ','],
	en: [',', '.'],
	es: ['.', ','],
	fr: ['\u202f', ','],
	ja: [',', '.'],
};

function euro(cents: number, language: SeedLocale): string {
	const [thousands, decimal] = POINT[language];
	const whole = String(Math.floor(cents / 100)).replace(/\B(?=(?:\d{3})+$)/g, thousands);
	const amount = `${whole}${decimal}${String(cents % 100).padStart(2, '0')}`;
	return language === 'en' || language === 'ja' ? `€${amount}` : `${amount} €`;
}

interface PriceListWords {
	from: (price: string) => string;
	intro: string;
	closing: string;
}

const PRICE_LIST_WORDS: Record<SeedLocale, PriceListWords> = {
	it: {
		from: (price) => `da ${price}`,
		intro:
			'Prezzi al pubblico consigliati, IVA italiana inclusa, in euro. Validi in Italia dal 3 marzo 2025. Le ruote si intendono a coppia. «da» indica la variante meno cara, che può essere la ruota singola dove è venduta da sola.',
		closing:
			'I prezzi di vendita li decide il rivenditore. Il prezzo consigliato non è un prezzo di riferimento per annunci di riduzione. Con riserva di errori di stampa; per i prezzi aggiornati vale il sito.',
	},
	en: {
		from: (price) => `from ${price}`,
		intro:
			'Suggested retail prices in euros, Italian VAT included. Valid in Italy from 3 March 2025. Wheels are sold in pairs. “From” gives the least expensive variant, which may be a single wheel where one is sold on its own.',
		closing:
			'Dealers set their own selling prices. The suggested price is not a reference price for announced reductions. Printing errors excepted; current prices are those on the site.',
	},
	es: {
		from: (price) => `desde ${price}`,
		intro:
			'Precios de venta al público recomendados, en euros, IVA italiano incluido. Válidos en Italia desde el 3 de marzo de 2025. Las ruedas se entienden por juego. «desde» indica la variante más barata, que puede ser la rueda suelta donde se vende por separado.',
		closing:
			'El precio de venta lo decide la tienda. El precio recomendado no es un precio de referencia para anunciar rebajas. Salvo errores de imprenta; los precios actualizados son los del sitio web.',
	},
	fr: {
		from: (price) => `à partir de ${price}`,
		intro:
			'Prix publics conseillés, en euros, TVA italienne comprise. Valables en Italie à partir du 3 mars 2025. Les roues s’entendent par paire. « à partir de » indique la variante la moins chère, qui peut être la roue seule lorsqu’elle est vendue à l’unité.',
		closing:
			'Le revendeur fixe ses prix de vente. Le prix conseillé n’est pas un prix de référence pour une annonce de réduction. Sous réserve d’erreurs d’impression ; les prix à jour sont ceux du site.',
	},
	ja: {
		from: (price) => `${price}から`,
		intro:
			'ユーロ建ての希望小売価格（イタリアの付加価値税込み）。2025年3月3日よりイタリア国内で有効です。ホイールは前後セットの価格です。「から」は最も安い仕様の価格で、単品販売のある製品では1本の価格の場合があります。',
		closing:
			'販売価格は取扱店が決定します。希望小売価格は値引き表示の比較対象価格ではありません。印刷上の誤りがある場合があります。最新の価格はサイトをご覧ください。',
	},
};

/** Suggested price of a product, `from` when its variants differ in price. */
function toPrice(product: ProductSeed, language: SeedLocale): string {
	const prices = product.variants.map(suggestedPrice);
	const lowest = Math.min(...prices);
	const price = euro(lowest, language);
	return Math.max(...prices) > lowest ? PRICE_LIST_WORDS[language].from(price) : price;
}

/** Text and rows of the price list. */
export function priceList(
	language: SeedLocale,
): Required<Pick<DocumentSeed, 'paragraphs' | 'prices'>> {
	const { intro, closing } = PRICE_LIST_WORDS[language];
	const groups = CATEGORIES.flatMap(({ id, texts }) => {
		const own = LISTED.filter(({ category_id }) => category_id === id);
		const rows = own.map((one) => ({ product_id: one.id, price: toPrice(one, language) }));
		return rows.length > 0 ? [{ title: texts[language].name, rows }] : [];
	});
	return { paragraphs: [intro], prices: { groups, closing: [closing] } };
}

interface CatalogueWords {
	intro: string[];
	closing: string[];
}

export const CATALOGUE_WORDS: Record<SeedLocale, CatalogueWords> = {
	it: {
		intro: [
			'Livenza progetta e assembla componenti per bicicletta a San Vendemiano, in provincia di Treviso. L’attività nasce nel 1919 in una officina di famiglia; il marchio è del 1986, la prima ruota in carbonio del 2005.',
			'Come leggere le pagine. A ogni prodotto una pagina, prima le misure, poi la descrizione. Per le ruote: sezione del cerchio a grandezza naturale, canale interno, peso della coppia senza nastro e valvole, ricambi. Per le guarniture: fattore Q, linea catena, movimenti centrali compatibili. Le pressioni per ogni copertura sono nei manuali.',
			'Standard dei corpetti. Le ruote da strada si ordinano per Shimano HG, SRAM XDR o Campagnolo N3W, quelle da fuoristrada per Shimano HG, Shimano Micro Spline o SRAM XD. Il corpetto si cambia senza toccare i raggi.',
			'Raggiatura 16+8. Nelle ruote da gara i raggi sul lato che riceve lo sforzo sono il doppio di quelli opposti: le tensioni dei due lati si equilibrano e la ruota resta centrata più a lungo.',
		],
		closing: [
			'Ricambi. Raggi, nippli, corpetti, cuscinetti, terminali, nastri e valvole si ordinano presso i rivenditori e i centri assistenza con il codice del prodotto.',
			'Prezzi. I prezzi al pubblico consigliati sono nel listino, che esce insieme al catalogo.',
			'Garanzia. Il venditore risponde per {legal_years} anni della garanzia legale. Per le ruote in carbonio registrate entro {registration_days} giorni dall’acquisto il produttore aggiunge {extension_years} anni, gratuiti, per il primo proprietario.',
		],
	},
	en: {
		intro: [
			'Livenza designs and assembles bicycle components in San Vendemiano, in the province of Treviso, Italy. The business began in 1919 in a family workshop; the brand dates from 1986, the first carbon wheel from 2005.',
			'How to read the pages. One page per product, dimensions first, then the description. For wheels: rim section at full size, internal width, weight of the pair without tape and valves, spares. For cranksets: Q factor, chainline, the bottom brackets that fit. Pressures for each tyre are in the manuals.',
			'Freehub standards. Road wheels are ordered for Shimano HG, SRAM XDR or Campagnolo N3W, off-road wheels for Shimano HG, Shimano Micro Spline or SRAM XD. The freehub body can be changed without touching the spokes.',
			'16+8 lacing. On race wheels there are twice as many spokes on the side that takes the load: spoke tension is more even from side to side and the wheel stays true for longer.',
		],
		closing: [
			'Spares. Spokes, nipples, freehub bodies, bearings, end caps, tapes and valves are ordered from dealers and service centres by product code.',
			'Prices. Suggested retail prices are in the price list, which comes out with the catalogue.',
			'Warranty. The seller is liable under the {legal_years}-year legal guarantee. For carbon wheels registered within {registration_days} days of purchase the manufacturer adds {extension_years} years, free of charge, for the first owner.',
		],
	},
	es: {
		intro: [
			'Livenza diseña y monta componentes de bicicleta en San Vendemiano, en la provincia italiana de Treviso. La actividad nace en 1919 en un taller familiar; la marca es de 1986 y la primera rueda de carbono, de 2005.',
			'Cómo leer las páginas. Una página por producto, primero las medidas y después la descripción. En las ruedas: sección de la llanta a tamaño real, ancho interno, peso del juego sin cinta ni válvulas, recambios. En las bielas: factor Q, línea de cadena, pedalieres compatibles. Las presiones para cada cubierta están en los manuales.',
			'Núcleos. Las ruedas de carretera se piden para Shimano HG, SRAM XDR o Campagnolo N3W; las de montaña y gravel, para Shimano HG, Shimano Micro Spline o SRAM XD. El núcleo se cambia sin tocar los radios.',
			'Radiado 16+8. En las ruedas de competición, el lado que recibe el esfuerzo lleva el doble de radios que el opuesto: las tensiones de ambos lados se igualan y la rueda se mantiene centrada más tiempo.',
		],
		closing: [
			'Recambios. Radios, cabecillas, núcleos, rodamientos, tapas, cintas y válvulas se piden en tiendas y servicios técnicos con el código del producto.',
			'Precios. Los precios de venta recomendados están en la tarifa, que sale junto con el catálogo.',
			'Garantía. El vendedor responde durante {legal_years} años de la garantía legal. Para las ruedas de carbono registradas en los {registration_days} días siguientes a la compra, el fabricante añade {extension_years} años, gratuitos, para el primer propietario.',
		],
	},
	fr: {
		intro: [
			'Livenza conçoit et assemble des composants pour vélo à San Vendemiano, dans la province italienne de Trévise. L’activité naît en 1919 dans un atelier familial ; la marque date de 1986, la première roue en carbone de 2005.',
			'Comment lire les pages. Une page par produit, les cotes d’abord, la description ensuite. Pour les roues : section de la jante en grandeur réelle, largeur interne, poids de la paire sans fond de jante ni valves, pièces. Pour les pédaliers : facteur Q, ligne de chaîne, boîtiers compatibles. Les pressions pour chaque pneu figurent dans les notices.',
			'Corps de roue libre. Les roues route se commandent en Shimano HG, SRAM XDR ou Campagnolo N3W, les roues tout-terrain en Shimano HG, Shimano Micro Spline ou SRAM XD. Le corps se change sans toucher aux rayons.',
			'Rayonnage 16+8. Sur les roues de course, le côté qui reçoit l’effort compte deux fois plus de rayons que l’autre : les tensions des deux côtés s’équilibrent et la roue se voile moins vite.',
		],
		closing: [
			'Pièces. Rayons, écrous, corps de roue libre, roulements, embouts, fonds de jante et valves se commandent chez les revendeurs et les centres SAV avec la référence du produit.',
			'Prix. Les prix publics conseillés figurent dans le tarif, qui paraît avec le catalogue.',
			'Garantie. Le vendeur répond de la garantie légale pendant {legal_years} ans. Pour les roues en carbone enregistrées dans les {registration_days} jours suivant l’achat, le fabricant ajoute {extension_years} ans, sans frais, pour le premier propriétaire.',
		],
	},
	ja: {
		intro: [
			'Livenzaは、イタリア・トレヴィーゾ県サン・ヴェンデミアーノで自転車部品を設計し、組み立てています。1919年に家族経営の工房として創業し、1986年にブランドを設立、2005年に最初のカーボンホイールを発売しました。',
			'ページの見方。各製品を1ページにまとめ、寸法、説明の順に掲載しています。ホイールには原寸のリム断面、内幅、リムテープとバルブを除く前後セットの重量、補修部品を、クランクセットにはQファクター、チェーンライン、対応ボトムブラケットを掲載しています。タイヤごとの空気圧は取扱説明書をご覧ください。',
			'フリーボディの規格。ロード用ホイールはShimano HG、SRAM XDR、Campagnolo N3Wから、オフロード用はShimano HG、Shimano Micro Spline、SRAM XDから選べます。フリーボディはスポークに触れずに交換できます。',
			'16+8組み。レース用ホイールは、力を受ける側のスポークを反対側の2倍にしています。左右のテンション差が小さくなり、振れが出にくくなります。',
		],
		closing: [
			'補修部品。スポーク、ニップル、フリーボディ、ベアリング、エンドキャップ、リムテープ、バルブは、製品コードを添えて取扱店またはサービスセンターにご注文ください。',
			'価格。希望小売価格は、カタログと同時に発行する価格表に掲載しています。',
			'保証。販売者は{legal_years}年間の法定保証の責任を負います。ご購入から{registration_days}日以内に登録されたカーボンホイールには、最初の所有者に限り、製造者が無償で{extension_years}年間の保証を追加します。',
		],
	},
};
