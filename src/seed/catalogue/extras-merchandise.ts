import type { ProductSeed } from '../types.ts';
import { inAll } from './components-terms.ts';

const ADULT = inAll('Adulto', 'Adult', 'Adulto', 'Adulte', '大人用');
const MADE_IN_ITALY = inAll('Italia', 'Italy', 'Italia', 'Italie', 'イタリア');
const MADE_IN_PORTUGAL = inAll('Portogallo', 'Portugal', 'Portugal', 'Portugal', 'ポルトガル');
const PLAIN = inAll('Tinta unita', 'Plain', 'Liso', 'Uni', '無地');
const ONE_SIZE = inAll('Taglia unica', 'One size', 'Talla única', 'Taille unique', 'フリーサイズ');
const WASH_30 = inAll(
	'30 °C, al rovescio, no asciugatrice',
	'30 °C, inside out, no tumble drying',
	'30 °C, del revés, sin secadora',
	'30 °C, sur l’envers, pas de sèche-linge',
	'30°C、裏返し、乾燥機不可',
);
const NO_ZIP = inAll('No', 'None', 'No', 'Sans', 'なし');
const NO_POCKETS = inAll('Nessuna', 'None', 'Ninguno', 'Aucune', 'なし');

export const MERCHANDISE: ProductSeed[] = [
	{
		id: 'merch-t-shirt',
		code: 'MR-TS',
		category_id: 'merchandise',
		usage_ids: [],
		released_on: '2025-03-10',
		pictures: ['merch-t-shirt'],
		options: ['size'],
		colors: ['black', 'white'],
		color_pictures: { white: 'merch-t-shirt-white' },
		variants: [
			{
				code: 'MR-TS-BK-S',
				options: { size: 's' },
				color: 'black',
				weight_g: 176,
				availability: 'in_stock',
				price: 2900,
			},
			{
				code: 'MR-TS-BK-M',
				options: { size: 'm' },
				color: 'black',
				weight_g: 184,
				availability: 'in_stock',
				price: 2900,
			},
			{
				code: 'MR-TS-BK-L',
				options: { size: 'l' },
				color: 'black',
				weight_g: 194,
				availability: 'in_stock',
				price: 2900,
			},
			{
				code: 'MR-TS-BK-XL',
				options: { size: 'xl' },
				color: 'black',
				weight_g: 206,
				availability: 'low_stock',
				price: 2900,
			},
			{
				code: 'MR-TS-WH-S',
				options: { size: 's' },
				color: 'white',
				weight_g: 176,
				availability: 'in_stock',
				price: 2900,
			},
			{
				code: 'MR-TS-WH-M',
				options: { size: 'm' },
				color: 'white',
				weight_g: 184,
				availability: 'out_of_stock',
				price: 2900,
			},
			{
				code: 'MR-TS-WH-L',
				options: { size: 'l' },
				color: 'white',
				weight_g: 194,
				availability: 'in_stock',
				price: 2900,
			},
		],
		specifications: {},
		features: {
			size: 'S – XL',
			color: inAll(
				'Nero, bianco',
				'Black, white',
				'Negro, blanco',
				'Noir, blanc',
				'ブラック、ホワイト',
			),
			age: ADULT,
			material: inAll(
				'100% cotone, 180 g/m²',
				'100% cotton, 180 g/m²',
				'100 % algodón, 180 g/m²',
				'100 % coton, 180 g/m²',
				'綿100%、180g/m²',
			),
			pattern: inAll(
				'Sezione del cerchio 50 mm sulla schiena',
				'50 mm rim section on the back',
				'Sección de la llanta de 50 mm en la espalda',
				'Coupe de la jante 50 mm dans le dos',
				'背面に50mmリムの断面図',
			),
			wash: WASH_30,
			instructions: inAll(
				'Non stirare sulla stampa',
				'Do not iron over the print',
				'No planchar sobre el estampado',
				'Ne pas repasser sur l’impression',
				'プリント部分へのアイロン不可',
			),
			made_in: MADE_IN_PORTUGAL,
			pockets: NO_POCKETS,
			zip: NO_ZIP,
		},
		related_ids: ['merch-cap', 'merch-musette', 'kleos-rd-50'],
		texts: {
			it: {
				slug: 't-shirt-sezione-50',
				name: 'T-shirt Sezione 50',
				payoff: 'Il disegno del cerchio da 50 mm, in scala 1:1.',
				description:
					'<p>Sulla schiena c’è la sezione della Kleos RD 50 a grandezza naturale, con le sue quote. Cotone pettinato da 180 g/m², collo a costine con elastan. Veste regolare.</p>',
			},
			en: {
				slug: 'section-50-t-shirt',
				name: 'Section 50 T-shirt',
				payoff: 'The 50 mm rim drawing, printed 1:1.',
				description:
					'<p>On the back is the Kleos RD 50 section at full size, with its dimensions. Combed cotton, 180 g/m², with a ribbed elastane collar. Regular fit.</p>',
			},
			es: {
				slug: 'camiseta-seccion-50',
				name: 'Camiseta Sección 50',
				payoff: 'El dibujo de la llanta de 50 mm, a escala 1:1.',
				description:
					'<p>En la espalda aparece la sección de la Kleos RD 50 a tamaño real, con sus cotas. Algodón peinado de 180 g/m² y cuello de canalé con elastano. Corte recto.</p>',
			},
			fr: {
				slug: 't-shirt-section-50',
				name: 'T-shirt Section 50',
				payoff: 'Le plan de la jante 50 mm, à l’échelle 1:1.',
				description:
					'<p>Dans le dos, la coupe de la Kleos RD 50 grandeur nature, avec ses cotes. Coton peigné de 180 g/m², col côtelé avec élasthanne. Coupe droite.</p>',
			},
			ja: {
				slug: 'section-50-t-shirt',
				name: 'セクション50 Tシャツ',
				payoff: '50mmリムの断面図を原寸でプリント。',
				description:
					'<p>背面にKleos RD 50の断面図を寸法線とともに原寸で配しました。180g/m²のコーマ綿で、襟ぐりはポリウレタン入りのリブです。レギュラーフィットに仕立てています。</p>',
			},
		},
	},
	{
		id: 'merch-cap',
		code: 'MR-CAP',
		category_id: 'merchandise',
		usage_ids: ['road', 'gravel', 'urban'],
		released_on: '2024-03-11',
		pictures: ['merch-cap'],
		colors: ['black', 'yellow'],
		color_pictures: { yellow: 'merch-cap-yellow' },
		variants: [
			{ code: 'MR-CAP-BK', color: 'black', weight_g: 42, availability: 'in_stock', price: 1900 },
			{ code: 'MR-CAP-YE', color: 'yellow', weight_g: 42, availability: 'low_stock', price: 1900 },
		],
		specifications: {},
		features: {
			size: ONE_SIZE,
			color: inAll(
				'Nero, giallo',
				'Black, yellow',
				'Negro, amarillo',
				'Noir, jaune',
				'ブラック、イエロー',
			),
			age: ADULT,
			material: inAll(
				'65% poliestere, 35% cotone',
				'65% polyester, 35% cotton',
				'65 % poliéster, 35 % algodón',
				'65 % polyester, 35 % coton',
				'ポリエステル65%、綿35%',
			),
			pattern: inAll(
				'Banda centrale a contrasto',
				'Contrast centre stripe',
				'Banda central a contraste',
				'Bande centrale contrastée',
				'センターに配色ライン',
			),
			wash: WASH_30,
			made_in: MADE_IN_ITALY,
			diameter: '55 – 61 cm',
		},
		related_ids: ['merch-socks', 'merch-jacket'],
		texts: {
			it: {
				slug: 'cappellino',
				name: 'Cappellino da ciclista',
				payoff: 'Tre spicchi, visiera corta, sta sotto il casco.',
				description:
					'<p>Tre spicchi in tessuto leggero ed elastico sulla nuca: si piega in tasca e torna in forma. La visiera è lunga 6 cm, abbastanza per tenere la pioggia lontana dagli occhi. Sotto la visiera è scritto l’anno 1919.</p>',
			},
			en: {
				slug: 'cycling-cap',
				name: 'Cycling cap',
				payoff: 'Three panels, short peak, fits under a helmet.',
				description:
					'<p>Three panels of light cloth with elastic at the nape: fold it into a pocket and it springs back. The peak is 6 cm long, enough to keep rain out of your eyes. The year 1919 is printed beneath it.</p>',
			},
			es: {
				slug: 'gorra-ciclista',
				name: 'Gorra ciclista',
				payoff: 'Tres paneles, visera corta, cabe bajo el casco.',
				description:
					'<p>Tres paneles de tejido ligero y goma en la nuca: se dobla en el bolsillo y recupera la forma. La visera mide 6 cm, lo justo para que la lluvia no llegue a los ojos. Por debajo lleva escrito el año 1919.</p>',
			},
			fr: {
				slug: 'casquette-cycliste',
				name: 'Casquette cycliste',
				payoff: 'Trois panneaux, visière courte, se porte sous le casque.',
				description:
					'<p>Trois panneaux de tissu léger et un élastique à la nuque : elle se plie dans la poche et reprend sa forme. La visière de 6 cm suffit à protéger les yeux de la pluie. L’année 1919 est inscrite dessous.</p>',
			},
			ja: {
				slug: 'cycling-cap',
				name: 'サイクルキャップ',
				payoff: '3枚はぎ、短いつば。ヘルメットの下に。',
				description:
					'<p>薄手の生地を3枚はぎにし、後頭部をゴムで絞りました。ポケットに畳んで入れても形が戻ります。つばは6cmで、目に入る雨を防ぎます。つばの裏には1919の年号を入れています。</p>',
			},
		},
	},
	{
		id: 'merch-socks',
		code: 'MR-SOX',
		category_id: 'merchandise',
		usage_ids: ['road', 'gravel', 'mtb'],
		released_on: '2024-03-11',
		pictures: ['merch-socks'],
		options: ['sock_size'],
		colors: ['black', 'white', 'yellow'],
		color_pictures: { white: 'merch-socks-white', yellow: 'merch-socks-yellow' },
		variants: [
			{
				code: 'MR-SOX-BK-36',
				options: { sock_size: '36-39' },
				color: 'black',
				weight_g: 38,
				availability: 'in_stock',
				price: 1600,
			},
			{
				code: 'MR-SOX-BK-40',
				options: { sock_size: '40-43' },
				color: 'black',
				weight_g: 42,
				availability: 'in_stock',
				price: 1600,
			},
			{
				code: 'MR-SOX-BK-44',
				options: { sock_size: '44-47' },
				color: 'black',
				weight_g: 46,
				availability: 'in_stock',
				price: 1600,
			},
			{
				code: 'MR-SOX-WH-36',
				options: { sock_size: '36-39' },
				color: 'white',
				weight_g: 38,
				availability: 'low_stock',
				price: 1600,
			},
			{
				code: 'MR-SOX-WH-40',
				options: { sock_size: '40-43' },
				color: 'white',
				weight_g: 42,
				availability: 'in_stock',
				price: 1600,
			},
			{
				code: 'MR-SOX-YE-40',
				options: { sock_size: '40-43' },
				color: 'yellow',
				weight_g: 42,
				availability: 'out_of_stock',
				price: 1600,
			},
		],
		specifications: {},
		features: {
			size: '36 – 47 EU',
			color: inAll(
				'Nero, bianco, giallo',
				'Black, white, yellow',
				'Negro, blanco, amarillo',
				'Noir, blanc, jaune',
				'ブラック、ホワイト、イエロー',
			),
			age: ADULT,
			material: inAll(
				'74% poliammide, 20% poliestere, 6% elastan',
				'74% polyamide, 20% polyester, 6% elastane',
				'74 % poliamida, 20 % poliéster, 6 % elastano',
				'74 % polyamide, 20 % polyester, 6 % élasthanne',
				'ナイロン74%、ポリエステル20%、ポリウレタン6%',
			),
			pattern: inAll(
				'Righe ogni 16 e 8 mm',
				'Stripes every 16 and 8 mm',
				'Rayas cada 16 y 8 mm',
				'Rayures tous les 16 et 8 mm',
				'16mmと8mm間隔のボーダー',
			),
			length: inAll('Gambaletto 17 cm', '17 cm cuff', 'Caña de 17 cm', 'Tige de 17 cm', '丈17cm'),
			wash: inAll(
				'40 °C, no ammorbidente',
				'40 °C, no fabric softener',
				'40 °C, sin suavizante',
				'40 °C, sans adoucissant',
				'40°C、柔軟剤不可',
			),
			made_in: MADE_IN_ITALY,
		},
		related_ids: ['merch-cap', 'merch-t-shirt'],
		texts: {
			it: {
				slug: 'calze-16-8',
				name: 'Calze 16+8',
				payoff: 'Le righe seguono la raggiatura: sedici da un lato, otto dall’altro.',
				description:
					'<p>Il ritmo delle righe riprende la raggiatura 16+8 delle nostre ruote. Rete traspirante sul collo del piede, doppio filo su tallone e punta. Cucitura piatta, senza rilievo sulle dita.</p>',
			},
			en: {
				slug: '16-8-socks',
				name: '16+8 socks',
				payoff: 'Stripes follow the lacing: sixteen one side, eight the other.',
				description:
					'<p>The stripe rhythm repeats the 16+8 lacing of our wheels. Open mesh over the instep, double yarn at heel and toe. A flat seam keeps clear of your toes.</p>',
			},
			es: {
				slug: 'calcetines-16-8',
				name: 'Calcetines 16+8',
				payoff: 'Las rayas siguen el radiado: dieciséis a un lado, ocho al otro.',
				description:
					'<p>El ritmo de las rayas repite el radiado 16+8 de nuestras ruedas. Malla transpirable en el empeine, doble hilo en talón y puntera. Costura plana que no molesta en los dedos.</p>',
			},
			fr: {
				slug: 'chaussettes-16-8',
				name: 'Chaussettes 16+8',
				payoff: 'Les rayures suivent le rayonnage : seize d’un côté, huit de l’autre.',
				description:
					'<p>Le rythme des rayures reprend le rayonnage 16+8 de nos roues. Maille aérée sur le cou-de-pied, double fil au talon et à la pointe. La couture plate ne gêne pas les orteils.</p>',
			},
			ja: {
				slug: '16-8-socks',
				name: '16+8ソックス',
				payoff: '片側16本、反対側8本。スポーク組みを縞模様に。',
				description:
					'<p>縞の間隔は、Livenzaのホイールに使う16+8組みから取りました。足の甲は通気性のあるメッシュ、かかととつま先は二重糸です。縫い目は平らで、指に当たりません。</p>',
			},
		},
	},
	{
		id: 'merch-wheel-bag',
		code: 'MR-WB',
		category_id: 'merchandise',
		usage_ids: ['road', 'gravel', 'triathlon', 'track'],
		released_on: '2023-06-05',
		pictures: ['merch-wheel-bag'],
		variants: [{ code: 'MR-WB-2', weight_g: 1280, availability: 'in_stock', price: 8900 }],
		specifications: {},
		features: {
			width: '24 cm',
			length: '74 cm',
			depth: '76 cm',
			diameter: inAll(
				'Ruote fino a 72 cm con copertura',
				'Wheels up to 72 cm with tyre',
				'Ruedas de hasta 72 cm con cubierta',
				'Roues jusqu’à 72 cm avec pneu',
				'タイヤ装着時72cmまで',
			),
			color: inAll('Nero', 'Black', 'Negro', 'Noir', 'ブラック'),
			material: inAll(
				'Poliestere 600D, fodera in feltro, imbottitura 8 mm',
				'600D polyester, felt lining, 8 mm padding',
				'Poliéster 600D, forro de fieltro, acolchado de 8 mm',
				'Polyester 600D, doublure feutre, rembourrage 8 mm',
				'ポリエステル600D、フェルト裏地、8mmパッド',
			),
			max_weight: '6 kg',
			pockets: inAll(
				'2 interne per perni, 1 esterna per dischi',
				'2 inside for axles, 1 outside for rotors',
				'2 interiores para ejes, 1 exterior para discos',
				'2 intérieures pour axes, 1 extérieure pour disques',
				'内側2（アクスル用）、外側1（ローター用）',
			),
			zip: inAll(
				'Doppio cursore, perimetrale',
				'Two-way, around the edge',
				'Doble cursor, perimetral',
				'Double curseur, périphérique',
				'ダブルスライダー、外周全体',
			),
			instructions: inAll(
				'Togliere i perni prima di riporre le ruote',
				'Remove axles before storing the wheels',
				'Retirar los ejes antes de guardar las ruedas',
				'Retirer les axes avant de ranger les roues',
				'収納前にアクスルを外してください',
			),
			wash: inAll(
				'Panno umido, no lavatrice',
				'Damp cloth, not machine washable',
				'Paño húmedo, no lavar a máquina',
				'Chiffon humide, pas de machine',
				'湿った布で拭く、洗濯機不可',
			),
			made_in: MADE_IN_PORTUGAL,
		},
		related_ids: ['kleos-rd-50', 'crono-disc', 'crono-80', 'merch-musette'],
		texts: {
			it: {
				slug: 'borsa-portaruote',
				name: 'Borsa portaruote',
				payoff: 'Due ruote, un divisorio rigido, 1.280 g.',
				description:
					'<p>Un divisorio in polietilene tiene separate le due ruote e protegge i raggi dalla cassetta dell’altra. Le zone dei mozzi hanno dischi rigidi da 12 cm. La tracolla si sgancia e i manici restano liberi per il treno.</p>',
			},
			en: {
				slug: 'wheel-bag',
				name: 'Wheel bag',
				payoff: 'Two wheels, one rigid divider, 1,280 g.',
				description:
					'<p>A polyethylene divider separates the wheels and keeps one cassette out of the other’s spokes. Rigid 12 cm discs cover the hub areas. Unclip the shoulder strap and the handles stay free for the train.</p>',
			},
			es: {
				slug: 'bolsa-para-ruedas',
				name: 'Bolsa para ruedas',
				payoff: 'Dos ruedas, un separador rígido, 1.280 g.',
				description:
					'<p>Un separador de polietileno mantiene apartadas las dos ruedas y evita que el cassette de una toque los radios de la otra. La zona de los bujes lleva discos rígidos de 12 cm. La bandolera se suelta y las asas quedan libres para el tren.</p>',
			},
			fr: {
				slug: 'housse-de-roues',
				name: 'Housse de roues',
				payoff: 'Deux roues, une cloison rigide, 1 280 g.',
				description:
					'<p>Une cloison en polyéthylène sépare les deux roues et éloigne la cassette de l’une des rayons de l’autre. Des disques rigides de 12 cm protègent les moyeux. La bandoulière se décroche et laisse les poignées libres pour le train.</p>',
			},
			ja: {
				slug: 'wheel-bag',
				name: 'ホイールバッグ',
				payoff: '2本収納、硬質仕切り付き、1,280g。',
				description:
					'<p>ポリエチレンの仕切りで2本のホイールを分け、カセットが相手のスポークに当たるのを防ぎます。ハブ部分には直径12cmの硬質プレートを入れました。ショルダーベルトは外せるため、電車では手提げとして使えます。</p>',
			},
		},
	},
	{
		id: 'merch-bottle',
		code: 'MR-BTL',
		category_id: 'merchandise',
		usage_ids: ['road', 'gravel', 'mtb', 'triathlon'],
		released_on: '2024-03-11',
		pictures: ['merch-bottle'],
		options: ['capacity'],
		colors: ['black', 'white'],
		color_pictures: { white: 'merch-bottle-white' },
		variants: [
			{
				code: 'MR-BTL-500-BK',
				options: { capacity: '500' },
				color: 'black',
				weight_g: 74,
				availability: 'in_stock',
				price: 990,
			},
			{
				code: 'MR-BTL-750-BK',
				options: { capacity: '750' },
				color: 'black',
				weight_g: 88,
				availability: 'in_stock',
				price: 1190,
			},
			{
				code: 'MR-BTL-500-WH',
				options: { capacity: '500' },
				color: 'white',
				weight_g: 74,
				availability: 'in_stock',
				price: 990,
			},
			{
				code: 'MR-BTL-750-WH',
				options: { capacity: '750' },
				color: 'white',
				weight_g: 88,
				availability: 'low_stock',
				price: 1190,
			},
		],
		specifications: {},
		features: {
			diameter: '73 mm',
			length: '19 / 25 cm',
			color: inAll(
				'Nero, bianco',
				'Black, white',
				'Negro, blanco',
				'Noir, blanc',
				'ブラック、ホワイト',
			),
			material: inAll(
				'Polietilene a bassa densità, valvola in silicone',
				'Low-density polyethylene, silicone valve',
				'Polietileno de baja densidad, válvula de silicona',
				'Polyéthylène basse densité, valve silicone',
				'低密度ポリエチレン、シリコンバルブ',
			),

			wash: inAll(
				'Lavastoviglie fino a 60 °C, cestello superiore',
				'Dishwasher up to 60 °C, top rack',
				'Lavavajillas hasta 60 °C, bandeja superior',
				'Lave-vaisselle jusqu’à 60 °C, panier supérieur',
				'食器洗い機60°Cまで（上段）',
			),
			instructions: inAll(
				'Non adatta a liquidi oltre 40 °C',
				'Not for liquids above 40 °C',
				'No apta para líquidos a más de 40 °C',
				'Ne convient pas aux liquides de plus de 40 °C',
				'40°Cを超える液体には使用不可',
			),
			made_in: MADE_IN_ITALY,
		},
		related_ids: ['merch-cap', 'merch-musette'],
		texts: {
			it: {
				slug: 'borraccia',
				name: 'Borraccia',
				payoff: '500 o 750 ml, scala graduata sul fianco.',
				description:
					'<p>La scala sul fianco va di 50 in 50 ml e serve a dosare i sali. La valvola si apre con i denti e non perde da chiusa, anche capovolta. Diametro 73 mm, per i portaborraccia normali.</p>',
			},
			en: {
				slug: 'water-bottle',
				name: 'Water bottle',
				payoff: '500 or 750 ml, with a measuring scale on the side.',
				description:
					'<p>The scale runs in 50 ml steps so that you can dose your mix. The valve opens with your teeth and stays dry when shut, even upside down. At 73 mm across it suits standard cages.</p>',
			},
			es: {
				slug: 'bidon',
				name: 'Bidón',
				payoff: '500 o 750 ml, con escala de medida en el lateral.',
				description:
					'<p>La escala del lateral avanza de 50 en 50 ml y ayuda a dosificar las sales. La válvula se abre con los dientes y no gotea cerrada, ni boca abajo. Con 73 mm de diámetro cabe en los portabidones habituales.</p>',
			},
			fr: {
				slug: 'bidon',
				name: 'Bidon',
				payoff: '500 ou 750 ml, graduations sur le côté.',
				description:
					'<p>La graduation avance de 50 en 50 ml pour doser la boisson. La valve s’ouvre avec les dents et ne fuit pas fermée, même tête en bas. Diamètre 73 mm, adapté aux porte-bidons courants.</p>',
			},
			ja: {
				slug: 'water-bottle',
				name: 'ボトル',
				payoff: '500mlと750ml、側面に目盛り付き。',
				description:
					'<p>50mlごとの目盛りで、補給ドリンクの量を調整できます。バルブは歯で開けられ、閉じた状態では逆さにしても漏れません。直径73mmで、一般的なボトルケージに入ります。</p>',
			},
		},
	},
	{
		id: 'merch-jacket',
		code: 'MR-JKT',
		category_id: 'merchandise',
		usage_ids: ['road', 'gravel'],
		released_on: '2025-09-15',
		pictures: ['merch-jacket'],
		options: ['size'],
		colors: ['black', 'blue'],
		color_pictures: { blue: 'merch-jacket-blue' },
		variants: [
			{
				code: 'MR-JKT-BK-S',
				options: { size: 's' },
				color: 'black',
				weight_g: 112,
				availability: 'in_stock',
				price: 9900,
			},
			{
				code: 'MR-JKT-BK-M',
				options: { size: 'm' },
				color: 'black',
				weight_g: 118,
				availability: 'in_stock',
				price: 9900,
			},
			{
				code: 'MR-JKT-BK-L',
				options: { size: 'l' },
				color: 'black',
				weight_g: 124,
				availability: 'low_stock',
				price: 9900,
			},
			{
				code: 'MR-JKT-BK-XL',
				options: { size: 'xl' },
				color: 'black',
				weight_g: 131,
				availability: 'in_stock',
				price: 9900,
			},
			{
				code: 'MR-JKT-BK-XXL',
				options: { size: 'xxl' },
				color: 'black',
				weight_g: 138,
				availability: 'made_to_order',
				price: 9900,
			},
			{
				code: 'MR-JKT-BL-M',
				options: { size: 'm' },
				color: 'blue',
				weight_g: 118,
				availability: 'in_stock',
				price: 9900,
			},
			{
				code: 'MR-JKT-BL-L',
				options: { size: 'l' },
				color: 'blue',
				weight_g: 124,
				availability: 'out_of_stock',
				price: 9900,
			},
		],
		specifications: {},
		features: {
			size: 'S – XXL',
			color: inAll('Nero, blu', 'Black, blue', 'Negro, azul', 'Noir, bleu', 'ブラック、ブルー'),
			age: ADULT,
			material: inAll(
				'100% poliammide ripstop 20D, trattamento idrorepellente',
				'100% 20D ripstop polyamide, water-repellent finish',
				'100 % poliamida ripstop 20D, tratamiento hidrófugo',
				'100 % polyamide ripstop 20D, traitement déperlant',
				'20Dリップストップナイロン100%、撥水加工',
			),
			pattern: PLAIN,
			pockets: inAll(
				'1 posteriore, contiene la giacca ripiegata',
				'1 at the back, holds the folded jacket',
				'1 trasero, guarda la chaqueta plegada',
				'1 dans le dos, contient la veste pliée',
				'背面1（本体を収納可能）',
			),
			zip: inAll(
				'Intera, doppio cursore',
				'Full length, two-way',
				'Completa, doble cursor',
				'Intégral, double curseur',
				'フルジップ、ダブルスライダー',
			),
			wash: inAll(
				'30 °C, ciclo delicato, no ammorbidente',
				'30 °C, gentle cycle, no fabric softener',
				'30 °C, ciclo delicado, sin suavizante',
				'30 °C, cycle délicat, sans adoucissant',
				'30°C弱水流、柔軟剤不可',
			),
			instructions: inAll(
				'Chiudere la cerniera prima del lavaggio',
				'Close the zip before washing',
				'Cerrar la cremallera antes del lavado',
				'Fermer le zip avant lavage',
				'ファスナーを閉めて洗濯',
			),
			made_in: MADE_IN_ITALY,
		},
		related_ids: ['merch-cap', 'merch-socks'],
		texts: {
			it: {
				slug: 'giacca-antivento',
				name: 'Giacca antivento',
				payoff: '118 g in taglia M, si chiude nella sua tasca.',
				description:
					'<p>Tessuto ripstop da 20 denari sul davanti e sulle braccia, rete sotto le ascelle e al centro della schiena. Ripiegata nella tasca occupa quanto una borraccia piccola. Profili riflettenti sulle maniche e in vita.</p>',
			},
			en: {
				slug: 'wind-jacket',
				name: 'Wind jacket',
				payoff: '118 g in size M, packs into its own pocket.',
				description:
					'<p>20 denier ripstop on the front and arms, mesh under the arms and down the middle of the back. Folded into its pocket it takes the room of a small bottle. Reflective piping runs along the sleeves and waist.</p>',
			},
			es: {
				slug: 'chaqueta-cortavientos',
				name: 'Chaqueta cortavientos',
				payoff: '118 g en talla M, se guarda en su propio bolsillo.',
				description:
					'<p>Tejido ripstop de 20 denieres delante y en los brazos, malla en las axilas y en el centro de la espalda. Plegada en su bolsillo ocupa lo que un bidón pequeño. Vivos reflectantes en mangas y cintura.</p>',
			},
			fr: {
				slug: 'veste-coupe-vent',
				name: 'Veste coupe-vent',
				payoff: '118 g en taille M, se range dans sa poche.',
				description:
					'<p>Ripstop 20 deniers devant et sur les bras, maille aérée sous les aisselles et au milieu du dos. Pliée dans sa poche, elle prend la place d’un petit bidon. Passepoils réfléchissants aux manches et à la taille.</p>',
			},
			ja: {
				slug: 'wind-jacket',
				name: 'ウインドジャケット',
				payoff: 'Mサイズで118g、自身のポケットに収納。',
				description:
					'<p>前身頃と袖は20デニールのリップストップ、脇下と背中の中央はメッシュです。ポケットに畳むと、小さなボトルほどの大きさになります。袖と裾には反射パイピングを入れました。</p>',
			},
		},
	},
	{
		id: 'merch-musette',
		code: 'MR-MUS',
		category_id: 'merchandise',
		usage_ids: ['road', 'urban'],
		released_on: '2022-05-09',
		pictures: ['merch-musette'],
		colors: ['white', 'black'],
		color_pictures: { black: 'merch-musette-black' },
		variants: [
			{ code: 'MR-MUS-WH', color: 'white', weight_g: 96, availability: 'in_stock', price: 1400 },
			{ code: 'MR-MUS-BK', color: 'black', weight_g: 96, availability: 'in_stock', price: 1400 },
		],
		specifications: {},
		features: {
			width: '34 cm',
			length: '38 cm',
			depth: '4 cm',
			color: inAll(
				'Bianco, nero',
				'White, black',
				'Blanco, negro',
				'Blanc, noir',
				'ホワイト、ブラック',
			),
			material: inAll(
				'100% cotone, tela da 240 g/m²',
				'100% cotton, 240 g/m² canvas',
				'100 % algodón, lona de 240 g/m²',
				'100 % coton, toile de 240 g/m²',
				'綿100%、240g/m²キャンバス',
			),
			pattern: PLAIN,
			max_weight: '4 kg',
			pockets: inAll('1 interna', '1 inside', '1 interior', '1 intérieure', '内側1'),
			zip: inAll(
				'No, bottone a pressione',
				'None, press stud',
				'No, botón de presión',
				'Sans, bouton-pression',
				'なし（スナップボタン）',
			),
			wash: inAll(
				'30 °C, colori separati',
				'30 °C, wash colours separately',
				'30 °C, lavar por colores',
				'30 °C, laver séparément',
				'30°C、色物は分けて洗濯',
			),
			made_in: MADE_IN_ITALY,
		},
		related_ids: ['merch-bottle', 'merch-t-shirt'],
		texts: {
			it: {
				slug: 'musette',
				name: 'Musette',
				payoff: 'Il sacchetto del rifornimento, in tela da 240 g/m².',
				description:
					'<p>Nasce per passare il cibo ai corridori, va bene anche per il pane e il giornale. La tracolla è lunga 110 cm, si annoda se serve più corta. La tasca interna ha la misura di un telefono.</p>',
			},
			en: {
				slug: 'musette',
				name: 'Musette',
				payoff: 'The feed-zone bag, in 240 g/m² canvas.',
				description:
					'<p>Made for handing food to riders, just as useful for bread and a newspaper. The strap is 110 cm long; knot it if you want it shorter. An inside pocket is sized for a phone.</p>',
			},
			es: {
				slug: 'musette',
				name: 'Musette',
				payoff: 'La bolsa del avituallamiento, en lona de 240 g/m².',
				description:
					'<p>Nació para dar comida a los corredores y sirve igual para el pan y el periódico. La bandolera mide 110 cm y se acorta con un nudo. El bolsillo interior tiene el tamaño de un teléfono.</p>',
			},
			fr: {
				slug: 'musette',
				name: 'Musette',
				payoff: 'Le sac du ravitaillement, en toile de 240 g/m².',
				description:
					'<p>Faite pour tendre le ravitaillement aux coureurs, elle convient aussi au pain et au journal. La bandoulière mesure 110 cm et se raccourcit d’un nœud. La poche intérieure est à la taille d’un téléphone.</p>',
			},
			ja: {
				slug: 'musette',
				name: 'サコッシュ',
				payoff: '補給地点で使う肩掛け袋。240g/m²のキャンバス製。',
				description:
					'<p>選手に補給食を渡すための袋ですが、パンや新聞を入れるのにも重宝します。ストラップは110cmで、結べば短くできます。内ポケットはスマートフォンが入る大きさです。</p>',
			},
		},
	},
];
