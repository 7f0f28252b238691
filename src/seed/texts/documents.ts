import {
	manualParagraphs,
	MANUALS_REVISED_ON,
	WHEEL_RANGES,
	listWheelIds,
} from './documents-manual.ts';
import {
	CATALOGUE_DATE,
	CATALOGUE_PRODUCTS,
	CATALOGUE_WORDS,
	priceList,
} from './documents-catalogue.ts';
import { warrantyParagraphs } from './documents-terms.ts';
import { SEED_LOCALES, type SeedLocale } from '../languages.ts';
import type { DocumentSeed } from '../types.ts';

/** A safety manual, which every range has in every language. */
function manual(range: string, language: SeedLocale): DocumentSeed {
	const slug = range.toLowerCase().replaceAll(' ', '-');
	return {
		id: `manual-${slug}-${language}`,
		kind: 'manual',
		language,
		range,
		product_ids: listWheelIds(range),
		published_on: MANUALS_REVISED_ON,
		title: {
			it: `Manuale d’uso ${range}`,
			en: `${range} user manual`,
			es: `Manual de uso ${range}`,
			fr: `Notice d’utilisation ${range}`,
			ja: `${range} 取扱説明書`,
		},
		paragraphs: manualParagraphs(range, language),
	};
}

const CATALOGUE_TITLE = {
	it: 'Catalogo 2025',
	en: 'Catalogue 2025',
	es: 'Catálogo 2025',
	fr: 'Catalogue 2025',
	ja: '2025年版カタログ',
};

const PRICE_LIST_TITLE = {
	it: 'Listino prezzi 2025, Italia',
	en: 'Price list 2025, Italy',
	es: 'Tarifa de precios 2025, Italia',
	fr: 'Tarif 2025, Italie',
	ja: '2025年版価格表（イタリア）',
};

const WARRANTY_TITLE = {
	it: 'Condizioni di garanzia',
	en: 'Warranty conditions',
	es: 'Condiciones de garantía',
	fr: 'Conditions de garantie',
	ja: '保証規定',
};

