import { toPage, toUsage } from '../links.ts';
import { inEveryLocale, same } from './page.ts';

export const RACE_DIVISION = inEveryLocale({
	id: 'race-division',
	template: 'race-division',
	parent_id: 'company',
	picture: 'hero-race',
	slug: same('race-division'),
	title: {
		it: 'Race Division',
		en: 'Race Division',
		es: 'Race Division',
		fr: 'Race Division',
		ja: 'レース部門',
	},
	description: {
		it: 'Il reparto che lavora con chi corre: prototipi, prove in gara e le ruote che ne derivano, da Kleos RD a Crono e Pista.',
		en: 'The department that works with racers: prototypes, testing in competition and the wheels that result, from Kleos RD to Crono and Pista.',
		es: 'El departamento que trabaja con quien compite: prototipos, pruebas en carrera y las ruedas que salen de ahí, de Kleos RD a Crono y Pista.',
		fr: 'Le service qui travaille avec les coureurs : prototypes, essais en course et les roues qui en découlent, de Kleos RD à Crono et Pista.',
		ja: 'レースの現場とともに働く部門です。試作、実戦テスト、そこから生まれたKleos RD、Crono、Pistaをご紹介します。',
	},
	blocks: (t) => [
		{
			type: 'hero',
			kicker: t({
				it: 'Race Division',
				en: 'Race Division',
				es: 'Race Division',
				fr: 'Race Division',
				ja: 'レース部門',
			}),
			title: t({
				it: 'La gara è il nostro banco prova più severo',
				en: 'Racing is our hardest test bench',
				es: 'La carrera es nuestro banco de pruebas más duro',
				fr: 'La course est notre banc d’essai le plus dur',
				ja: 'レースは、もっとも厳しい試験台',
			}),
			text: t({
				it: 'Un reparto piccolo che segue un prodotto dal primo schizzo alla domenica di gara.',
				en: 'A small department that follows a product from first sketch to race Sunday.',
				es: 'Un equipo reducido que acompaña el producto desde el primer boceto hasta el domingo de carrera.',
				fr: 'Un petit service qui suit un produit du premier croquis au dimanche de course.',
				ja: '最初のスケッチからレース当日まで、ひとつの製品に付き添う小さな部門です。',
			}),
			media: { picture: 'hero-race', alt: '' },
			product_id: null,
			links: [
				{
					label: t({
						it: 'Prodotti da strada',
						en: 'Road products',
						es: 'Productos de carretera',
						fr: 'Produits route',
						ja: 'ロード製品',
					}),
					link: toUsage('road'),
				},
			],
		},
		{
			type: 'timeline',
			title: t({
				it: 'Dalla richiesta al catalogo',
				en: 'From request to catalogue',
				es: 'De la petición al catálogo',
				fr: 'De la demande au catalogue',
				ja: '要望から製品化まで',
			}),
			items: [
				{
					year: '1',
					title: t({
						it: 'La richiesta',
						en: 'The request',
						es: 'La petición',
						fr: 'La demande',
						ja: '要望',
					}),
					text: t({
						it: 'Meccanici e atleti descrivono un problema: vento laterale, cambi di ritmo, una copertura più larga. Lo traduciamo in quote e carichi.',
						en: 'Mechanics and athletes describe a problem: crosswind, changes of pace, a wider tyre. We turn it into dimensions and loads.',
						es: 'Mecánicos y deportistas describen un problema: viento lateral, cambios de ritmo, una cubierta más ancha. Lo traducimos en cotas y cargas.',
						fr: 'Mécaniciens et athlètes décrivent un problème : vent latéral, changements de rythme, pneu plus large. Nous le traduisons en cotes et en charges.',
						ja: 'メカニックと選手から課題を聞き取ります。横風、ペースの変化、太くなったタイヤ。それを寸法と荷重に置き換えます。',
					}),
					media: {
						picture: 'step-section',
						alt: t({
							it: 'Sezione quotata di un cerchio da 50 mm con una copertura da 38 mm',
							en: 'Dimensioned section of a 50 mm rim with a 38 mm tyre',
							es: 'Sección acotada de una llanta de 50 mm con una cubierta de 38 mm',
							fr: 'Section cotée d’une jante de 50 mm avec un pneu de 38 mm',
							ja: 'リムハイト50mmのリムと幅38mmのタイヤの断面寸法図',
						}),
					},
				},
				{
					year: '2',
					title: t({
						it: 'Il prototipo',
						en: 'The prototype',
						es: 'El prototipo',
						fr: 'Le prototype',
						ja: '試作',
					}),
					text: t({
						it: 'Poche coppie, senza grafica, con il numero scritto a pennarello. Vanno al banco prima che su strada.',
						en: 'A few pairs without graphics, numbered with a marker. They go to the bench before they go on the road.',
						es: 'Unos pocos pares sin gráficos, numerados con rotulador. Pasan por el banco antes que por la carretera.',
						fr: 'Quelques paires sans décor, numérotées au feutre. Elles passent au banc avant la route.',
						ja: '無地の試作を数セット用意し、手書きで番号を振ります。道に出る前に、まず試験台にかけます。',
					}),
					media: {
						picture: 'step-prototype',
						alt: t({
							it: 'Disegno di una ruota senza grafica, con il numero 7 sul cerchio',
							en: 'Drawing of a wheel without graphics, the number 7 on its rim',
							es: 'Dibujo de una rueda sin gráficos, con el número 7 en la llanta',
							fr: 'Dessin d’une roue sans décor, le numéro 7 sur la jante',
							ja: 'リムに番号7を付けた無地のホイールの図',
						}),
					},
				},
				{
					year: '3',
					title: t({
						it: 'La prova alla cieca',
						en: 'The blind test',
						es: 'La prueba a ciegas',
						fr: 'L’essai à l’aveugle',
						ja: 'ブラインドテスト',
					}),
					text: t({
						it: 'Stesso percorso, stessa pressione, ruote coperte. Chi pedala non sa quale variante monta, chi prende i tempi sì.',
						en: 'Same course, same pressure, covered rims. The rider does not know which version is fitted; the timekeeper does.',
						es: 'Mismo recorrido, misma presión, llantas tapadas. Quien pedalea no sabe qué versión lleva; quien cronometra, sí.',
						fr: 'Même parcours, même pression, jantes masquées. Celui qui roule ignore la version montée, celui qui chronomètre la connaît.',
						ja: '同じコース、同じ空気圧、リムは目隠し。乗り手はどの仕様かを知らず、計測する側だけが知っています。',
					}),
					media: {
						picture: 'step-covered',
						alt: t({
							it: 'Disegno di una ruota con il cerchio coperto da un telo',
							en: 'Drawing of a wheel whose rim is under a cloth cover',
							es: 'Dibujo de una rueda con la llanta tapada por una funda',
							fr: 'Dessin d’une roue dont la jante est cachée sous une housse',
							ja: 'リムを布のカバーで隠したホイールの図',
						}),
					},
				},
				{
					year: '4',
					title: t({
						it: 'La stagione',
						en: 'The season',
						es: 'La temporada',
						fr: 'La saison',
						ja: 'シーズン',
					}),
					text: t({
						it: 'La variante scelta corre per mesi. A fine anno le ruote tornano in officina e si smontano fino all’ultimo raggio.',
						en: 'The chosen version races for months. At the end of the year the wheels come back and are taken apart to the last spoke.',
						es: 'La versión elegida compite durante meses. A final de año las ruedas vuelven al taller y se desmontan hasta el último radio.',
						fr: 'La version retenue court pendant des mois. En fin d’année, les roues reviennent à l’atelier et sont démontées jusqu’au dernier rayon.',
						ja: '選ばれた仕様は何か月も実戦を走ります。年末にホイールを工房へ戻し、スポーク1本まで分解して調べます。',
					}),
					media: {
						picture: 'step-apart',
						alt: t({
							it: 'Disegno di una ruota smontata: cerchio, mozzo, sedici raggi da un lato e otto dall’altro',
							en: 'Drawing of a wheel taken apart: rim, hub, sixteen spokes of one side and eight of the other',
							es: 'Dibujo de una rueda desmontada: llanta, buje, dieciséis radios de un lado y ocho del otro',
							fr: 'Dessin d’une roue démontée : jante, moyeu, seize rayons d’un côté et huit de l’autre',
							ja: '分解したホイールの図。リム、ハブ、片側16本と反対側8本のスポーク',
						}),
					},
				},
			],
		},
		{
			type: 'product_list',
			title: t({
				it: 'Nate per la gara',
				en: 'Built for racing',
				es: 'Nacidas para competir',
				fr: 'Nées pour la course',
				ja: 'レースから生まれた製品',
			}),
			text: null,
			product_ids: [
				'kleos-rd-36',
				'kleos-rd-50',
				'kleos-rd-62',
				'crono-80',
				'crono-disc',
				'pista-60',
			],
			category_id: null,
			usage_id: null,
			limit: 6,
			link: null,
		},
		{
			type: 'text_media',
			title: t({
				it: 'Quello che la gara ci ha insegnato',
				en: 'What racing has taught us',
				es: 'Lo que la carrera nos ha enseñado',
				fr: 'Ce que la course nous a appris',
				ja: 'レースから学んだこと',
			}),
			html: t({
				it: '<p>Che un cerchio stabile nel vento fa risparmiare più di uno leggero. Che il peso conta sul bordo, non sul mozzo. Che un cuscinetto si deve cambiare con attrezzi normali, alle sette di sera, nel parcheggio di un albergo. Sono i tre criteri con cui giudichiamo ogni disegno.</p>',
				en: '<p>That a rim which stays calm in the wind saves more than a light one. That weight matters at the rim, not at the hub. That a bearing must be replaceable with ordinary tools, at seven in the evening, in a hotel car park. These are the three tests for every drawing.</p>',
				es: '<p>Que una llanta estable con viento ahorra más que una ligera. Que el peso cuenta en el borde, no en el buje. Que un rodamiento debe poder cambiarse con herramientas normales, a las siete de la tarde, en el aparcamiento de un hotel. Son los tres criterios con los que juzgamos cada plano.</p>',
				fr: '<p>Qu’une jante stable au vent fait gagner plus qu’une jante légère. Que le poids compte en périphérie, pas au moyeu. Qu’un roulement doit se changer avec des outils ordinaires, à sept heures du soir, sur le parking d’un hôtel. Ce sont nos trois critères devant chaque plan.</p>',
				ja: '<p>軽いリムより、風の中で落ち着いているリムのほうが力を節約できること。重さが効くのはハブではなく外周であること。ベアリングは、夕方7時のホテルの駐車場で、普通の工具で交換できなければならないこと。どの図面も、この3つを基準に判断します。</p>',
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
			side: 'right',
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
			type: 'drawing',
			title: t({
				it: 'Strada e cronometro, sezioni a confronto',
				en: 'Road and time trial sections compared',
				es: 'Secciones de carretera y contrarreloj, comparadas',
				fr: 'Route et contre-la-montre : sections comparées',
				ja: 'ロード用とタイムトライアル用の断面比較',
			}),
			text: null,
			product_ids: ['kleos-rd-36', 'kleos-rd-62', 'crono-80'],
		},
		{
			type: 'news_list',
			title: t({
				it: 'Ultime notizie',
				en: 'Latest news',
				es: 'Últimas noticias',
				fr: 'Dernières actualités',
				ja: '最新ニュース',
			}),
			limit: 3,
		},
		{
			type: 'cta',
			title: t({
				it: 'Corri con una squadra?',
				en: 'Do you race with a team?',
				es: '¿Corres con un equipo?',
				fr: 'Vous courez en équipe ?',
				ja: 'チームで走る方へ',
			}),
			text: null,
			links: [
				{
					label: t({
						it: 'Squadre e società sportive',
						en: 'Teams and clubs',
						es: 'Equipos y clubes',
						fr: 'Équipes et clubs',
						ja: 'チーム・クラブ',
					}),
					link: toPage('teams'),
				},
			],
		},
	],
});
