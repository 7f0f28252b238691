import type { ProductSeed } from '../types.ts';
import { drawnPart } from './drawn-part.ts';
import {
	ALLOY_6061,
	ALLOY_7075_ANODISED,
	BEARINGS_ANGULAR,
	BEARINGS_CERAMIC,
	BEARINGS_STAINLESS,
	BEARINGS_STEEL,
	decimal,
	FOR_ALL_ROAD,
	FOR_ROAD,
	FOR_ROAD_GRAVEL,
	inAll,
} from './components-terms.ts';

const SPACERS_INCLUDED = inAll(
	'Distanziali da 2,5 mm, grasso',
	'2.5 mm spacers, grease',
	'Separadores de 2,5 mm, grasa',
	'Entretoises de 2,5 mm, graisse',
	'2.5mmスペーサー、グリス',
);
const STAR_NUT_INCLUDED = inAll(
	'Tappo, ragnetto, distanziali 5 + 10 mm',
	'Top cap, star nut, 5 + 10 mm spacers',
	'Tapa, araña, separadores 5 + 10 mm',
	'Capot, étoile, entretoises 5 + 10 mm',
	'トップキャップ、スターナット、5mmと10mmのスペーサー',
);
const EXPANDER_INCLUDED = inAll(
	'Tappo, espansore per cannotto in carbonio, distanziali 5 + 10 mm',
	'Top cap, expander for carbon steerers, 5 + 10 mm spacers',
	'Tapa, expansor para tubo de carbono, separadores 5 + 10 mm',
	'Capot, expandeur pour pivot carbone, entretoises 5 + 10 mm',
	'トップキャップ、カーボンコラム用エキスパンダー、5mmと10mmのスペーサー',
);