export const DOCUMENTS: DocumentSeed[] = [
	...WHEEL_RANGES.flatMap((range) => SEED_LOCALES.map((language) => manual(range, language))),
	...SEED_LOCALES.flatMap((language): DocumentSeed[] => [
		{
			id: `catalogue-2025-${language}`,
			kind: 'catalogue',
			language,
			published_on: CATALOGUE_DATE,
			title: CATALOGUE_TITLE,
			paragraphs: CATALOGUE_WORDS[language].intro,
			pages: {
				product_ids: CATALOGUE_PRODUCTS,
				closing: CATALOGUE_WORDS[language].closing,
			},
		},
		{
			id: `price-list-2025-${language}`,
			kind: 'price_list',
			language,
			published_on: CATALOGUE_DATE,
			title: PRICE_LIST_TITLE,
			...priceList(language),
		},
	]),
	{
		id: 'warranty-conditions-it',
		kind: 'warranty',
		language: 'it',
		published_on: '2026-09-01',
		title: WARRANTY_TITLE,
		paragraphs: warrantyParagraphs('it'),
	},
	{
		id: 'warranty-conditions-en',
		kind: 'warranty',
		language: 'en',
		published_on: '2026-09-01',
		title: WARRANTY_TITLE,
		paragraphs: warrantyParagraphs('en'),
	},
	{
		id: 'sheet-hub-rd-sl-en',
		kind: 'technical_sheet',
		language: 'en',
		product_ids: ['hub-rd-sl', 'hub-rd', 'spare-bearings', 'spare-freehub', 'spare-end-caps'],
		published_on: '2024-09-16',
		title: {
			it: 'Scheda tecnica mozzi RD: revisione',
			en: 'RD hubs technical sheet: overhaul',
			es: 'Ficha técnica bujes RD: revisión',
			fr: 'Fiche technique moyeux RD : révision',
			ja: 'RDハブ技術資料：オーバーホール',
		},
		paragraphs: [
			'This sheet covers the overhaul of RD and RD SL hubs: changing the freehub body, the bearings and the end caps. The work needs no removal of spokes. Allow forty minutes for the rear hub and twenty for the front.',
			'Tools. Two 5 mm Allen keys, bearing press with drifts for the sizes marked on the bearings, blind-hole puller, soft-faced mallet, torque wrench, lint-free cloth, grease for engagement teeth and grease for bearings. The two greases are not interchangeable.',
			'End caps. They are held by friction. Pull them off by hand, or with the axle in a vice between soft jaws. Check the O-rings: one that is flattened or cut lets water in and must be replaced.',
			'Freehub body. With the drive-side end cap removed, pull the body straight out, holding a cloth underneath: the springs are loose. Clean teeth and seats, check that no tooth is chipped, apply a thin film of grease. Too much grease delays engagement in the cold.',
			'Changing the standard. Shimano HG, SRAM XDR and Campagnolo N3W bodies use the same seat and the same springs; the drive-side end cap may differ. Fit the cap that comes with the body and check the distance between the end caps: 142 mm at the rear, 100 mm at the front.',
			'Bearings. Replace a bearing that turns roughly, has play or whose seal is damaged. Drive out the axle with light blows of the mallet, pull the bearing, clean the seat and press the new one in on its outer ring only. Pressing on the inner ring marks the races and shortens its life.',
			'Play. The RD hubs have no preload to adjust: if the wheel has play after fitting, the cause is a worn bearing, a bearing not fully seated or a worn end cap. Tightening the thru-axle beyond its value does not remove play and damages the bearings.',
			'Final check. The body turns freely in one direction and engages at once in the other. With the wheel in the frame and the thru-axle at 12 Nm there must be neither play nor resistance. Ride 10 km and check again.',
			'Intervals. Clean and grease the engagement teeth every 3,000 km, or every 1,000 km with frequent rain. Check the bearings at the same time.',
		],
	},
	{
		id: 'sheet-bottom-brackets-it',
		kind: 'technical_sheet',
		language: 'it',
		product_ids: ['bb-threaded-24', 'bb-threaded-30', 'bb-pressfit-86', 'bb-t47'],
		published_on: '2024-04-08',
		title: {
			it: 'Scheda tecnica movimenti centrali',
			en: 'Bottom brackets technical sheet',
			es: 'Ficha técnica pedalieres',
			fr: 'Fiche technique boîtiers de pédalier',
			ja: 'ボトムブラケット技術資料',
		},
		paragraphs: [
			'Questa scheda riguarda il montaggio dei movimenti centrali filettati per perno da 24 e da 30 mm, del Press-Fit 86 e del T47.',
			'Prima di tutto la misura. La scatola va misurata con il calibro, in larghezza e in diametro, dopo aver tolto vernice e bave. Una scatola filettata da 68 mm e una da 73 mm richiedono distanziali diversi; una scatola a pressione fuori tolleranza farà rumore con qualunque movimento.',
			'Scatola filettata BSA. La calotta destra ha filetto sinistro, la sinistra filetto destro. Ingrassare i filetti, avvitare a mano per almeno tre giri, poi serrare a 40 Nm con l’attrezzo per calotte esterne.',
			'Scatola filettata italiana da 70 mm. Entrambe le calotte hanno filetto destro: dopo i primi 100 km ricontrollare il serraggio della destra, che tende ad allentarsi.',
			'T47. Ingrassare abbondantemente i filetti in alluminio, avvitare a mano e serrare a 45 Nm. Se la calotta si impunta nei primi giri, fermarsi, toglierla e pulire i filetti: forzando si rovina il telaio.',
			'Press-Fit 86. Pulire e sgrassare la sede, applicare il prodotto indicato dal costruttore del telaio e piantare le calotte insieme con la pressa, in asse, finché la battuta tocca la scatola su tutto il bordo. Non usare il martello.',
			'Perno e guarnitura. Infilare il perno con un velo di grasso e portare a zero il gioco con la ghiera di precarico, senza frenare la rotazione. Serrare la pedivella al valore scritto su di essa.',
			'Controllo. La guarnitura gira libera per almeno un giro quando la catena è tolta e non ha gioco laterale. Ripetere il controllo dopo 100 km e poi ogni 2.500 km; con pioggia frequente ogni 1000.',
			'Estrazione. Le calotte a pressione si tolgono con l’estrattore a espansione; una volta estratte, i cuscinetti vanno sostituiti.',
		],
	},
	{
		id: 'sheet-crank-dolada-fr',
		kind: 'technical_sheet',
		language: 'fr',
		product_ids: ['crank-dolada', 'crank-dolada-carbon', 'ring-dolada-50-34', 'ring-dolada-52-36'],
		range: 'Dolada',
		published_on: '2024-09-16',
		title: {
			it: 'Scheda tecnica guarniture Dolada',
			en: 'Dolada cranksets technical sheet',
			es: 'Ficha técnica bielas Dolada',
			fr: 'Fiche technique pédaliers Dolada',
			ja: 'Doladaクランクセット技術資料',
		},
		paragraphs: [
			'Cette fiche décrit le montage des pédaliers Dolada et Dolada carbone et de leurs plateaux 50/34 et 52/36, pour transmissions 11 et 12 vitesses.',
			'Compatibilité. Dolada a un axe de 24 mm et se monte dans les boîtes BSA 68, ITA 70 et PF86 ; Dolada carbone a un axe de 30 mm et se monte dans les boîtes BSA 68 et T47. La ligne de chaîne est de 45 mm dans les deux cas.',
			'Plateaux. Nettoyez les appuis, placez le grand plateau avec l’ergot anti-chute derrière la manivelle et le petit avec le repère du même côté. Serrez les quatre vis en croix, en deux passes, à 14 Nm.',
			'Montage de Dolada. Graissez l’axe, introduisez la manivelle droite à travers le boîtier, posez la manivelle gauche, réglez la précharge à la main jusqu’à supprimer le jeu, puis serrez les deux vis de pincement alternativement à 13 Nm.',
			'Montage de Dolada carbone. Graissez les cannelures, introduisez la manivelle droite, posez la gauche et serrez la vis centrale à 40 Nm ; réglez ensuite la bague de précharge et bloquez-la. Ne montez jamais la manivelle à sec.',
			'Pédales. Graissez les filets et serrez à 35 Nm. Sur les manivelles en carbone, intercalez la rondelle fournie : sans elle, l’insert peut se marquer.',
			'Contrôle. Après 100 km, vérifiez les serrages et l’absence de jeu. Ensuite, tous les 2 500 km, contrôlez l’usure des dents, les vis et l’état des manivelles autour des inserts.',
			'Après un choc. Une manivelle en carbone qui a heurté un obstacle doit être examinée par un centre SAV, même sans trace visible. Une manivelle en aluminium pliée ne se redresse pas : remplacez-la.',
			'Entretien. Eau, savon neutre et chiffon. Pas de solvant sur les surfaces en carbone, pas de jet à haute pression vers le boîtier.',
		],
	},
	{
		id: 'declaration-safety-it',
		kind: 'declaration',
		language: 'it',
		product_ids: ['kleos-rd-36', 'kleos-rd-50', 'kleos-rd-62', 'k1-rd'],
		published_on: '2025-05-19',
		title: {
			it: 'Dichiarazione del fabbricante: sicurezza delle ruote',
			en: 'Manufacturer’s declaration: wheel safety',
			es: 'Declaración del fabricante: seguridad de las ruedas',
			fr: 'Déclaration du fabricant : sécurité des roues',
			ja: '製造者宣言：ホイールの安全性',
		},
		paragraphs: [
			'Fabbricante: Livenza S.p.A., San Vendemiano (TV), Italia. L’indirizzo postale e quello elettronico completi sono nella pagina dei dati societari del sito.',
			'Prodotti: ruote Kleos RD 36, Kleos RD 50, Kleos RD 62 e K1 RD. Ogni ruota è identificata dal nome del modello, dal codice dell’articolo e dal numero seriale (MQC) applicato al cerchio.',
			'Il fabbricante dichiara di aver analizzato i rischi dei prodotti secondo l’art. 9 del regolamento (UE) 2023/988 relativo alla sicurezza generale dei prodotti e di aver redatto la documentazione tecnica prevista, che è conservata per dieci anni dall’immissione sul mercato.',
			'Riferimenti usati nella progettazione e nelle prove: ISO 4210-2, requisiti di sicurezza delle biciclette; ISO 4210-7, metodi di prova per ruote e cerchi; ISO 5775-2 per i cerchi, compresi i profili senza uncino.',
			'Prove eseguite su ogni modello prima dell’inizio della produzione: precisione di rotazione, resistenza statica, tenuta della copertura a pressione aumentata, urto, fatica. Le prove si ripetono a campione sulla produzione.',
			'Classi d’uso: Kleos RD in classe 1, strade asfaltate; K1 RD in classe 2, strade sterrate. Pressioni, coperture e peso massimo del ciclista sono nei manuali consegnati con le ruote.',
			'I prodotti sono accompagnati da istruzioni e avvertenze nella lingua del Paese in cui sono messi a disposizione. Segnalazioni di incidenti o difetti si inviano al fabbricante con il numero seriale: ogni segnalazione è registrata ed esaminata.',
			'Questa dichiarazione riguarda i prodotti nello stato in cui sono stati immessi sul mercato e non vale per parti sostituite o modifiche eseguite da altri.',
		],
	},
	{
		id: 'declaration-substances-en',
		kind: 'declaration',
		language: 'en',
		published_on: '2025-03-03',
		title: {
			it: 'Dichiarazione sulle sostanze (REACH)',
			en: 'Declaration on substances (REACH)',
			es: 'Declaración sobre sustancias (REACH)',
			fr: 'Déclaration sur les substances (REACH)',
			ja: '化学物質に関する宣言（REACH）',
		},
		paragraphs: [
			'Manufacturer: Livenza S.p.A., San Vendemiano (TV), Italy. This declaration covers the wheels and components of the 2025 catalogue.',
			'Under Regulation (EC) No 1907/2006 (REACH) our products are articles. They are not intended to release substances in normal use.',
			'We ask our suppliers whether the articles they deliver contain substances of the candidate list in a concentration above 0.1% by weight and we keep their statements. The check is repeated when the list is updated.',
			'Free-machining brasses and some aluminium alloys, used for nipples, valves and turned parts, may contain lead (CAS 7439-92-1) above 0.1% by weight. No measure is needed in normal use beyond washing hands after working on the parts.',
			'For the other parts of the catalogue no supplier statement shows a substance of the candidate list above that limit on the date of this document.',
			'Consumers may ask for information under Article 33(2) of the regulation; we reply free of charge within 45 days.',
			'Carbon parts: dust from cutting or sanding irritates skin, eyes and airways. Work wet, with gloves, goggles and a filtering mask, and collect the dust.',
			'This declaration is based on the information available on its date and is replaced by later versions.',
		],
	},
];
