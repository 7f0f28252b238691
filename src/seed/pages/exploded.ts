import { TORQUE_NM } from '../manuals/manual.ts';
import hub from '../media/outlines/hub-apart.json' with { type: 'json' };
import rim from '../media/outlines/rim-apart.json' with { type: 'json' };
import type { BlockSeed } from '../types.ts';
import type { TextPicker } from './page.ts';

/** Rear hub of the Kleos RD, taken apart along its axle. */
export const explodedHub = (t: TextPicker): BlockSeed => ({
	type: 'exploded_view',
	title: t({
		it: 'Il mozzo, pezzo per pezzo',
		en: 'The hub, piece by piece',
		es: 'El buje, pieza a pieza',
		fr: 'Le moyeu, pièce par pièce',
		ja: 'ハブの部品構成',
	}),
	text: t({
		it: 'Si apre senza attrezzi: via i terminali, il corpetto si sfila con la sua ghiera dentata. Per i cuscinetti serve un estrattore.',
		en: 'It opens without tools: pull the end caps and the freehub body slides off with its ratchet. The bearings need a puller.',
		es: 'Se abre sin herramientas: fuera las tapas, el núcleo sale con su corona dentada. Para los rodamientos hace falta un extractor.',
		fr: 'Il s’ouvre sans outil : embouts retirés, le corps de roue libre sort avec sa denture. Les roulements demandent un extracteur.',
		ja: '工具なしで分解できます。エンドキャップを抜くと、フリーボディがラチェットごと外れます。ベアリングの取り外しには専用プーラーが必要です。',
	}),
	media: {
		picture: 'hub-apart',
		alt: t({
			it: 'Mozzo posteriore RD SL smontato: terminali, cuscinetti, perno, corpo, ghiere dentate e corpetto sulla stessa linea',
			en: 'RD SL rear hub taken apart: end caps, bearings, axle, shell, ratchets and freehub body on one line',
			es: 'Buje trasero RD SL desmontado: tapas, rodamientos, eje, cuerpo, coronas dentadas y núcleo en una misma línea',
			fr: 'Moyeu arrière RD SL démonté : embouts, roulements, axe, corps, dentures et corps de roue libre sur une même ligne',
			ja: '分解したRD SLリアハブ。エンドキャップ、ベアリング、アクスル、ハブシェル、ラチェット、フリーボディを一列に並べた図',
		}),
	},
	product_id: 'hub-rd-sl',
	product_ids: ['kleos-rd-36', 'kleos-rd-50', 'kleos-rd-62'],
	items: [
		{
			name: t({
				it: 'Terminali',
				en: 'End caps',
				es: 'Tapas',
				fr: 'Embouts',
				ja: 'エンドキャップ',
			}),
			text: t({
				it: 'Entrano a pressione con un O-ring e si sfilano a mano. Adattano il mozzo al perno passante.',
				en: 'Push-fit on an O-ring, pulled off by hand. They adapt the hub to the thru-axle.',
				es: 'Entran a presión con una junta tórica y se sacan a mano. Adaptan el buje al eje pasante.',
				fr: 'Emmanchés sur un joint torique, ils se retirent à la main. Ils adaptent le moyeu à l’axe traversant.',
				ja: 'Oリングで保持し、手で抜き差しできます。スルーアクスルの規格に合わせて交換します。',
			}),
			outline: hub.parts.cap,
			torque_nm: null,
			product_id: 'spare-end-caps',
		},
		{
			name: t({
				it: 'Cuscinetti',
				en: 'Bearings',
				es: 'Rodamientos',
				fr: 'Roulements',
				ja: 'ベアリング',
			}),
			text: t({
				it: 'Due nel corpo, uno nel corpetto, piantati. Si spingono sull’anello esterno, mai su quello interno.',
				en: 'Two in the shell and one in the freehub body, pressed in. Press on the outer ring, never on the inner.',
				es: 'Dos en el cuerpo y uno en el núcleo, montados a presión. Se empuja sobre el aro exterior, nunca sobre el interior.',
				fr: 'Deux dans le corps et un dans le corps de roue libre, montés serrés. On appuie sur la bague extérieure, jamais sur l’intérieure.',
				ja: 'ハブシェルに2個、フリーボディに1個を圧入しています。圧入時は必ず外輪を押し、内輪には力をかけないでください。',
			}),
			outline: hub.parts.bearing,
			torque_nm: null,
			product_id: 'spare-bearings',
		},
		{
			name: t({ it: 'Perno', en: 'Axle', es: 'Eje', fr: 'Axe', ja: 'アクスル' }),
			text: t({
				it: 'Cavo, in alluminio: dentro passa il perno del telaio. Lo spallamento tiene fermo il cuscinetto sinistro.',
				en: 'Hollow, in aluminium: the frame’s thru-axle runs inside it. Its shoulder locates the left bearing.',
				es: 'Hueco, de aluminio: por dentro pasa el eje del cuadro. El resalte fija el rodamiento izquierdo.',
				fr: 'Creux, en aluminium : l’axe du cadre passe à l’intérieur. L’épaulement cale le roulement gauche.',
				ja: 'アルミ製の中空軸で、内側にフレームのスルーアクスルが通ります。段差が左側ベアリングの位置を決めます。',
			}),
			outline: hub.parts.axle,
			torque_nm: null,
			product_id: null,
		},
		{
			name: t({
				it: 'Corpo',
				en: 'Shell',
				es: 'Cuerpo',
				fr: 'Corps',
				ja: 'ハブシェル',
			}),
			text: t({
				it: 'Sul millerighe a sinistra va il disco; la coppia è quella della ghiera che lo blocca.',
				en: 'The rotor sits on the splines on the left; the torque is that of its lockring.',
				es: 'El disco va en las estrías de la izquierda; el par es el de su anillo de cierre.',
				fr: 'Le disque se monte sur les cannelures de gauche ; le couple est celui de la bague de serrage.',
				ja: '左側のスプラインにディスクローターを取り付けます。トルクはロックリングの値です。',
			}),
			outline: hub.parts.shell,
			torque_nm: TORQUE_NM.splineRing,
			product_id: null,
		},
		{
			name: t({
				it: 'Ghiere dentate',
				en: 'Ratchet rings',
				es: 'Coronas dentadas',
				fr: 'Bagues dentées',
				ja: 'ラチェットリング',
			}),
			text: t({
				it: 'Due, denti contro denti: 72 punti d’ingaggio, uno ogni 5°. Un velo di grasso, non di più: troppo le tiene aperte.',
				en: 'Two, tooth to tooth: 72 points of engagement, one every 5°. A film of grease and no more: too much holds them apart.',
				es: 'Dos, diente contra diente: 72 puntos de enganche, uno cada 5°. Una película de grasa y nada más: el exceso las mantiene separadas.',
				fr: 'Deux, dents contre dents : 72 points d’engagement, un tous les 5°. Un film de graisse, pas plus : l’excès les tient écartées.',
				ja: '2枚の歯面が向き合い、72ノッチ、5°ごとに噛み合います。グリスは薄く塗ってください。多すぎると噛み合いません。',
			}),
			outline: hub.parts.ratchet,
			torque_nm: null,
			product_id: null,
		},
		{
			name: t({
				it: 'Corpetto',
				en: 'Freehub body',
				es: 'Núcleo',
				fr: 'Corps de roue libre',
				ja: 'フリーボディ',
			}),
			text: t({
				it: 'Tre standard intercambiabili: Shimano HG, SRAM XDR e Campagnolo N3W. Con il ricambio arriva il terminale della lunghezza giusta.',
				en: 'Three interchangeable standards: Shimano HG, SRAM XDR and Campagnolo N3W. Each comes with an end cap of the right length.',
				es: 'Tres estándares intercambiables: Shimano HG, SRAM XDR y Campagnolo N3W. Cada núcleo incluye la tapa de la longitud adecuada.',
				fr: 'Trois standards interchangeables : Shimano HG, SRAM XDR et Campagnolo N3W. L’embout de la bonne longueur est fourni.',
				ja: 'Shimano HG、SRAM XDR、Campagnolo N3Wの3規格を相互に交換できます。それぞれ長さの合うエンドキャップが付属します。',
			}),
			outline: hub.parts.freehub,
			torque_nm: null,
			product_id: 'spare-freehub',
		},
	],
});

