import { toPage, toRoute } from '../links.ts';
import { inEveryLocale, same } from './page.ts';

export const HOME = inEveryLocale({
	id: 'home',
	template: 'home',
	picture: 'hero-home',
	slug: same('home'),
	title: {
		it: 'Livenza, componenti per ciclismo dal 1919',
		en: 'Livenza, cycling components since 1919',
		es: 'Livenza, componentes de ciclismo desde 1919',
		fr: 'Livenza, composants pour le cyclisme depuis 1919',
		ja: 'Livenza｜1919年創業の自転車コンポーネント',
	},
	description: {
		it: 'Ruote in carbonio Kleos RD, mozzi, guarniture e componenti per strada, gravel, mountain bike e pista. Progettati e assemblati a San Vendemiano.',
		en: 'Kleos RD carbon wheels, hubs, cranksets and components for road, gravel, mountain bike and track. Designed and assembled in San Vendemiano, Italy.',
		es: 'Ruedas de carbono Kleos RD, bujes, bielas y componentes para carretera, gravel, MTB y pista. Diseñados y montados en San Vendemiano, Italia.',
		fr: 'Roues carbone Kleos RD, moyeux, pédaliers et composants pour la route, le gravel, le VTT et la piste. Conçus et assemblés à San Vendemiano, en Italie.',
		ja: 'カーボンホイールKleos RDをはじめ、ハブ、クランクセットなど、ロード、グラベル、MTB、トラック向けコンポーネント。イタリア、サン・ヴェンデミアーノで設計・組立。',
	},
	blocks: (t) => [
		{
			type: 'hero',
			kicker: t({
				it: 'Gamma corsa 2025',
				en: '2025 race range',
				es: 'Gama de competición 2025',
				fr: 'Gamme course 2025',
				ja: '2025年レースモデル',
			}),
			title: 'Kleos RD',
			text: t({
				it: 'Tre altezze di cerchio, lo stesso mozzo, gli stessi raggi a testa dritta. Si sceglie il profilo guardando il percorso, non il listino.',
				en: 'Three rim heights on the same hub and the same straight-pull spokes. Choose the depth by the road, not by the price list.',
				es: 'Tres alturas de llanta, el mismo buje, los mismos radios de cabeza recta. El perfil se elige mirando el recorrido.',
				fr: 'Trois hauteurs de jante, le même moyeu, les mêmes rayons tête droite. Le profil se choisit d’après le parcours.',
				ja: 'リムハイトは3種類。ハブとストレートプルスポークは共通です。走るコースに合わせて、リムを選べます。',
			}),
			media: { picture: 'hero-home', alt: '' },
			product_id: 'kleos-rd-50',
			links: [
				{
					label: t({
						it: 'Scopri la gamma',
						en: 'See the range',
						es: 'Ver la gama',
						fr: 'Voir la gamme',
						ja: 'シリーズを見る',
					}),
					link: toPage('kleos-rd'),
				},
				{
					label: t({
						it: 'Trova un rivenditore',
						en: 'Find a dealer',
						es: 'Encuentra tu tienda',
						fr: 'Trouver un point de vente',
						ja: '取扱店を探す',
					}),
					link: toRoute('store-locator'),
				},
			],
		},
		{
			type: 'product_numbers',
			title: t({
				it: 'Kleos RD 50 in cifre',
				en: 'Kleos RD 50 in figures',
				es: 'Kleos RD 50 en cifras',
				fr: 'Kleos RD 50 en chiffres',
				ja: '数値で見るKleos RD 50',
			}),
			product_id: 'kleos-rd-50',
			codes: ['rim_height', 'wheelset_weight', 'rim_inner_width', 'spokes'],
		},
		{
			type: 'product_list',
			title: t({
				it: 'Ruote in carbonio',
				en: 'Carbon wheels',
				es: 'Ruedas de carbono',
				fr: 'Roues carbone',
				ja: 'カーボンホイール',
			}),
			text: t({
				it: 'Ogni coppia viene raggiata, centrata e controllata a mano prima di essere imballata.',
				en: 'Every pair is laced, trued and checked by hand before it is packed.',
				es: 'Cada par se radia, se centra y se revisa a mano antes de embalarlo.',
				fr: 'Chaque paire est rayonnée, dévoilée et contrôlée à la main avant l’emballage.',
				ja: '前後セットごとに手作業で組み、振れを取り、検査してから梱包します。',
			}),
			product_ids: ['kleos-rd-36', 'kleos-rd-50', 'kleos-rd-62', 'k1-rd'],
			category_id: null,
			usage_id: null,
			limit: 4,
			link: {
				label: t({
					it: 'Tutti i prodotti',
					en: 'All products',
					es: 'Todos los productos',
					fr: 'Tous les produits',
					ja: '製品一覧',
				}),
				link: toRoute('products-archive'),
			},
		},
		{
			type: 'section_list',
			title: t({
				it: 'Dove pedali?',
				en: 'Where do you ride?',
				es: '¿Por dónde pedaleas?',
				fr: 'Où roulez-vous ?',
				ja: 'どこを走りますか',
			}),
			kind: 'usages',
			ids: [],
		},
		{
			type: 'text_media',
			title: t({
				it: 'Un’officina, da più di un secolo',
				en: 'One workshop, more than a century',
				es: 'Un taller, más de un siglo',
				fr: 'Un atelier, plus d’un siècle',
				ja: '1世紀を超えて、ひとつの工房で',
			}),
			html: t({
				it: '<p>L’impresa di famiglia nasce nel 1919. Il marchio arriva nel 1986, la prima ruota in carbonio nel 2005. Progetto, raggiatura e collaudo sono sempre rimasti sotto lo stesso tetto, a San Vendemiano: chi disegna un cerchio può scendere in reparto e provarlo.</p>',
				en: '<p>The family business began in 1919. The brand followed in 1986, the first carbon wheel in 2005. Design, wheel building and testing have stayed under one roof in San Vendemiano: whoever draws a rim can walk down to the shop floor and test it.</p>',
				es: '<p>La empresa familiar nace en 1919. La marca llega en 1986 y la primera rueda de carbono, en 2005. Diseño, radiado y ensayos siguen bajo el mismo techo, en San Vendemiano: quien dibuja una llanta puede bajar al taller y probarla.</p>',
				fr: '<p>L’entreprise familiale naît en 1919. La marque apparaît en 1986, la première roue carbone en 2005. Conception, montage et essais sont restés sous le même toit, à San Vendemiano : celui qui dessine une jante peut descendre à l’atelier et l’essayer.</p>',
				ja: '<p>1919年に家業として創業し、1986年にブランドを立ち上げ、2005年に初のカーボンホイールを発表しました。設計、ホイール組み、試験は今もサン・ヴェンデミアーノのひとつ屋根の下で行っています。リムの図面を引いた者が、そのまま現場で試すことができます。</p>',
			}),
			media: { picture: 'hero-company', alt: '' },
			side: 'right',
			links: [
				{
					label: t({
						it: 'L’azienda',
						en: 'About the company',
						es: 'La empresa',
						fr: 'L’entreprise',
						ja: '会社紹介',
					}),
					link: toPage('company'),
				},
			],
		},
		{
			type: 'section_list',
			title: t({
				it: 'Tutti i componenti',
				en: 'All components',
				es: 'Todos los componentes',
				fr: 'Tous les composants',
				ja: 'コンポーネント一覧',
			}),
			kind: 'categories',
			ids: [],
		},
		{
			type: 'news_list',
			title: t({
				it: 'Dall’officina',
				en: 'From the workshop',
				es: 'Desde el taller',
				fr: 'Nouvelles de l’atelier',
				ja: '工房からのお知らせ',
			}),
			limit: 3,
		},
		{
			type: 'cta',
			title: t({
				it: 'Ruote in carbonio: altri {extension_years} anni di garanzia',
				en: 'Carbon wheels: {extension_years} more years of warranty',
				es: 'Ruedas de carbono: garantía de hasta {warranty_years} años',
				fr: 'Roues carbone : {extension_years} ans de garantie en plus',
				ja: 'カーボンホイールの保証をさらに{extension_years}年',
			}),
			text: t({
				it: 'Ai {legal_years} anni di garanzia legale, dovuti dal venditore, Livenza ne aggiunge altri {extension_years}, gratuiti, se registri ogni ruota entro {registration_days} giorni dall’acquisto.',
				en: 'Livenza adds {extension_years} years of its own to the seller’s {legal_years}-year legal guarantee, free of charge, if you register each wheel within {registration_days} days of purchase.',
				es: 'A los {legal_years} años de garantía legal del vendedor, Livenza añade la suya hasta los {warranty_years} años desde la compra, sin coste, si registras cada rueda en los {registration_days} días siguientes.',
				fr: 'Aux {legal_years} ans de garantie légale du vendeur, Livenza ajoute {extension_years} ans de garantie commerciale, sans frais, si chaque roue est enregistrée dans les {registration_days} jours suivant l’achat.',
				ja: '販売者による{legal_years}年間の法定保証に、Livenzaが独自の{extension_years}年間を無償で追加します。ご購入から{registration_days}日以内に、前後それぞれのシリアル番号をご登録ください（1回の手続きで登録できます）。',
			}),
			links: [
				{
					label: t({
						it: 'Registra le ruote',
						en: 'Register your wheels',
						es: 'Registrar las ruedas',
						fr: 'Enregistrer les roues',
						ja: 'ホイールを登録する',
					}),
					link: toPage('warranty-extension'),
				},
			],
		},
		{
			type: 'store_teaser',
			title: t({
				it: 'Guardale, chiedi, falle montare',
				en: 'See it, ask about it, have it fitted',
				es: 'Verlo, preguntar y montarlo',
				fr: 'Voir, demander conseil, faire monter',
				ja: '見て、相談して、取り付ける',
			}),
			text: t({
				it: 'Rivenditori e centri assistenza conoscono i nostri prodotti e hanno gli attrezzi per montarli. Cerca quello più vicino.',
				en: 'Dealers and service centres know our products and have the tools to fit them. Find the nearest one.',
				es: 'Las tiendas y los servicios técnicos oficiales conocen nuestros productos y tienen las herramientas para montarlos. Busca el más cercano.',
				fr: 'Revendeurs et centres SAV connaissent nos produits et disposent des outils pour les monter. Cherchez le plus proche.',
				ja: '取扱店とサービスセンターには、製品の知識と取り付けに必要な工具があります。お近くの取扱店をお探しください。',
			}),
		},
	],
});
