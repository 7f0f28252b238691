import { toPage } from '../links.ts';
import { inEveryLocale } from './page.ts';

export const RETAILERS = inEveryLocale({
	id: 'retailers',
	template: 'contacts',
	parent_id: 'contacts',
	slug: {
		it: 'diventa-rivenditore',
		en: 'become-a-dealer',
		es: 'hazte-distribuidor',
		fr: 'devenir-revendeur',
		ja: 'become-a-dealer',
	},
	title: {
		it: 'Diventa rivenditore',
		en: 'Become a dealer',
		es: 'Hazte tienda oficial',
		fr: 'Devenir revendeur',
		ja: '取扱店募集',
	},
	description: {
		it: 'Negozi, officine e distributori: che cosa offre Livenza a chi vende e ripara i suoi componenti, e il modulo per chiederlo.',
		en: 'Shops, workshops and distributors: what Livenza offers those who sell and service its components, and the form to ask for it.',
		es: 'Tiendas, talleres y distribuidores: qué ofrece Livenza a quien vende y repara sus componentes, y el formulario para solicitarlo.',
		fr: 'Magasins, ateliers et distributeurs : ce que Livenza offre à ceux qui vendent et entretiennent ses composants, et le formulaire à remplir.',
		ja: '自転車店、整備工房、輸入代理店の皆さまへ。Livenzaの取り扱いに伴うサポート内容とお申し込みフォームのご案内です。',
	},
	blocks: (t) => [
		{
			type: 'rich_text',
			title: null,
			html: t({
				it: '<p>Una ruota vale quanto chi la monta. Cerchiamo negozi che provano quello che vendono, officine che sanno centrare e tensionare una ruota e distributori che conoscono il loro Paese. Compila il modulo: ti scrive chi segue la tua zona, entro cinque giorni lavorativi.</p>',
				en: '<p>A wheel is only as good as the hands that fit it. We look for shops that ride what they sell, workshops that true wheels by spoke tension and distributors who know their country. Fill in the form: whoever looks after your area will write within five working days.</p>',
				es: '<p>Una rueda vale lo que vale quien la monta. Buscamos tiendas que prueban lo que venden, talleres que saben centrar y tensar una rueda y distribuidores que conocen su país. Rellena el formulario: te escribe quien lleva tu zona, en un plazo de cinco días laborables.</p>',
				fr: '<p>Une roue vaut ce que vaut la main qui la monte. Nous cherchons des magasins qui roulent avec ce qu’ils vendent, des ateliers qui savent régler le voile et la tension d’une roue et des distributeurs qui connaissent leur pays. Remplissez le formulaire : la personne chargée de votre secteur vous écrit sous cinq jours ouvrés.</p>',
				ja: '<p>ホイールの良し悪しは、組み付ける人の腕で決まります。自ら乗って薦める自転車店、スポークテンションを管理しながら振れ取りができる工房、自国の市場をよく知る輸入代理店を探しています。フォームをお送りいただければ、地域の担当者が5営業日以内にご連絡します。</p>',
			}),
		},
		{
			type: 'form',
			title: t({
				it: 'Presentaci la tua attività',
				en: 'Tell us about your business',
				es: 'Preséntanos tu negocio',
				fr: 'Présentez votre activité',
				ja: 'お申し込みフォーム',
			}),
			form_slug: 'retailer',
		},
		{
			type: 'accordion',
			title: t({
				it: 'Che cosa trovi da noi',
				en: 'What you get from us',
				es: 'Qué te ofrecemos',
				fr: 'Ce que nous vous proposons',
				ja: 'サポート内容',
			}),
			items: [
				{
					title: t({
						it: 'Negozi',
						en: 'Shops',
						es: 'Tiendas',
						fr: 'Magasins',
						ja: '自転車店の方へ',
					}),
					html: t({
						it: '<p>Tutta la gamma o le sole ruote: si decide insieme, partendo da come lavori. Listino riservato, materiale per il banco nella tua lingua e un posto nell’elenco dei punti vendita, con orari e gamme trattate.</p>',
						en: '<p>The whole range or wheels alone: we decide together, starting from the way you work. Trade price list, counter material in your language and a place on the store list, with opening hours and the ranges you carry.</p>',
						es: '<p>Toda la gama o solo las ruedas: se decide juntos, a partir de cómo trabajas. Tarifa reservada, material para el mostrador en tu idioma y un lugar en la lista de puntos de venta, con horario y gamas.</p>',
						fr: '<p>Toute la gamme ou les roues seules : nous décidons ensemble, selon votre façon de travailler. Tarif réservé, documentation de comptoir dans votre langue et une place dans la liste des points de vente, avec horaires et gammes.</p>',
						ja: '<p>全シリーズの取り扱いも、ホイールのみの取り扱いも可能です。お店のスタイルに合わせてご相談ください。取扱店向け価格表と各国語の店頭資料をご用意し、取扱店一覧に営業時間と取扱シリーズを掲載します。</p>',
					}),
				},
				{
					title: t({
						it: 'Officine e centri assistenza',
						en: 'Workshops and service centres',
						es: 'Talleres y servicios técnicos',
						fr: 'Ateliers et centres SAV',
						ja: '整備工房・サービスセンターの方へ',
					}),
					html: t({
						it: '<p>Ricambi originali per codice, esplosi, tensioni dei raggi e coppie di serraggio. D’inverno il Tech Centre tiene corsi di una giornata; durante l’anno risponde al banco, con il numero di serie della ruota in mano.</p>',
						en: '<p>Original spares by code, exploded views, spoke tensions and torque values. In winter the Tech Centre runs one-day courses; all year round it takes workshop calls, with the wheel’s serial number at hand.</p>',
						es: '<p>Recambios originales por código, despieces, tensiones de los radios y pares de apriete. En invierno el centro técnico imparte cursos de un día; durante todo el año responde al taller, con el número de serie de la rueda a mano.</p>',
						fr: '<p>Pièces d’origine par référence, éclatés, tensions des rayons et couples de serrage. L’hiver, le centre technique propose des stages d’une journée ; toute l’année, il répond à l’atelier, numéro de série de la roue en main.</p>',
						ja: '<p>純正補修部品を品番でご注文いただけます。分解図、スポークテンション、締付トルクもご提供します。冬期はテックセンターで1日講習を開催し、年間を通じてシリアル番号をもとに技術的なご相談にお答えします。</p>',
					}),
				},
				{
					title: t({
						it: 'Distributori',
						en: 'Distributors',
						es: 'Distribuidores',
						fr: 'Distributeurs',
						ja: '輸入代理店の方へ',
					}),
					html: t({
						it: '<p>Un Paese o una regione, con un magazzino di ricambi e un’officina di riferimento formata da noi. Il distributore segue i rivenditori della sua zona e le pratiche di garanzia nella loro lingua.</p>',
						en: '<p>A country or a region, with a stock of spares and a lead workshop that we train. The distributor looks after the dealers of the area and handles warranty cases in their language.</p>',
						es: '<p>Un país o una región, con un almacén de recambios y un taller de referencia formado por nosotros. El distribuidor atiende a las tiendas de su zona y tramita las garantías en su idioma.</p>',
						fr: '<p>Un pays ou une région, avec un stock de pièces et un atelier de référence que nous formons. Le distributeur suit les revendeurs de son secteur et traite les dossiers de garantie dans leur langue.</p>',
						ja: '<p>一つの国または地域を担当していただきます。補修部品の在庫と、当社で講習を受けた拠点工房が必要です。地域の取扱店の支援と保証の手続きを、現地の言語で行っていただきます。</p>',
					}),
				},
				{
					title: t({
						it: 'Che cosa scrivere nella richiesta',
						en: 'What to put in your request',
						es: 'Qué escribir en la solicitud',
						fr: 'Que mettre dans la demande',
						ja: 'お申し込みにお書きいただきたいこと',
					}),
					html: t({
						it: '<p>Dove sei, che cosa vendi o ripari oggi, quanti banchi ha l’officina e quali gamme ti interessano. Bastano poche righe: il resto lo vediamo parlando.</p>',
						en: '<p>Where you are, what you sell or service today, how many work stands you have and which ranges interest you. A few lines will do: the rest comes when we talk.</p>',
						es: '<p>Dónde estás, qué vendes o reparas hoy, cuántos puestos tiene el taller y qué gamas te interesan. Bastan unas líneas: lo demás lo vemos hablando.</p>',
						fr: '<p>Où vous êtes, ce que vous vendez ou entretenez aujourd’hui, le nombre de postes d’atelier et les gammes qui vous intéressent. Quelques lignes suffisent : le reste se verra de vive voix.</p>',
						ja: '<p>所在地、現在の取扱商品または整備内容、作業スタンドの台数、関心のあるシリーズを、簡単にお書きください。詳しくはお話ししながら伺います。</p>',
					}),
				},
			],
		},
		{
			type: 'store_teaser',
			title: t({
				it: 'La rete attuale',
				en: 'Our current dealers',
				es: 'La red actual',
				fr: 'Le réseau',
				ja: '現在の取扱店',
			}),
			text: t({
				it: 'Rivenditori, centri assistenza e distributori, Paese per Paese.',
				en: 'Dealers, service centres and distributors, country by country.',
				es: 'Tiendas, servicios técnicos y distribuidores, país por país.',
				fr: 'Revendeurs, centres SAV et distributeurs, pays par pays.',
				ja: '取扱店、サービスセンター、輸入代理店を国別にご覧いただけます。',
			}),
		},
		{
			type: 'cta',
			title: t({
				it: 'Per il banco',
				en: 'For the workshop',
				es: 'Para el taller',
				fr: 'Pour l’atelier',
				ja: '工房の方へ',
			}),
			text: t({
				it: 'Manuali, esplosi e coppie di serraggio sono aperti a tutti.',
				en: 'Manuals, exploded views and torque values are open to everybody.',
				es: 'Los manuales, despieces y pares de apriete están abiertos a todos.',
				fr: 'Notices, éclatés et couples de serrage sont ouverts à tous.',
				ja: '取扱説明書、分解図、締付トルクはどなたでもご覧いただけます。',
			}),
			links: [
				{
					label: t({
						it: 'Manuali e schede',
						en: 'Manuals and data sheets',
						es: 'Manuales y fichas',
						fr: 'Notices et fiches',
						ja: '取扱説明書・技術資料',
					}),
					link: toPage('download'),
				},
				{
					label: t({
						it: 'Tech Centre',
						en: 'Tech Centre',
						es: 'Centro técnico',
						fr: 'Centre technique',
						ja: 'テックセンター',
					}),
					link: toPage('tech-centre'),
				},
			],
		},
	],
});
