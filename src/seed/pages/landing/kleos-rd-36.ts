import { toProduct, toUsage } from '../../links.ts';
import {
	compareHeights,
	findStore,
	fourYears,
	fromEverySide,
	whereToSee,
} from './landing-blocks.ts';
import { inEveryLocale, same } from '../page.ts';

export const KLEOS_RD_36 = inEveryLocale({
	id: 'kleos-rd-36',
	template: 'landing',
	parent_id: 'kleos-rd',
	picture: 'wheel-36-quarter',
	slug: same('kleos-rd-36'),
	title: same('Kleos RD 36'),
	description: {
		it: 'Kleos RD 36: ruote in carbonio a profilo basso per salita e vento, con raggiatura 2:1 e freno a disco.',
		en: 'Kleos RD 36: shallow carbon wheels for climbing and wind, with 2:1 lacing and disc brakes.',
		es: 'Kleos RD 36: ruedas de carbono de perfil bajo para subir y para el viento, con radiado 2:1 y freno de disco.',
		fr: 'Kleos RD 36 : roues carbone à profil bas pour les cols et le vent, rayonnage 2:1, freins à disque.',
		ja: 'Kleos RD 36。登りと風に向くローハイトのリム、2:1組み、ディスクブレーキ用カーボンホイール。',
	},
	blocks: (t) => [
		{
			type: 'hero',
			kicker: 'Kleos RD 36',
			title: t({
				it: 'Per quando la strada sale',
				en: 'For when the road goes up',
				es: 'Para cuando la carretera sube',
				fr: 'Quand la route s’élève',
				ja: '道が登り始めたら',
			}),
			text: t({
				it: 'La più leggera delle tre Kleos RD, e la più tranquilla nel vento.',
				en: 'The lightest of the three Kleos RD, and the calmest in the wind.',
				es: 'La más ligera de las tres Kleos RD y la más tranquila con viento.',
				fr: 'La plus légère des trois Kleos RD, et la plus calme dans le vent.',
				ja: 'Kleos RDの3モデルで最も軽く、風の中でも落ち着いた一本です。',
			}),
			media: {
				picture: 'wheel-36-quarter',
				alt: t({
					it: 'Ruota posteriore Kleos RD 36 di tre quarti, dal lato cassetta',
					en: 'Kleos RD 36 rear wheel, three-quarter view from the drive side',
					es: 'Rueda trasera Kleos RD 36 de tres cuartos, lado de la transmisión',
					fr: 'Roue arrière Kleos RD 36 de trois quarts, côté transmission',
					ja: 'Kleos RD 36のリアホイール（ドライブ側斜め前）',
				}),
			},
			product_id: 'kleos-rd-36',
			links: [
				{
					label: t({
						it: 'Scheda prodotto',
						en: 'Product details',
						es: 'Ficha de producto',
						fr: 'Fiche produit',
						ja: '製品詳細',
					}),
					link: toProduct('kleos-rd-36'),
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
			product_id: 'kleos-rd-36',
			codes: ['wheelset_weight', 'rim_inner_width', 'rim_outer_width', 'spokes'],
		},
		fromEverySide(t, 'kleos-rd-36'),
		{
			type: 'text_media',
			title: t({
				it: 'Meno massa dove gira più in fretta',
				en: 'Less mass where it turns fastest',
				es: 'Menos masa donde gira más rápido',
				fr: 'Moins de masse là où elle tourne le plus vite',
				ja: 'いちばん速く回る場所を軽く',
			}),
			html: t({
				it: '<p>Un cerchio basso ha meno materiale lontano dal centro. Ogni volta che la pedalata rallenta e riparte, in un tornante o su uno strappo, c’è meno ruota da rimettere in moto.</p><p>Il fianco corto offre al vento una superficie ridotta: nelle discese di montagna il manubrio resta fermo e si frena più tardi.</p>',
				en: '<p>A shallow rim has less material far from the centre. Each time the pedalling slows and picks up again, on a hairpin or a steep ramp, there is less wheel to get moving.</p><p>The short sidewall gives the wind little to push on: on mountain descents the bars stay still and you can brake later.</p>',
				es: '<p>Una llanta baja tiene menos material lejos del centro. Cada vez que el pedaleo afloja y arranca de nuevo, en una curva de herradura o en un repecho, hay menos rueda que poner en marcha.</p><p>El flanco corto ofrece poca superficie al viento: en las bajadas de montaña el manillar se queda quieto y se frena más tarde.</p>',
				fr: '<p>Une jante basse a moins de matière loin du centre. Chaque fois que le pédalage ralentit puis repart, dans une épingle ou un raidillon, il y a moins de roue à relancer.</p><p>Le flanc court donne peu de prise au vent : en descente de col, le cintre reste stable et l’on freine plus tard.</p>',
				ja: '<p>ローハイトのリムは、中心から離れた部分の素材が少なくなります。つづら折りや急勾配でペダリングが緩み、再び踏み込むとき、動かし直す質量が小さくて済みます。</p><p>側面が低いため風を受ける面積も小さく、山の下りでハンドルが落ち着きます。ブレーキをかける判断にも余裕が生まれます。</p>',
			}),
			media: {
				picture: 'wheel-36-detail',
				alt: t({
					it: 'Dettaglio del cerchio da 36 mm',
					en: 'Detail of the 36 mm rim',
					es: 'Detalle de la llanta de 36 mm',
					fr: 'Détail de la jante de 36 mm',
					ja: 'リムハイト36mmのリムの細部',
				}),
			},
			side: 'right',
			links: [],
		},
		{
			type: 'drawing',
			title: t({
				it: 'Sezione e raggi',
				en: 'Section and spokes',
				es: 'Sección y radios',
				fr: 'Section et rayons',
				ja: '断面とスポーク',
			}),
			text: null,
			product_ids: ['kleos-rd-36'],
		},
		{
			type: 'quote',
			text: t({
				it: 'In salita il vantaggio è piccolo a ogni metro, e i metri sono tanti.',
				en: 'On a climb the gain is small each metre, and there are many metres.',
				es: 'Subiendo, la ventaja es pequeña en cada metro, y los metros son muchos.',
				fr: 'En montée, le gain est petit à chaque mètre, et il y a beaucoup de mètres.',
				ja: '登りで得られる差は1メートルごとにわずかです。ただし、登りは長く続きます。',
			}),
			source: t({
				it: 'Race Division, note di prova sul Grappa',
				en: 'Race Division, test notes from Monte Grappa',
				es: 'Race Division, notas de prueba en el Grappa',
				fr: 'Race Division, notes d’essai au mont Grappa',
				ja: 'レース部門、グラッパ山での試走記録',
			}),
		},
		{
			type: 'product_list',
			title: t({
				it: 'Da montare insieme',
				en: 'To fit with it',
				es: 'Para montar con ellas',
				fr: 'À monter avec',
				ja: '組み合わせる製品',
			}),
			text: null,
			product_ids: ['cassette-dolada-12', 'rotor-140', 'axle-front-12x100', 'axle-rear-12x142'],
			category_id: null,
			usage_id: null,
			limit: 4,
			link: {
				label: t({
					it: 'Tutto per la strada',
					en: 'Everything for road',
					es: 'Todo para carretera',
					fr: 'Tout pour la route',
					ja: 'ロード向け製品',
				}),
				link: toUsage('road'),
			},
		},
		{
			type: 'cta',
			title: t({
				it: 'Più pianura che salita?',
				en: 'More flat than climbs?',
				es: '¿Más llano que puertos?',
				fr: 'Plus de plat que de cols ?',
				ja: '平地が多い方へ',
			}),
			text: null,
			links: [compareHeights(t)],
		},
		fourYears(t),
		whereToSee(t),
	],
});
