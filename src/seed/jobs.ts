import { inSeedLocales, type SeedLocale } from './languages.ts';
import type { JobSeed, Texts } from './types.ts';

interface JobDraft extends Omit<JobSeed, 'texts' | 'pay'> {
	slug: Texts;
	name: Texts;
	place: Texts;
	area: Texts;
	contract: Texts;
	/** Gross, a year, in EUR, for full time. */
	pay: { min: number; max: number };
	summary: Texts;
	tasks: Record<SeedLocale, string[]>;
	profile: Record<SeedLocale, string[]>;
	offer: Record<SeedLocale, string[]>;
}

const HEADINGS: { tasks: Texts; profile: Texts; offer: Texts } = {
	tasks: {
		it: 'Che cosa farai',
		en: 'What you will do',
		es: 'Qué harás',
		fr: 'Vos missions',
		ja: '仕事内容',
	},
	profile: {
		it: 'Che cosa serve',
		en: 'What you need',
		es: 'Qué hace falta',
		fr: 'Votre profil',
		ja: '応募条件',
	},
	offer: {
		it: 'Che cosa offriamo',
		en: 'What we offer',
		es: 'Qué ofrecemos',
		fr: 'Ce que nous proposons',
		ja: '待遇',
	},
};

const EQUALITY: Texts = {
	it: 'La posizione è aperta a ogni persona, senza distinzione di genere, età, origine o disabilità. In selezione non chiediamo la retribuzione attuale o passata.',
	en: 'The position is open to everyone, whatever their gender, age, origin or disability. During selection we do not ask for present or past pay.',
	es: 'El puesto está abierto a cualquier persona, sin distinción de género, edad, origen o discapacidad. En la selección no preguntamos por el sueldo actual ni por los anteriores.',
	fr: 'Le poste est ouvert à toute personne, sans distinction de genre, d’âge, d’origine ou de handicap. Lors de la sélection, nous ne demandons pas le salaire actuel ou passé.',
	ja: '性別、年齢、出身、障害の有無を問わず、どなたでもご応募いただけます。選考で現在または過去の給与額をお尋ねすることはありません。',
};

const PAY_NOTE: Texts = {
	it: 'La fascia indicata è la retribuzione annua lorda iniziale per il tempo pieno, secondo esperienza; si applica il contratto collettivo dell’industria metalmeccanica.',
	en: 'The range given is the initial gross yearly pay for full time, according to experience; the Italian national collective agreement of the metalworking industry applies.',
	es: 'La banda indicada es la retribución anual bruta inicial a jornada completa, según experiencia; se aplica el convenio colectivo italiano de la industria metalmecánica.',
	fr: 'La fourchette indiquée est la rémunération annuelle brute initiale à temps plein, selon l’expérience ; la convention collective italienne de la métallurgie s’applique.',
	ja: '記載の金額は、経験に応じたフルタイムの初年度年俸（総支給額）です。イタリア金属機械産業の全国労働協約を適用します。',
};

