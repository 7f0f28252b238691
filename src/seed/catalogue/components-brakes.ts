import type { ProductSeed } from '../types.ts';
import { drawnPart } from './drawn-part.ts';
import { ALLOY_6082, DISC_BRAKE, FOR_ROAD, FOR_ROAD_GRAVEL, inAll } from './components-terms.ts';

const HYDRAULIC_DISC = inAll(
	'Disco idraulico, olio minerale',
	'Hydraulic disc, mineral oil',
	'Disco hidráulico, aceite mineral',
	'Disque hydraulique, huile minérale',
	'油圧ディスク、ミネラルオイル',
);
const ROTOR_MATERIAL = inAll(
	'Acciaio inox 410, ragno in alluminio 7075',
	'410 stainless steel, 7075 aluminium carrier',
	'Acero inoxidable 410, araña de aluminio 7075',
	'Acier inoxydable 410, étoile en aluminium 7075',
	'SUS410ステンレス、7075アルミニウムスパイダー',
);
const BOTH_MOUNTS = inAll(
	'Millerighe o 6 fori',
	'Splined or 6-bolt',
	'Estriado o 6 tornillos',
	'Cannelé ou 6 trous',
	'スプラインまたは6ボルト',
);

export const BRAKES: ProductSeed[] = [
	{
		id: 'rotor-160',
		code: 'RT-160',
		category_id: 'brakes',
		usage_ids: ['road', 'gravel', 'mtb'],
		released_on: '2023-03-06',
		pictures: ['rotor-160'],
		options: ['rotor_mount'],
		variants: [
			{
				code: 'RT-160-CL',
				options: { rotor_mount: 'center-lock' },
				weight_g: 118,
				availability: 'in_stock',
				price: 4900,
			},
			{
				code: 'RT-160-6B',
				options: { rotor_mount: 'six-bolt' },
				weight_g: 112,
				availability: 'in_stock',
				price: 4400,
			},
		],
		figures: { track_thickness: [1.8, 'mm'], growth_by_heat: [0.3, 'mm'], wear_limit: [1.5, 'mm'] },
		specifications: {
			weight: 118,
			braking_system: DISC_BRAKE,
			rotor_diameter: 160,
			rotor_mount: BOTH_MOUNTS,
			material: ROTOR_MATERIAL,
			torque: 40,
			included: inAll(
				'Ghiera (millerighe) o 6 viti T25',
				'Lockring (splined) or six T25 bolts',
				'Anillo de cierre (estriado) o 6 tornillos T25',
				'Bague de serrage (cannelé) ou 6 vis T25',
				'ロックリング（スプライン）またはT25ボルト6本',
			),
			intended_use: inAll(
				'Strada, gravel, MTB',
				'Road, gravel, MTB',
				'Carretera, gravel, MTB',
				'Route, gravel, VTT',
				'ロード、グラベル、MTB',
			),
		},
		drawing: drawnPart({ kind: 'rotor', diameter_mm: 160, track_mm: 15.5, thickness_mm: 1.8 }),
		related_ids: ['rotor-140', 'kleos-rd-50', 'sile-gravel-40'],
		compatible_ids: [
			'caliper-dolada',
			'pads-dolada',
			'hub-rd-sl',
			'hub-rd',
			'hub-gravel',
			'hub-mtb',
		],
		texts: {
			it: {
				slug: 'disco-freno-160',
				name: 'Disco freno 160',
				payoff: 'Pista in inox da 1,8 mm, ragno in alluminio, da 112 g.',
				description:
					'<p>La pista frenante è rivettata su un ragno in alluminio e può dilatarsi di 0,3 mm senza svergolare. I tagli sono curvi e seguono il senso di marcia, per pulire le pastiglie dall’acqua. Va sostituito quando lo spessore scende a 1,5 mm: la quota è incisa.</p>',
			},
			en: {
				slug: 'disc-rotor-160',
				name: 'Disc rotor 160',
				payoff: '1.8 mm stainless track, aluminium carrier, from 112 g.',
				description:
					'<p>The brake track is riveted to an aluminium carrier and can grow 0.3 mm with heat without warping. Curved slots follow the direction of travel and wipe water off the pads. Replace it at 1.5 mm: the figure is engraved.</p>',
			},
			es: {
				slug: 'disco-de-freno-160',
				name: 'Disco de freno 160',
				payoff: 'Pista inoxidable de 1,8 mm, araña de aluminio, desde 112 g.',
				description:
					'<p>La pista de frenado va remachada a una araña de aluminio y puede dilatar 0,3 mm sin alabearse. Las ranuras curvas siguen el sentido de giro y limpian de agua las pastillas. Hay que cambiarlo cuando el espesor baja a 1,5 mm: la cota va grabada.</p>',
			},
			fr: {
				slug: 'disque-de-frein-160',
				name: 'Disque de frein 160',
				payoff: 'Piste inox de 1,8 mm, étoile aluminium, à partir de 112 g.',
				description:
					'<p>La piste de freinage, rivetée sur une étoile en aluminium, peut se dilater de 0,3 mm sans se voiler. Les fentes courbes suivent le sens de rotation et chassent l’eau des plaquettes. À remplacer à 1,5 mm d’épaisseur : la cote est gravée.</p>',
			},
			ja: {
				slug: 'disc-rotor-160',
				name: 'ディスクローター160',
				payoff: '厚さ1.8mmのステンレス面、アルミスパイダー。112gから。',
				description:
					'<p>ブレーキ面をアルミスパイダーにリベットで留め、熱で0.3mm膨張しても歪まない構造です。回転方向に沿った曲線状のスリットが、パッドの水を拭い取ります。厚さが1.5mmになったら交換時期で、数値はローターに刻印しています。</p>',
			},
		},
	},
	{
		id: 'rotor-140',
		code: 'RT-140',
		category_id: 'brakes',
		usage_ids: ['road', 'triathlon'],
		released_on: '2023-03-06',
		pictures: ['rotor-140'],
		options: ['rotor_mount'],
		variants: [
			{
				code: 'RT-140-CL',
				options: { rotor_mount: 'center-lock' },
				weight_g: 96,
				availability: 'in_stock',
				price: 4600,
			},
			{
				code: 'RT-140-6B',
				options: { rotor_mount: 'six-bolt' },
				weight_g: 91,
				availability: 'out_of_stock',
				price: 4100,
			},
		],
		figures: { smaller_by: [20, 'mm'] },
		specifications: {
			weight: 96,
			braking_system: DISC_BRAKE,
			rotor_diameter: 140,
			rotor_mount: BOTH_MOUNTS,
			material: ROTOR_MATERIAL,
			torque: 40,
			max_rider_weight: 90,
			intended_use: FOR_ROAD,
		},
		drawing: drawnPart({ kind: 'rotor', diameter_mm: 140, track_mm: 15.5, thickness_mm: 1.8 }),
		related_ids: ['rotor-160', 'kleos-rd-36'],
		compatible_ids: ['caliper-dolada', 'pads-dolada', 'hub-rd-sl', 'hub-rd'],
		texts: {
			it: {
				slug: 'disco-freno-140',
				name: 'Disco freno 140',
				payoff: 'Per la ruota posteriore da strada, 96 g con ghiera.',
				description:
					'<p>Stessa costruzione del 160, con venti millimetri in meno. Lo consigliamo al posteriore e per ciclisti fino a 90 kg; all’anteriore meglio il 160. La ghiera è compresa e si stringe a 40 Nm.</p>',
			},
			en: {
				slug: 'disc-rotor-140',
				name: 'Disc rotor 140',
				payoff: 'For the rear wheel of a road bike, 96 g with lockring.',
				description:
					'<p>Built like the 160, twenty millimetres smaller. We suggest it for the rear and for riders up to 90 kg; choose 160 at the front. The lockring is supplied and tightens to 40 Nm.</p>',
			},
			es: {
				slug: 'disco-de-freno-140',
				name: 'Disco de freno 140',
				payoff: 'Para la rueda trasera de carretera, 96 g con anillo de cierre (lockring).',
				description:
					'<p>La misma construcción que el 160 con veinte milímetros menos. Lo aconsejamos detrás y para ciclistas de hasta 90 kg; delante es mejor el 160. El anillo de cierre va incluido y se aprieta a 40 Nm.</p>',
			},
			fr: {
				slug: 'disque-de-frein-140',
				name: 'Disque de frein 140',
				payoff: 'Pour la roue arrière route, 96 g avec bague de serrage (lockring).',
				description:
					'<p>La construction du 160, vingt millimètres en moins. Nous le conseillons à l’arrière et jusqu’à 90 kg ; à l’avant, préférez le 160. La bague de serrage est fournie et se serre à 40 Nm.</p>',
			},
			ja: {
				slug: 'disc-rotor-140',
				name: 'ディスクローター140',
				payoff: 'ロードのリア用。ロックリング込みで96g。',
				description:
					'<p>構造は160と同じで、直径を20mm小さくしました。リア用、体重90kgまでの方におすすめします。フロントには160をお選びください。ロックリングは付属し、締付トルクは40Nmです。</p>',
			},
		},
	},
	{
		id: 'caliper-dolada',
		code: 'CA-DOL',
		range: 'Dolada',
		category_id: 'brakes',
		usage_ids: ['road', 'gravel'],
		released_on: '2024-09-16',
		pictures: ['caliper-dolada'],
		options: ['wheel'],
		variants: [
			{
				code: 'CA-DOL-F',
				options: { wheel: 'front' },
				weight_g: 112,
				availability: 'in_stock',
				price: 12900,
			},
			{
				code: 'CA-DOL-R',
				options: { wheel: 'rear' },
				weight_g: 116,
				availability: 'low_stock',
				price: 12900,
			},
		],
		figures: { piston_diameter: [21, 'mm'], pad_clearance: [0.35, 'mm'] },
		specifications: {
			weight: 112,
			braking_system: HYDRAULIC_DISC,
			caliper_mount: 'Flat mount',
			rotor_diameter: '140 / 160 mm',
			brake_pads: inAll(
				'Dolada, organiche',
				'Dolada, organic',
				'Dolada, orgánicas',
				'Dolada, organiques',
				'Dolada、レジン（オーガニック）',
			),
			material: ALLOY_6082,
			torque: 6,
			included: inAll(
				'Pastiglie, viti di fissaggio, piastrina 140/160 (anteriore)',
				'Pads, mounting bolts, 140/160 plate (front)',
				'Pastillas, tornillos de fijación, placa 140/160 (delantera)',
				'Plaquettes, vis de fixation, plaque 140/160 (avant)',
				'パッド、取り付けボルト、140/160プレート（フロント）',
			),
			intended_use: FOR_ROAD_GRAVEL,
		},
		related_ids: ['rotor-160', 'crank-dolada-carbon'],
		compatible_ids: ['pads-dolada', 'rotor-160', 'rotor-140'],
		texts: {
			it: {
				slug: 'pinza-freno-dolada',
				name: 'Pinza freno Dolada',
				payoff: 'Due pistoncini da 21 mm, corpo in un pezzo, 112 g.',
				description:
					'<p>Il corpo nasce da un unico forgiato: non ci sono viti di giunzione tra le due metà. Tra pastiglia e disco restano 0,35 mm per lato, così il disco caldo non sfrega. Lo spurgo si fa dall’alto, con la pinza montata.</p>',
			},
			en: {
				slug: 'dolada-brake-caliper',
				name: 'Dolada brake caliper',
				payoff: 'Two 21 mm pistons, one-piece body, 112 g.',
				description:
					'<p>The body comes from a single forging, with no bolts joining two halves. Pad clearance is 0.35 mm per side, so a hot rotor does not rub. Bleeding is done from the top with the caliper on the bike.</p>',
			},
			es: {
				slug: 'pinza-de-freno-dolada',
				name: 'Pinza de freno Dolada',
				payoff: 'Dos pistones de 21 mm, cuerpo de una pieza, 112 g.',
				description:
					'<p>El cuerpo sale de una sola forja, sin tornillos que unan dos mitades. Entre pastilla y disco quedan 0,35 mm por lado, de modo que el disco caliente no roza. El purgado se hace por arriba con la pinza montada.</p>',
			},
			fr: {
				slug: 'etrier-de-frein-dolada',
				name: 'Étrier de frein Dolada',
				payoff: 'Deux pistons de 21 mm, corps monobloc, 112 g.',
				description:
					'<p>Le corps provient d’une seule pièce forgée, sans vis d’assemblage entre deux moitiés. Le jeu entre plaquette et disque est de 0,35 mm par côté : un disque chaud ne frotte pas. La purge se fait par le haut, étrier en place.</p>',
			},
			ja: {
				slug: 'dolada-brake-caliper',
				name: 'Doladaブレーキキャリパー',
				payoff: '21mmピストン2個、一体型ボディ、112g。',
				description:
					'<p>ボディは一つの鍛造材から作り、左右をつなぐボルトがありません。パッドクリアランスは片側0.35mmで、熱くなったローターも擦れにくくなっています。ブリーディングは車体に付けたまま上側から行えます。</p>',
			},
		},
	},
	{
		id: 'pads-dolada',
		code: 'BP-DOL',
		range: 'Dolada',
		category_id: 'brakes',
		usage_ids: ['road', 'gravel'],
		released_on: '2024-09-16',
		pictures: ['pads-dolada'],
		options: ['compound'],
		variants: [
			{
				code: 'BP-DOL-OR',
				options: { compound: 'organic' },
				weight_g: 14,
				availability: 'in_stock',
				price: 1990,
			},
			{
				code: 'BP-DOL-SI',
				options: { compound: 'metallic' },
				weight_g: 18,
				availability: 'in_stock',
				price: 2390,
			},
		],
		figures: { wear_limit: [0.5, 'mm'] },
		specifications: {
			weight: 14,
			braking_system: DISC_BRAKE,
			caliper_mount: 'Flat mount',
			rotor_diameter: '140 / 160 mm',
			brake_pads: inAll(
				'Organica o sinterizzata',
				'Organic or sintered',
				'Orgánica o sinterizada',
				'Organique ou frittée',
				'レジン（オーガニック）またはメタル（シンタード）',
			),
			material: inAll(
				'Supporto in alluminio (organica) o acciaio (sinterizzata)',
				'Aluminium (organic) or steel (sintered) backing plate',
				'Soporte de aluminio (orgánica) o acero (sinterizada)',
				'Support aluminium (organique) ou acier (frittée)',
				'バックプレート：アルミニウム（レジン）、スチール（メタル）',
			),
			included: inAll(
				'Coppia di pastiglie, molla, perno',
				'Pair of pads, spring, retaining pin',
				'Par de pastillas, muelle, pasador',
				'Paire de plaquettes, ressort, goupille',
				'パッド1組、スプリング、固定ピン',
			),
			intended_use: FOR_ROAD_GRAVEL,
		},
		related_ids: ['rotor-160', 'rotor-140'],
		compatible_ids: ['caliper-dolada'],
		texts: {
			it: {
				slug: 'pastiglie-dolada',
				name: 'Pastiglie Dolada',
				payoff: 'Organiche per l’asciutto, sinterizzate per fango e discese lunghe.',
				description:
					'<p>La mescola organica frena subito, anche da fredda, ed è silenziosa. La sinterizzata dura circa il doppio sul bagnato e sopporta temperature più alte. Vanno cambiate quando il materiale d’attrito scende a 0,5 mm, segnato da una tacca.</p>',
			},
			en: {
				slug: 'dolada-brake-pads',
				name: 'Dolada brake pads',
				payoff: 'Organic for dry roads, sintered for mud and long descents.',
				description:
					'<p>The organic compound bites at once, even cold, and runs quietly. Sintered pads last about twice as long in the wet and take more heat. Change them when the friction material is down to 0.5 mm, marked by a notch.</p>',
			},
			es: {
				slug: 'pastillas-dolada',
				name: 'Pastillas Dolada',
				payoff: 'Orgánicas para seco, sinterizadas para barro y bajadas largas.',
				description:
					'<p>El compuesto orgánico muerde enseguida, incluso en frío, y es silencioso. El sinterizado dura cerca del doble en mojado y aguanta más temperatura. Se cambian cuando queda 0,5 mm de material, indicado por una muesca.</p>',
			},
			fr: {
				slug: 'plaquettes-dolada',
				name: 'Plaquettes Dolada',
				payoff: 'Organiques sur le sec, frittées pour la boue et les longues descentes.',
				description:
					'<p>Le mélange organique mord tout de suite, même à froid, et reste silencieux. Le fritté dure environ deux fois plus longtemps sous la pluie et supporte mieux la chaleur. À changer quand il reste 0,5 mm de garniture, repéré par une encoche.</p>',
			},
			ja: {
				slug: 'dolada-brake-pads',
				name: 'Doladaブレーキパッド',
				payoff: 'ドライ向けのレジン（オーガニック）、泥や長い下り向けのメタル（シンタード）。',
				description:
					'<p>レジン（オーガニック）は冷えた状態からよく効き、音も静かです。メタル（シンタード）は雨天での寿命がおよそ2倍で、高温にも強くなっています。摩擦材が0.5mmになったら交換時期で、目印の溝を設けています。</p>',
			},
		},
	},
];
