import { toCategory, toPage, toRoute } from '../links.ts';
import { inEveryLocale } from './page.ts';
import { sectionsByHeight } from './sections-by-height.ts';

export const TECHNOLOGIES = inEveryLocale({
	id: 'technologies',
	template: 'tecnologie',
	picture: 'hero-technologies',
	slug: {
		it: 'tecnologie',
		en: 'technologies',
		es: 'tecnologias',
		fr: 'technologies',
		ja: 'technologies',
	},
	title: {
		it: 'Tecnologie',
		en: 'Technologies',
		es: 'Tecnologías',
		fr: 'Technologies',
		ja: 'テクノロジー',
	},
	description: {
		it: 'Sezione del cerchio, raggiatura 2:1, raggi a testa dritta, ingaggio del corpetto: come sono fatti i prodotti Livenza e perché.',
		en: 'Rim section, 2:1 lacing, straight-pull spokes, freehub engagement: how Livenza products are made and why.',
		es: 'Sección de llanta, radiado 2:1, radios de cabeza recta, enganche del núcleo: cómo son los productos Livenza y por qué.',
		fr: 'Section de jante, rayonnage 2:1, rayons tête droite, engagement de la roue libre : comment sont faits les produits Livenza et pourquoi.',
		ja: 'リム断面、2:1組み、ストレートプルスポーク、フリーボディの噛み合い。Livenza製品の構造とその理由をご説明します。',
	},
	blocks: (t) => [
		{
			type: 'hero',
			kicker: t({
				it: 'Tecnologie',
				en: 'Technologies',
				es: 'Tecnologías',
				fr: 'Technologies',
				ja: 'テクノロジー',
			}),
			title: t({
				it: 'Ogni scelta ha un motivo e un prezzo',
				en: 'Every choice has a reason and a cost',
				es: 'Cada decisión tiene un motivo y un precio',
				fr: 'Chaque choix a une raison et un prix',
				ja: '選択には理由と代償がある',
			}),
			text: null,
			media: { picture: 'hero-technologies', alt: '' },
			product_id: null,
			links: [],
		},
		{
			type: 'rich_text',
			title: t({
				it: 'Pro e contro',
				en: 'For and against',
				es: 'A favor y en contra',
				fr: 'Pour et contre',
				ja: '長所と代償',
			}),
			html: t({
				it: '<p>Un cerchio più alto è più veloce in pianura e più sensibile al vento. Un canale più largo sostiene meglio la copertura e pesa di più. Qui spieghiamo le soluzioni che usiamo, e a che cosa abbiamo rinunciato per averle.</p>',
				en: '<p>A deeper rim is faster on the flat and more sensitive to wind. A wider channel supports the tyre better and weighs more. This page explains the solutions we use, and what we gave up to have them.</p>',
				es: '<p>Una llanta más alta es más rápida en llano y más sensible al viento. Un canal más ancho sujeta mejor la cubierta y pesa más. Aquí explicamos las soluciones que usamos y a qué hemos renunciado para tenerlas.</p>',
				fr: '<p>Une jante plus haute est plus rapide sur le plat et plus sensible au vent. Un canal plus large soutient mieux le pneu et pèse davantage. Nous expliquons ici les solutions retenues, et ce à quoi nous avons renoncé pour les avoir.</p>',
				ja: '<p>リムハイトが高いほど平地では速く、風の影響は受けやすくなります。内幅が広いほどタイヤは安定し、重くなります。ここでは採用した技術と、そのために何を手放したかをご説明します。</p>',
			}),
		},
		{
			type: 'drawing',
			title: t({
				it: 'Sezione e raggiatura',
				en: 'Section and lacing',
				es: 'Sección y radiado',
				fr: 'Section et rayonnage',
				ja: 'リム断面とスポークの組み方',
			}),
			text: t({
				it: 'Disegno ricavato dalle quote di Kleos RD 50. Le misure sono in millimetri.',
				en: 'Drawn from the dimensions of Kleos RD 50. Measurements in millimetres.',
				es: 'Dibujo obtenido de las cotas de Kleos RD 50. Medidas en milímetros.',
				fr: 'Dessin établi d’après les cotes de Kleos RD 50. Mesures en millimètres.',
				ja: 'Kleos RD 50の寸法から作図しています。単位はミリメートルです。',
			}),
			product_ids: ['kleos-rd-50'],
		},
		sectionsByHeight(t),
		{
			type: 'text_media',
			title: t({
				it: 'Raggiatura 2:1',
				en: '2:1 lacing',
				es: 'Radiado 2:1',
				fr: 'Rayonnage 2:1',
				ja: '2:1組み',
			}),
			html: t({
				it: '<p>Dal lato che trasmette la coppia, pignoni dietro e disco davanti, i raggi sono il doppio. Gli angoli delle due flange sono diversi: con il doppio dei raggi da una parte le tensioni dei due lati si avvicinano, e la ruota resta centrata più a lungo.</p><p>Il prezzo: due lunghezze di raggio per ruota, da tenere entrambe di scorta.</p>',
				en: '<p>On the side that carries the torque, sprockets at the rear and rotor at the front, there are twice as many spokes. The two flanges work at different angles: doubling the spokes on one of them brings the tension of both sides closer, and the wheel stays true for longer.</p><p>The cost: two spoke lengths per wheel, both to be kept as spares.</p>',
				es: '<p>En el lado que transmite el par, piñones detrás y disco delante, hay el doble de radios. Las dos bridas trabajan con ángulos distintos: al doblar los radios en una de ellas, las tensiones de ambos lados se acercan y la rueda se mantiene centrada más tiempo.</p><p>El precio: dos largos de radio por rueda, y conviene tener recambio de ambos.</p>',
				fr: '<p>Du côté qui transmet le couple, pignons à l’arrière et disque à l’avant, les rayons sont deux fois plus nombreux. Les deux flasques travaillent sous des angles différents : doubler les rayons d’un côté rapproche les tensions, et la roue reste centrée plus longtemps.</p><p>Le prix : deux longueurs de rayon par roue, à garder l’une et l’autre en réserve.</p>',
				ja: '<p>トルクがかかる側、つまり後輪はスプロケット側、前輪はローター側に、反対側の2倍のスポークを配しています。左右のフランジでは角度が異なるため、片側の本数を倍にすると左右のテンションが近づき、振れの出にくい状態が長く続きます。</p><p>代償は、1本のホイールに2種類のスポーク長が必要になることです。予備も両方ご用意ください。</p>',
			}),
			media: {
				picture: 'kleos-rd-50',
				alt: t({
					it: 'Ruota da 50 mm di lato: 16 raggi sul lato cassetta, 8 sull’altro',
					en: '50 mm wheel from the side: 16 spokes on the drive side, 8 on the other',
					es: 'Rueda de 50 mm de lado: 16 radios en el lado de la transmisión, 8 en el otro',
					fr: 'Roue de 50 mm de profil : 16 rayons côté transmission, 8 de l’autre',
					ja: 'リムハイト50mmのホイール側面。スポークはドライブ側16本、反対側8本',
				}),
			},
			side: 'right',
			links: [],
		},
		{
			type: 'text_media',
			title: t({
				it: 'Raggi a testa dritta',
				en: 'Straight-pull spokes',
				es: 'Radios de cabeza recta',
				fr: 'Rayons tête droite',
				ja: 'ストレートプルスポーク',
			}),
			html: t({
				it: '<p>Il raggio esce dal mozzo senza curva. Sparisce il gomito, dove i raggi tradizionali cedono più spesso, e la testa appoggia su tutta la superficie. Il corpo del mozzo è fresato dal pieno, perché ogni sede deve guardare il proprio foro sul cerchio.</p>',
				en: '<p>The spoke leaves the hub without a bend. The elbow, where traditional spokes fail most often, disappears, and the head bears on its full surface. The hub body is machined from solid, because every seat has to face its own hole in the rim.</p>',
				es: '<p>El radio sale del buje sin curva. Desaparece el codo, donde los radios tradicionales fallan con más frecuencia, y la cabeza apoya en toda su superficie. El cuerpo del buje se mecaniza a partir de un bloque, porque cada alojamiento debe apuntar a su agujero en la llanta.</p>',
				fr: '<p>Le rayon sort du moyeu sans coude, là où les rayons classiques cassent le plus souvent, et la tête porte sur toute sa surface. Le corps du moyeu est usiné dans la masse, car chaque logement doit viser son propre trou dans la jante.</p>',
				ja: '<p>スポークは曲げられずにハブから伸びます。従来のスポークで折れやすい首の部分がなくなり、頭部は全面で受け止められます。受け座はそれぞれリムの穴の方向を向く必要があるため、ハブボディはブロックから削り出しています。</p>',
			}),
			media: {
				picture: 'spare-spokes',
				alt: t({
					it: 'Raggi a testa dritta',
					en: 'Straight-pull spokes',
					es: 'Radios de cabeza recta',
					fr: 'Rayons tête droite',
					ja: 'ストレートプルスポーク',
				}),
			},
			side: 'left',
			links: [
				{
					label: t({
						it: 'I mozzi',
						en: 'Hubs',
						es: 'Los bujes',
						fr: 'Les moyeux',
						ja: 'ハブを見る',
					}),
					link: toCategory('hubs'),
				},
			],
		},
		{
			type: 'comparison',
			title: t({
				it: 'Un profilo per ogni terreno',
				en: 'A profile for each terrain',
				es: 'Un perfil para cada terreno',
				fr: 'Un profil par terrain',
				ja: 'フィールドごとのリム',
			}),
			text: t({
				it: 'Altezza e canale crescono per ragioni diverse: l’aria da una parte, la copertura dall’altra.',
				en: 'Rim depth and internal width grow for different reasons: one for the air, the other for the tyre.',
				es: 'Altura y canal crecen por razones distintas: el aire por un lado, la cubierta por otro.',
				fr: 'Hauteur et canal augmentent pour des raisons différentes : l’air d’un côté, le pneu de l’autre.',
				ja: 'ハイトと内幅では、大きくする理由が違います。前者は空気、後者はタイヤのためです。',
			}),
			product_ids: ['kleos-rd-50', 'sile-gravel-40', 'montello-30', 'pista-60'],
			codes: [
				'rim_height',
				'rim_inner_width',
				'rim_outer_width',
				'tyre_width_min',
				'tyre_width_max',
				'spokes',
			],
		},
		{
			type: 'accordion',
			title: t({
				it: 'Parole d’officina',
				en: 'Workshop terms',
				es: 'Palabras de taller',
				fr: 'Mots d’atelier',
				ja: '用語集',
			}),
			items: [
				{
					title: t({
						it: 'Canale interno',
						en: 'Internal width',
						es: 'Ancho interno',
						fr: 'Largeur interne',
						ja: '内幅',
					}),
					html: t({
						it: '<p>Distanza fra le due spalle del cerchio, misurata dove appoggia la copertura. Decide quale larghezza di copertura si può montare.</p>',
						en: '<p>Distance between the two rim walls, measured where the tyre sits. It decides which tyre widths can be fitted.</p>',
						es: '<p>Distancia entre las dos paredes de la llanta, medida donde asienta la cubierta. Determina qué anchos de cubierta se pueden montar.</p>',
						fr: '<p>Distance entre les deux flancs de la jante, mesurée là où le pneu prend appui. Elle détermine les largeurs de pneu possibles.</p>',
						ja: '<p>タイヤが収まる位置で測った、リムの壁と壁の距離です。装着できるタイヤ幅を左右します。</p>',
					}),
				},
				{
					title: t({
						it: 'Corpetto',
						en: 'Freehub body',
						es: 'Núcleo',
						fr: 'Corps de roue libre',
						ja: 'フリーボディ',
					}),
					html: t({
						it: '<p>La parte del mozzo posteriore su cui si infila la cassetta. Esiste in più standard; sui nostri mozzi si cambia senza attrezzi.</p>',
						en: '<p>The part of the rear hub that carries the cassette. It comes in several standards; on our hubs it can be swapped without tools.</p>',
						es: '<p>La parte del buje trasero donde se monta el cassette. Existe en varios estándares; en nuestros bujes se cambia sin herramientas.</p>',
						fr: '<p>La partie du moyeu arrière qui porte la cassette. Elle existe en plusieurs standards ; sur nos moyeux, elle se change sans outil.</p>',
						ja: '<p>後輪ハブの、カセットを取り付ける部分です。複数の規格があり、当社のハブでは工具なしで交換できます。</p>',
					}),
				},
				{
					title: t({
						it: 'Ingaggio',
						en: 'Engagement',
						es: 'Enganche',
						fr: 'Engagement',
						ja: 'ノッチ数（噛み合い角）',
					}),
					html: t({
						it: '<p>L’angolo che il corpetto percorre prima di trascinare la ruota. Più punti significano una risposta più pronta; meno punti, denti più grandi e meno attrito in scorrimento.</p>',
						en: '<p>The angle the freehub body turns before it drives the wheel. More points mean a quicker response; fewer points, larger teeth and less drag when coasting.</p>',
						es: '<p>El ángulo que gira el núcleo antes de arrastrar la rueda. Más puntos dan una respuesta más rápida; menos puntos, dientes mayores y menos rozamiento al rodar libre.</p>',
						fr: '<p>L’angle que parcourt le corps de roue libre avant d’entraîner la roue. Plus de points, c’est une réponse plus vive ; moins de points, des dents plus grandes et moins de frottement en roue libre.</p>',
						ja: '<p>フリーボディが回り始めてからホイールを駆動するまでの角度です。ノッチ数が多いほど反応は速く、少ないほど歯が大きく、空転時の抵抗も小さくなります。</p>',
					}),
				},
				{
					title: t({
						it: 'ETRTO',
						en: 'ETRTO',
						es: 'ETRTO',
						fr: 'ETRTO',
						ja: 'ETRTO',
					}),
					html: t({
						it: '<p>La misura normata di cerchi e coperture: larghezza e diametro del tallone in millimetri, per esempio 28-622. È l’unica che non si presta a equivoci.</p>',
						en: '<p>The standard size of rims and tyres: width and bead diameter in millimetres, such as 28-622. It is the one that leaves no room for doubt.</p>',
						es: '<p>La medida normalizada de llantas y cubiertas: ancho y diámetro del talón en milímetros, por ejemplo 28-622. Es la que no deja lugar a dudas.</p>',
						fr: '<p>La dimension normalisée des jantes et des pneus : largeur et diamètre du talon en millimètres, par exemple 28-622. C’est celle qui ne prête pas à confusion.</p>',
						ja: '<p>リムとタイヤの標準表記で、幅とビード径をミリメートルで示します（例：28-622）。取り違えの起きない表し方です。</p>',
					}),
				},
			],
		},
		{
			type: 'cta',
			title: t({
				it: 'Dai principi ai pezzi',
				en: 'From principles to parts',
				es: 'De los principios a las piezas',
				fr: 'Des principes aux pièces',
				ja: '原理から製品へ',
			}),
			text: null,
			links: [
				{
					label: t({
						it: 'La gamma Kleos RD',
						en: 'The Kleos RD range',
						es: 'La gama Kleos RD',
						fr: 'La gamme Kleos RD',
						ja: 'Kleos RDシリーズ',
					}),
					link: toPage('kleos-rd'),
				},
				{
					label: t({
						it: 'Tutti i prodotti',
						en: 'All products',
						es: 'Todos los productos',
						fr: 'Tous les produits',
						ja: '製品一覧',
					}),
					link: toRoute('products-archive'),
				},
			],
		},
	],
});
