import { toCategory, toPage } from '../links.ts';
import { explodedHub, explodedRim } from './exploded.ts';
import { inEveryLocale } from './page.ts';

export const TECH_CENTRE = inEveryLocale({
	id: 'tech-centre',
	template: 'tech-centre',
	parent_id: 'company',
	picture: 'hero-tech',
	slug: {
		it: 'tech-centre',
		en: 'tech-centre',
		es: 'centro-tecnico',
		fr: 'centre-technique',
		ja: 'tech-centre',
	},
	title: {
		it: 'Tech Centre',
		en: 'Tech Centre',
		es: 'Centro técnico',
		fr: 'Centre technique',
		ja: 'テックセンター',
	},
	description: {
		it: 'Riparazione, revisione e formazione sui prodotti Livenza, a San Vendemiano e attraverso i centri assistenza.',
		en: 'Repair, overhaul and training for Livenza products, in San Vendemiano and through service centres.',
		es: 'Reparación, revisión y formación sobre productos Livenza, en San Vendemiano y a través de los servicios técnicos oficiales.',
		fr: 'Réparation, révision et formation sur les produits Livenza, à San Vendemiano et par les centres SAV.',
		ja: 'Livenza製品の修理、オーバーホール、講習。サン・ヴェンデミアーノの本社と各地のサービスセンターで承ります。',
	},
	blocks: (t) => [
		{
			type: 'hero',
			kicker: t({
				it: 'Assistenza',
				en: 'Service',
				es: 'Servicio técnico',
				fr: 'Service',
				ja: 'アフターサービス',
			}),
			title: t({
				it: 'Quello che montiamo, lo ripariamo',
				en: 'What we build, we repair',
				es: 'Lo que montamos, lo reparamos',
				fr: 'Ce que nous montons, nous le réparons',
				ja: '自分たちで組み、自分たちで直す',
			}),
			text: t({
				it: 'Un banco dedicato, gli stessi attrezzi della produzione, i ricambi nello scaffale accanto.',
				en: 'A dedicated bench, the same tools as production, the spares on the next shelf.',
				es: 'Un banco dedicado, las mismas herramientas que en producción y los recambios en el estante de al lado.',
				fr: 'Un établi dédié, les mêmes outils qu’en production, les pièces sur l’étagère d’à côté.',
				ja: '専用の作業台に、生産現場と同じ工具。補修部品は隣の棚にあります。',
			}),
			media: { picture: 'hero-tech', alt: '' },
			product_id: null,
			links: [
				{
					label: t({
						it: 'Ricambi',
						en: 'Spare parts',
						es: 'Recambios',
						fr: 'Pièces détachées',
						ja: '補修部品',
					}),
					link: toCategory('spares'),
				},
			],
		},
		{
			type: 'rich_text',
			title: t({
				it: 'Prima il preventivo, poi le mani',
				en: 'An estimate first, then the tools',
				es: 'Primero el presupuesto, después la reparación',
				fr: 'Le devis d’abord, les outils ensuite',
				ja: '見積もりが先、作業はその後',
			}),
			html: t({
				it: '<p>Ogni lavoro comincia da un esame e da una stima scritta. Si parte quando la accetti; se la ruota non conviene ripararla, lo diciamo e la rispediamo com’era.</p><p>Da marzo a settembre i banchi sono pieni: per una revisione che può aspettare, l’inverno è la stagione giusta.</p>',
				en: '<p>Every job starts with an inspection and a written estimate. We begin once you accept it; if a wheel is not worth repairing, we say so and send it back as it came.</p><p>From March to September the benches are full: for a service that can wait, winter is the right season.</p>',
				es: '<p>Cada trabajo empieza con un examen y un presupuesto por escrito. Se comienza cuando lo aceptas; si no compensa reparar la rueda, lo decimos y la devolvemos como llegó.</p><p>De marzo a septiembre los bancos están llenos: para una revisión que puede esperar, el invierno es la mejor época.</p>',
				fr: '<p>Chaque intervention commence par un examen et un devis écrit. Nous démarrons une fois le devis accepté ; si la roue ne vaut pas la réparation, nous le disons et la renvoyons telle quelle.</p><p>De mars à septembre, les établis sont pleins : pour une révision qui peut attendre, l’hiver est la bonne saison.</p>',
				ja: '<p>作業は点検と書面の見積もりから始まります。ご承諾をいただいてから着手します。修理に見合わないホイールはその旨をお伝えし、お預かりした状態でお返しします。</p><p>3月から9月は作業台が埋まります。急がないオーバーホールは、冬の間にお出しください。</p>',
			}),
		},
		{
			type: 'accordion',
			title: t({
				it: 'Che cosa facciamo',
				en: 'What we do',
				es: 'Qué hacemos',
				fr: 'Nos interventions',
				ja: '作業内容',
			}),
			items: [
				{
					title: t({
						it: 'Centratura e tensione',
						en: 'Truing and tension',
						es: 'Centrado y tensión',
						fr: 'Centrage et tension',
						ja: '振れ取りとテンション調整',
					}),
					html: t({
						it: '<p>Misura di ogni raggio, sostituzione di quelli danneggiati, centratura laterale e radiale. Con la ruota torna la scheda delle tensioni, prima e dopo.</p>',
						en: '<p>Every spoke is measured, damaged ones are replaced, the wheel is trued laterally and radially. It comes back with its tension chart, before and after.</p>',
						es: '<p>Se mide cada radio, se sustituyen los dañados y se centra la rueda lateral y radialmente. Vuelve con su ficha de tensiones, antes y después.</p>',
						fr: '<p>Mesure de chaque rayon, remplacement des rayons abîmés, centrage latéral et radial. La roue revient avec sa fiche de tension, avant et après.</p>',
						ja: '<p>全スポークを測定し、傷んだものを交換して、縦横の振れを取ります。作業前後のテンション表を添えてお返しします。</p>',
					}),
				},
				{
					title: t({
						it: 'Revisione del mozzo',
						en: 'Hub overhaul',
						es: 'Revisión del buje',
						fr: 'Révision du moyeu',
						ja: 'ハブのオーバーホール',
					}),
					html: t({
						it: '<p>Smontaggio, pulizia, cuscinetti nuovi se serve, ingrassaggio dei denti d’ingaggio. Il corpetto si può cambiare con un altro standard senza toccare la raggiatura.</p>',
						en: '<p>Strip-down, cleaning, new bearings where needed, fresh grease on the engagement teeth. The freehub body can be changed to another standard without touching the spokes.</p>',
						es: '<p>Desmontaje, limpieza, rodamientos nuevos si hacen falta y engrase de los dientes de enganche. El núcleo se puede cambiar por otro estándar sin tocar los radios.</p>',
						fr: '<p>Démontage, nettoyage, roulements neufs si besoin, graissage des points d’engagement. Le corps de roue libre peut changer de standard sans toucher aux rayons.</p>',
						ja: '<p>分解、洗浄、必要に応じたベアリング交換、噛み合い歯のグリスアップを行います。フリーボディは、スポークに触れずに別規格へ交換できます。</p>',
					}),
				},
				{
					title: t({
						it: 'Esame dopo un urto',
						en: 'Inspection after a crash',
						es: 'Examen tras un golpe',
						fr: 'Examen après un choc',
						ja: '衝撃を受けた後の点検',
					}),
					html: t({
						it: '<p>Un cerchio in carbonio che ha preso un colpo va guardato da chi lo conosce, anche se non mostra segni. Lo controlliamo a vista, al tatto e con la luce passante; se non è sicuro lo scriviamo e proponiamo la sostituzione.</p>',
						en: '<p>A carbon rim that has taken a hit should be seen by people who know it, even if it shows no mark. We check it by eye, by hand and with light shone through it; if it is not safe we say so in writing and offer a replacement.</p>',
						es: '<p>Una llanta de carbono que ha recibido un golpe debe verla quien la conoce, aunque no muestre marcas. La revisamos a la vista, al tacto y al trasluz; si no es segura, lo ponemos por escrito y proponemos la sustitución.</p>',
						fr: '<p>Une jante carbone qui a reçu un choc doit être vue par ceux qui la connaissent, même sans marque apparente. Nous la contrôlons à l’œil, au toucher et par transparence ; si elle n’est pas sûre, nous l’écrivons et proposons son remplacement.</p>',
						ja: '<p>衝撃を受けたカーボンリムは、外見に傷がなくても、構造を知る者が確認する必要があります。目視、手触り、透過光で調べ、安全でないと判断した場合は書面でお伝えし、交換をご提案します。</p>',
					}),
				},
				{
					title: t({
						it: 'Corsi per officine',
						en: 'Workshop courses',
						es: 'Cursos para talleres',
						fr: 'Formation des ateliers',
						ja: '取扱店向け講習',
					}),
					html: t({
						it: '<p>Da novembre a febbraio il Tech Centre ospita corsi di una giornata per rivenditori: raggiatura 2:1, montaggio tubeless, movimenti centrali a pressione, serie sterzo con passaggio cavi interno.</p>',
						en: '<p>From November to February the Tech Centre runs one-day courses for dealers: 2:1 lacing, tubeless fitting, press-fit bottom brackets, headsets with internal cable routing.</p>',
						es: '<p>De noviembre a febrero el centro técnico acoge cursos de un día para tiendas: radiado 2:1, montaje tubeless, pedalieres a presión, direcciones con cableado interno.</p>',
						fr: '<p>De novembre à février, le centre technique accueille des formations d’une journée pour les revendeurs : rayonnage 2:1, montage tubeless, boîtiers Press-Fit, jeux de direction à passage de câbles interne.</p>',
						ja: '<p>11月から2月にかけて、取扱店向けの1日講習を開いています。2:1組み、チューブレスの装着、プレスフィットボトムブラケット、ケーブル内装ヘッドセットを扱います。</p>',
					}),
				},
			],
		},
		{
			type: 'text_media',
			title: t({
				it: 'Come spedire una ruota',
				en: 'How to send a wheel',
				es: 'Cómo enviar una rueda',
				fr: 'Comment envoyer une roue',
				ja: 'ホイールの送り方',
			}),
			html: t({
				it: '<p>Passa dal rivenditore o dal centro assistenza: apre la pratica, imballa la ruota e ti dice a che punto è. Prima di consegnarla:</p><ul><li>togli copertura, disco, cassetta e perno passante;</li><li>annota il numero di serie;</li><li>scrivi in due righe che cosa succede e quando.</li></ul>',
				en: '<p>Go through your dealer or service centre: they log the job, pack the wheel and keep you posted. Before you hand it over:</p><ul><li>remove tyre, rotor, cassette and thru-axle;</li><li>note the serial number;</li><li>write in two lines what happens and when.</li></ul>',
				es: '<p>Acude a tu tienda o servicio técnico oficial: abre el expediente, embala la rueda y te dice cómo va. Antes de entregarla:</p><ul><li>quita la cubierta, el disco, el cassette y el eje pasante;</li><li>anota el número de serie;</li><li>explica en dos líneas qué ocurre y cuándo.</li></ul>',
				fr: '<p>Passez par votre revendeur ou par un centre SAV : il ouvre le dossier, emballe la roue et vous tient au courant. Avant de la remettre :</p><ul><li>déposez pneu, disque, cassette et axe traversant ;</li><li>notez le numéro de série ;</li><li>décrivez en deux lignes le problème et quand il survient.</li></ul>',
				ja: '<p>お買い上げの取扱店、またはサービスセンターにお持ち込みください。受付、梱包、進捗のご連絡を行います。お預けの前に、次の準備をお願いします。</p><ul><li>タイヤ、ローター、カセット、スルーアクスルを外す。</li><li>シリアル番号を控える。</li><li>症状と発生する状況を2行ほどで書き添える。</li></ul>',
			}),
			media: {
				picture: 'kleos-rd-36',
				alt: t({
					it: 'Ruota senza copertura, disco e cassetta, come va consegnata',
					en: 'Wheel without tyre, rotor and cassette, as it is handed in',
					es: 'Rueda sin cubierta, disco ni cassette, como se entrega',
					fr: 'Roue sans pneu, disque ni cassette, comme il faut la remettre',
					ja: 'タイヤ、ローター、カセットを外したお預け時のホイール',
				}),
			},
			side: 'right',
			links: [
				{
					label: t({
						it: 'Manuali',
						en: 'Manuals',
						es: 'Manuales',
						fr: 'Notices',
						ja: '取扱説明書',
					}),
					link: toPage('download'),
				},
			],
		},
		explodedHub(t),
		explodedRim(t),
		{
			type: 'product_list',
			title: t({
				it: 'Ricambi più richiesti',
				en: 'Spares most asked for',
				es: 'Recambios más solicitados',
				fr: 'Pièces les plus demandées',
				ja: 'よく使われる補修部品',
			}),
			text: t({
				it: 'Per i prodotti in catalogo e per quelli fuori produzione, finché le scorte durano.',
				en: 'For current products and for discontinued ones while stocks last.',
				es: 'Para los productos en catálogo y para los descatalogados hasta agotar existencias.',
				fr: 'Pour les produits au catalogue et, dans la limite des stocks, pour les anciens.',
				ja: '現行製品のほか、生産終了品の部品も在庫がある限りお届けします。',
			}),
			product_ids: [
				'spare-spokes',
				'spare-nipples',
				'spare-freehub',
				'spare-bearings',
				'spare-end-caps',
				'spare-rim-tape',
			],
			category_id: null,
			usage_id: null,
			limit: 6,
			link: {
				label: t({
					it: 'Tutti i ricambi',
					en: 'All spare parts',
					es: 'Todos los recambios',
					fr: 'Toutes les pièces',
					ja: '補修部品一覧',
				}),
				link: toCategory('spares'),
			},
		},
		{
			type: 'store_teaser',
			title: t({
				it: 'Centri assistenza',
				en: 'Service centres',
				es: 'Servicios técnicos oficiales',
				fr: 'Centres SAV agréés',
				ja: 'サービスセンター',
			}),
			text: t({
				it: 'Officine formate al Tech Centre, con ricambi originali e attrezzi dedicati.',
				en: 'Workshops trained at the Tech Centre, with original spares and dedicated tools.',
				es: 'Talleres formados en el centro técnico, con recambios originales y herramientas específicas.',
				fr: 'Des ateliers formés au centre technique, avec pièces d’origine et outils dédiés.',
				ja: 'テックセンターで講習を受け、純正部品と専用工具を備えた工房です。',
			}),
		},
		{
			type: 'contact',
			title: t({
				it: 'Parla con il Tech Centre',
				en: 'Talk to the Tech Centre',
				es: 'Habla con el centro técnico',
				fr: 'Joindre le centre technique',
				ja: 'テックセンターへのご連絡',
			}),
		},
	],
});