export const BOTTOM_BRACKETS: ProductSeed[] = [
	{
		id: 'bb-threaded-24',
		code: 'BB-TH24',
		category_id: 'bottom-brackets',
		usage_ids: ['road', 'track', 'urban'],
		released_on: '2021-01-18',
		pictures: ['bb-threaded-24'],
		options: ['thread'],
		variants: [
			{
				code: 'BB-TH24-BSA',
				options: { thread: 'bsa' },
				weight_g: 92,
				availability: 'in_stock',
				price: 4400,
			},
			{
				code: 'BB-TH24-ITA',
				options: { thread: 'ita' },
				weight_g: 95,
				availability: 'in_stock',
				price: 4600,
			},
		],
		specifications: {
			weight: 92,
			bottom_bracket_shell: 'BSA 68, ITA 70',
			shell_width: '68 / 70 mm',
			spindle_diameter: 24,
			thread: decimal('1.37″ × 24 tpi / 36 mm × 24 tpi'),
			bearings: BEARINGS_STAINLESS,
			material: ALLOY_6061,
			torque: 40,
			included: SPACERS_INCLUDED,
			intended_use: FOR_ALL_ROAD,
		},
		drawing: drawnPart({
			kind: 'bottom_bracket',
			shell_widths_mm: [68, 70],
			shell_bores_mm: [34.8, 36],
			overhangs_mm: [11],
			cup_mm: 45,
			spindle_mm: 24,
		}),
		related_ids: ['bb-threaded-30', 'bb-pressfit-86'],
		compatible_ids: ['crank-dolada', 'crank-pista'],
		texts: {
			it: {
				slug: 'movimento-centrale-filettato-24',
				name: 'Movimento centrale filettato 24',
				payoff: 'Calotte esterne per asse da 24 mm, BSA o italiano.',
				description:
					'<p>I cuscinetti stanno fuori dalla scatola, distanti tra loro quanto il telaio permette. Il manicotto interno con doppio O-ring tiene fuori l’acqua che scende dal tubo verticale. La versione ITA 70 ha entrambe le filettature destre.</p>',
			},
			en: {
				slug: 'threaded-bottom-bracket-24',
				name: 'Threaded bottom bracket 24',
				payoff: 'Outboard cups for 24 mm spindles, BSA or Italian.',
				description:
					'<p>Bearings sit outside the shell, as far apart as the frame allows. An inner sleeve with two O-rings keeps out water running down the seat tube. On the ITA 70 version both cups have right-hand threads.</p>',
			},
			es: {
				slug: 'pedalier-roscado-24',
				name: 'Pedalier roscado 24',
				payoff: 'Cazoletas externas para eje de 24 mm, BSA o italiano.',
				description:
					'<p>Los rodamientos van fuera de la caja, lo más separados que permite el cuadro. El manguito interior con dos juntas tóricas frena el agua que baja por el tubo de sillín. En la versión ITA 70 ambas roscas son a derechas.</p>',
			},
			fr: {
				slug: 'boitier-de-pedalier-filete-24',
				name: 'Boîtier de pédalier fileté 24',
				payoff: 'Cuvettes externes pour axe de 24 mm, BSA ou italien.',
				description:
					'<p>Les roulements sont placés hors de la boîte, aussi écartés que le cadre le permet. Le fourreau intérieur à double joint torique arrête l’eau qui descend du tube de selle. Sur la version ITA 70, les deux cuvettes ont un pas à droite.</p>',
			},
			ja: {
				slug: 'threaded-bottom-bracket-24',
				name: 'ねじ切りボトムブラケット24',
				payoff: '24mmクランク軸用の外付けカップ。BSAまたはITA。',
				description:
					'<p>ベアリングをシェルの外側に置き、左右の間隔をフレームの許す限り広げています。Oリングを2本備えたスリーブが、シートチューブから流れ込む水を防ぎます。ITA 70は左右とも正ねじです。</p>',
			},
		},
	},
	{
		id: 'bb-threaded-30',
		code: 'BB-TH30',
		category_id: 'bottom-brackets',
		usage_ids: ['road', 'gravel', 'mtb'],
		released_on: '2022-05-09',
		pictures: ['bb-threaded-30'],
		options: ['width'],
		variants: [
			{
				code: 'BB-TH30-68',
				options: { width: '68' },
				weight_g: 104,
				availability: 'in_stock',
				price: 5900,
			},
			{
				code: 'BB-TH30-73',
				options: { width: '73' },
				weight_g: 106,
				availability: 'low_stock',
				price: 5900,
			},
		],
		figures: { bearing_diameter: [42, 'mm'] },
		specifications: {
			weight: 104,
			bottom_bracket_shell: 'BSA 68 / BSA 73',
			shell_width: '68 / 73 mm',
			spindle_diameter: 30,
			thread: decimal('1.37″ × 24 tpi'),
			bearings: BEARINGS_STEEL,
			material: ALLOY_7075_ANODISED,
			torque: 40,
			included: SPACERS_INCLUDED,
			intended_use: inAll(
				'Strada, gravel, MTB',
				'Road, gravel, MTB',
				'Carretera, gravel, MTB',
				'Route, gravel, VTT',
				'ロード、グラベル、MTB',
			),
		},
		drawing: drawnPart({
			kind: 'bottom_bracket',
			shell_widths_mm: [68, 73],
			shell_bores_mm: [34.8],
			overhangs_mm: [11],
			cup_mm: 45,
			spindle_mm: 30,
		}),
		related_ids: ['bb-threaded-24', 'bb-t47'],
		compatible_ids: ['crank-dolada-carbon', 'crank-sile-gravel', 'crank-montello-mtb'],
		texts: {
			it: {
				slug: 'movimento-centrale-filettato-30',
				name: 'Movimento centrale filettato 30',
				payoff: 'Un asse da 30 mm nella vecchia scatola BSA.',
				description:
					'<p>Cuscinetti a sezione sottile da 42 mm esterni, alloggiati in calotte che si serrano con chiave a 16 denti. Dà ai telai BSA la stessa guarnitura con asse da 30 mm degli ultimi telai. I cuscinetti si estraggono e si cambiano senza sostituire le calotte.</p>',
			},
			en: {
				slug: 'threaded-bottom-bracket-30',
				name: 'Threaded bottom bracket 30',
				payoff: 'A 30 mm spindle in a classic BSA shell.',
				description:
					'<p>Thin-section bearings, 42 mm outside, sit in cups tightened with a 16-notch tool. BSA frames get the same 30 mm crankset as the latest ones. Bearings pull out and are replaced without buying new cups.</p>',
			},
			es: {
				slug: 'pedalier-roscado-30',
				name: 'Pedalier roscado 30',
				payoff: 'Un eje de 30 mm en la caja BSA de siempre.',
				description:
					'<p>Rodamientos de sección fina, de 42 mm exteriores, en cazoletas que se aprietan con llave de 16 muescas. Los cuadros BSA admiten así las mismas bielas de 30 mm que los más recientes. Los rodamientos se extraen y se cambian conservando las cazoletas.</p>',
			},
			fr: {
				slug: 'boitier-de-pedalier-filete-30',
				name: 'Boîtier de pédalier fileté 30',
				payoff: 'Un axe de 30 mm dans une boîte BSA classique.',
				description:
					'<p>Des roulements minces de 42 mm de diamètre extérieur, logés dans des cuvettes à 16 encoches. Un cadre BSA reçoit ainsi le même pédalier à axe de 30 mm qu’un cadre récent. Les roulements s’extraient et se remplacent sans changer les cuvettes.</p>',
			},
			ja: {
				slug: 'threaded-bottom-bracket-30',
				name: 'ねじ切りボトムブラケット30',
				payoff: '従来のBSAシェルに30mmクランク軸を。',
				description:
					'<p>外径42mmの薄型ベアリングを、16ノッチ工具で締めるカップに収めています。BSAフレームでも、最新フレームと同じ30mmクランク軸のクランクを使えます。ベアリングだけを抜いて交換でき、カップはそのまま使い続けられます。</p>',
			},
		},
	},
	{
		id: 'bb-pressfit-86',
		code: 'BB-PF86',
		category_id: 'bottom-brackets',
		usage_ids: ['road', 'triathlon'],
		released_on: '2021-01-18',
		pictures: ['bb-pressfit-86'],
		variants: [{ code: 'BB-PF86-24', weight_g: 78, availability: 'in_stock', price: 4900 }],
		figures: { shell_bore: [41, 'mm'] },
		specifications: {
			weight: 78,
			bottom_bracket_shell: 'PF86',
			shell_width: 86.5,
			spindle_diameter: 24,
			bearing_diameter: 37,
			bearings: BEARINGS_STAINLESS,
			material: inAll(
				'Calotte in poliammide con 30% di fibra di vetro',
				'Polyamide cups, 30% glass fibre',
				'Cazoletas de poliamida con 30 % de fibra de vidrio',
				'Cuvettes en polyamide, 30 % fibre de verre',
				'ポリアミド製カップ（ガラス繊維30%）',
			),
			intended_use: FOR_ROAD,
		},
		drawing: drawnPart({
			kind: 'bottom_bracket',
			shell_widths_mm: [86.5],
			shell_bores_mm: [41],
			overhangs_mm: [3.2],
			cup_mm: 48,
			spindle_mm: 24,
		}),
		related_ids: ['bb-threaded-24', 'bb-t47'],
		compatible_ids: ['crank-dolada'],
		texts: {
			it: {
				slug: 'movimento-centrale-pressfit-86',
				name: 'Movimento centrale Press-Fit 86',
				payoff: 'Le due calotte si avvitano tra loro: niente scricchiolii.',
				description:
					'<p>Si inserisce a pressione nel foro da 41 mm, poi le due metà si avvitano una nell’altra e restano allineate. Il poliammide caricato vetro assorbe le tolleranze delle scatole in carbonio. Per il montaggio basta un estrattore a piattelli.</p>',
			},
			en: {
				slug: 'press-fit-bottom-bracket-86',
				name: 'Press-fit bottom bracket 86',
				payoff: 'Cups that thread into each other and stay quiet.',
				description:
					'<p>It presses into the 41 mm bore, then both halves screw into one another and stay in line. Glass-filled polyamide takes up the tolerances of carbon shells. A simple plate press is all you need to fit it.</p>',
			},
			es: {
				slug: 'pedalier-press-fit-86',
				name: 'Pedalier Press-Fit 86',
				payoff: 'Las dos cazoletas se roscan entre sí: sin crujidos.',
				description:
					'<p>Entra a presión en el alojamiento de 41 mm y después las dos mitades se roscan una en otra y quedan alineadas. La poliamida con fibra de vidrio absorbe las tolerancias de las cajas de carbono. Para montarlo basta una prensa de platillos.</p>',
			},
			fr: {
				slug: 'boitier-de-pedalier-press-fit-86',
				name: 'Boîtier de pédalier Press-Fit 86',
				payoff: 'Deux cuvettes vissées l’une dans l’autre, sans craquement.',
				description:
					'<p>Il s’emmanche dans l’alésage de 41 mm, puis les deux moitiés se vissent l’une dans l’autre et restent alignées. Le polyamide chargé verre absorbe les tolérances des boîtes en carbone. Une presse à plateaux suffit pour le montage.</p>',
			},
			ja: {
				slug: 'press-fit-bottom-bracket-86',
				name: 'プレスフィットボトムブラケット86',
				payoff: '左右のカップをねじで連結し、異音を抑制。',
				description:
					'<p>内径41mmのシェルに圧入したあと、左右のカップを互いにねじ込んで芯を揃えます。ガラス繊維入りポリアミドが、カーボンシェルの寸法差を吸収します。取り付けには一般的な圧入工具を使います。</p>',
			},
		},
	},
	{
		id: 'bb-t47',
		code: 'BB-T47',
		category_id: 'bottom-brackets',
		usage_ids: ['road', 'gravel'],
		released_on: '2024-04-08',
		pictures: ['bb-t47'],
		options: ['width'],
		colors: ['black', 'red'],
		color_pictures: { red: 'bb-t47-red' },
		variants: [
			{
				code: 'BB-T47-68-BK',
				options: { width: '68' },
				color: 'black',
				weight_g: 112,
				availability: 'in_stock',
				price: 10900,
			},
			{
				code: 'BB-T47-86-BK',
				options: { width: '86-5' },
				color: 'black',
				weight_g: 98,
				availability: 'in_stock',
				price: 10900,
			},
			{
				code: 'BB-T47-86-RD',
				options: { width: '86-5' },
				color: 'red',
				weight_g: 98,
				availability: 'made_to_order',
				price: 11400,
			},
		],
		specifications: {
			weight: 98,
			bottom_bracket_shell: 'T47',
			shell_width: decimal('68 / 86.5 mm'),
			spindle_diameter: 30,
			thread: 'M47 × 1',
			bearings: BEARINGS_CERAMIC,
			material: ALLOY_7075_ANODISED,
			torque: 45,
			included: SPACERS_INCLUDED,
			intended_use: FOR_ROAD_GRAVEL,
		},
		drawing: drawnPart({
			kind: 'bottom_bracket',
			shell_widths_mm: [68, 86.5],
			shell_bores_mm: [47],
			overhangs_mm: [11, 3.2],
			cup_mm: 54,
			spindle_mm: 30,
		}),
		related_ids: ['bb-threaded-30', 'headset-routing-52'],
		compatible_ids: ['crank-dolada-carbon', 'crank-sile-gravel'],
		texts: {
			it: {
				slug: 'movimento-centrale-t47',
				name: 'Movimento centrale T47',
				payoff: 'Filetto M47 × 1 e sfere in ceramica per asse da 30 mm.',
				description:
					'<p>La scatola T47 unisce il diametro del press-fit alla sicurezza del filetto. Nella misura da 86,5 mm i cuscinetti stanno dentro, in quella da 68 mm fuori. Le sfere in ceramica girano su piste in acciaio inox e si lubrificano ogni 5.000 km.</p>',
			},
			en: {
				slug: 't47-bottom-bracket',
				name: 'T47 bottom bracket',
				payoff: 'M47 × 1 thread and ceramic balls for 30 mm spindles.',
				description:
					'<p>T47 pairs the bore of a press-fit shell with the security of a thread. In the 86.5 mm size bearings sit inside, in the 68 mm size outside. Ceramic balls run on stainless races and want fresh grease every 5,000 km.</p>',
			},
			es: {
				slug: 'pedalier-t47',
				name: 'Pedalier T47',
				payoff: 'Rosca M47 × 1 y bolas cerámicas para eje de 30 mm.',
				description:
					'<p>La caja T47 combina el diámetro del press-fit con la seguridad de una rosca. En la medida de 86,5 mm los rodamientos van por dentro; en la de 68 mm, por fuera. Las bolas cerámicas ruedan sobre pistas inoxidables y se engrasan cada 5.000 km.</p>',
			},
			fr: {
				slug: 'boitier-de-pedalier-t47',
				name: 'Boîtier de pédalier T47',
				payoff: 'Filetage M47 × 1 et billes céramique pour axe de 30 mm.',
				description:
					'<p>Le T47 associe le diamètre du press-fit à la sûreté d’un filetage. En 86,5 mm les roulements sont à l’intérieur, en 68 mm à l’extérieur. Les billes céramique tournent sur des pistes inox et se graissent tous les 5 000 km.</p>',
			},
			ja: {
				slug: 't47-bottom-bracket',
				name: 'T47ボトムブラケット',
				payoff: 'M47×1ねじとセラミックボール。30mmクランク軸用。',
				description:
					'<p>T47は、プレスフィット並みのシェル径とねじ込みの確実さを両立する規格です。86.5mm幅ではベアリングがシェルの内側に、68mm幅では外側に入ります。セラミックボールをステンレスレースで受け、5,000kmごとにグリスアップします。</p>',
			},
		},
	},
];

