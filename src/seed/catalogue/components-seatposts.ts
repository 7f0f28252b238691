import type { ProductSeed } from '../types.ts';
import { drawnPart } from './drawn-part.ts';
import {
	ALLOY_6061,
	ALLOY_7075,
	decimal,
	FOR_MTB,
	FOR_ROAD_GRAVEL,
	inAll,
} from './components-terms.ts';

const ROUND_RAILS = '7 × 7 mm';
const ROUND_AND_OVAL_RAILS = '7 × 7 / 7 × 9 mm';

export const SEATPOSTS: ProductSeed[] = [
	{
		id: 'post-dolada-carbon',
		code: 'SP-DLC',
		range: 'Dolada',
		category_id: 'seatposts',
		usage_ids: ['road', 'gravel'],
		released_on: '2024-02-05',
		pictures: ['post-dolada-carbon'],
		options: ['diameter', 'offset'],
		colors: ['carbon'],
		variants: [
			{
				code: 'SP-DLC-272-0',
				options: { diameter: '27-2', offset: '0' },
				color: 'carbon',
				weight_g: 172,
				availability: 'in_stock',
				price: 16900,
			},
			{
				code: 'SP-DLC-272-15',
				options: { diameter: '27-2', offset: '15' },
				color: 'carbon',
				weight_g: 178,
				availability: 'in_stock',
				price: 16900,
			},
			{
				code: 'SP-DLC-316-0',
				options: { diameter: '31-6', offset: '0' },
				color: 'carbon',
				weight_g: 191,
				availability: 'made_to_order',
				price: 17400,
			},
		],
		figures: { rider_measured: [80, 'kg'], length_measured: [120, 'mm'] },
		specifications: {
			weight: 172,
			seatpost_diameter: decimal('27.2 / 31.6 mm'),
			seatpost_length: 350,
			seatpost_offset: '0 / 15 mm',
			rail_clamp: ROUND_AND_OVAL_RAILS,
			material: inAll(
				'Carbonio unidirezionale, morsetto in alluminio',
				'Unidirectional carbon, aluminium clamp',
				'Carbono unidireccional, abrazadera de aluminio',
				'Carbone unidirectionnel, chariot en aluminium',
				'UDカーボン、アルミニウム製クランプ',
			),
			torque: 8,
			max_rider_weight: 110,
			included: inAll(
				'Pasta per carbonio 5 g, ganasce 7 × 9 mm',
				'5 g carbon paste, 7 × 9 mm clamps',
				'Pasta de carbono 5 g, mordazas 7 × 9 mm',
				'Pâte carbone 5 g, mors 7 × 9 mm',
				'カーボンペースト5g、7×9mmクランプ',
			),
			intended_use: FOR_ROAD_GRAVEL,
		},
		drawing: drawnPart({
			kind: 'seatpost',
			diameters_mm: [27.2, 31.6],
			lengths_mm: [350],
			offsets_mm: [0, 15],
			insertion_mm: 100,
		}),
		related_ids: ['post-dolada', 'post-grappa-offset', 'crank-dolada-carbon'],
		texts: {
			it: {
				slug: 'reggisella-dolada-carbonio',
				name: 'Reggisella Dolada Carbonio',
				payoff: '172 g, flette dove serve: fino a 9 mm con 80 kg in sella.',
				description:
					'<p>Gli strati posteriori corrono a 0°, quelli laterali a 45°: il tubo flette in avanti e indietro e resta fermo di lato. In prova, con 80 kg sulla sella e 120 mm fuori dal telaio, si misurano 9 mm di escursione. Le ganasce per binari ovali sono nella scatola.</p>',
			},
			en: {
				slug: 'dolada-carbon-seatpost',
				name: 'Dolada Carbon seatpost',
				payoff: '172 g, compliant where it counts: up to 9 mm under 80 kg.',
				description:
					'<p>Rear plies run at 0°, side plies at 45°, so the tube gives fore and aft and stays firm sideways. With 80 kg on the saddle and 120 mm out of the frame we measure 9 mm of travel. Clamps for oval rails come in the box.</p>',
			},
			es: {
				slug: 'tija-dolada-carbono',
				name: 'Tija Dolada Carbono',
				payoff: '172 g, flexa donde debe: hasta 9 mm con 80 kg.',
				description:
					'<p>Las capas traseras van a 0° y las laterales a 45°: el tubo cede hacia delante y hacia atrás y se mantiene firme de lado. Con 80 kg en el sillín y 120 mm fuera del cuadro medimos 9 mm de recorrido. Las mordazas para raíles ovalados van en la caja.</p>',
			},
			fr: {
				slug: 'tige-de-selle-dolada-carbone',
				name: 'Tige de selle Dolada Carbone',
				payoff: '172 g, souple là où il faut : jusqu’à 9 mm sous 80 kg.',
				description:
					'<p>Les plis arrière sont orientés à 0°, les latéraux à 45° : le tube fléchit d’avant en arrière et reste ferme de côté. Avec 80 kg sur la selle et 120 mm hors du cadre, nous mesurons 9 mm de débattement. Les mors pour rails ovales sont fournis.</p>',
			},
			ja: {
				slug: 'dolada-carbon-seatpost',
				name: 'Doladaカーボンシートポスト',
				payoff: '172g。80kgの荷重で最大9mmしなる設計。',
				description:
					'<p>後側の層を0°、側面の層を45°に積み、前後にはしなり、横には硬いチューブにしました。サドル荷重80kg、フレームからの突き出し120mmの条件で、9mmの変位を計測しています。楕円レール用クランプが付属します。</p>',
			},
		},
	},
	{
		id: 'post-dolada',
		code: 'SP-DOL',
		range: 'Dolada',
		category_id: 'seatposts',
		usage_ids: ['road', 'urban', 'gravel'],
		released_on: '2021-09-06',
		pictures: ['post-dolada'],
		options: ['diameter'],
		colors: ['black', 'silver'],
		color_pictures: { silver: 'post-dolada-silver' },
		variants: [
			{
				code: 'SP-DOL-272-BK',
				options: { diameter: '27-2' },
				color: 'black',
				weight_g: 246,
				availability: 'in_stock',
				price: 5900,
				street_price: 6900,
				lowest_price_30d: 6900,
			},
			{
				code: 'SP-DOL-316-BK',
				options: { diameter: '31-6' },
				color: 'black',
				weight_g: 268,
				availability: 'in_stock',
				price: 5900,
				street_price: 6900,
				lowest_price_30d: 6900,
			},
			{
				code: 'SP-DOL-272-SV',
				options: { diameter: '27-2' },
				color: 'silver',
				weight_g: 246,
				availability: 'low_stock',
				price: 5900,
				street_price: 6900,
				lowest_price_30d: 6900,
			},
		],
		figures: { scale_step: [10, 'mm'] },
		specifications: {
			weight: 246,
			seatpost_diameter: decimal('27.2 / 31.6 mm'),
			seatpost_length: 350,
			seatpost_offset: 15,
			rail_clamp: ROUND_RAILS,
			material: ALLOY_7075,
			torque: 10,
			max_rider_weight: 125,
			included: inAll(
				'Ganasce 7 × 7 mm, viti in acciaio inox',
				'7 × 7 mm clamps, stainless steel bolts',
				'Mordazas 7 × 7 mm, tornillos inoxidables',
				'Mors 7 × 7 mm, vis en acier inoxydable',
				'7×7mmクランプ、ステンレスボルト',
			),
			intended_use: FOR_ROAD_GRAVEL,
		},
		drawing: drawnPart({
			kind: 'seatpost',
			diameters_mm: [27.2, 31.6],
			lengths_mm: [350],
			offsets_mm: [15],
			insertion_mm: 100,
		}),
		related_ids: ['post-dolada-carbon', 'crank-dolada'],
		texts: {
			it: {
				slug: 'reggisella-dolada',
				name: 'Reggisella Dolada',
				payoff: 'Due viti contrapposte, regolazione dell’angolo senza scatti.',
				description:
					'<p>Tubo trafilato a spessore variabile, testa forgiata e incollata con arretramento di 15 mm. L’inclinazione si regola con due viti contrapposte, al decimo di grado. La scala incisa ogni 10 mm aiuta a ritrovare l’altezza dopo un viaggio.</p>',
			},
			en: {
				slug: 'dolada-seatpost',
				name: 'Dolada seatpost',
				payoff: 'Two opposed bolts, angle adjustment without steps.',
				description:
					'<p>Butted, drawn tube with a forged and bonded head set back 15 mm. Two opposed bolts set saddle tilt to a tenth of a degree. A scale engraved every 10 mm helps you find your height again after travel.</p>',
			},
			es: {
				slug: 'tija-dolada',
				name: 'Tija Dolada',
				payoff: 'Dos tornillos opuestos, ajuste de ángulo sin saltos.',
				description:
					'<p>Tubo estirado de espesor variable, cabeza forjada y pegada con 15 mm de retroceso. La inclinación se ajusta con dos tornillos opuestos, a la décima de grado. La escala grabada cada 10 mm ayuda a recuperar la altura después de un viaje.</p>',
			},
			fr: {
				slug: 'tige-de-selle-dolada',
				name: 'Tige de selle Dolada',
				payoff: 'Deux vis opposées, réglage d’angle sans cran.',
				description:
					'<p>Tube étiré à épaisseur variable, tête forgée et collée avec 15 mm de recul. Deux vis opposées règlent l’inclinaison au dixième de degré. Une échelle gravée tous les 10 mm aide à retrouver sa hauteur après un voyage.</p>',
			},
			ja: {
				slug: 'dolada-seatpost',
				name: 'Doladaシートポスト',
				payoff: '対向する2本のボルトで、角度を無段階に調整。',
				description:
					'<p>バテッド加工の引抜きチューブに、15mmオフセットの鍛造ヘッドを接着しています。サドルの角度は対向する2本のボルトで0.1度単位まで合わせられます。10mmごとの目盛りで、輪行のあとも元の高さに戻せます。</p>',
			},
		},
	},
	{
		id: 'post-grappa-offset',
		code: 'SP-GRA',
		range: 'Grappa',
		category_id: 'seatposts',
		usage_ids: ['mtb'],
		released_on: '2022-05-09',
		pictures: ['post-grappa-offset'],
		options: ['diameter', 'length'],
		colors: ['black'],
		variants: [
			{
				code: 'SP-GRA-309-400',
				options: { diameter: '30-9', length: '400' },
				color: 'black',
				weight_g: 296,
				availability: 'in_stock',
				price: 7400,
			},
			{
				code: 'SP-GRA-316-350',
				options: { diameter: '31-6', length: '350' },
				color: 'black',
				weight_g: 282,
				availability: 'in_stock',
				price: 7400,
			},
			{
				code: 'SP-GRA-316-400',
				options: { diameter: '31-6', length: '400' },
				color: 'black',
				weight_g: 304,
				availability: 'low_stock',
				price: 7400,
			},
		],
		figures: { least_insertion: [100, 'mm'] },
		specifications: {
			weight: 282,
			seatpost_diameter: decimal('30.9 / 31.6 mm'),
			seatpost_length: '350 / 400 mm',
			seatpost_offset: 25,
			rail_clamp: ROUND_RAILS,
			material: ALLOY_6061,
			torque: 12,
			max_rider_weight: 130,
			intended_use: FOR_MTB,
		},
		drawing: drawnPart({
			kind: 'seatpost',
			diameters_mm: [30.9, 31.6],
			lengths_mm: [350, 400],
			offsets_mm: [25],
			insertion_mm: 100,
		}),
		related_ids: ['post-dolada', 'grappa-27'],
		texts: {
			it: {
				slug: 'reggisella-grappa-arretrato',
				name: 'Reggisella Grappa con arretramento',
				payoff: 'Arretramento 25 mm, testa piegata a caldo dallo stesso tubo.',
				description:
					'<p>Tubo e testa sono un pezzo solo, curvato a caldo: nessun incollaggio da controllare. I 25 mm di arretramento spostano il peso indietro sulle biciclette con tubo verticale ripido. Inserimento minimo 100 mm, segnato sul tubo.</p>',
			},
			en: {
				slug: 'grappa-setback-seatpost',
				name: 'Grappa setback seatpost',
				payoff: '25 mm setback, head hot-bent from the same tube.',
				description:
					'<p>Tube and head are one piece, bent hot, with no bonded joint to inspect. The 25 mm setback moves weight rearwards on bikes with a steep seat tube. Minimum insertion is 100 mm, marked on the tube.</p>',
			},
			es: {
				slug: 'tija-grappa-retrasada',
				name: 'Tija Grappa con retroceso',
				payoff: 'Retroceso de 25 mm, cabeza curvada en caliente del propio tubo.',
				description:
					'<p>Tubo y cabeza son una sola pieza curvada en caliente, sin uniones pegadas que revisar. Los 25 mm de retroceso llevan el peso hacia atrás en bicicletas con tubo de sillín vertical. Inserción mínima de 100 mm, marcada en el tubo.</p>',
			},
			fr: {
				slug: 'tige-de-selle-grappa-recul',
				name: 'Tige de selle Grappa à recul',
				payoff: 'Recul de 25 mm, tête cintrée à chaud dans le tube.',
				description:
					'<p>Tube et tête ne font qu’une pièce, cintrée à chaud : aucun collage à surveiller. Les 25 mm de recul ramènent le poids vers l’arrière sur les vélos à tube de selle redressé. Insertion minimale 100 mm, repérée sur le tube.</p>',
			},
			ja: {
				slug: 'grappa-setback-seatpost',
				name: 'Grappaオフセットシートポスト',
				payoff: 'オフセット25mm。ヘッドまで1本のチューブから熱間成形。',
				description:
					'<p>チューブとヘッドを一体のまま熱間で曲げているため、点検が必要な接着部がありません。25mmのオフセットで、シート角の立ったバイクでも荷重を後ろに移せます。最低挿入長は100mmで、チューブに線で示しています。</p>',
			},
		},
	},
];
