import { toProduct, toUsage } from '../../links.ts';
import {
	compareHeights,
	findStore,
	fourYears,
	fromEverySide,
	whereToSee,
} from './landing-blocks.ts';
import { inEveryLocale, same } from '../page.ts';

export const KLEOS_RD_62 = inEveryLocale({
	id: 'kleos-rd-62',
	template: 'landing',
	parent_id: 'kleos-rd',
	picture: 'wheel-62-quarter',
	slug: same('kleos-rd-62'),
	title: same('Kleos RD 62'),
	description: {
		it: 'Kleos RD 62: ruote in carbonio ad alto profilo per pianura, volate e triathlon, con canale largo e freno a disco.',
		en: 'Kleos RD 62: deep carbon wheels for flat roads, sprints and triathlon, with a wide rim and disc brakes.',
		es: 'Kleos RD 62: ruedas de carbono de perfil alto para llano, esprint y triatlón, con canal ancho y freno de disco.',
		fr: 'Kleos RD 62 : roues carbone à profil haut pour le plat, le sprint et le triathlon, canal large, freins à disque.',
		ja: 'Kleos RD 62。平地、スプリント、トライアスロンのためのディープリム。広い内幅、ディスクブレーキ用カーボンホイール。',
	},
	blocks: (t) => [
		{
			type: 'hero',
			kicker: 'Kleos RD 62',
			title: t({
				it: 'Tenere la velocità',
				en: 'Hold your speed',
				es: 'Mantener la velocidad',
				fr: 'Tenir la vitesse',
				ja: '速度を保つ',
			}),
			text: t({
				it: 'Alto profilo e canale largo, per chi pedala a lungo senza rallentare.',
				en: 'A deep rim and a wide rim, for long efforts without slowing.',
				es: 'Perfil alto y canal ancho, para quien pedalea mucho rato sin aflojar.',
				fr: 'Profil haut et canal large, pour rouler longtemps sans ralentir.',
				ja: 'ディープリムと広い内幅。長く一定のペースで走る方のための一本です。',
			}),
			media: {
				picture: 'wheel-62-quarter',
				alt: t({
					it: 'Ruota posteriore Kleos RD 62 di tre quarti, dal lato cassetta',
					en: 'Kleos RD 62 rear wheel, three-quarter view from the drive side',
					es: 'Rueda trasera Kleos RD 62 de tres cuartos, lado de la transmisión',
					fr: 'Roue arrière Kleos RD 62 de trois quarts, côté transmission',
					ja: 'Kleos RD 62のリアホイール（ドライブ側斜め前）',
				}),
			},
			product_id: 'kleos-rd-62',
			links: [
				{
					label: t({
						it: 'Scheda prodotto',
						en: 'Product details',
						es: 'Ficha de producto',
						fr: 'Fiche produit',
						ja: '製品詳細',
					}),
					link: toProduct('kleos-rd-62'),
				},
				findStore(t),
			],
		},
		{
			type: 'product_numbers',
			title: t({
				it: 'I numeri',
				en: 'The figures',
				es: 'Los números',
				fr: 'Les chiffres',
				ja: '主要数値',
			}),
			product_id: 'kleos-rd-62',
			codes: ['wheelset_weight', 'rim_inner_width', 'rim_outer_width', 'spokes'],
		},
		fromEverySide(t, 'kleos-rd-62'),
		{
			type: 'text_media',
			title: t({
				it: 'È il canale a dare forma alla copertura',
				en: 'The channel shapes the tyre',
				es: 'El canal da forma a la cubierta',
				fr: 'Le canal façonne le pneu',
				ja: '内幅がタイヤの形を決める',
			}),
			html: t({
				it: '<p>Con un canale più largo la stessa copertura si appiattisce meno ai lati e prosegue la linea del cerchio. L’aria passa dalla gomma al carbonio senza scalino, che a questa altezza conta più di qualche grammo.</p><p>È anche più comoda: a parità di appoggio si può scendere con la pressione.</p>',
				en: '<p>On a wider channel the same tyre bulges less at the sides and continues the line of the rim. Air passes from rubber to carbon without a step, which at this depth matters more than a few grams.</p><p>It is also more comfortable: with the same support, pressure can come down.</p>',
				es: '<p>Con un canal más ancho, la misma cubierta sobresale menos por los lados y prolonga la línea de la llanta. El aire pasa de la goma al carbono sin escalón, y a esta altura eso cuenta más que unos gramos.</p><p>También es más cómoda: con el mismo apoyo se puede bajar la presión.</p>',
				fr: '<p>Sur un canal plus large, le même pneu déborde moins sur les côtés et prolonge la ligne de la jante. L’air passe de la gomme au carbone sans marche, ce qui, à cette hauteur, compte plus que quelques grammes.</p><p>C’est aussi plus confortable : à maintien égal, on peut baisser la pression.</p>',
				ja: '<p>内幅が広いと、同じタイヤでも側面の張り出しが小さくなり、リムの線になめらかにつながります。空気はゴムからカーボンへ段差なく流れます。この高さのリムでは、数グラムの差よりも大きな意味を持ちます。</p><p>同じ安定感を保ちながら空気圧を下げられるため、乗り心地も良くなります。</p>',
			}),
			media: {
				picture: 'wheel-62-detail',
				alt: t({
					it: 'Dettaglio del cerchio da 62 mm',
					en: 'Detail of the 62 mm rim',
					es: 'Detalle de la llanta de 62 mm',
					fr: 'Détail de la jante de 62 mm',
					ja: 'リムハイト62mmのリムの細部',
				}),
			},
			side: 'left',
			links: [],
		},
		{
			type: 'drawing',
			title: t({
				it: '62 contro 36',
				en: '62 against 36',
				es: '62 frente a 36',
				fr: '62 face à 36',
				ja: '62と36の断面',
			}),
			text: t({
				it: 'Le due sezioni estreme della gamma, sovrapposte.',
				en: 'The two ends of the range, laid over each other.',
				es: 'Los dos extremos de la gama, superpuestos.',
				fr: 'Les deux extrêmes de la gamme, superposés.',
				ja: 'シリーズの両端を重ねた図です。',
			}),
			product_ids: ['kleos-rd-62', 'kleos-rd-36'],
		},
		{
			type: 'accordion',
			is_faq: true,
			title: t({
				it: 'Da sapere prima',
				en: 'Worth knowing first',
				es: 'Conviene saberlo antes',
				fr: 'À savoir avant',
				ja: 'ご購入の前に',
			}),
			items: [
				{
					title: t({
						it: 'Quanto si sente il vento?',
						en: 'How much do you feel the wind?',
						es: '¿Cuánto se nota el viento?',
						fr: 'Sent-on beaucoup le vent ?',
						ja: '風の影響はどの程度ですか',
					}),
					html: t({
						it: '<p>Più che con un 36, soprattutto davanti e con le raffiche. Chi pesa poco o corre spesso in luoghi ventosi può montare un 50 davanti e il 62 dietro.</p>',
						en: '<p>More than on a 36, above all at the front and in gusts. Light riders, or those who race in windy places, can fit a 50 in front and the 62 at the rear.</p>',
						es: '<p>Más que con una 36, sobre todo delante y con rachas. Quien pesa poco o corre a menudo en zonas ventosas puede montar una 50 delante y la 62 detrás.</p>',
						fr: '<p>Plus qu’avec une 36, surtout à l’avant et dans les rafales. Les coureurs légers, ou ceux qui roulent dans une région ventée peuvent monter une 50 devant et la 62 derrière.</p>',
						ja: '<p>36より大きく、特に前輪と突風の際に感じます。体重の軽い方や風の強い土地で走る方は、前に50、後ろに62という組み合わせも可能です。</p>',
					}),
				},
				{
					title: t({
						it: 'Quale valvola serve?',
						en: 'Which valve do I need?',
						es: '¿Qué válvula hace falta?',
						fr: 'Quelle valve faut-il ?',
						ja: '必要なバルブは',
					}),
					html: t({
						it: '<p>Quella fornita con la ruota è della lunghezza giusta. Con una camera d’aria serve una valvola che sporga dal cerchio almeno 15 mm, oppure una prolunga.</p>',
						en: '<p>The one supplied with the wheel has the right length. With an inner tube you need a valve that stands at least 15 mm clear of the rim, or an extender.</p>',
						es: '<p>La que se entrega con la rueda tiene el largo correcto. Con cámara hace falta una válvula que sobresalga de la llanta al menos 15 mm, o un alargador.</p>',
						fr: '<p>Celle qui est livrée avec la roue a la bonne longueur. Avec une chambre à air, il faut une valve qui dépasse de la jante d’au moins 15 mm, ou un prolongateur.</p>',
						ja: '<p>付属のバルブは適切な長さです。チューブを使う場合は、リムから15mm以上出る長さのバルブ、または延長アダプターをご用意ください。</p>',
					}),
				},
			],
		},
		{
			type: 'product_list',
			title: t({
				it: 'Per correre contro il tempo',
				en: 'Against the clock',
				es: 'Contra el reloj',
				fr: 'Contre la montre',
				ja: 'タイムを競うために',
			}),
			text: t({
				it: 'Per la cronometro e la pista.',
				en: 'For time trials and the track.',
				es: 'Para la contrarreloj y la pista.',
				fr: 'Pour le contre-la-montre et la piste.',
				ja: 'タイムトライアルとトラックのために。',
			}),
			product_ids: ['crono-80', 'crono-disc', 'pista-60'],
			category_id: null,
			usage_id: null,
			limit: 3,
			link: {
				label: t({
					it: 'Triathlon e crono',
					en: 'Triathlon and time trial',
					es: 'Triatlón y contrarreloj',
					fr: 'Triathlon et contre-la-montre',
					ja: 'トライアスロン・TT',
				}),
				link: toUsage('triathlon'),
			},
		},
		{
			type: 'cta',
			title: t({
				it: 'E le altre due altezze?',
				en: 'And the other two heights?',
				es: '¿Y las otras dos alturas?',
				fr: 'Et les deux autres hauteurs ?',
				ja: '他の2モデルも見る',
			}),
			text: null,
			links: [compareHeights(t)],
		},
		fourYears(t),
		whereToSee(t),
	],
});
