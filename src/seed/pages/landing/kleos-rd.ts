import { toProduct } from '../../links.ts';
import { findStore, fourYears, whereToSee } from './landing-blocks.ts';
import { inEveryLocale, same } from '../page.ts';
import { sectionsByHeight } from '../sections-by-height.ts';

const MODELS = ['kleos-rd-36', 'kleos-rd-50', 'kleos-rd-62'];

export const KLEOS_RD = inEveryLocale({
	id: 'kleos-rd',
	template: 'landing',
	parent_id: 'world-wheels',
	picture: 'hero-range',
	slug: same('kleos-rd'),
	title: {
		it: 'Kleos RD, tre altezze da corsa',
		en: 'Kleos RD, three race heights',
		es: 'Kleos RD, tres alturas de competición',
		fr: 'Kleos RD, trois hauteurs pour la course',
		ja: 'Kleos RD｜3種類のリムハイト',
	},
	description: {
		it: 'Kleos RD 36, 50 e 62: ruote da strada in carbonio per freno a disco. Confronto di pesi, canali e sezioni dei tre profili.',
		en: 'Kleos RD 36, 50 and 62: carbon road wheels for disc brakes. Weights, channels and sections of the three profiles compared.',
		es: 'Kleos RD 36, 50 y 62: ruedas de carretera de carbono para freno de disco. Pesos, canales y secciones de los tres perfiles, comparados.',
		fr: 'Kleos RD 36, 50 et 62 : roues route en carbone pour freins à disque. Poids, canaux et sections des trois profils comparés.',
		ja: 'ディスクブレーキ用ロードカーボンホイール、Kleos RD 36・50・62。3つのモデルの重量、内幅、リム断面を比較します。',
	},
	blocks: (t) => [
		{
			type: 'hero',
			kicker: t({
				it: 'Ruote da corsa',
				en: 'Race wheels',
				es: 'Ruedas de competición',
				fr: 'Roues de course',
				ja: 'レース用ホイール',
			}),
			title: 'Kleos RD',
			text: t({
				it: '36, 50, 62. Il numero è l’altezza del cerchio in millimetri, ed è la prima cosa da scegliere.',
				en: '36, 50, 62. The number is the rim height in millimetres, and the first thing to choose.',
				es: '36, 50, 62. El número es la altura de la llanta en milímetros, y lo primero que se elige.',
				fr: '36, 50, 62. Le nombre est la hauteur de jante en millimètres, et le premier choix à faire.',
				ja: '36、50、62。数字はリムハイト（mm）を表します。最初に選ぶのはここです。',
			}),
			media: { picture: 'hero-range', alt: '' },
			product_id: 'kleos-rd-50',
			links: [findStore(t)],
		},
		{
			type: 'comparison',
			title: t({
				it: 'Le tre altezze a confronto',
				en: 'The three heights compared',
				es: 'Las tres alturas, comparadas',
				fr: 'Les trois hauteurs comparées',
				ja: '3種類のリムハイトの比較',
			}),
			text: t({
				it: 'Pesi della coppia senza nastri e valvole.',
				en: 'Weights per pair, without tape and valves.',
				es: 'Pesos del par, sin cinta ni válvulas.',
				fr: 'Poids de la paire, sans fond de jante ni valves.',
				ja: '重量は前後1セット、リムテープとバルブを除きます。',
			}),
			product_ids: MODELS,
			codes: [
				'rim_height',
				'wheelset_weight',
				'rim_inner_width',
				'rim_outer_width',
				'spokes',
				'tyre_width_min',
				'tyre_width_max',
				'max_pressure',
			],
		},
		{
			type: 'drawing',
			title: t({
				it: 'Tre sezioni, una sopra l’altra',
				en: 'Three sections, one over another',
				es: 'Tres secciones, una sobre otra',
				fr: 'Trois sections, l’une sur l’autre',
				ja: '3つの断面を重ねる',
			}),
			text: t({
				it: 'La 36 e la 50 hanno lo stesso canale interno, {kleos-rd-36.rim_inner_width}; nella 62 è di {kleos-rd-62.rim_inner_width}. Poi i profili si separano. Disegno in scala, dalle quote di prodotto.',
				en: 'The 36 and the 50 share an internal width of {kleos-rd-36.rim_inner_width}; on the 62 it is {kleos-rd-62.rim_inner_width}. From there the profiles part. Drawn to scale from product dimensions.',
				es: 'La 36 y la 50 comparten el ancho interno, {kleos-rd-36.rim_inner_width}; en la 62 es de {kleos-rd-62.rim_inner_width}. A partir de ahí los perfiles se separan. Dibujo a escala, a partir de las cotas de producto.',
				fr: 'La 36 et la 50 ont la même largeur interne, {kleos-rd-36.rim_inner_width} ; sur la 62, elle est de {kleos-rd-62.rim_inner_width}. Ensuite, les profils se séparent. Dessin à l’échelle, d’après les cotes produit.',
				ja: '内幅は36と50が{kleos-rd-36.rim_inner_width}、62が{kleos-rd-62.rim_inner_width}です。タイヤの座る位置から先で、リムの形が分かれます。製品寸法に基づく縮尺図です。',
			}),
			product_ids: MODELS,
		},
		sectionsByHeight(t),
		{
			type: 'accordion',
			title: t({
				it: 'Quale scegliere',
				en: 'Which one to choose',
				es: 'Cuál elegir',
				fr: 'Laquelle choisir',
				ja: '選び方',
			}),
			items: [
				{
					title: t({
						it: '36: dislivello e vento',
						en: '36: climbing and wind',
						es: '36: desnivel y viento',
						fr: '36 : dénivelé et vent',
						ja: '36：登りと風',
					}),
					html: t({
						it: '<p>Per chi sale molto, per chi pesa poco e per chi vive dove il vento non smette. È anche la ruota da allenamento di chi poi corre con profili più alti.</p>',
						en: '<p>For those who climb a lot, weigh little or live where the wind never drops. It is also the training wheel of riders who race on deeper rims.</p>',
						es: '<p>Para quien sube mucho, pesa poco o vive donde el viento no para. También es la rueda de entrenamiento de quien luego compite con perfiles más altos.</p>',
						fr: '<p>Pour ceux qui grimpent beaucoup, qui pèsent peu ou qui vivent là où le vent ne tombe jamais. C’est aussi la roue d’entraînement de ceux qui courent avec des jantes plus hautes.</p>',
						ja: '<p>登りの多い方、体重の軽い方、風の強い土地で走る方に。レースではハイトの高い（ディープ）リムを使う方の練習用にも向いています。</p>',
					}),
				},
				{
					title: t({
						it: '50: un po’ di tutto',
						en: '50: a bit of everything',
						es: '50: un poco de todo',
						fr: '50 : un peu de tout',
						ja: '50：幅広いコースに',
					}),
					html: t({
						it: '<p>Se la bici ha una sola coppia di ruote, di solito è questa: abbastanza alta per la pianura, abbastanza quieta per le discese.</p>',
						en: '<p>If the bike has only one pair of wheels, it is usually this one: deep enough for the flat, calm enough for descents.</p>',
						es: '<p>Si la bici tiene un solo par de ruedas, suele ser este: bastante alto para el llano, bastante dócil en las bajadas.</p>',
						fr: '<p>Si le vélo n’a qu’une paire de roues, c’est en général celle-ci : assez haute pour le plat, assez calme pour les descentes.</p>',
						ja: '<p>1組だけ選ぶなら、多くの場合これです。平地で生きる高さがあり、下りでも落ち着いています。</p>',
					}),
				},
				{
					title: t({
						it: '62: velocità costante',
						en: '62: steady speed',
						es: '62: velocidad constante',
						fr: '62 : vitesse constante',
						ja: '62：速度を保つ',
					}),
					html: t({
						it: '<p>Per la pianura, le volate e il triathlon senza scia. Il canale più largo dà appoggio a coperture da 28 mm e oltre.</p>',
						en: '<p>For flat roads, sprints and non-drafting triathlon. The wider channel supports tyres of 28 mm and more.</p>',
						es: '<p>Para el llano, los esprints y el triatlón sin drafting. El canal más ancho da apoyo a cubiertas de 28 mm o más.</p>',
						fr: '<p>Pour le plat, les sprints et le triathlon sans aspiration. Le canal plus large soutient des pneus de 28 mm et plus.</p>',
						ja: '<p>平地、スプリント、ドラフティング禁止のトライアスロンに。広い内幅が、28mm以上のタイヤを支えます。</p>',
					}),
				},
				{
					title: t({
						it: 'Due altezze diverse, davanti e dietro',
						en: 'Different heights front and rear',
						es: 'Alturas distintas delante y detrás',
						fr: 'Deux hauteurs, avant et arrière',
						ja: '前後で異なるリムハイト',
					}),
					html: t({
						it: '<p>Si può: la ruota anteriore risente del vento più di quella dietro, e molti montano il profilo più basso davanti. Il rivenditore può ordinare le due ruote separate.</p>',
						en: '<p>It can be done: the front wheel feels the wind more than the rear, and many fit the shallower rim in front. Dealers can order the two wheels separately.</p>',
						es: '<p>Es posible: la rueda delantera nota más el viento que la trasera, y muchos montan delante el perfil más bajo. La tienda puede pedir las dos ruedas por separado.</p>',
						fr: '<p>C’est possible : la roue avant ressent davantage le vent, et beaucoup montent la jante la plus basse devant. Le revendeur peut commander les deux roues séparément.</p>',
						ja: '<p>可能です。前輪は後輪より風の影響を受けやすいため、前輪にローハイトのリムを選ぶ方も多くいます。取扱店では前後別々にご注文いただけます。</p>',
					}),
				},
			],
		},
		{
			type: 'text_media',
			title: t({
				it: 'Uguali dove conta',
				en: 'The same where it counts',
				es: 'Iguales donde importa',
				fr: 'Identiques là où cela compte',
				ja: '要となる部分は共通',
			}),
			html: t({
				it: '<p>Mozzo, raggi a testa dritta, rapporto 2:1 e corpetti intercambiabili sono comuni alle tre altezze. Chi ne ha due coppie usa gli stessi ricambi e gli stessi attrezzi, e può passare la cassetta dall’una all’altra.</p>',
				en: '<p>Hub, straight-pull spokes, 2:1 lacing and interchangeable freehub bodies are common to all three heights. Own two pairs and you need one set of spares and tools, and the cassette moves from one to the other.</p>',
				es: '<p>Buje, radios de cabeza recta, relación 2:1 y núcleos intercambiables son comunes a las tres alturas. Con dos pares se usan los mismos recambios y herramientas, y el cassette pasa de uno a otro.</p>',
				fr: '<p>Moyeu, rayons tête droite, rapport 2:1 et corps de roue libre interchangeables sont communs aux trois hauteurs. Avec deux paires, mêmes pièces, mêmes outils, et la cassette passe de l’une à l’autre.</p>',
				ja: '<p>ハブ、ストレートプルスポーク、2:1の組み方、交換式フリーボディは3モデル共通です。2組お持ちの場合も補修部品と工具は同じで、カセットを付け替えて使えます。</p>',
			}),
			media: {
				picture: 'hub-rd-sl',
				alt: t({
					it: 'Mozzi da strada Livenza, anteriore e posteriore',
					en: 'Livenza road hubs, front and rear',
					es: 'Bujes de carretera Livenza, delantero y trasero',
					fr: 'Moyeux route Livenza, avant et arrière',
					ja: 'Livenzaのロード用前後ハブ',
				}),
			},
			side: 'left',
			links: [
				{
					label: t({
						it: 'I mozzi RD SL',
						en: 'RD SL hubs',
						es: 'Bujes RD SL',
						fr: 'Moyeux RD SL',
						ja: 'RD SLハブ',
					}),
					link: toProduct('hub-rd-sl'),
				},
			],
		},
		{
			type: 'product_list',
			title: t({
				it: 'Scegli la tua coppia',
				en: 'Choose your pair',
				es: 'Elegir un par',
				fr: 'Choisir sa paire',
				ja: 'ラインアップ',
			}),
			text: null,
			product_ids: [...MODELS, 'rim-kleos-50'],
			category_id: null,
			usage_id: null,
			limit: 4,
			link: null,
		},
		fourYears(t),
		whereToSee(t),
	],
});
