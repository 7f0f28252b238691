import { toCategory, toPage } from '../links.ts';
import { inEveryLocale } from './page.ts';

export const WHEEL_CARE = inEveryLocale({
	id: 'wheel-care',
	template: 'generic',
	parent_id: 'tech-centre',
	picture: 'wheel-50-detail',
	slug: {
		it: 'cura-delle-ruote',
		en: 'wheel-care',
		es: 'cuidado-de-las-ruedas',
		fr: 'entretien-des-roues',
		ja: 'wheel-care',
	},
	title: {
		it: 'Cura delle ruote',
		en: 'Wheel care',
		es: 'Cuidado de las ruedas',
		fr: 'Entretien des roues',
		ja: 'ホイールの手入れ',
	},
	description: {
		it: 'Controlli prima di uscire, pulizia, pressione, raggi, che cosa fare dopo un urto: la manutenzione delle ruote Livenza, spiegata dal Tech Centre.',
		en: 'Checks before riding, cleaning, pressure, spokes, what to do after an impact: looking after Livenza wheels, explained by the Tech Centre.',
		es: 'Revisión antes de salir, limpieza, presión, radios y qué hacer tras un golpe: el mantenimiento de las ruedas Livenza, explicado por el centro técnico.',
		fr: 'Contrôles avant la sortie, nettoyage, pression, rayons, que faire après un choc : l’entretien des roues Livenza expliqué par le centre technique.',
		ja: '走行前の点検、洗浄、空気圧、スポーク、衝撃を受けたあとの対応。Livenzaのホイールの手入れを、テックセンターがご説明します。',
	},
	blocks: (t) => [
		{
			type: 'rich_text',
			title: t({
				it: 'Dieci minuti ogni tanto',
				en: 'Ten minutes now and then',
				es: 'Diez minutos de vez en cuando',
				fr: 'Dix minutes de temps en temps',
				ja: 'ときどき、10分だけ',
			}),
			html: t({
				it: '<p>Una ruota ben montata chiede poco: sguardo, orecchio, un panno. Quasi tutto quello che vediamo arrivare al banco si sarebbe potuto fermare prima, con i controlli di questa pagina.</p>',
				en: '<p>A well-built wheel asks for little: eyes, ears and a cloth. Almost everything that reaches our bench could have been stopped earlier by the checks on this page.</p>',
				es: '<p>Una rueda bien montada pide poco: vista, oído y un paño. Casi todo lo que llega a nuestro banco se habría podido evitar antes con las revisiones de esta página.</p>',
				fr: '<p>Une roue bien montée demande peu : l’œil, l’oreille, un chiffon. Presque tout ce qui arrive sur notre établi aurait pu être évité par les contrôles de cette page.</p>',
				ja: '<p>正しく組まれたホイールに必要なのは、目と耳と1枚の布です。作業台に届く不具合のほとんどは、このページの点検で早めに防げたものです。</p>',
			}),
		},
		{
			type: 'rich_text',
			title: t({
				it: 'Prima di uscire',
				en: 'Before you ride',
				es: 'Antes de salir',
				fr: 'Avant la sortie',
				ja: '走る前に',
			}),
			html: t({
				it: '<ul><li>Perni passanti chiusi alla coppia indicata dal costruttore del telaio.</li><li>Ruota che gira libera, senza sfiorare pastiglie o foderi.</li><li>Copertura senza tagli, tallone in sede su tutto il giro.</li><li>Nessun gioco afferrando il cerchio e muovendolo di lato.</li></ul>',
				en: '<ul><li>Thru-axles tightened to the torque the frame asks for.</li><li>The wheel turns freely and touches neither pads nor stays.</li><li>No cuts in the tyre, bead seated all the way round.</li><li>No play when you hold the rim and move it sideways.</li></ul>',
				es: '<ul><li>Ejes pasantes apretados al par que indica el cuadro.</li><li>La rueda gira libre, sin rozar pastillas ni vainas.</li><li>Cubierta sin cortes y talón asentado en toda la vuelta.</li><li>Ninguna holgura al mover la llanta de lado.</li></ul>',
				fr: '<ul><li>Axes traversants serrés au couple indiqué par le cadre.</li><li>Roue qui tourne librement, sans toucher ni fourreaux, ni bases, ni plaquettes.</li><li>Pneu sans coupure, talon en place sur tout le tour.</li><li>Aucun jeu en saisissant la jante et en la poussant de côté.</li></ul>',
				ja: '<ul><li>スルーアクスルが、フレーム指定のトルクで締まっている。</li><li>ホイールが軽く回り、パッドやステーに触れない。</li><li>タイヤに傷がなく、ビードが全周で収まっている。</li><li>リムを持って左右に動かしても、がたつきがない。</li></ul>',
			}),
		},
		{
			type: 'rich_text',
			title: t({
				it: 'Pulire',
				en: 'Cleaning',
				es: 'Limpiar',
				fr: 'Nettoyer',
				ja: '洗う',
			}),
			html: t({
				it: '<p>Acqua tiepida, sapone neutro, spugna morbida. Il getto ad alta pressione spinge l’acqua nei cuscinetti e sotto il nastro: meglio evitarlo. Sul disco solo alcol isopropilico, sul cerchio nessun solvente.</p>',
				en: '<p>Lukewarm water, mild soap, a soft sponge. A pressure washer drives water into the bearings and under the tape: leave it off. Isopropyl alcohol only on the rotor, no solvents on the rim.</p>',
				es: '<p>Agua tibia, jabón neutro y esponja suave. El agua a presión entra en los rodamientos y bajo la cinta: mejor evitarla. En el disco solo alcohol isopropílico; en la llanta, ningún disolvente.</p>',
				fr: '<p>Eau tiède, savon neutre, éponge douce. Le jet à haute pression pousse l’eau dans les roulements et sous le fond de jante : à éviter. Sur le disque, de l’alcool isopropylique seulement ; sur la jante, aucun solvant.</p>',
				ja: '<p>ぬるま湯と中性洗剤、柔らかいスポンジを使います。高圧洗浄機はベアリングやリムテープの下に水を押し込むため、使わないでください。ローターにはイソプロピルアルコールのみ、リムに溶剤は使えません。</p>',
			}),
		},
		{
			type: 'rich_text',
			title: t({
				it: 'Pressione e liquido',
				en: 'Pressure and sealant',
				es: 'Presión y líquido',
				fr: 'Pression et liquide',
				ja: '空気圧とシーラント',
			}),
			html: t({
				it: '<p>La pressione massima è nella scheda di ogni ruota e riportata sul cerchio; se la copertura ne indica una più bassa, vale quella. Il liquido sigillante si rinnova ogni tre o quattro mesi, e a ogni cambio di copertura si guarda il nastro attorno alla valvola.</p>',
				en: '<p>The maximum pressure is on each wheel’s page and engraved on the rim; if the tyre states a lower one, that one applies. Renew the sealant every three or four months, and look at the tape around the valve whenever you change a tyre.</p>',
				es: '<p>La presión máxima figura en la ficha de cada rueda y está grabada en la llanta; si la cubierta indica una menor, vale esa. El líquido sellante se renueva cada tres o cuatro meses, y en cada cambio de cubierta se revisa la cinta alrededor de la válvula.</p>',
				fr: '<p>La pression maximale figure sur la fiche de chaque roue et est gravée sur la jante ; si le pneu en indique une plus basse, c’est elle qui s’applique. Le liquide préventif se renouvelle tous les trois ou quatre mois ; à chaque changement de pneu, on regarde le fond de jante autour de la valve.</p>',
				ja: '<p>最大空気圧は各製品のページに記載され、リムにも刻印されています。タイヤ側の上限が低い場合は、その値に従ってください。シーラントは3～4か月ごとに補充し、タイヤ交換のたびにバルブまわりのテープを確認します。</p>',
			}),
		},
		{
			type: 'rich_text',
			title: t({
				it: 'Ascoltare i raggi',
				en: 'Listen to the spokes',
				es: 'Escuchar los radios',
				fr: 'Écouter les rayons',
				ja: 'スポークの音を聞く',
			}),
			html: t({
				it: '<p>Pizzicati uno dopo l’altro, i raggi dello stesso lato devono suonare quasi uguali. Una nota sorda è un raggio che ha perso tensione: la centratura si fa con il tensiometro, non a occhio, e un giro di nipplo sbagliato costa più di una visita in officina.</p>',
				en: '<p>Plucked one after another, the spokes of one side should sound nearly alike. A dull note is a spoke that has lost tension. Truing takes a tension meter rather than a guess, and one wrong turn of a nipple costs more than a visit to the workshop.</p>',
				es: '<p>Pulsados uno tras otro, los radios de un mismo lado deben sonar casi igual. Una nota sorda es un radio que ha perdido tensión: se centra con tensiómetro, no a ojo, y una vuelta de cabecilla equivocada cuesta más que una visita al taller.</p>',
				fr: '<p>Pincés l’un après l’autre, les rayons d’un même côté doivent sonner presque pareil. Une note sourde trahit un rayon détendu : on centre au tensiomètre, pas à l’œil, et un mauvais tour de clé à rayons coûte plus cher qu’un passage à l’atelier.</p>',
				ja: '<p>同じ側のスポークを順にはじくと、ほぼ同じ音がします。鈍い音はテンションが落ちた印です。振れ取りは目分量ではなくテンションメーターで行います。ニップルを一度回し間違えるだけで、工房に持ち込むより高くつきます。</p>',
			}),
		},
		{
			type: 'rich_text',
			title: t({
				it: 'Dopo un urto',
				en: 'After an impact',
				es: 'Después de un golpe',
				fr: 'Après un choc',
				ja: '衝撃を受けたら',
			}),
			html: t({
				it: '<p>Il carbonio può cedere all’interno senza mostrarlo. Dopo una buca presa a fondo o una caduta si smette di usare la ruota, la si fa vedere a un centro assistenza e si conserva il numero di serie: serve per la pratica.</p>',
				en: '<p>Carbon can fail inside without showing it. After a hard pothole or a crash, stop using the wheel, have a service centre look at it and keep the serial number at hand: you will need it for the claim.</p>',
				es: '<p>El carbono puede ceder por dentro sin mostrarlo. Tras un bache fuerte o una caída, se deja de usar la rueda, se lleva a un servicio técnico oficial y se tiene a mano el número de serie: hace falta para el expediente.</p>',
				fr: '<p>Le carbone peut céder à l’intérieur sans le montrer. Après un nid-de-poule pris de plein fouet ou une chute, on n’utilise plus la roue, on la montre à un centre SAV et on garde le numéro de série : le dossier en a besoin.</p>',
				ja: '<p>カーボンは、外から見えないまま内部が損傷することがあります。強い段差の通過や転倒のあとは使用をやめ、サービスセンターで点検を受けてください。手続きにはシリアル番号が必要です。</p>',
			}),
		},
		{
			type: 'cta',
			title: t({
				it: 'Meglio una mano esperta?',
				en: 'Prefer to leave it to a workshop?',
				es: '¿Prefieres una mano experta?',
				fr: 'Plutôt une main experte ?',
				ja: '専門の工房に任せるなら',
			}),
			text: null,
			links: [
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
	],
});
