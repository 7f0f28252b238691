import type { Term } from './term.ts';

/** Names of splines, which a rider distinguishes by the drivetrain that fits them. */
const SPLINES_ALONE = [
	'(?<![A-Za-z\\d(-]|Shimano )HG(?![A-Za-z\\d])',
	'(?<![A-Za-z\\d(-]|SRAM )XDR?(?![A-Za-z\\d])',
	'(?<![A-Za-z\\d(-]|Campagnolo )N3W(?![A-Za-z\\d])',
	'(?<![A-Za-z\\d(-])MS(?![A-Za-z\\d])',
];
const SPLINES = 'Shimano HG, SRAM XDR, Campagnolo N3W, Shimano Micro Spline, SRAM XD';

/** Terms of wheels and their parts. */
export const WHEEL_TERMS: Record<string, Term> = {
	wheel: {
		words: { it: 'ruota', en: 'wheel', es: 'rueda', fr: 'roue', ja: '完組ホイール' },
		avoid: {
			fr: [
				{
					word: 'roues? arrêtées?',
					why: { it: 'è una ruota che si è fermata', en: 'a wheel that has stopped turning' },
				},
			],
		},
	},
	pair: {
		words: {
			it: 'coppia',
			en: 'pair',
			es: 'par, juego de ruedas',
			fr: 'paire',
			ja: '前後セット',
		},
		avoid: {
			es: [{ word: 'pareja', why: { it: 'sono due persone', en: 'two people' } }],
			ja: ['ペア'],
		},
	},
	nipple: {
		words: {
			it: 'nipplo, nippli',
			en: 'nipple',
			es: 'cabecilla',
			fr: 'tête de rayon',
			ja: 'ニップル',
		},
		avoid: {
			it: ['nipples?'],
			fr: [
				{
					word: 'écrous? de rayon',
					why: { it: 'écrou è quello di un perno', en: 'écrou is that of an axle' },
				},
			],
		},
	},
	lockring: {
		words: {
			it: 'ghiera',
			en: 'lockring',
			es: 'anillo de cierre',
			fr: 'bague de serrage',
			ja: 'ロックリング',
		},
		avoid: { fr: ['écrous? de (?:blocage|disque)'], es: ['tuerca de cierre'] },
	},
	internal_width: {
		words: {
			it: 'canale interno',
			en: 'internal width',
			es: 'ancho interno',
			fr: 'largeur interne',
			ja: '内幅',
		},
		avoid: {
			it: ['larghezza interna'],
			en: [
				{
					word: '\\d+ mm channels?',
					why: { it: 'channel è la gola di un cerchio', en: 'the channel is the bed of a rim' },
				},
			],
		},
	},
	rim_depth: {
		words: {
			it: 'profilo, altezza del cerchio',
			en: 'rim depth',
			es: 'perfil',
			fr: 'hauteur de jante',
			ja: 'リムハイト',
		},
		avoid: {
			en: ['high rims?'],
			ja: [
				{
					word: '高いリム',
					why: {
						it: 'si legge come uno costoso: ハイトの高い（ディープ）リム',
						en: 'reads as an expensive one: ハイトの高い（ディープ）リム',
					},
				},
				{
					word: '低いリム',
					why: { it: 'si dice ローハイトのリム', en: 'ローハイトのリム is the word' },
				},
			],
		},
	},
	rim_edge: {
		words: {
			it: 'bordo del cerchio',
			en: 'rim edge',
			es: 'borde de la llanta',
			fr: 'bord de jante',
			ja: 'リムエッジ',
		},
		avoid: { ja: ['リムの縁'] },
	},
	freehub_body: {
		words: {
			it: 'corpetto',
			en: 'freehub body',
			es: 'núcleo',
			fr: 'corps de roue libre',
			ja: 'フリーボディ',
		},
		avoid: { ja: ['フリーハブボディ', 'フリーボディー'] },
	},
	freehub_splines: {
		words: { it: SPLINES, en: SPLINES, es: SPLINES, fr: SPLINES, ja: SPLINES },
		avoid: {
			it: SPLINES_ALONE,
			en: SPLINES_ALONE,
			es: SPLINES_ALONE,
			fr: SPLINES_ALONE,
			ja: SPLINES_ALONE,
		},
	},
	engagement: {
		words: {
			it: 'ingaggio',
			en: 'engagement',
			es: 'enganche',
			fr: 'engagement',
			ja: 'ノッチ数（噛み合い角）',
		},
		avoid: {
			es: ['engranes?'],
			fr: ['prise du corps de roue libre', 'crabots?'],
			ja: ['エンゲージメント', '\\d+ポイント'],
		},
	},
	lacing: {
		words: { it: 'raggiatura', en: 'lacing', es: 'radiado', fr: 'rayonnage', ja: 'スポーク組み' },
		avoid: { es: ['enradiad[oa]s?', 'enradiar', 'enradian?'] },
	},
	straight_pull: {
		words: {
			it: 'raggi a testa dritta',
			en: 'straight-pull spokes',
			es: 'radios de cabeza recta',
			fr: 'rayons tête droite',
			ja: 'ストレートプルスポーク',
		},
		avoid: { it: ['raggi testa'] },
	},
	j_bend: {
		words: {
			it: 'raggi a testa curva',
			en: 'J-bend spokes',
			es: 'radios de cabeza curva',
			fr: 'rayons coudés',
			ja: 'Jベンドスポーク',
		},
		avoid: { es: ['cabeza acodada'], ja: ['首折れ'] },
	},
	spoke_tension: {
		words: {
			it: 'tensione dei raggi',
			en: 'spoke tension',
			es: 'tensión de los radios',
			fr: 'tension des rayons',
			ja: 'テンション',
		},
		avoid: { ja: ['張力'] },
	},
	dish: {
		words: { it: 'campanatura', en: 'dish', es: 'paraguas', fr: 'parapluie', ja: 'センター' },
		avoid: {
			ja: [
				{
					word: '(?<!（)オチョコ',
					why: {
						it: 'una volta sola, tra parentesi dopo センター',
						en: 'only once, in brackets behind センター',
					},
				},
			],
		},
	},
	stickers: {
		words: { it: 'adesivi', en: 'decals', es: 'adhesivos', fr: 'autocollants', ja: 'デカール' },
		avoid: { it: ['decalcomani[ae]'], es: ['calcas?'], fr: ['stickers?', 'décalcomanies?'] },
	},
};
