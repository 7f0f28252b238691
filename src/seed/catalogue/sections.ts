import type { SectionSeed } from '../types.ts';

/** In menu order. */
export const CATEGORIES: SectionSeed[] = [
	{
		id: 'wheels',
		picture: 'kleos-rd-50',
		ambience: 'hero-range',
		hamburger: 'hamburger-wheels',
		texts: {
			it: {
				slug: 'ruote',
				name: 'Ruote',
				description:
					'Ruote complete in carbonio e in alluminio, montate e centrate a mano a San Vendemiano. Per ogni modello dichiariamo peso, profilo, canale interno e raggiatura.',
			},
			en: {
				slug: 'wheels',
				name: 'Wheels',
				description:
					'Complete carbon and alloy wheels, laced and trued by hand in San Vendemiano. Every model states its weight, rim depth, internal width and spoke layout.',
			},
			es: {
				slug: 'ruedas',
				name: 'Ruedas',
				description:
					'Ruedas completas de carbono y de aluminio, radiadas y centradas a mano en San Vendemiano. De cada modelo damos peso, perfil, ancho interno y radiado.',
			},
			fr: {
				slug: 'roues',
				name: 'Roues',
				description:
					'Roues complètes en carbone et en aluminium, rayonnées et dévoilées à la main à San Vendemiano. Poids, hauteur de jante, largeur interne et rayonnage sont indiqués pour chaque modèle.',
			},
			ja: {
				slug: 'wheels',
				name: '完組ホイール',
				description:
					'サン・ヴェンデミアーノの工房で手組みし、振れ取りまで行うカーボンとアルミの完組ホイールです。重量、リムハイト、内幅、スポーク本数をすべてのモデルで公開しています。',
			},
		},
	},
	{
		id: 'rims',
		picture: 'rim-kleos-50',
		ambience: 'hero-rims',
		hamburger: 'hamburger-rims',
		texts: {
			it: {
				slug: 'cerchi',
				name: 'Cerchi',
				description:
					'Gli stessi cerchi delle nostre ruote, sciolti e forati, per chi raggia da sé o deve sostituirne uno.',
			},
			en: {
				slug: 'rims',
				name: 'Rims',
				description:
					'The rims from our own wheels, drilled and sold on their own, for wheelbuilders and for repairs.',
			},
			es: {
				slug: 'llantas',
				name: 'Llantas',
				description:
					'Las mismas llantas de nuestras ruedas, sueltas y taladradas, para quien radia sus ruedas o tiene que cambiar una.',
			},
			fr: {
				slug: 'jantes',
				name: 'Jantes',
				description:
					'Les jantes de nos propres roues, percées et vendues seules, pour les monteurs de roues et pour les réparations.',
			},
			ja: {
				slug: 'rims',
				name: 'リム',
				description:
					'当社の完組ホイールと同じリムを、穴あけ済みの単品でお届けします。手組みにも、リム交換にもお使いいただけます。',
			},
		},
	},
	{
		id: 'hubs',
		picture: 'hub-rd-sl',
		ambience: 'hero-hubs',
		hamburger: 'hamburger-hubs',
		texts: {
			it: {
				slug: 'mozzi',
				name: 'Mozzi',
				description:
					'Mozzi ricavati dal pieno, con cuscinetti sigillati di misura standard e corpetto intercambiabile senza utensili.',
			},
			en: {
				slug: 'hubs',
				name: 'Hubs',
				description:
					'Hubs machined from solid, with standard-size sealed bearings and a freehub body that changes without tools.',
			},
			es: {
				slug: 'bujes',
				name: 'Bujes',
				description:
					'Bujes mecanizados a partir de un bloque macizo, con rodamientos sellados de medida estándar y núcleo que se cambia sin herramientas.',
			},
			fr: {
				slug: 'moyeux',
				name: 'Moyeux',
				description:
					'Moyeux taillés dans la masse, avec roulements étanches aux cotes standard et corps de roue libre remplaçable sans outil.',
			},
			ja: {
				slug: 'hubs',
				name: 'ハブ',
				description:
					'アルミ削り出しのハブです。規格サイズのシールドベアリングを使い、フリーボディは工具なしで交換できます。',
			},
		},
	},
	{
		id: 'cranksets',
		picture: 'crank-dolada-carbon',
		ambience: 'hero-cranksets',
		hamburger: 'hamburger-cranksets',
		texts: {
			it: {
				slug: 'guarniture',
				name: 'Guarniture',
				description:
					'Guarniture in carbonio e in alluminio forgiato per strada, gravel, MTB e pista, da 165 a 175 mm.',
			},
			en: {
				slug: 'cranksets',
				name: 'Cranksets',
				description:
					'Carbon and forged alloy cranksets for road, gravel, mountain bike and track, from 165 to 175 mm.',
			},
			es: {
				slug: 'bielas',
				name: 'Bielas',
				description:
					'Bielas de carbono y de aluminio forjado para carretera, gravel, MTB y pista, de 165 a 175 mm.',
			},
			fr: {
				slug: 'pedaliers',
				name: 'Pédaliers',
				description:
					'Pédaliers en carbone et en aluminium forgé pour la route, le gravel, le VTT et la piste, de 165 à 175 mm.',
			},
			ja: {
				slug: 'cranksets',
				name: 'クランクセット',
				description:
					'ロード、グラベル、MTB、トラック用のカーボンおよび鍛造アルミのクランクセットです。クランク長は165mmから175mmまで揃います。',
			},
		},
	},
	{
		id: 'chainrings',
		picture: 'ring-dolada-50-34',
		ambience: 'hero-chainrings',
		hamburger: 'hamburger-chainrings',
		texts: {
			it: {
				slug: 'corone',
				name: 'Corone',
				description:
					'Corone singole e doppie fresate da alluminio 7075, con profilo dei denti disegnato per 11, 12 e 13 velocità.',
			},
			en: {
				slug: 'chainrings',
				name: 'Chainrings',
				description:
					'Single and double chainrings milled from 7075 alloy, with tooth profiles cut for 11, 12 and 13 speed chains.',
			},
			es: {
				slug: 'platos',
				name: 'Platos',
				description:
					'Platos simples y dobles fresados en aluminio 7075, con el perfil de dientes pensado para 11, 12 y 13 velocidades.',
			},
			fr: {
				slug: 'plateaux',
				name: 'Plateaux',
				description:
					'Plateaux simples et doubles fraisés dans l’aluminium 7075, avec un profil de dents étudié pour 11, 12 et 13 vitesses.',
			},
			ja: {
				slug: 'chainrings',
				name: 'チェーンリング',
				description:
					'7075アルミから削り出したシングルとダブルのチェーンリングです。歯先の形状は11、12、13速チェーンに合わせています。',
			},
		},
	},
	{
		id: 'cassettes',
		picture: 'cassette-dolada-12',
		ambience: 'hero-cassettes',
		hamburger: 'hamburger-cassettes',
		texts: {
			it: {
				slug: 'cassette-e-pignoni',
				name: 'Cassette e pignoni',
				description:
					'Cassette da 11 e 12 velocità per strada, gravel e MTB e pignoni fissi per la pista. I pignoni più usurati si cambiano anche singolarmente.',
			},
			en: {
				slug: 'cassettes-and-sprockets',
				name: 'Cassettes and sprockets',
				description:
					'11 and 12 speed cassettes for road, gravel and mountain bike, and fixed sprockets for the track. The sprockets that wear first can be replaced one by one.',
			},
			es: {
				slug: 'cassettes-y-pinones',
				name: 'Cassettes y piñones',
				description:
					'Cassettes de 11 y 12 velocidades para carretera, gravel y MTB, y piñones fijos para pista. Los piñones que más se gastan se cambian también por separado.',
			},
			fr: {
				slug: 'cassettes-et-pignons',
				name: 'Cassettes et pignons',
				description:
					'Cassettes 11 et 12 vitesses pour la route, le gravel et le VTT, et pignons fixes pour la piste. Les pignons qui s’usent le plus se remplacent à l’unité.',
			},
			ja: {
				slug: 'cassettes-and-sprockets',
				name: 'カセット・コグ',
				description:
					'ロード、グラベル、MTB用の11速・12速カセットと、トラック用の固定コグです。摩耗の早い歯は1枚ずつ交換できます。',
			},
		},
	},
	{
		id: 'bottom-brackets',
		picture: 'bb-threaded-24',
		ambience: 'hero-bottom-brackets',
		hamburger: 'hamburger-bottom-brackets',
		texts: {
			it: {
				slug: 'movimenti-centrali',
				name: 'Movimenti centrali',
				description:
					'Movimenti centrali filettati e a pressione per perni da 24 e da 30 mm. I cuscinetti si estraggono e si sostituiscono senza cambiare le calotte.',
			},
			en: {
				slug: 'bottom-brackets',
				name: 'Bottom brackets',
				description:
					'Threaded and press-fit bottom brackets for 24 and 30 mm spindles. Bearings come out and go in without replacing the cups.',
			},
			es: {
				slug: 'pedalieres',
				name: 'Pedalieres',
				description:
					'Pedalieres roscados y a presión para ejes de 24 y 30 mm. Los rodamientos se extraen y se sustituyen sin cambiar las cazoletas.',
			},
			fr: {
				slug: 'boitiers-de-pedalier',
				name: 'Boîtiers de pédalier',
				description:
					'Boîtiers de pédalier filetés et Press-Fit pour axes de 24 et 30 mm. Les roulements se remplacent sans changer les cuvettes.',
			},
			ja: {
				slug: 'bottom-brackets',
				name: 'ボトムブラケット',
				description:
					'24mmと30mmのクランク軸に対応する、ねじ切り式とプレスフィットのボトムブラケットです。カップを替えずにベアリングだけを交換できます。',
			},
		},
	},
	{
		id: 'headsets',
		picture: 'headset-integrated-52',
		ambience: 'hero-headsets',
		hamburger: 'hamburger-headsets',
		texts: {
			it: {
				slug: 'serie-sterzo',
				name: 'Serie sterzo',
				description:
					'Serie sterzo integrate, esterne e per il passaggio interno dei cavi, con cuscinetti in acciaio inox e doppia tenuta.',
			},
			en: {
				slug: 'headsets',
				name: 'Headsets',
				description:
					'Integrated, external and internal-routing headsets with stainless bearings and double seals.',
			},
			es: {
				slug: 'direcciones',
				name: 'Direcciones',
				description:
					'Direcciones integradas, externas y para cableado interno, con rodamientos de acero inoxidable y doble retén.',
			},
			fr: {
				slug: 'jeux-de-direction',
				name: 'Jeux de direction',
				description:
					'Jeux de direction intégrés, externes et à passage interne des câbles, avec roulements en acier inoxydable et double joint.',
			},
			ja: {
				slug: 'headsets',
				name: 'ヘッドセット',
				description:
					'インテグラル、外装、ケーブル内装用のヘッドセットです。ステンレスベアリングと二重シールを採用しています。',
			},
		},
	},
	{
		id: 'brakes',
		picture: 'rotor-160',
		ambience: 'hero-brakes',
		hamburger: 'hamburger-brakes',
		texts: {
			it: {
				slug: 'freni',
				name: 'Freni',
				description:
					'Dischi, pinze e pastiglie per freni a disco idraulici, provati insieme alle nostre ruote al banco dinamometrico.',
			},
			en: {
				slug: 'brakes',
				name: 'Brakes',
				description:
					'Rotors, calipers and pads for hydraulic disc brakes, tested together with our wheels on the brake dynamometer.',
			},
			es: {
				slug: 'frenos',
				name: 'Frenos',
				description:
					'Discos, pinzas y pastillas para frenos de disco hidráulicos, probados junto con nuestras ruedas en el banco dinamométrico.',
			},
			fr: {
				slug: 'freins',
				name: 'Freins',
				description:
					'Disques, étriers et plaquettes pour freins à disque hydrauliques, essayés avec nos roues sur le banc dynamométrique.',
			},
			ja: {
				slug: 'brakes',
				name: 'ブレーキ',
				description:
					'油圧ディスクブレーキ用のローター、キャリパー、パッドです。当社のホイールと組み合わせ、ダイナモメーターで試験しています。',
			},
		},
	},
	{
		id: 'axles',
		picture: 'axle-front-12x100',
		ambience: 'hero-axles',
		hamburger: 'hamburger-axles',
		texts: {
			it: {
				slug: 'perni-e-sganci',
				name: 'Perni passanti e sganci',
				description:
					'Perni passanti nelle lunghezze e nei passi più diffusi e sganci rapidi per telai con forcellini aperti.',
			},
			en: {
				slug: 'axles-and-skewers',
				name: 'Thru-axles and skewers',
				description:
					'Thru-axles in the lengths and thread pitches that frames use, and skewers for open dropouts.',
			},
			es: {
				slug: 'ejes-y-cierres',
				name: 'Ejes pasantes y cierres',
				description:
					'Ejes pasantes en las longitudes y los pasos de rosca habituales, y cierres rápidos para cuadros con punteras abiertas.',
			},
			fr: {
				slug: 'axes-et-blocages',
				name: 'Axes traversants et blocages',
				description:
					'Axes traversants dans les longueurs et les pas de filetage courants, et blocages rapides pour pattes ouvertes.',
			},
			ja: {
				slug: 'axles-and-skewers',
				name: 'スルーアクスル・クイック',
				description:
					'主要な長さとねじピッチを揃えたスルーアクスルと、オープンエンドのフレーム用クイックリリースです。',
			},
		},
	},
	{
		id: 'seatposts',
		picture: 'post-dolada-carbon',
		ambience: 'hero-seatposts',
		hamburger: 'hamburger-seatposts',
		texts: {
			it: {
				slug: 'reggisella',
				name: 'Reggisella',
				description:
					'Reggisella in carbonio e in alluminio, dritti o con arretramento, con morsetto a due viti e scala di regolazione incisa.',
			},
			en: {
				slug: 'seatposts',
				name: 'Seatposts',
				description:
					'Carbon and alloy seatposts, inline or with setback, with a two-bolt clamp and an engraved adjustment scale.',
			},
			es: {
				slug: 'tijas',
				name: 'Tijas de sillín',
				description:
					'Tijas de carbono y de aluminio, rectas o con retroceso, con abrazadera de dos tornillos y escala de ajuste grabada.',
			},
			fr: {
				slug: 'tiges-de-selle',
				name: 'Tiges de selle',
				description:
					'Tiges de selle en carbone et en aluminium, droites ou à recul, avec chariot à deux vis et échelle de réglage gravée.',
			},
			ja: {
				slug: 'seatposts',
				name: 'シートポスト',
				description:
					'ストレートとセットバックを揃えた、カーボンとアルミのシートポストです。2本締めのヤグラと目盛りの刻印を備えています。',
			},
		},
	},
	{
		id: 'spares',
		picture: 'spare-spokes',
		ambience: 'hero-spares',
		hamburger: 'hamburger-spares',
		texts: {
			it: {
				slug: 'ricambi',
				name: 'Ricambi',
				description:
					'Raggi, nippli, corpetti, cuscinetti, valvole e adesivi per le ruote in catalogo e per quelle fuori produzione da meno di dieci anni.',
			},
			en: {
				slug: 'spare-parts',
				name: 'Spare parts',
				description:
					'Spokes, nipples, freehub bodies, bearings, valves and decals for current wheels and for those discontinued less than ten years ago.',
			},
			es: {
				slug: 'recambios',
				name: 'Recambios',
				description:
					'Radios, cabecillas, núcleos, rodamientos, válvulas y adhesivos para las ruedas del catálogo y para las descatalogadas hace menos de diez años.',
			},
			fr: {
				slug: 'pieces-detachees',
				name: 'Pièces détachées',
				description:
					'Rayons, têtes de rayon, corps de roue libre, roulements, valves et autocollants pour les roues au catalogue et pour celles qui ne sont plus produites depuis moins de dix ans.',
			},
			ja: {
				slug: 'spare-parts',
				name: '補修部品',
				description:
					'スポーク、ニップル、フリーボディ、ベアリング、バルブ、デカールを、現行ホイールと生産終了から10年未満のホイールにご用意しています。',
			},
		},
	},
	{
		id: 'merchandise',
		picture: 'merch-t-shirt',
		ambience: 'hero-merchandise',
		hamburger: 'hamburger-merchandise',
		texts: {
			it: {
				slug: 'abbigliamento-e-accessori',
				name: 'Abbigliamento e accessori',
				description:
					'T-shirt, cappellini, calze, giacche e borse: quello che portiamo in officina e al seguito delle corse.',
			},
			en: {
				slug: 'merchandise',
				name: 'Clothing and accessories',
				description:
					'T-shirts, caps, socks, jackets and bags: what we wear in the workshop and carry to the races.',
			},
			es: {
				slug: 'ropa-y-accesorios',
				name: 'Ropa y accesorios',
				description:
					'Camisetas, gorras, calcetines, chaquetas y bolsas: lo que usamos en el taller y llevamos a las carreras.',
			},
			fr: {
				slug: 'vetements-et-accessoires',
				name: 'Vêtements et accessoires',
				description:
					'T-shirts, casquettes, chaussettes, vestes et sacs : ce que nous portons à l’atelier et emportons sur les courses.',
			},
			ja: {
				slug: 'merchandise',
				name: 'ウェア・アクセサリー',
				description:
					'Tシャツ、キャップ、ソックス、ジャケット、バッグ。工房で着て、レース会場へ持って行くものを揃えました。',
			},
		},
	},
];