/** A section of the Kleos rim, with tape and valve. */
export const explodedRim = (t: TextPicker): BlockSeed => ({
	type: 'exploded_view',
	title: t({
		it: 'Il cerchio, dal raggio alla valvola',
		en: 'The rim, from spoke to valve',
		es: 'La llanta, del radio a la válvula',
		fr: 'La jante, du rayon à la valve',
		ja: 'リムの部品構成、スポークからバルブまで',
	}),
	text: t({
		it: 'Nell’ordine in cui si monta: il nipplo entra dal canale, il nastro chiude i fori, la valvola buca il nastro.',
		en: 'In the order of assembly: the nipple goes in from the rim bed, tape closes the holes, the valve pierces the tape.',
		es: 'En el orden de montaje: la cabecilla entra desde la base, la cinta tapa los orificios y la válvula perfora la cinta.',
		fr: 'Dans l’ordre du montage : la tête de rayon entre par l’intérieur de la jante, le fond de jante ferme les trous, la valve le perce.',
		ja: '組み立て順に並べています。ニップルをリム内側から通し、テープで穴をふさぎ、テープに穴を開けてバルブを差し込みます。',
	}),
	media: {
		picture: 'rim-apart',
		alt: t({
			it: 'Spezzone di cerchio Kleos da 50 mm con valvola e nastro sopra, nipplo e raggio come si montano',
			en: 'Sawn piece of a 50 mm Kleos rim with valve and tape above it, nipple and spoke as they go in',
			es: 'Trozo de llanta Kleos de 50 mm con la válvula y la cinta encima, la cabecilla y el radio como se montan',
			fr: 'Tronçon de jante Kleos de 50 mm, valve et fond de jante au-dessus, tête de rayon et rayon comme ils se montent',
			ja: '50mmハイトのKleosリムの断面模型。上にバルブとテープ、取り付け位置にニップルとスポークを示した図',
		}),
	},
	product_id: 'rim-kleos-50',
	product_ids: ['kleos-rd-36', 'kleos-rd-50', 'kleos-rd-62'],
	items: [
		{
			name: t({ it: 'Cerchio', en: 'Rim', es: 'Llanta', fr: 'Jante', ja: 'リム' }),
			text: t({
				it: 'Carbonio, con il canale in vista sul taglio. Se si danneggia in una caduta, la ruota nuova costa meno: le condizioni sono nella scheda della ruota.',
				en: 'Carbon, its channel in view on the cut. If it is damaged in a crash, the new wheel costs less: the terms are on the wheel’s page.',
				es: 'Carbono, con el canal a la vista en el corte. Si se daña en una caída, la rueda nueva cuesta menos: las condiciones están en la ficha de la rueda.',
				fr: 'Carbone, canal visible sur la coupe. Si une chute l’endommage, la roue neuve coûte moins cher : les conditions figurent sur la fiche de la roue.',
				ja: 'カーボン製。断面にチャンネルが見えます。落車で破損した場合は、新しいホイールを割引価格でお求めいただけます。条件はホイールの製品ページをご覧ください。',
			}),
			outline: rim.parts.rim,
			torque_nm: null,
			product_id: 'rim-kleos-50',
		},
		{
			name: t({
				it: 'Nastro tubeless',
				en: 'Tubeless tape',
				es: 'Cinta tubeless',
				fr: 'Fond de jante tubeless',
				ja: 'チューブレステープ',
			}),
			text: t({
				it: 'Due millimetri più largo del canale, teso, con tre raggi di sormonto alla valvola.',
				en: 'Two millimetres wider than the channel, pulled tight, overlapping by three spokes at the valve.',
				es: 'Dos milímetros más ancha que el canal, tensa y con tres radios de solape en la válvula.',
				fr: 'Deux millimètres plus large que le canal, bien tendu, avec trois rayons de recouvrement à la valve.',
				ja: '内幅より2mm広いものを、引っ張りながら貼ります。バルブ部でスポーク3本分重ねてください。',
			}),
			outline: rim.parts.tape,
			torque_nm: null,
			product_id: 'spare-rim-tape',
		},
		{
			name: t({ it: 'Valvola', en: 'Valve', es: 'Válvula', fr: 'Valve', ja: 'バルブ' }),
			text: t({
				it: 'Almeno 20 mm più lunga dell’altezza del cerchio. La ghiera si stringe a mano, mai con la pinza.',
				en: 'At least 20 mm longer than the rim is deep. The nut is tightened by hand, never with pliers.',
				es: 'Al menos 20 mm más larga que la altura de la llanta. La tuerca se aprieta a mano, nunca con alicates.',
				fr: 'Au moins 20 mm de plus que la hauteur de jante. L’écrou se serre à la main, jamais à la pince.',
				ja: 'リムハイトより20mm以上長いものを選びます。ナットは手で締め、ペンチは使わないでください。',
			}),
			outline: rim.parts.valve,
			torque_nm: null,
			product_id: 'spare-valves',
		},
		{
			name: t({
				it: 'Nipplo',
				en: 'Nipple',
				es: 'Cabecilla',
				fr: 'Tête de rayon',
				ja: 'ニップル',
			}),
			text: t({
				it: 'Si regola la tensione, non la coppia: 1.200 N sul lato cassetta. La coppia è il limite del filetto.',
				en: 'Tension is what you set, not torque: 1,200 N on the drive side. The torque is the thread’s limit.',
				es: 'Se regula la tensión, no el par: 1.200 N en el lado del cassette. El par es el límite de la rosca.',
				fr: 'On règle la tension, pas le couple : 1 200 N côté cassette. Le couple est la limite du filetage.',
				ja: '調整するのはトルクではなくテンションです。カセット側は1,200N。トルクはねじ山の上限値です。',
			}),
			outline: rim.parts.nipple,
			torque_nm: null,
			product_id: 'spare-nipples',
		},
		{
			name: t({ it: 'Raggio', en: 'Spoke', es: 'Radio', fr: 'Rayon', ja: 'スポーク' }),
			text: t({
				it: 'Testa dritta, piatto. La lunghezza è sull’adesivo dentro il cerchio, vicino alla valvola.',
				en: 'Straight-pull, bladed. Its length is on the label inside the rim, next to the valve.',
				es: 'De cabeza recta y plano. La longitud figura en la etiqueta interior de la llanta, junto a la válvula.',
				fr: 'Tête droite, plat. Sa longueur figure sur l’étiquette à l’intérieur de la jante, près de la valve.',
				ja: 'ストレートプルの扁平スポークです。長さはリム内側、バルブ付近のラベルに記載しています。',
			}),
			outline: rim.parts.spoke,
			torque_nm: null,
			product_id: 'spare-spokes',
		},
	],
});