export const HEADSETS: ProductSeed[] = [
	{
		id: 'headset-integrated-52',
		code: 'HS-IN52',
		category_id: 'headsets',
		usage_ids: ['road', 'gravel'],
		released_on: '2021-01-18',
		pictures: ['headset-integrated-52'],
		variants: [{ code: 'HS-IN52', weight_g: 96, availability: 'in_stock', price: 5400 }],
		specifications: {
			weight: 96,
			headset_standard: decimal('IS42/28.6 | IS52/40'),
			bearing_diameter: '42 / 52 mm',
			stack_height: 8.5,
			bearings: BEARINGS_ANGULAR,
			material: ALLOY_6061,
			torque: 5,
			included: STAR_NUT_INCLUDED,
			intended_use: FOR_ROAD_GRAVEL,
		},
		drawing: drawnPart({
			kind: 'headset',
			upper_bore_mm: 42,
			steerer_mm: 28.6,
			upper_stack_mm: 8.5,
			lower_bore_mm: 52,
			crown_race_mm: 40,
			lower_stack_mm: 0,
		}),
		related_ids: ['headset-routing-52', 'headset-external'],
		texts: {
			it: {
				slug: 'serie-sterzo-integrata-52',
				name: 'Serie sterzo integrata 52',
				payoff: 'Per forcella conica da 1″ 1/8 a 1″ 1/2, altezza 8,5 mm.',
				description:
					'<p>I cuscinetti a contatto obliquo poggiano direttamente nel tubo di sterzo, senza calotte. L’anello superiore di compressione è spaccato e prende da solo il gioco del cannotto. La guarnizione inferiore ha un labbro rivolto verso la ruota.</p>',
			},
			en: {
				slug: 'integrated-headset-52',
				name: 'Integrated headset 52',
				payoff: 'For 1 1/8″ to 1 1/2″ tapered steerers, 8.5 mm stack.',
				description:
					'<p>Angular contact bearings drop straight into the head tube, no cups needed. A split compression ring centres the steerer and takes up play. The lower seal has a lip facing the wheel.</p>',
			},
			es: {
				slug: 'direccion-integrada-52',
				name: 'Dirección integrada 52',
				payoff: 'Para tubo cónico de 1 1/8″ a 1 1/2″, altura de 8,5 mm.',
				description:
					'<p>Los rodamientos de contacto angular apoyan directamente en el tubo de dirección, sin cazoletas. El anillo de compresión partido centra el tubo de la horquilla y elimina la holgura. El retén inferior tiene un labio orientado a la rueda.</p>',
			},
			fr: {
				slug: 'jeu-de-direction-integre-52',
				name: 'Jeu de direction intégré 52',
				payoff: 'Pour pivot conique de 1″ 1/8 à 1″ 1/2, hauteur 8,5 mm.',
				description:
					'<p>Les roulements à contact oblique se posent directement dans la douille de direction, sans cuvette. La bague de compression fendue centre le pivot et rattrape le jeu. Le joint inférieur présente une lèvre côté roue.</p>',
			},
			ja: {
				slug: 'integrated-headset-52',
				name: 'インテグラルヘッドセット52',
				payoff: '1-1/8から1-1/2インチのテーパーコラム用、高さ8.5mm。',
				description:
					'<p>アンギュラーコンタクトベアリングをヘッドチューブに直接収めるため、カップは不要です。割りの入ったコンプレッションリングがコラムの芯を出し、ガタを取ります。下側のシールはホイール側にリップを設けています。</p>',
			},
		},
	},
	{
		id: 'headset-external',
		code: 'HS-EXT',
		category_id: 'headsets',
		usage_ids: ['urban', 'track', 'road'],
		released_on: '2019-06-03',
		pictures: ['headset-external'],
		colors: ['silver', 'black'],
		color_pictures: { black: 'headset-external-black' },
		variants: [
			{ code: 'HS-EXT-SV', color: 'silver', weight_g: 118, availability: 'in_stock', price: 6900 },
			{ code: 'HS-EXT-BK', color: 'black', weight_g: 118, availability: 'low_stock', price: 6900 },
		],
		figures: { cup_diameter: [34, 'mm'] },
		specifications: {
			weight: 118,
			headset_standard: decimal('EC34/28.6 | EC34/30'),
			bearing_diameter: 41,
			stack_height: 22.6,
			bearings: BEARINGS_STAINLESS,
			material: ALLOY_6061,
			torque: 5,
			included: STAR_NUT_INCLUDED,
			intended_use: FOR_ALL_ROAD,
		},
		drawing: drawnPart({
			kind: 'headset',
			upper_bore_mm: 34,
			steerer_mm: 28.6,
			upper_stack_mm: 12.4,
			lower_bore_mm: 34,
			crown_race_mm: 30,
			lower_stack_mm: 10.2,
		}),
		related_ids: ['headset-integrated-52', 'adige-urban'],
		texts: {
			it: {
				slug: 'serie-sterzo-esterna',
				name: 'Serie sterzo esterna',
				payoff: 'Calotte a vista da 34 mm per telai in acciaio.',
				description:
					'<p>Due calotte tornite e pressate in un tubo di sterzo da 34 mm, come sui telai in acciaio di sempre. Dentro ci sono cuscinetti sigillati inox al posto delle sfere sciolte. La finitura argento è lucidata, la nera anodizzata opaca.</p>',
			},
			en: {
				slug: 'external-headset',
				name: 'External headset',
				payoff: 'Exposed 34 mm cups for steel frames.',
				description:
					'<p>Two turned cups press into a 34 mm head tube, the way steel frames have always had it. Inside are sealed stainless bearings instead of loose balls. Silver is polished, black is matt anodised.</p>',
			},
			es: {
				slug: 'direccion-externa',
				name: 'Dirección externa',
				payoff: 'Cazoletas vistas de 34 mm para cuadros de acero.',
				description:
					'<p>Dos cazoletas torneadas que se prensan en un tubo de dirección de 34 mm, como en los cuadros de acero de toda la vida. Dentro hay rodamientos sellados inoxidables en lugar de bolas sueltas. El acabado plata va pulido; el negro, anodizado mate.</p>',
			},
			fr: {
				slug: 'jeu-de-direction-externe',
				name: 'Jeu de direction externe',
				payoff: 'Cuvettes apparentes de 34 mm pour cadres acier.',
				description:
					'<p>Deux cuvettes tournées, pressées dans une douille de 34 mm, comme sur les cadres acier depuis toujours. À l’intérieur, des roulements inox étanches remplacent les billes libres. La finition argent est polie, la noire anodisée mate.</p>',
			},
			ja: {
				slug: 'external-headset',
				name: 'エクスターナルヘッドセット',
				payoff: 'スチールフレーム用、34mm圧入の外付けカップ。',
				description:
					'<p>旋削したカップを内径34mmのヘッドチューブに圧入する、スチールフレームでおなじみの方式です。内部はバラ玉ではなく、ステンレスのシールドベアリングを使っています。シルバーはポリッシュ、ブラックはつや消しアルマイトです。</p>',
			},
		},
	},
	{
		id: 'headset-routing-52',
		code: 'HS-RT52',
		category_id: 'headsets',
		usage_ids: ['road', 'gravel', 'triathlon'],
		released_on: '2024-09-16',
		pictures: ['headset-routing-52'],
		variants: [{ code: 'HS-RT52', weight_g: 121, availability: 'in_stock', price: 9400 }],
		specifications: {
			weight: 121,
			headset_standard: decimal('IS52/28.6 | IS52/40'),
			bearing_diameter: 52,
			stack_height: 9.8,
			bearings: BEARINGS_ANGULAR,
			material: ALLOY_6061,
			torque: 5,
			included: EXPANDER_INCLUDED,
			intended_use: FOR_ROAD_GRAVEL,
		},
		drawing: drawnPart({
			kind: 'headset',
			upper_bore_mm: 52,
			steerer_mm: 28.6,
			upper_stack_mm: 9.8,
			lower_bore_mm: 52,
			crown_race_mm: 40,
			lower_stack_mm: 0,
		}),
		related_ids: ['headset-integrated-52', 'bb-t47'],
		texts: {
			it: {
				slug: 'serie-sterzo-passaggio-cavi-52',
				name: 'Serie sterzo con passaggio cavi 52',
				payoff: 'Guaine e tubi freno dentro lo sterzo, fino a quattro.',
				description:
					'<p>Il cuscinetto superiore da 52 mm lascia attorno al cannotto lo spazio per quattro guaine o due tubi idraulici. I distanziali si aprono a metà: si toglie il manubrio senza sfilare i cavi. Le piste in acciaio trattato reggono il sale invernale.</p>',
			},
			en: {
				slug: 'internal-routing-headset-52',
				name: 'Internal-routing headset 52',
				payoff: 'Housing and hoses through the headset, up to four.',
				description:
					'<p>The 52 mm upper bearing leaves room around the steerer for four housings or two hydraulic hoses. Spacers split in half, so the handlebar comes off without pulling cables. Treated steel races stand up to winter salt.</p>',
			},
			es: {
				slug: 'direccion-cableado-interno-52',
				name: 'Dirección con cableado interno 52',
				payoff: 'Fundas y latiguillos por la dirección, hasta cuatro.',
				description:
					'<p>El rodamiento superior de 52 mm deja sitio alrededor del tubo para cuatro fundas o dos latiguillos hidráulicos. Los separadores se abren en dos mitades y el manillar se quita sin soltar cables. Las pistas de acero tratado soportan la sal del invierno.</p>',
			},
			fr: {
				slug: 'jeu-de-direction-passage-interne-52',
				name: 'Jeu de direction à passage de câbles interne 52',
				payoff: 'Gaines et durites dans la direction, jusqu’à quatre.',
				description:
					'<p>Le roulement supérieur de 52 mm laisse autour du pivot la place de quatre gaines ou de deux durites hydrauliques. Les entretoises s’ouvrent en deux : le cintre se dépose sans retirer les câbles. Les pistes en acier traité résistent au sel d’hiver.</p>',
			},
			ja: {
				slug: 'internal-routing-headset-52',
				name: '内装対応ヘッドセット52',
				payoff: 'ケーブルやホースを最大4本、ヘッド内に。',
				description:
					'<p>上側も52mmベアリングとし、コラムの周りにアウターケーブル4本、または油圧ホース2本を通せます。スペーサーは二つ割りで、ケーブルを抜かずにハンドルを外せます。表面処理したスチールレースは、冬の融雪剤にも耐えます。</p>',
			},
		},
	},
];
