import { toPage } from '../links.ts';
import { inEveryLocale } from './page.ts';

export const QUALITY = inEveryLocale({
	id: 'quality',
	template: 'quality',
	parent_id: 'company',
	picture: 'hero-quality',
	slug: { it: 'qualita', en: 'quality', es: 'calidad', fr: 'qualite', ja: 'quality' },
	title: { it: 'Qualità', en: 'Quality', es: 'Calidad', fr: 'Qualité', ja: '品質' },
	description: {
		it: 'Che cosa misuriamo su una ruota Livenza, quando e con quali tolleranze: dal controllo dei materiali al collaudo finale.',
		en: 'What we measure on a Livenza wheel, when and to which tolerances: from incoming materials to final inspection.',
		es: 'Qué medimos en una rueda Livenza, cuándo y con qué tolerancias: desde los materiales hasta la inspección final.',
		fr: 'Ce que nous mesurons sur une roue Livenza, quand et avec quelles tolérances : des matières premières au contrôle final.',
		ja: 'Livenzaのホイールは、いつ、何を、どの公差で測るのか。材料の受け入れから最終検査までをご説明します。',
	},
	blocks: (t) => [
		{
			type: 'rich_text',
			title: t({
				it: 'La qualità è una misura',
				en: 'Quality is a measurement',
				es: 'La calidad es una medida',
				fr: 'La qualité est une mesure',
				ja: '品質とは、測れるもの',
			}),
			html: t({
				it: '<p>Non basta che un pezzo sia bello. Deve rientrare in una tolleranza, e la tolleranza si scrive prima. Per ogni prodotto esiste una scheda di controllo con le quote da verificare, lo strumento da usare e la tolleranza ammessa. Chi collauda firma la scheda, che resta legata al numero di serie.</p>',
				en: '<p>It is not enough for a part to look right. It has to stay within a number, and the number has to be written down first. Each product has an inspection sheet with the dimensions to check, the instrument to use and the tolerance allowed. The inspector signs the sheet, and it stays with the serial number.</p>',
				es: '<p>No basta con que una pieza tenga buen aspecto. Tiene que cumplir una tolerancia, y esa tolerancia se fija antes. Cada producto tiene una ficha de control con las cotas que hay que comprobar, el instrumento y la tolerancia admitida. Quien inspecciona firma la ficha, que queda ligada al número de serie.</p>',
				fr: '<p>Il ne suffit pas qu’une pièce soit belle. Elle doit respecter une cote, et cette cote est fixée à l’avance. Chaque produit a sa fiche de contrôle : cotes à vérifier, instrument, tolérance admise. Le contrôleur signe la fiche, qui reste liée au numéro de série.</p>',
				ja: '<p>見た目が整っているだけでは足りません。部品は、あらかじめ決めた数値の中に収まっていなければなりません。製品ごとに検査票があり、確認する寸法、使う測定器、許容差を定めています。検査員が署名した検査票は、シリアル番号とともに保管されます。</p>',
			}),
		},
		{
			type: 'numbers',
			title: t({
				it: 'Tolleranze di una coppia Kleos RD finita',
				en: 'Tolerances of a finished Kleos RD pair',
				es: 'Tolerancias de un par Kleos RD terminado',
				fr: 'Tolérances d’une paire Kleos RD finie',
				ja: 'Kleos RD完成品の許容差',
			}),
			items: [
				{
					value: t({ it: '0,2', en: '0.2', es: '0,2', fr: '0,2', ja: '0.2' }),
					unit: 'mm',
					label: t({
						it: 'oscillazione laterale massima',
						en: 'maximum lateral run-out',
						es: 'alabeo lateral máximo',
						fr: 'voile latéral maximal',
						ja: '横振れの上限',
					}),
				},
				{
					value: t({ it: '0,3', en: '0.3', es: '0,3', fr: '0,3', ja: '0.3' }),
					unit: 'mm',
					label: t({
						it: 'oscillazione radiale massima',
						en: 'maximum radial run-out',
						es: 'salto radial máximo',
						fr: 'saut radial maximal',
						ja: '縦振れの上限',
					}),
				},
				{
					value: t({ it: '±5%', en: '±5%', es: '±5 %', fr: '±5 %', ja: '±5%' }),
					unit: null,
					label: t({
						it: 'scarto di tensione fra raggi dello stesso lato',
						en: 'tension spread between spokes of one side',
						es: 'variación de tensión entre radios del mismo lado',
						fr: 'écart de tension entre rayons d’un même côté',
						ja: '同じ側のスポーク間のテンション差',
					}),
				},
				{
					value: t({ it: '100%', en: '100%', es: '100 %', fr: '100 %', ja: '100%' }),
					unit: null,
					label: t({
						it: 'ruote controllate prima dell’imballo',
						en: 'of wheels inspected before packing',
						es: 'de las ruedas revisadas antes del embalaje',
						fr: 'des roues contrôlées avant emballage',
						ja: '梱包前の全数検査',
					}),
				},
			],
		},
		{
			type: 'wheel_sheet',
			title: t({
				it: 'La scheda di misura di una ruota',
				en: 'One wheel’s measurement sheet',
				es: 'La ficha de medición de una rueda',
				fr: 'La fiche de mesure d’une roue',
				ja: 'ホイール1本の測定票',
			}),
			text: t({
				it: 'È la ruota Kleos RD 50 misurata per ultima. La scheda della tua è nel passaporto della ruota.',
				en: 'This is the Kleos RD 50 wheel measured last. Yours has its own sheet, in the wheel’s passport.',
				es: 'Es la última rueda Kleos RD 50 medida. La ficha de la tuya está en el pasaporte de la rueda.',
				fr: 'C’est la dernière roue Kleos RD 50 mesurée. La fiche de la vôtre se trouve dans le passeport de la roue.',
				ja: '最後に測定したKleos RD 50のホイールです。ご自分のホイールの測定票は、ホイールパスポートでご覧いただけます。',
			}),
			product_id: 'kleos-rd-50',
		},
		{
			type: 'timeline',
			title: t({
				it: 'Quattro passaggi di controllo',
				en: 'Four inspection steps',
				es: 'Cuatro pasos de control',
				fr: 'Quatre étapes de contrôle',
				ja: '4段階の検査',
			}),
			items: [
				{
					year: '1',
					title: t({
						it: 'Materiali in ingresso',
						en: 'Incoming materials',
						es: 'Materiales a la llegada',
						fr: 'Matières à la réception',
						ja: '材料の受け入れ',
					}),
					text: t({
						it: 'Fibra, resina, leghe e cuscinetti arrivano con il loro certificato. Su ogni lotto ripetiamo a campione le prove che contano: diametro, durezza, data di scadenza del preimpregnato.',
						en: 'Fibre, resin, alloys and bearings arrive with a certificate. On samples of every batch we repeat the tests that matter: diameter, hardness, shelf life of the prepreg.',
						es: 'Fibra, resina, aleaciones y rodamientos llegan con su certificado. En muestras de cada lote repetimos los ensayos que cuentan: diámetro, dureza y caducidad del preimpregnado.',
						fr: 'Fibre, résine, alliages et roulements arrivent avec leur certificat. Sur des échantillons de chaque lot, nous refaisons les essais qui comptent : diamètre, dureté, péremption du préimprégné.',
						ja: '繊維、樹脂、合金、ベアリングは証明書付きで入荷します。ロットごとに抜き取り、外径、硬さ、プリプレグの使用期限など、要となる項目を改めて確認します。',
					}),
				},
				{
					year: '2',
					title: t({
						it: 'Cerchio nudo',
						en: 'Bare rim',
						es: 'Llanta desnuda',
						fr: 'Jante nue',
						ja: 'リム単体',
					}),
					text: t({
						it: 'Peso, diametro di appoggio del tallone, canale interno e planarità. Il cerchio che non rientra non viene raggiato.',
						en: 'Weight, bead seat diameter, internal width and flatness. A rim that falls outside is not laced.',
						es: 'Peso, diámetro de asiento del talón, ancho interno y planitud. La llanta que no cumple no se radia.',
						fr: 'Poids, diamètre de siège du talon, largeur interne et planéité. Une jante hors tolérance n’est pas rayonnée.',
						ja: '重量、ビードシート径、内幅、平面度を測ります。規格から外れたリムは組み付けに回しません。',
					}),
				},
				{
					year: '3',
					title: t({
						it: 'Raggiatura e assestamento',
						en: 'Lacing and stress relief',
						es: 'Radiado y asentamiento',
						fr: 'Rayonnage et stabilisation',
						ja: '組みとなじみ出し',
					}),
					text: t({
						it: 'Dopo la prima centratura la ruota viene caricata lateralmente più volte, perché raggi e nippli trovino la loro sede. Poi si centra di nuovo e si legge la tensione raggio per raggio.',
						en: 'After the first truing the wheel is loaded sideways several times, so that spokes and nipples settle. Then it is trued again and the tension is read spoke by spoke.',
						es: 'Tras el primer centrado, la rueda se carga lateralmente varias veces para que radios y cabecillas se asienten. Después se centra de nuevo y se lee la tensión radio a radio.',
						fr: 'Après le premier centrage, la roue est chargée latéralement plusieurs fois pour que rayons et têtes prennent leur place. Puis on recentre et on lit la tension rayon par rayon.',
						ja: '最初の振れ取りの後、横方向に繰り返し荷重をかけ、スポークとニップルをなじませます。再び振れを取り、テンションを1本ずつ読み取ります。',
					}),
				},
				{
					year: '4',
					title: t({
						it: 'Collaudo e numero di serie',
						en: 'Final inspection and serial number',
						es: 'Inspección final y número de serie',
						fr: 'Contrôle final et numéro de série',
						ja: '最終検査とシリアル番号',
					}),
					text: t({
						it: 'Rotazione, ingaggio del corpetto, allineamento sul perno passante. Solo a questo punto la ruota riceve il numero di serie, lo stesso che serve per l’estensione della garanzia.',
						en: 'Rotation, freehub engagement, dish on the thru-axle. Only then does the wheel get its serial number, the same one that the warranty extension asks for.',
						es: 'Giro, enganche del núcleo y alineación sobre el eje pasante. Solo entonces la rueda recibe su número de serie, el mismo que se pide para la extensión de garantía.',
						fr: 'Rotation, engagement de la roue libre, parapluie sur l’axe traversant. La roue reçoit alors son numéro de série, celui que demande l’extension de garantie.',
						ja: '回転、フリーボディの噛み合い、スルーアクスル装着時のセンターを確認します。ここで初めてシリアル番号が付きます。延長保証の登録に使う番号です。',
					}),
				},
			],
		},
		{
			type: 'text_media',
			title: t({
				it: 'Prove oltre l’uso normale',
				en: 'Testing beyond normal use',
				es: 'Ensayos más allá del uso normal',
				fr: 'Des essais au-delà de l’usage normal',
				ja: '通常の使用を超える試験',
			}),
			html: t({
				it: '<p>Prima di entrare in catalogo un cerchio passa al banco: urto, fatica radiale, rigidezza laterale, tenuta del tallone a pressione maggiorata. Un campione della produzione torna al banco con cadenza regolare, così sappiamo se qualcosa sta cambiando.</p>',
				en: '<p>Before it enters the catalogue a rim goes to the bench: impact, radial fatigue, lateral stiffness, bead retention at over-pressure. Samples from production go back to the bench at regular intervals, so we know when something is drifting.</p>',
				es: '<p>Antes de entrar en el catálogo, la llanta pasa por el banco: impacto, fatiga radial, rigidez lateral, retención del talón a sobrepresión. Muestras de producción vuelven al banco con regularidad; así sabemos si algo está cambiando.</p>',
				fr: '<p>Avant d’entrer au catalogue, une jante passe au banc : choc, fatigue radiale, rigidité latérale, tenue du talon en surpression. Des échantillons de production y retournent régulièrement, ce qui nous dit si quelque chose dérive.</p>',
				ja: '<p>カタログに載る前に、リムは試験台にかけられます。衝撃、ラジアル方向の疲労、横剛性、加圧時のビード保持。量産品も定期的に抜き取って試験し、変化の兆しを捉えます。</p>',
			}),
			media: {
				picture: 'rim-kleos-50',
				alt: t({
					it: 'Cerchio in carbonio da 50 mm',
					en: '50 mm carbon rim',
					es: 'Llanta de carbono de 50 mm',
					fr: 'Jante carbone de 50 mm',
					ja: 'リムハイト50mmのカーボンリム',
				}),
			},
			side: 'right',
			links: [],
		},
		{
			type: 'download_list',
			title: t({
				it: 'Dichiarazioni',
				en: 'Declarations',
				es: 'Declaraciones',
				fr: 'Déclarations',
				ja: '適合宣言書',
			}),
			kind: 'declaration',
			product_id: null,
		},
		{
			type: 'cta',
			title: t({
				it: 'Hai notato qualcosa che non va?',
				en: 'Noticed something wrong?',
				es: '¿Has notado algo raro?',
				fr: 'Quelque chose ne va pas ?',
				ja: 'お気づきの点がありましたら',
			}),
			text: t({
				it: 'Scrivici con il numero di serie e una foto: risponde chi ha montato la ruota.',
				en: 'Write to us with the serial number and a photo: the answer comes from the people who build the wheels.',
				es: 'Escríbenos con el número de serie y una foto: responde quien monta las ruedas.',
				fr: 'Écrivez-nous avec le numéro de série et une photo : la réponse vient de ceux qui montent les roues.',
				ja: 'シリアル番号と写真を添えてご連絡ください。ホイールを組んでいる部門がお答えします。',
			}),
			links: [
				{
					label: t({
						it: 'Scrivi all’assistenza',
						en: 'Contact service',
						es: 'Escribir al servicio técnico',
						fr: 'Écrire au SAV',
						ja: 'サービスに問い合わせる',
					}),
					link: toPage('contacts'),
				},
			],
		},
	],
});