/** In menu order. */
export const USAGES: SectionSeed[] = [
	{
		id: 'road',
		picture: 'kleos-rd-36',
		ambience: 'usage-road',
		hamburger: 'hamburger-road',
		texts: {
			it: {
				slug: 'strada',
				name: 'Strada',
				category_title: '{category} da strada',
				description:
					'Gara, granfondo e allenamento su asfalto: profili da 24 a 62 mm e coperture da 23 a 45 mm.',
			},
			en: {
				slug: 'road',
				name: 'Road',
				category_title: 'Road {category}',
				description:
					'Racing, sportives and training on tarmac: rim depths from 24 to 62 mm and tyres from 23 to 45 mm.',
			},
			es: {
				slug: 'carretera',
				name: 'Carretera',
				category_title: '{category} de carretera',
				description:
					'Competición, marchas y entrenamiento sobre asfalto: perfiles de 24 a 62 mm y cubiertas de 23 a 45 mm.',
			},
			fr: {
				slug: 'route',
				name: 'Route',
				category_title: '{category} route',
				description:
					'Course, cyclosportive et entraînement sur bitume : jantes de 24 à 62 mm et pneus de 23 à 45 mm.',
			},
			ja: {
				slug: 'road',
				name: 'ロード',
				category_title: 'ロード用{category}',
				description:
					'レース、グランフォンド、日々のトレーニングに。リムハイトは24～62mm、タイヤ幅は23～45mmに対応します。',
			},
		},
	},
	{
		id: 'gravel',
		picture: 'k1-rd',
		ambience: 'usage-gravel',
		hamburger: 'hamburger-gravel',
		texts: {
			it: {
				slug: 'gravel',
				name: 'Gravel',
				category_title: '{category} gravel',
				description:
					'Strade bianche, argini e sterrati veloci: cerchi con canale largo e trasmissioni monocorona.',
			},
			en: {
				slug: 'gravel',
				name: 'Gravel',
				category_title: 'Gravel {category}',
				description:
					'Gravel roads, river banks and fast dirt: wide internal rims and single-ring drivetrains.',
			},
			es: {
				slug: 'gravel',
				name: 'Gravel',
				category_title: '{category} de gravel',
				description:
					'Strade bianche, caminos de ribera y pistas rápidas: llantas anchas y transmisiones monoplato.',
			},
			fr: {
				slug: 'gravel',
				name: 'Gravel',
				category_title: '{category} gravel',
				description:
					'Chemins blancs, digues et pistes roulantes : jantes à large canal et transmissions monoplateau.',
			},
			ja: {
				slug: 'gravel',
				name: 'グラベル',
				category_title: 'グラベル用{category}',
				description:
					'砂利道、河川敷、高速ダートに。ワイドな内幅のリムとフロントシングルの駆動系を揃えています。',
			},
		},
	},
	{
		id: 'mtb',
		picture: 'montello-30',
		ambience: 'usage-mtb',
		hamburger: 'hamburger-mtb',
		texts: {
			it: {
				slug: 'mtb',
				name: 'MTB',
				category_title: '{category} da MTB',
				description:
					'Cross-country, trail ed e-MTB: ruote da 29″ per mozzi Boost e componenti provati agli urti.',
			},
			en: {
				slug: 'mountain-bike',
				name: 'Mountain bike',
				category_title: 'Mountain bike {category}',
				description:
					'Cross-country, trail and e-MTB: 29″ wheels with Boost hubs and impact-tested components.',
			},
			es: {
				slug: 'mtb',
				name: 'MTB',
				category_title: '{category} de MTB',
				description:
					'Cross-country, trail y e-MTB: ruedas de 29″ con bujes Boost y componentes ensayados a impacto.',
			},
			fr: {
				slug: 'vtt',
				name: 'VTT',
				category_title: '{category} VTT',
				description:
					'Cross-country, trail et VTT électrique : roues de 29″ à moyeux Boost et composants testés aux chocs.',
			},
			ja: {
				slug: 'mountain-bike',
				name: 'MTB',
				category_title: 'MTB用{category}',
				description:
					'クロスカントリー、トレイル、e-MTBに。Boost規格の29″ホイールと、衝撃試験を経たコンポーネントです。',
			},
		},
	},
	{
		id: 'triathlon',
		picture: 'crono-disc',
		ambience: 'usage-triathlon',
		hamburger: 'hamburger-triathlon',
		texts: {
			it: {
				slug: 'triathlon',
				name: 'Triathlon e crono',
				category_title: '{category} da triathlon e crono',
				description:
					'Posizione bassa e velocità costante: ruota lenticolare, profili da 62 e 80 mm e pedivelle corte.',
			},
			en: {
				slug: 'triathlon',
				name: 'Triathlon and time trial',
				category_title: 'Triathlon and TT {category}',
				description:
					'A low position and a steady speed: disc wheel, 62 and 80 mm rims and short cranks.',
			},
			es: {
				slug: 'triatlon',
				name: 'Triatlón y contrarreloj',
				category_title: '{category} de triatlón y contrarreloj',
				description:
					'Posición baja y velocidad constante: rueda lenticular, perfiles de 62 y 80 mm y bielas cortas.',
			},
			fr: {
				slug: 'triathlon',
				name: 'Triathlon et contre-la-montre',
				category_title: '{category} triathlon et contre-la-montre',
				description:
					'Position basse et vitesse régulière : roue lenticulaire, jantes de 62 et 80 mm et manivelles courtes.',
			},
			ja: {
				slug: 'triathlon',
				name: 'トライアスロン・TT',
				category_title: 'トライアスロン・TT用{category}',
				description:
					'低い姿勢で一定の速度を保つために。ディスクホイール、62mmと80mmのリム、短めのクランクを揃えています。',
			},
		},
	},
	{
		id: 'track',
		picture: 'pista-60',
		ambience: 'usage-track',
		hamburger: 'hamburger-track',
		texts: {
			it: {
				slug: 'pista',
				name: 'Pista',
				category_title: '{category} da pista',
				description:
					'Scatto fisso per velodromo: mozzi filettati, corone da 144 mm di girobulloni e raggiature rigide.',
			},
			en: {
				slug: 'track',
				name: 'Track',
				category_title: 'Track {category}',
				description:
					'Fixed gear for the velodrome: threaded hubs, 144 mm bolt circle chainrings and stiff lacing.',
			},
			es: {
				slug: 'pista',
				name: 'Pista',
				category_title: '{category} de pista',
				description:
					'Piñón fijo para el velódromo: bujes roscados, platos de BCD 144 mm y radiados rígidos.',
			},
			fr: {
				slug: 'piste',
				name: 'Piste',
				category_title: '{category} piste',
				description:
					'Pignon fixe pour le vélodrome : moyeux filetés, plateaux en entraxe 144 mm et rayonnages rigides.',
			},
			ja: {
				slug: 'track',
				name: 'トラック',
				category_title: 'トラック用{category}',
				description:
					'ベロドローム（自転車競技場）を走る固定ギアのために。ねじ切りハブ、PCD144mmのチェーンリング、剛性を重視したスポーク組みです。',
			},
		},
	},
	{
		id: 'urban',
		picture: 'adige-urban',
		ambience: 'usage-urban',
		hamburger: 'hamburger-urban',
		texts: {
			it: {
				slug: 'citta',
				name: 'Città',
				category_title: '{category} da città',
				description:
					'Uso quotidiano con carico e con ogni tempo: 32 raggi, cuscinetti ben protetti e coperture larghe.',
			},
			en: {
				slug: 'urban',
				name: 'Urban',
				category_title: 'Urban {category}',
				description:
					'Everyday riding, loaded and in any weather: 32 spokes, well-sealed bearings and wide tyres.',
			},
			es: {
				slug: 'ciudad',
				name: 'Ciudad',
				category_title: '{category} para ciudad',
				description:
					'Uso diario con carga y con cualquier tiempo: 32 radios, rodamientos bien sellados y cubiertas anchas.',
			},
			fr: {
				slug: 'ville',
				name: 'Ville',
				category_title: '{category} pour la ville',
				description:
					'Usage quotidien, chargé et par tous les temps : 32 rayons, roulements bien protégés et pneus larges.',
			},
			ja: {
				slug: 'urban',
				name: 'アーバン',
				category_title: '街乗り用{category}',
				description:
					'荷物を積む日も雨の日も走る毎日のために。スポーク32本、防水性の高いベアリング、太めのタイヤに対応します。',
			},
		},
	},
];
