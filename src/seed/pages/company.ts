import { toPage, toRoute } from '../links.ts';
import { inEveryLocale } from './page.ts';

export const COMPANY = inEveryLocale({
	id: 'company',
	template: 'azienda',
	picture: 'hero-company',
	slug: { it: 'azienda', en: 'company', es: 'empresa', fr: 'entreprise', ja: 'company' },
	title: { it: 'Azienda', en: 'Company', es: 'Empresa', fr: 'Entreprise', ja: '会社紹介' },
	description: {
		it: 'Dal 1919 a oggi: un’impresa di San Vendemiano che progetta, assembla e collauda ruote e componenti per bicicletta.',
		en: 'From 1919 to today: a company in San Vendemiano that designs, assembles and tests bicycle wheels and components.',
		es: 'Desde 1919 hasta hoy: una empresa de San Vendemiano que diseña, monta y ensaya ruedas y componentes para bicicleta.',
		fr: 'De 1919 à aujourd’hui : une entreprise de San Vendemiano qui conçoit, assemble et teste des roues et des composants de vélo.',
		ja: '1919年から現在まで。サン・ヴェンデミアーノで自転車のホイールとコンポーネントを設計、組立、試験している会社です。',
	},
	blocks: (t) => [
		{
			type: 'hero',
			kicker: t({
				it: 'San Vendemiano, Treviso',
				en: 'San Vendemiano, Italy',
				es: 'San Vendemiano, Italia',
				fr: 'San Vendemiano, Italie',
				ja: 'イタリア、サン・ヴェンデミアーノ',
			}),
			title: t({
				it: 'Facciamo pezzi di bicicletta',
				en: 'We make bicycle parts',
				es: 'Hacemos piezas de bicicleta',
				fr: 'Nous fabriquons des pièces de vélo',
				ja: '自転車の部品をつくる会社です',
			}),
			text: t({
				it: 'Dal 1919, tra la pianura e le prime salite delle Prealpi.',
				en: 'Since 1919, between the Venetian plain and the first climbs of the Prealps.',
				es: 'Desde 1919, entre la llanura véneta y las primeras subidas de los Prealpes.',
				fr: 'Depuis 1919, entre la plaine vénète et les premières montées des Préalpes.',
				ja: '1919年から、ヴェネト平野と、プレアルプスの最初の登りのあいだで。',
			}),
			media: { picture: 'hero-company', alt: '' },
			product_id: null,
			links: [],
		},
		{
			type: 'rich_text',
			title: t({
				it: 'Dal fiume al nome',
				en: 'A name taken from a river',
				es: 'Un nombre tomado de un río',
				fr: 'Un nom emprunté à une rivière',
				ja: '川の名前から',
			}),
			html: t({
				it: '<p>Il Livenza nasce a pochi chilometri da qui e dà il nome al marchio. Anche le nostre gamme parlano di questa terra: Brenta, Piave e Sile sono fiumi, Montello, Grappa e Cansiglio i rilievi sui quali le proviamo.</p><p>Lavoriamo per tre clienti diversi: chi corre, chi pedala per conto proprio e chi monta biciclette di mestiere. A tutti e tre servono le stesse cose: misure giuste, pezzi che si smontano, ricambi che si trovano.</p>',
				en: '<p>The river Livenza rises a few kilometres from here and gives the brand its name. Our ranges speak of the same land: Brenta, Piave and Sile are rivers; Montello, Grappa and Cansiglio the hills and mountains we test on.</p><p>We work for three kinds of customer: those who race, those who ride for themselves and those who build bicycles for a living. All three need the same things: correct dimensions, parts you can take apart, spares that can be found.</p>',
				es: '<p>El Livenza nace a pocos kilómetros de aquí y da nombre a la marca. También nuestras gamas hablan de esta tierra: Brenta, Piave y Sile son ríos; Montello, Grappa y Cansiglio, los relieves donde las probamos.</p><p>Trabajamos para tres tipos de cliente: quien compite, quien pedalea por su cuenta y quien monta bicicletas por oficio. Los tres necesitan lo mismo: medidas correctas, piezas que se desmontan y recambios fáciles de encontrar.</p>',
				fr: '<p>La Livenza prend sa source à quelques kilomètres d’ici et donne son nom à la marque. Nos gammes parlent de la même terre : Brenta, Piave et Sile sont des cours d’eau, Montello, Grappa et Cansiglio les reliefs où nous les essayons.</p><p>Nous travaillons pour trois publics : ceux qui courent, ceux qui roulent pour eux-mêmes et ceux dont c’est le métier de monter des vélos. Tous ont besoin des mêmes choses : des cotes justes, des pièces démontables, des pièces détachées faciles à trouver.</p>',
				ja: '<p>ブランド名は、ここから数キロ先に源を持つリヴェンツァ川に由来します。製品シリーズの名前も土地のものです。ブレンタ、ピアーヴェ、シーレは川の名、モンテッロ、グラッパ、カンシーリオは私たちが試走に使う丘と山の名です。</p><p>お客様は三者三様です。レースを走る方、自分のために乗る方、自転車を組むことを仕事にする方。しかし求められることは同じです。正確な寸法、分解できる構造、そして手に入る補修部品です。</p>',
			}),
		},
		{
			type: 'timeline',
			title: t({
				it: 'Quattro date',
				en: 'Four dates',
				es: 'Cuatro fechas',
				fr: 'Quatre dates',
				ja: '4つの節目',
			}),
			items: [
				{
					year: '1919',
					title: t({
						it: 'L’officina di famiglia',
						en: 'The family workshop',
						es: 'El taller familiar',
						fr: 'L’atelier familial',
						ja: '家族経営の工房',
					}),
					text: t({
						it: 'Nasce l’impresa: una famiglia, pochi banchi di lavoro, parti per biciclette.',
						en: 'The business begins: one family, a few workbenches, parts for bicycles.',
						es: 'Nace la empresa: una familia, unos pocos bancos de trabajo, piezas para bicicletas.',
						fr: 'L’entreprise naît : une famille, quelques établis, des pièces pour vélos.',
						ja: '創業。ひとつの家族と数台の作業台で、自転車の部品づくりを始めました。',
					}),
					media: {
						picture: 'history-1919',
						alt: t({
							it: 'Disegno quotato di un mozzo posteriore del tempo: 110 mm tra i controdadi, 36 fori, flangia di fronte e di lato',
							en: 'Dimensioned drawing of a rear hub of the time: 110 mm over locknuts, 36 holes, flange from the front and the side',
							es: 'Dibujo acotado de un buje trasero de la época: 110 mm entre contratuercas, 36 agujeros, brida de frente y de lado',
							fr: 'Dessin coté d’un moyeu arrière de l’époque : 110 mm entre contre-écrous, 36 trous, flasque de face et de profil',
							ja: '当時のリアハブの寸法図。ロックナット間110mm、36穴、フランジの正面と側面',
						}),
					},
				},
				{
					year: '1986',
					title: t({
						it: 'Il marchio Livenza',
						en: 'The Livenza brand',
						es: 'La marca Livenza',
						fr: 'La marque Livenza',
						ja: 'ブランド「Livenza」',
					}),
					text: t({
						it: 'I componenti prodotti in casa cominciano a portare un nome proprio.',
						en: 'The components made in house start to carry a name of their own.',
						es: 'Los componentes fabricados en casa empiezan a llevar nombre propio.',
						fr: 'Les composants fabriqués sur place commencent à porter leur propre nom.',
						ja: '自社で製造するコンポーネントに、独自のブランド名を付けました。',
					}),
					media: {
						picture: 'history-1986',
						alt: t({
							it: 'Disegno quotato di una pedivella da 170 mm a cinque razze, con il nome Livenza inciso sul braccio',
							en: 'Dimensioned drawing of a 170 mm crank with five arms, the name Livenza engraved along it',
							es: 'Dibujo acotado de una biela de 170 mm con cinco brazos y el nombre Livenza grabado',
							fr: 'Dessin coté d’une manivelle de 170 mm à cinq branches, le nom Livenza gravé le long du bras',
							ja: '5アーム、170mmのクランクの寸法図。アームにLivenzaの名が刻まれている',
						}),
					},
				},
				{
					year: '2005',
					title: t({
						it: 'La prima ruota in carbonio',
						en: 'The first carbon wheel',
						es: 'La primera rueda de carbono',
						fr: 'La première roue carbone',
						ja: '初のカーボンホイール',
					}),
					text: t({
						it: 'Il cerchio in composito entra in catalogo. È l’inizio del lavoro che porta ai Kleos RD.',
						en: 'The composite rim enters the catalogue. The work that leads to Kleos RD starts here.',
						es: 'La llanta de composite entra en el catálogo. Ahí empieza el camino que lleva a Kleos RD.',
						fr: 'La jante composite entre au catalogue. C’est le début du travail qui mène aux Kleos RD.',
						ja: 'コンポジットリムがカタログに加わりました。Kleos RDへとつながる開発の始まりです。',
					}),
					media: {
						picture: 'history-2005',
						alt: t({
							it: 'Sezione quotata di un cerchio in carbonio per tubolare, alto 38 mm e largo 20,5 mm, con le piste frenanti in giallo',
							en: 'Dimensioned section of a carbon rim for tubular tyres, 38 mm high and 20.5 mm wide, its brake tracks in yellow',
							es: 'Sección acotada de una llanta de carbono para tubular, de 38 mm de alto y 20,5 mm de ancho, con las pistas de frenado en amarillo',
							fr: 'Section cotée d’une jante carbone pour boyau, haute de 38 mm et large de 20,5 mm, pistes de freinage en jaune',
							ja: 'チューブラー用カーボンリムの断面寸法図。高さ38mm、幅20.5mm、ブレーキ面は黄色',
						}),
					},
				},
				{
					year: '2022',
					title: t({
						it: 'Parte di un gruppo',
						en: 'Part of a group',
						es: 'Parte de un grupo',
						fr: 'Au sein d’un groupe',
						ja: 'グループの一員に',
					}),
					text: t({
						it: 'L’azienda entra in un gruppo più grande dell’industria della bicicletta. Progetto e montaggio restano a San Vendemiano.',
						en: 'The company joins a larger bicycle industry group. Design and assembly stay in San Vendemiano.',
						es: 'La empresa entra en un grupo mayor de la industria de la bicicleta. Diseño y montaje siguen en San Vendemiano.',
						fr: 'L’entreprise rejoint un groupe plus important de l’industrie du cycle. Conception et assemblage restent à San Vendemiano.',
						ja: '自転車業界のより大きな企業グループに加わりました。設計と組立は引き続きサン・ヴェンデミアーノで行っています。',
					}),
					media: {
						picture: 'history-2022',
						alt: t({
							it: 'Disegno di una ruota Kleos RD 50 sul centraruote, con il tastatore al cerchio',
							en: 'Drawing of a Kleos RD 50 wheel on the truing stand, the feeler at its rim',
							es: 'Dibujo de una rueda Kleos RD 50 en el centrador, con el palpador en la llanta',
							fr: 'Dessin d’une roue Kleos RD 50 sur le centreur, le palpeur contre la jante',
							ja: '振れ取り台に載せたKleos RD 50のホイールの図。リムにゲージを当てている',
						}),
					},
				},
			],
		},
		{
			type: 'text_media',
			title: t({
				it: 'Chi progetta sta accanto a chi monta',
				en: 'Design next door to assembly',
				es: 'Quien diseña trabaja junto a quien monta',
				fr: 'Ceux qui conçoivent à côté de ceux qui montent',
				ja: '設計と組立を隣り合わせに',
			}),
			html: t({
				it: '<p>Ufficio tecnico, raggiatura, banco prove e ricambi stanno nello stesso edificio. Un problema che si presenta sul centraruote arriva al disegno in giornata, e la correzione torna indietro per la stessa strada.</p><ul><li>Progetto e prototipi</li><li>Raggiatura e centratura</li><li>Prove su banco e su strada</li><li>Assistenza e ricambi</li></ul>',
				en: '<p>Engineering, wheel building, the test bench and the spares store share one building. A problem that shows up on the truing stand reaches the drawing the same day, and the correction comes back the same way.</p><ul><li>Design and prototypes</li><li>Lacing and truing</li><li>Bench and road tests</li><li>Service and spares</li></ul>',
				es: '<p>La oficina técnica, el radiado, el banco de ensayos y los recambios comparten edificio. Un problema que aparece en el centrador llega al plano el mismo día, y la corrección vuelve por el mismo camino.</p><ul><li>Diseño y prototipos</li><li>Radiado y centrado</li><li>Ensayos en banco y en carretera</li><li>Servicio técnico y recambios</li></ul>',
				fr: '<p>Bureau d’études, montage des roues, banc d’essai et pièces détachées occupent le même bâtiment. Un défaut vu au centreur arrive au plan dans la journée, et la correction revient par le même chemin.</p><ul><li>Conception et prototypes</li><li>Rayonnage et centrage</li><li>Essais au banc et sur route</li><li>Service et pièces détachées</li></ul>',
				ja: '<p>設計室、ホイール組み、試験台、補修部品の倉庫は同じ建物にあります。振れ取り台で見つかった問題はその日のうちに図面へ届き、修正は同じ道を通って現場に戻ります。</p><ul><li>設計と試作</li><li>ホイール組みと振れ取り</li><li>台上試験と実走試験</li><li>アフターサービスと補修部品</li></ul>',
			}),
			media: {
				picture: 'hub-rd-sl',
				alt: t({
					it: 'Mozzi da strada, il posteriore con corpetto, pronti per la raggiatura',
					en: 'Road hubs, the rear with its freehub body, ready for lacing',
					es: 'Bujes de carretera, el trasero con núcleo, listos para radiar',
					fr: 'Moyeux route, l’arrière avec son corps de roue libre, prêts pour le rayonnage',
					ja: '組み付け前のロード用前後ハブ。リアはフリーボディ付き',
				}),
			},
			side: 'left',
			links: [
				{
					label: t({
						it: 'Come controlliamo',
						en: 'How we check',
						es: 'Cómo controlamos',
						fr: 'Nos contrôles',
						ja: '検査について',
					}),
					link: toPage('quality'),
				},
			],
		},
		{
			type: 'quote',
			text: t({
				it: 'Una ruota è finita quando non si sente più.',
				en: 'A wheel is finished when you no longer notice it.',
				es: 'Una rueda está terminada cuando ya no se nota.',
				fr: 'Une roue est finie quand on ne la remarque plus.',
				ja: '乗り手がその存在を忘れたとき、ホイールは完成です。',
			}),
			source: t({
				it: 'Detto d’officina',
				en: 'Workshop saying',
				es: 'Dicho del taller',
				fr: 'Dicton d’atelier',
				ja: '工房に伝わる言葉',
			}),
		},
		{
			type: 'cta',
			title: t({
				it: 'Lavorare qui',
				en: 'Working here',
				es: 'Trabajar aquí',
				fr: 'Travailler ici',
				ja: '一緒に働く',
			}),
			text: t({
				it: 'Cerchiamo persone per il reparto ruote, l’ufficio tecnico e l’assistenza. Le posizioni aperte hanno sede, contratto e retribuzione indicati.',
				en: 'We look for people in wheel building, engineering and service. Each open position states location, contract and pay.',
				es: 'Buscamos personas para el taller de ruedas, la oficina técnica y el servicio. Cada puesto indica lugar, contrato y retribución.',
				fr: 'Nous recrutons pour le montage des roues, le bureau d’études et le SAV. Chaque poste précise lieu, contrat et rémunération.',
				ja: 'ホイール組み、設計、サービスの各部門で人材を募集しています。募集要項には勤務地、雇用形態、給与を明記しています。',
			}),
			links: [
				{
					label: t({
						it: 'Posizioni aperte',
						en: 'Open positions',
						es: 'Puestos abiertos',
						fr: 'Postes ouverts',
						ja: '募集中の職種',
					}),
					link: toRoute('careers'),
				},
				{
					label: t({
						it: 'Contatti',
						en: 'Contact us',
						es: 'Contacto',
						fr: 'Nous contacter',
						ja: 'お問い合わせ',
					}),
					link: toPage('contacts'),
				},
			],
		},
	],
});
