import { toPage, toProduct } from '../../links.ts';
import {
	compareHeights,
	findStore,
	fourYears,
	fromEverySide,
	whereToSee,
} from './landing-blocks.ts';
import { inEveryLocale, same } from '../page.ts';

export const KLEOS_RD_50 = inEveryLocale({
	id: 'kleos-rd-50',
	template: 'landing',
	parent_id: 'kleos-rd',
	picture: 'wheel-50-quarter',
	slug: same('kleos-rd-50'),
	title: same('Kleos RD 50'),
	description: {
		it: 'Kleos RD 50: ruote in carbonio a profilo medio per tutta la stagione, con raggiatura 2:1 e freno a disco.',
		en: 'Kleos RD 50: mid-depth carbon wheels for the whole season, with 2:1 lacing and disc brakes.',
		es: 'Kleos RD 50: ruedas de carbono de perfil medio para toda la temporada, con radiado 2:1 y freno de disco.',
		fr: 'Kleos RD 50 : roues carbone à profil moyen pour toute la saison, rayonnage 2:1, freins à disque.',
		ja: 'Kleos RD 50。シーズンを通して使えるミドルハイト、2:1組み、ディスクブレーキ用カーボンホイール。',
	},
	blocks: (t) => [
		{
			type: 'hero',
			kicker: 'Kleos RD 50',
			title: t({
				it: 'Una coppia per tutta la stagione',
				en: 'One pair for the whole season',
				es: 'Un par para toda la temporada',
				fr: 'Une paire pour toute la saison',
				ja: '1シーズンを、この1組で',
			}),
			text: t({
				it: 'Il profilo medio della gamma, disegnato per percorsi in cui c’è un po’ di tutto.',
				en: 'The middle height of the range, drawn for courses that hold a bit of everything.',
				es: 'El perfil medio de la gama, pensado para recorridos con un poco de todo.',
				fr: 'Le profil moyen de la gamme, dessiné pour les parcours variés.',
				ja: 'シリーズの中間のリムハイト。変化に富んだコースのための一本です。',
			}),
			media: {
				picture: 'wheel-50-quarter',
				alt: t({
					it: 'Ruota posteriore Kleos RD 50 di tre quarti, dal lato cassetta',
					en: 'Kleos RD 50 rear wheel, three-quarter view from the drive side',
					es: 'Rueda trasera Kleos RD 50 de tres cuartos, lado de la transmisión',
					fr: 'Roue arrière Kleos RD 50 de trois quarts, côté transmission',
					ja: 'Kleos RD 50のリアホイール（ドライブ側斜め前）',
				}),
			},
			product_id: 'kleos-rd-50',
			links: [
				{
					label: t({
						it: 'Scheda prodotto',
						en: 'Product details',
						es: 'Ficha de producto',
						fr: 'Fiche produit',
						ja: '製品詳細',
					}),
					link: toProduct('kleos-rd-50'),
				},
				findStore(t),
			],
		},
		{
			type: 'product_numbers',
			title: null,
			product_id: 'kleos-rd-50',
			codes: ['wheelset_weight', 'rim_inner_width', 'rim_outer_width', 'spokes'],
		},
		fromEverySide(t, 'kleos-rd-50'),
		{
			type: 'drawing',
			title: t({
				it: 'Il disegno della ruota',
				en: 'The wheel as drawn',
				es: 'El dibujo de la rueda',
				fr: 'Le dessin de la roue',
				ja: 'ホイールの図面',
			}),
			text: t({
				it: 'Sedici raggi sul lato più sollecitato, otto sull’altro: nel disegno si ripetono a gruppi di tre.',
				en: 'Sixteen spokes on the loaded side, eight on the other: the drawing shows the pattern of threes.',
				es: 'Dieciséis radios en el lado cargado y ocho en el otro: en el dibujo se ve el paso de tres en tres.',
				fr: 'Seize rayons du côté chargé, huit de l’autre : le dessin montre le motif par trois.',
				ja: '負荷のかかる側に16本、反対側に8本。3本ずつのまとまりが図から読み取れます。',
			}),
			product_ids: ['kleos-rd-50'],
		},
		{
			type: 'text_media',
			title: t({
				it: 'Una forma per il vento laterale',
				en: 'Shaped for crosswind',
				es: 'Hecha para el viento lateral',
				fr: 'Dessinée pour le vent latéral',
				ja: '横風を考えた形',
			}),
			html: t({
				it: '<p>Il fianco si allarga poco dopo la sede della copertura e si chiude in una punta rotonda. Quando la ruota attraversa l’aria al contrario, nella sua metà posteriore, la punta lavora da bordo d’attacco: tonda, accetta il vento da più angoli senza strappi.</p>',
				en: '<p>The sidewall widens just below the tyre seat and closes in a rounded tip. In the rear half of the wheel, where the air meets the rim the other way round, that tip becomes the leading edge: being round, it accepts wind from more angles without sudden tugs.</p>',
				es: '<p>El flanco se ensancha justo debajo del asiento de la cubierta y se cierra en una punta redonda. En la mitad trasera de la rueda, donde el aire llega al revés, esa punta trabaja como borde de ataque: al ser redonda, admite viento desde más ángulos sin tirones.</p>',
				fr: '<p>Le flanc s’élargit juste sous le siège du pneu et se referme en une pointe ronde. Dans la moitié arrière de la roue, où l’air arrive à l’envers, cette pointe devient le bord d’attaque : ronde, elle accepte le vent sous plus d’angles, sans à-coups.</p>',
				ja: '<p>側面はタイヤ座のすぐ下で広がり、先端を丸く絞っています。ホイールの後ろ半分では空気がリムの内側から当たるため、この先端が前縁の役目をします。丸めることで、さまざまな角度の風を急な引きを抑えて受け流します。</p>',
			}),
			media: {
				picture: 'wheel-50-detail',
				alt: t({
					it: 'Dettaglio del cerchio da 50 mm',
					en: 'Detail of the 50 mm rim',
					es: 'Detalle de la llanta de 50 mm',
					fr: 'Détail de la jante de 50 mm',
					ja: 'リムハイト50mmのリムの細部',
				}),
			},
			side: 'left',
			links: [
				{
					label: t({
						it: 'Le tecnologie',
						en: 'The technologies',
						es: 'Las tecnologías',
						fr: 'Les technologies',
						ja: 'テクノロジーを見る',
					}),
					link: toPage('technologies'),
				},
			],
		},
		{
			type: 'comparison',
			title: t({
				it: 'Rispetto alle altre due',
				en: 'Next to the other two',
				es: 'Frente a las otras dos',
				fr: 'Face aux deux autres',
				ja: '他のモデルとの比較',
			}),
			text: null,
			product_ids: ['kleos-rd-36', 'kleos-rd-50', 'kleos-rd-62'],
			codes: ['rim_height', 'wheelset_weight', 'rim_inner_width'],
		},
		{
			type: 'download_list',
			title: t({
				it: 'Documenti',
				en: 'Documents',
				es: 'Documentos',
				fr: 'Documents',
				ja: '資料',
			}),
			kind: null,
			product_id: 'kleos-rd-50',
		},
		fourYears(t),
		{
			type: 'cta',
			title: t({
				it: 'Dubbi sull’altezza?',
				en: 'Unsure about the height?',
				es: '¿Dudas con la altura?',
				fr: 'Vous hésitez sur la hauteur ?',
				ja: 'リムハイトに迷ったら',
			}),
			text: null,
			links: [compareHeights(t)],
		},
		whereToSee(t),
	],
});