const list = (items: readonly string[]): string =>
	`<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

function job(draft: JobDraft): JobSeed {
	const { slug, name, place, area, contract, pay, summary, tasks, profile, offer, ...rest } = draft;
	const inLocale = (locale: SeedLocale) => ({
		slug: slug[locale],
		name: name[locale],
		place: place[locale],
		area: area[locale],
		contract_type: contract[locale],
		summary: summary[locale],
		description: [
			`<h2>${HEADINGS.tasks[locale]}</h2>${list(tasks[locale])}`,
			`<h2>${HEADINGS.profile[locale]}</h2>${list(profile[locale])}`,
			`<h2>${HEADINGS.offer[locale]}</h2>${list(offer[locale])}`,
			`<p>${PAY_NOTE[locale]}</p><p><strong>${EQUALITY[locale]}</strong></p>`,
		].join(''),
	});
	return {
		...rest,
		pay: { min: pay.min * 100, max: pay.max * 100, currency: 'EUR', per: 'year' },
		texts: inSeedLocales(inLocale),
	};
}

const SAN_VENDEMIANO: Texts = {
	it: 'San Vendemiano (TV)',
	en: 'San Vendemiano (TV), Italy',
	es: 'San Vendemiano (TV), Italia',
	fr: 'San Vendemiano (TV), Italie',
	ja: 'サン・ヴェンデミアーノ（イタリア、トレヴィーゾ県）',
};
const PERMANENT: Texts = {
	it: 'Tempo indeterminato',
	en: 'Permanent',
	es: 'Indefinido',
	fr: 'CDI',
	ja: '無期雇用',
};

export const JOBS: JobSeed[] = [
	job({
		id: 'wheel-builder',
		publication_date: '2026-10-12',
		is_open: true,
		slug: {
			it: 'montaggio-e-centraggio-ruote',
			en: 'wheel-builder',
			es: 'montaje-y-centrado-de-ruedas',
			fr: 'montage-et-centrage-de-roues',
			ja: 'wheel-builder',
		},
		name: {
			it: 'Addetta/o al montaggio e centraggio ruote',
			en: 'Wheel builder',
			es: 'Técnica/o de montaje y centrado de ruedas',
			fr: 'Monteuse/monteur de roues',
			ja: 'ホイール組立・振れ取り担当',
		},
		place: SAN_VENDEMIANO,
		area: {
			it: 'Montaggio ruote',
			en: 'Wheel building',
			es: 'Montaje de ruedas',
			fr: 'Montage de roues',
			ja: 'ホイール組立',
		},
		employment: ['full_time'],
		contract: PERMANENT,
		pay: { min: 24_000, max: 29_000 },
		summary: {
			it: 'Raggiatura, centraggio e collaudo delle ruote di gamma, con formazione iniziale di tre mesi al banco.',
			en: 'Lacing, truing and inspecting wheels of every range, with three months of training at the bench.',
			es: 'Radiado, centrado y control de las ruedas de la gama, con tres meses de formación en el banco.',
			fr: 'Rayonnage, centrage et contrôle des roues de la gamme, avec trois mois de formation à l’établi.',
			ja: '各シリーズのホイールのスポーク組み、振れ取り、検査。入社後3か月間の実技研修があります。',
		},
		tasks: {
			it: [
				'Raggiare ruote 2:1 e incrociate seguendo la scheda del modello',
				'Portare tensione, campanatura e centratura entro tolleranza',
				'Misurare e registrare ogni ruota prima del seriale',
				'Segnalare a chi progetta ciò che al banco non torna',
			],
			en: [
				'Lace 2:1 and crossed wheels from the model’s sheet',
				'Bring tension, dish and true within tolerance',
				'Measure and record every wheel before it gets its serial number',
				'Tell the designers what does not work at the bench',
			],
			es: [
				'Radiar ruedas 2:1 y cruzadas según la ficha del modelo',
				'Llevar tensión, paraguas y centrado dentro de tolerancia',
				'Medir y registrar cada rueda antes del número de serie',
				'Avisar a quien diseña de lo que en el banco no cuadra',
			],
			fr: [
				'Rayonner des roues 2:1 et croisées selon la fiche du modèle',
				'Amener tension, parapluie et centrage dans les tolérances',
				'Mesurer et consigner chaque roue avant son numéro de série',
				'Signaler au bureau d’études ce qui ne va pas à l’établi',
			],
			ja: [
				'モデル別の作業票に従った2:1組みと交差組み',
				'テンション、センター（オチョコ）、振れを公差内に調整',
				'シリアル番号付与前の全数測定と記録',
				'作業上の問題点の設計部門への報告',
			],
		},
		profile: {
			it: [
				'Buona manualità e pazienza con le misure',
				'Esperienza in officina ciclistica utile, non necessaria',
				'Italiano sufficiente per leggere una scheda tecnica',
			],
			en: [
				'Skilled hands and patience with measurements',
				'Bicycle workshop experience is useful, not required',
				'Enough Italian to read a technical sheet',
			],
			es: [
				'Destreza manual y paciencia con las medidas',
				'Experiencia en taller de bicicletas útil, no imprescindible',
				'Italiano suficiente para leer una ficha técnica',
			],
			fr: [
				'Habileté manuelle et patience avec les mesures',
				'Expérience en atelier cycle utile, non exigée',
				'Italien suffisant pour lire une fiche technique',
			],
			ja: [
				'手先の器用さと、測定を丁寧に行う姿勢',
				'自転車整備の経験があれば尚可（必須ではありません）',
				'作業票を読める程度のイタリア語',
			],
		},
		offer: {
			it: [
				'Turno unico, 7:30–16:00, sabato libero',
				'Mensa e premio di risultato',
				'Ruote e componenti a prezzo dipendenti',
			],
			en: [
				'Day shift, 7:30–16:00, Monday to Friday',
				'Canteen and performance bonus',
				'Wheels and components at staff prices',
			],
			es: [
				'Turno único, 7:30–16:00, sábados libres',
				'Comedor y prima por resultados',
				'Ruedas y componentes a precio de empleado',
			],
			fr: [
				'Horaire de journée, 7 h 30 – 16 h, samedi libre',
				'Cantine et prime de résultat',
				'Roues et composants au prix salarié',
			],
			ja: ['日勤のみ（7:30～16:00）、土日休み', '社員食堂、業績賞与', 'ホイールと部品の社員価格'],
		},
	}),
	job({
		id: 'composite-engineer',
		publication_date: '2026-09-28',
		is_open: true,
		slug: {
			it: 'progettazione-cerchi-in-composito',
			en: 'composite-rim-engineer',
			es: 'ingenieria-de-llantas-de-composite',
			fr: 'conception-de-jantes-composites',
			ja: 'composite-rim-engineer',
		},
		name: {
			it: 'Progettista cerchi in composito',
			en: 'Composite rim engineer',
			es: 'Ingeniera/o de llantas de composite',
			fr: 'Ingénieure/ingénieur jantes composites',
			ja: 'カーボンリム設計エンジニア',
		},
		place: SAN_VENDEMIANO,
		area: {
			it: 'Progettazione e prove',
			en: 'Engineering and testing',
			es: 'Ingeniería y ensayos',
			fr: 'Conception et essais',
			ja: '設計・試験',
		},
		employment: ['full_time'],
		contract: PERMANENT,
		pay: { min: 34_000, max: 46_000 },
		summary: {
			it: 'Dal profilo alla laminazione: sezioni, calcolo agli elementi finiti, prototipi e prove al banco dei cerchi in carbonio.',
			en: 'From section to lay-up: profiles, finite element analysis, prototypes and bench tests of carbon rims.',
			es: 'Del perfil al laminado: secciones, cálculo por elementos finitos, prototipos y ensayos de llantas de carbono.',
			fr: 'Du profil au drapage : sections, calcul par éléments finis, prototypes et essais de jantes en carbone.',
			ja: 'カーボンリムの断面設計から積層まで。有限要素解析、試作、台上試験を担当します。',
		},
		tasks: {
			it: [
				'Disegnare sezioni e stampi e definire la sequenza di laminazione',
				'Calcolare rigidezza, urto e tenuta del tallone e confrontarli con il banco',
				'Seguire i prototipi in produzione, accanto a chi lamina',
				'Scrivere la scheda di collaudo che userà il montaggio',
			],
			en: [
				'Design sections and moulds and define the lay-up sequence',
				'Calculate stiffness, impact and bead retention and compare them with the bench',
				'Follow prototypes in production, alongside the lay-up team',
				'Write the inspection sheet that wheel building will use',
			],
			es: [
				'Diseñar secciones y moldes y definir la secuencia de laminado',
				'Calcular rigidez, impacto y retención del talón y contrastarlos con el banco',
				'Seguir los prototipos en producción, junto a quien lamina',
				'Redactar la hoja de control que usará el montaje',
			],
			fr: [
				'Dessiner sections et moules et définir la séquence de drapage',
				'Calculer rigidité, choc et tenue du talon et les comparer au banc',
				'Suivre les prototypes en production, auprès de l’équipe de drapage',
				'Rédiger la fiche de contrôle utilisée au montage',
			],
			ja: [
				'断面と金型の設計、積層構成の決定',
				'剛性、衝撃、ビード保持の計算と台上試験との照合',
				'積層担当者と連携した試作品の立ち上げ',
				'組立部門で使用する検査票の作成',
			],
		},
		profile: {
			it: [
				'Laurea in ingegneria dei materiali, meccanica o aerospaziale, o esperienza equivalente',
				'Almeno 3 anni su compositi a matrice termoindurente',
				'CAD 3D e calcolo a elementi finiti; inglese tecnico',
			],
			en: [
				'Degree in materials, mechanical or aerospace engineering, or equivalent experience',
				'At least 3 years with thermoset composites',
				'3D CAD and finite element analysis; technical English',
			],
			es: [
				'Título en ingeniería de materiales, mecánica o aeroespacial, o experiencia equivalente',
				'Al menos 3 años con composites termoestables',
				'CAD 3D y elementos finitos; inglés técnico',
			],
			fr: [
				'Diplôme en génie des matériaux, mécanique ou aéronautique, ou expérience équivalente',
				'Au moins 3 ans sur composites thermodurcissables',
				'CAO 3D et éléments finis ; anglais technique',
			],
			ja: [
				'材料、機械、航空宇宙工学の学位、または同等の経験',
				'熱硬化性複合材料に関する3年以上の実務経験',
				'3D CADと有限要素解析の技能、技術英語',
			],
		},
		offer: {
			it: [
				'Un giorno di lavoro da casa la settimana',
				'Banco prove e officina prototipi nello stesso edificio',
				'Formazione: 5 giornate l’anno a scelta',
			],
			en: [
				'One day a week working from home',
				'Test bench and prototype workshop in the same building',
				'Training: 5 days a year of your choice',
			],
			es: [
				'Un día de teletrabajo a la semana',
				'Banco de ensayos y taller de prototipos en el mismo edificio',
				'Formación: 5 días al año a elegir',
			],
			fr: [
				'Un jour de télétravail par semaine',
				'Banc d’essai et atelier prototypes dans le même bâtiment',
				'Formation : 5 journées par an au choix',
			],
			ja: ['週1日の在宅勤務', '試験機と試作工房を同じ建物内に完備', '年5日間、内容を選べる研修'],
		},
	}),
	job({
		id: 'quality-technician',
		publication_date: '2026-09-14',
		closes_on: '2028-12-15',
		is_open: true,
		slug: {
			it: 'controllo-qualita',
			en: 'quality-technician',
			es: 'control-de-calidad',
			fr: 'controle-qualite',
			ja: 'quality-technician',
		},
		name: {
			it: 'Tecnica/o controllo qualità',
			en: 'Quality technician',
			es: 'Técnica/o de control de calidad',
			fr: 'Technicienne/technicien qualité',
			ja: '品質管理技術者',
		},
		place: SAN_VENDEMIANO,
		area: { it: 'Qualità', en: 'Quality', es: 'Calidad', fr: 'Qualité', ja: '品質管理' },
		employment: ['full_time', 'part_time'],
		contract: {
			it: 'Tempo indeterminato, 40 o 30 ore',
			en: 'Permanent, 40 or 30 hours',
			es: 'Indefinido, 40 o 30 horas',
			fr: 'CDI, 40 ou 30 heures',
			ja: '無期雇用、週40時間または30時間',
		},
		pay: { min: 27_000, max: 33_000 },
		summary: {
			it: 'Controllo in accettazione e in linea di cerchi, mozzi e componenti; analisi dei resi in garanzia.',
			en: 'Incoming and in-line inspection of rims, hubs and components; analysis of warranty returns.',
			es: 'Control de recepción y en la línea de montaje de llantas, bujes y componentes; análisis de devoluciones en garantía.',
			fr: 'Contrôle en réception et en ligne des jantes, moyeux et composants ; analyse des retours sous garantie.',
			ja: 'リム、ハブ、部品の受入検査と工程内検査、そして保証で戻ってきた製品の解析を担当します。',
		},
		tasks: {
			it: [
				'Misurare a campione con calibro, comparatore e macchina a coordinate',
				'Tenere aggiornate le schede di collaudo e la taratura degli strumenti',
				'Esaminare le ruote rese e scrivere la causa in modo che si capisca',
			],
			en: [
				'Measure samples with caliper, dial gauge and CMM',
				'Keep inspection sheets and instrument calibration up to date',
				'Examine returned wheels and write clear root-cause reports',
			],
			es: [
				'Medir muestras con calibre, comparador y máquina de coordenadas',
				'Mantener al día las hojas de control y la calibración de los instrumentos',
				'Examinar las ruedas devueltas y redactar la causa de forma que se entienda',
			],
			fr: [
				'Mesurer par échantillon au pied à coulisse, au comparateur et à la machine tridimensionnelle',
				'Tenir à jour les fiches de contrôle et l’étalonnage des instruments',
				'Examiner les roues retournées et en rédiger clairement la cause',
			],
			ja: [
				'ノギス、ダイヤルゲージ、三次元測定機による抜取測定',
				'検査票の更新と測定器の校正管理',
				'返品ホイールの調査と、分かりやすい原因報告書の作成',
			],
		},
		profile: {
			it: [
				'Diploma tecnico o esperienza equivalente in metrologia',
				'Lettura del disegno meccanico e delle tolleranze geometriche',
				'Uso del foglio di calcolo; inglese scritto di base',
			],
			en: [
				'Technical diploma or equivalent experience in metrology',
				'Able to read engineering drawings and geometrical tolerances',
				'Spreadsheets; basic written English',
			],
			es: [
				'Formación técnica o experiencia equivalente en metrología',
				'Lectura de planos mecánicos y tolerancias geométricas',
				'Hojas de cálculo; inglés escrito básico',
			],
			fr: [
				'Diplôme technique ou expérience équivalente en métrologie',
				'Lecture de plans mécaniques et de tolérances géométriques',
				'Tableur ; anglais écrit de base',
			],
			ja: [
				'工業系の学歴、または計測に関する同等の経験',
				'機械図面と幾何公差の読解',
				'表計算ソフトの使用、基礎的な英文読み書き',
			],
		},
		offer: {
			it: ['Orario flessibile in entrata, 7:30–9:00', 'Mensa e premio di risultato'],
			en: ['Flexible start between 7:30 and 9:00', 'Canteen and performance bonus'],
			es: ['Entrada flexible, de 7:30 a 9:00', 'Comedor y prima por resultados'],
			fr: ['Arrivée souple entre 7 h 30 et 9 h', 'Cantine et prime de résultat'],
			ja: ['7:30～9:00の間で始業時刻を選択可能', '社員食堂、業績賞与'],
		},
	}),
	job({
		id: 'customer-service-japan',
		publication_date: '2026-10-26',
		is_open: true,
		slug: {
			it: 'assistenza-clienti-italiano-giapponese',
			en: 'customer-service-japanese',
			es: 'atencion-al-cliente-japones',
			fr: 'service-client-japonais',
			ja: 'customer-service-japanese',
		},
		name: {
			it: 'Assistenza clienti e garanzie, mercato giapponese',
			en: 'Customer service and warranty, Japanese market',
			es: 'Atención al cliente y garantías, mercado japonés',
			fr: 'Service client et garanties, marché japonais',
			ja: 'カスタマーサービス・保証対応（日本市場担当）',
		},
		place: {
			it: 'San Vendemiano (TV), due giorni da remoto',
			en: 'San Vendemiano (TV), Italy, two days remote',
			es: 'San Vendemiano (TV), Italia, dos días en remoto',
			fr: 'San Vendemiano (TV), Italie, deux jours à distance',
			ja: 'サン・ヴェンデミアーノ（イタリア、トレヴィーゾ県）、週2日は在宅',
		},
		area: {
			it: 'Assistenza e garanzie',
			en: 'Service and warranty',
			es: 'Asistencia y garantías',
			fr: 'Service après-vente',
			ja: 'サービス・保証対応',
		},
		employment: ['full_time', 'temporary'],
		contract: {
			it: 'Tempo determinato 12 mesi, con possibilità di conferma',
			en: 'Fixed term of 12 months, may become permanent',
			es: 'Temporal de 12 meses, con posibilidad de continuidad',
			fr: 'CDD de 12 mois, avec possibilité de CDI',
			ja: '12か月の有期雇用、無期雇用への転換あり',
		},
		pay: { min: 26_000, max: 31_000 },
		summary: {
			it: 'Risposte a negozi e ciclisti in giapponese, pratiche di garanzia, cura dei testi tecnici.',
			en: 'Replies to shops and riders in Japanese, warranty cases, upkeep of technical texts.',
			es: 'Respuestas a tiendas y ciclistas en japonés, gestión de garantías, cuidado de los textos técnicos.',
			fr: 'Réponses aux magasins et cyclistes en japonais, dossiers de garantie, soin des textes techniques.',
			ja: '取扱店とユーザーへの日本語での対応、保証の手続き、技術文書の整備を担当します。',
		},
		tasks: {
			it: [
				'Rispondere entro un giorno lavorativo a messaggi e telefonate',
				'Aprire e seguire le pratiche di garanzia con il distributore di Osaka',
				'Rivedere in giapponese schede, manuali e pagine del sito',
			],
			en: [
				'Reply to messages and calls within one working day',
				'Open and follow warranty cases with the distributor in Osaka',
				'Revise sheets, manuals and web pages in Japanese',
			],
			es: [
				'Responder a mensajes y llamadas en un día laborable',
				'Abrir y seguir los casos de garantía con el distribuidor de Osaka',
				'Revisar en japonés fichas, manuales y páginas del sitio',
			],
			fr: [
				'Répondre aux messages et appels sous un jour ouvré',
				'Ouvrir et suivre les dossiers de garantie avec le distributeur d’Osaka',
				'Réviser en japonais fiches, notices et pages du site',
			],
			ja: [
				'メールと電話への1営業日以内の回答',
				'大阪の輸入代理店と連携した保証案件の受付と進捗管理',
				'製品資料、取扱説明書、ウェブページの日本語校閲',
			],
		},
		profile: {
			it: [
				'Giapponese madrelingua o livello N1, italiano o inglese buono',
				'Scrittura chiara; conoscenza della bicicletta apprezzata',
			],
			en: [
				'Japanese at native or N1 level, good Italian or English',
				'Clear writing; knowledge of bicycles is welcome',
			],
			es: [
				'Japonés nativo o nivel N1, buen italiano o inglés',
				'Redacción clara; se valora el conocimiento de la bicicleta',
			],
			fr: [
				'Japonais langue maternelle ou niveau N1, bon italien ou anglais',
				'Rédaction claire ; connaissance du vélo appréciée',
			],
			ja: [
				'日本語（母語またはN1相当）、イタリア語または英語で業務ができること',
				'分かりやすい文章を書けること。自転車の知識があれば尚可',
			],
		},
		offer: {
			it: [
				'Formazione tecnica di quattro settimane al Tech Centre',
				'Un viaggio l’anno in Giappone',
			],
			en: ['Four weeks of technical training at the Tech Centre', 'One trip a year to Japan'],
			es: ['Cuatro semanas de formación técnica en el centro técnico', 'Un viaje al año a Japón'],
			fr: ['Quatre semaines de formation au centre technique', 'Un voyage par an au Japon'],
			ja: ['テックセンターでの4週間の技術研修', '年1回の日本出張'],
		},
	}),
	job({
		id: 'web-catalogue-editor',
		publication_date: '2026-07-06',
		is_open: true,
		slug: {
			it: 'redazione-catalogo-tecnico',
			en: 'technical-catalogue-editor',
			es: 'redaccion-de-catalogo-tecnico',
			fr: 'redaction-du-catalogue-technique',
			ja: 'technical-catalogue-editor',
		},
		name: {
			it: 'Redazione catalogo tecnico',
			en: 'Technical catalogue editor',
			es: 'Redacción de catálogo técnico',
			fr: 'Rédaction du catalogue technique',
			ja: '技術カタログ編集担当',
		},
		place: {
			it: 'Conegliano (TV) o da remoto in Italia',
			en: 'Conegliano (TV) or remote within Italy',
			es: 'Conegliano (TV) o en remoto dentro de Italia',
			fr: 'Conegliano (TV) ou à distance en Italie',
			ja: 'コネリアーノ（トレヴィーゾ県）またはイタリア国内でのリモート勤務',
		},
		area: {
			it: 'Marketing e comunicazione',
			en: 'Marketing and communication',
			es: 'Marketing y comunicación',
			fr: 'Marketing et communication',
			ja: 'マーケティング・広報',
		},
		employment: ['part_time'],
		contract: {
			it: 'Tempo indeterminato, 24 ore',
			en: 'Permanent, 24 hours',
			es: 'Indefinido, 24 horas',
			fr: 'CDI, 24 heures',
			ja: '無期雇用、週24時間',
		},
		pay: { min: 28_000, max: 34_000 },
		summary: {
			it: 'Schede, manuali e dati tecnici di tutti i prodotti, dalla quota sul disegno alla pagina pubblicata.',
			en: 'Sheets, manuals and technical data of every product, from the dimension on the drawing to the published page.',
			es: 'Fichas, manuales y datos técnicos de todos los productos, de la cota del plano a la página publicada.',
			fr: 'Fiches, notices et données techniques de tous les produits, de la cote du plan à la page publiée.',
			ja: '全製品の資料、取扱説明書、技術データを担当。図面の寸法から公開ページまでを管理します。',
		},
		tasks: {
			it: [
				'Raccogliere i dati da chi progetta e controllarli sul campione',
				'Scrivere e tenere in ordine manuali e schede, con le loro versioni',
				'Lavorare con chi traduce nelle altre quattro lingue',
			],
			en: [
				'Collect data from the designers and check it on the sample',
				'Write manuals and sheets and keep their versions in order',
				'Work with the translators into the other four languages',
			],
			es: [
				'Reunir los datos de quien diseña y comprobarlos en la muestra',
				'Escribir y mantener en orden manuales y fichas, con sus versiones',
				'Trabajar con quien traduce a los otros cuatro idiomas',
			],
			fr: [
				'Recueillir les données du bureau d’études et les vérifier sur l’échantillon',
				'Rédiger et tenir en ordre notices et fiches, avec leurs versions',
				'Travailler avec l’équipe de traduction dans les quatre autres langues',
			],
			ja: [
				'設計部門からのデータ収集と、現物での確認',
				'取扱説明書と製品資料の執筆、版の管理',
				'他の4言語の翻訳担当者との連携',
			],
		},
		profile: {
			it: [
				'Scrittura tecnica in italiano e inglese',
				'Familiarità con misure, tolleranze e disegno meccanico',
				'Esperienza con un sistema di gestione dei contenuti',
			],
			en: [
				'Technical writing in Italian and English',
				'At ease with dimensions, tolerances and mechanical drawings',
				'Experience with a content management system',
			],
			es: [
				'Redacción técnica en italiano e inglés',
				'Familiaridad con medidas, tolerancias y dibujo mecánico',
				'Experiencia con un gestor de contenidos',
			],
			fr: [
				'Rédaction technique en italien et en anglais',
				'Aisance avec cotes, tolérances et dessin mécanique',
				'Expérience d’un système de gestion de contenu',
			],
			ja: [
				'イタリア語と英語でのテクニカルライティング',
				'寸法、公差、機械図面の知識',
				'コンテンツ管理システムの使用経験',
			],
		},
		offer: {
			it: ['Orario distribuito su quattro o cinque giorni', 'Retribuzione proporzionata alle ore'],
			en: ['Hours spread over four or five days', 'Pro rata pay'],
			es: ['Horario repartido en cuatro o cinco días', 'Retribución proporcional a las horas'],
			fr: ['Horaires répartis sur quatre ou cinq jours', 'Rémunération au prorata des heures'],
			ja: ['週4日または5日の勤務を選択可能', '給与は勤務時間に応じて支給'],
		},
	}),
	job({
		id: 'area-sales-iberia',
		publication_date: '2026-03-16',
		closes_on: '2026-06-30',
		is_open: false,
		slug: {
			it: 'area-manager-spagna-portogallo',
			en: 'area-manager-spain-portugal',
			es: 'responsable-de-zona-espana-portugal',
			fr: 'responsable-de-zone-espagne-portugal',
			ja: 'area-manager-spain-portugal',
		},
		name: {
			it: 'Responsabile di area, Spagna e Portogallo',
			en: 'Area manager, Spain and Portugal',
			es: 'Responsable de zona, España y Portugal',
			fr: 'Responsable de zone, Espagne et Portugal',
			ja: 'スペイン・ポルトガル地域営業担当',
		},
		place: {
			it: 'San Vendemiano (TV), con viaggi mensili in Spagna e Portogallo',
			en: 'San Vendemiano (TV), Italy, with monthly trips to Spain and Portugal',
			es: 'San Vendemiano (TV), Italia, con viajes mensuales a España y Portugal',
			fr: 'San Vendemiano (TV), Italie, avec déplacements mensuels en Espagne et au Portugal',
			ja: 'サン・ヴェンデミアーノ（イタリア、毎月スペインとポルトガルへ出張）',
		},
		area: { it: 'Commerciale', en: 'Sales', es: 'Ventas', fr: 'Commerce', ja: '営業' },
		employment: ['full_time'],
		contract: PERMANENT,
		pay: { min: 36_000, max: 45_000 },
		summary: {
			it: 'Rapporti con negozi, officine e distributore della penisola iberica, formazione tecnica dei punti vendita.',
			en: 'Relations with shops, workshops and the distributor in Iberia, technical training of dealers.',
			es: 'Relación con tiendas, talleres y distribuidor de la península ibérica, formación técnica de los puntos de venta.',
			fr: 'Relations avec les magasins, ateliers et le distributeur de la péninsule ibérique, formation technique des revendeurs.',
			ja: 'イベリア半島の自転車店、整備工房、輸入代理店との関係づくりと、取扱店への技術研修。',
		},
		tasks: {
			it: [
				'Visitare i punti vendita e raccogliere ciò che chiedono i ciclisti',
				'Preparare previsioni e ordini con il distributore',
				'Tenere giornate tecniche su ruote e tubeless',
			],
			en: [
				'Visit dealers and gather what riders ask for',
				'Prepare forecasts and orders with the distributor',
				'Hold technical days on wheels and tubeless',
			],
			es: [
				'Visitar los puntos de venta y recoger lo que piden los ciclistas',
				'Preparar previsiones y pedidos con el distribuidor',
				'Impartir jornadas técnicas sobre ruedas y tubeless',
			],
			fr: [
				'Visiter les revendeurs et recueillir les demandes des cyclistes',
				'Préparer prévisions et commandes avec le distributeur',
				'Animer des journées techniques sur les roues et le tubeless',
			],
			ja: [
				'取扱店の訪問と、ユーザーの要望の収集',
				'輸入代理店との販売予測と発注の調整',
				'ホイールとチューブレスに関する技術講習の実施',
			],
		},
		profile: {
			it: [
				'Spagnolo e inglese correnti, portoghese o italiano utile',
				'Almeno 3 anni nella vendita di componenti',
				'Patente B',
			],
			en: [
				'Fluent Spanish and English; Portuguese or Italian is useful',
				'At least 3 years selling components',
				'Driving licence',
			],
			es: [
				'Español e inglés fluidos; portugués o italiano, útil',
				'Al menos 3 años en venta de componentes',
				'Permiso de conducir B',
			],
			fr: [
				'Espagnol et anglais courants ; portugais ou italien utile',
				'Au moins 3 ans dans la vente de composants',
				'Permis B',
			],
			ja: [
				'スペイン語と英語に堪能なこと。ポルトガル語またはイタリア語ができれば尚可',
				'部品販売の実務経験3年以上',
				'運転免許',
			],
		},
		offer: {
			it: ['Parte variabile fino al 15% oltre la fascia', 'Auto aziendale'],
			en: ['Bonus of up to 15% on top of the range', 'Company car'],
			es: ['Parte variable de hasta el 15 % además de la banda', 'Coche de empresa'],
			fr: ['Part variable jusqu’à 15 % en plus de la fourchette', 'Voiture de fonction'],
			ja: ['上記の年俸に加え、最大15%の変動給', '社用車'],
		},
	}),
];
