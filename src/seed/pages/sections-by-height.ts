import type { BlockSeed } from '../types.ts';
import type { TextPicker } from './page.ts';

/** One wheel of each height that the catalogue has, from the lowest rim to the highest. */
const BY_HEIGHT = [
	'grappa-27',
	'sile-gravel-24',
	'piave-30',
	'brenta-35',
	'kleos-rd-36',
	'k1-rd',
	'sile-gravel-40',
	'kleos-rd-50',
	'kleos-rd-62',
	'crono-80',
];

/** Sections of the whole catalogue along their heights. */
export const sectionsByHeight = (t: TextPicker): BlockSeed => ({
	type: 'section_scrubber',
	title: t({
		it: 'Da 20 a 80 millimetri',
		en: 'From 20 to 80 millimetres',
		es: 'De 20 a 80 milímetros',
		fr: 'De 20 à 80 millimètres',
		ja: '20mmから80mmまで',
	}),
	text: t({
		it: 'Che cosa cambia fra un cerchio basso e uno alto: la sezione in scala, il peso della coppia, il canale e il prezzo, ruota per ruota.',
		en: 'What changes between a shallow rim and a deep one: section to scale, weight of the pair, internal width and price, wheel by wheel.',
		es: 'Qué cambia entre una llanta baja y una alta: la sección a escala, el peso del par, el ancho interno y el precio, rueda a rueda.',
		fr: 'Ce qui change entre une jante basse et une jante haute\u00a0: la section à l’échelle, le poids de la paire, la largeur interne et le prix, roue après roue.',
		ja: 'ローハイトのホイールとディープリムのホイールでは何が変わるのか。縮尺どおりの断面、前後セットの重量、内幅、価格を1モデルずつ比べられます。',
	}),
	product_ids: BY_HEIGHT,
});
