import type { Locale } from '#contract/locales.ts';

/** A word that the house does not use for a thing. */
interface Avoided {
	/** Source of a regular expression; in Latin letters it stands for whole words. */
	word: string;
	/** Said where it is not plain. */
	why?: string;
}

/** A thing of the trade, and what it is called. */
export interface Term {
	words: Record<Locale, string>;
	avoid: Partial<Record<Locale, readonly (string | Avoided)[]>>;
}

/**
 * One thing, one word in each language. A test looks for the words that are not used in every text of
 * the site, of its mails and of the demo. The specification's own sentences need none of them.
 */
export const TERMBASE: Record<string, Term> = {
	wheel: {
		words: { it: 'ruota', en: 'wheel', es: 'rueda', fr: 'roue', ja: '完組ホイール' },
		avoid: { fr: [{ word: 'roues? arrêtées?', why: 'a wheel that has stopped turning' }] },
	},
	pair: {
		words: {
			it: 'coppia',
			en: 'pair',
			es: 'par, juego de ruedas',
			fr: 'paire',
			ja: '前後セット',
		},
		avoid: { es: [{ word: 'pareja', why: 'two people' }], ja: ['ペア'] },
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
			fr: [{ word: 'écrous? de rayon', why: 'écrou is that of an axle' }],
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
	tyre: {
		words: { it: 'copertura', en: 'tyre', es: 'cubierta', fr: 'pneu', ja: 'タイヤ' },
		avoid: {
			it: [
				'pneumatic[oi]',
				'copertoni?',
				{ word: 'copertoncin[oi]', why: 'a clincher, never on a hookless rim' },
			],
			en: ['tires?'],
		},
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
			en: [{ word: '\\d+ mm channels?', why: 'the channel is the bed of a rim' }],
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
				{ word: '高いリム', why: 'reads as an expensive one: ハイトの高い（ディープ）リム' },
				{ word: '低いリム', why: 'ローハイトのリム' },
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
		avoid: { ja: [{ word: '(?<!（)オチョコ', why: 'only once, in brackets behind センター' }] },
	},
	cassette: {
		words: { it: 'cassetta', en: 'cassette', es: 'cassette', fr: 'cassette', ja: 'カセット' },
		avoid: { es: ['casetes?'] },
	},
	chainline: {
		words: {
			it: 'linea catena',
			en: 'chainline',
			es: 'línea de cadena',
			fr: 'ligne de chaîne',
			ja: 'チェーンライン',
		},
		avoid: { en: ['chain lines?'] },
	},
	bolt_circle: {
		words: { it: 'girobulloni', en: 'bolt circle', es: 'BCD', fr: 'entraxe', ja: 'PCD' },
		avoid: { es: ['círculo de tornillos', 'entre tornillos'], ja: ['BCD'] },
	},
	crank_spindle: {
		words: {
			it: 'perno',
			en: 'spindle',
			es: 'eje',
			fr: 'axe',
			ja: 'クランク軸',
		},
		avoid: {
			ja: ['スピンドル', { word: 'アクスル径', why: 'アクスル is the thru-axle of a hub' }],
		},
	},
	press_fit: {
		words: {
			it: 'a pressione',
			en: 'press-fit',
			es: 'a presión',
			fr: 'Press-Fit',
			ja: 'プレスフィット',
		},
		avoid: {
			es: ['pedalieres de presión'],
			fr: [{ word: 'boîtiers pressés', why: 'in a hurry' }],
			ja: ['圧入式'],
		},
	},
	thru_axle: {
		words: {
			it: 'perno passante',
			en: 'thru-axle',
			es: 'eje pasante',
			fr: 'axe traversant',
			ja: 'スルーアクスル',
		},
		avoid: { en: ['thru axles?', 'through[ -]axles?'] },
	},
	rim_brake: {
		words: {
			it: 'freno a pattino',
			en: 'rim brake',
			es: 'freno de llanta',
			fr: 'frein sur jante',
			ja: 'リムブレーキ',
		},
		avoid: { es: ['frenos? de zapata'] },
	},
	brake_compounds: {
		words: {
			it: 'organica, sinterizzata',
			en: 'organic, sintered',
			es: 'orgánica, sinterizada',
			fr: 'organique, fritté',
			ja: 'レジン（オーガニック）、メタル（シンタード）',
		},
		avoid: { ja: ['(?<!レジン（)オーガニック', '(?<!メタル（)シンタード'] },
	},
	sealant: {
		words: {
			it: 'liquido sigillante',
			en: 'sealant',
			es: 'sellante',
			fr: 'préventif',
			ja: 'シーラント',
		},
		avoid: { it: ['lattice'] },
	},
	stickers: {
		words: { it: 'adesivi', en: 'decals', es: 'adhesivos', fr: 'autocollants', ja: 'デカール' },
		avoid: { it: ['decalcomani[ae]'], es: ['calcas?'], fr: ['stickers?', 'décalcomanies?'] },
	},
	e_mtb: {
		words: { it: 'e-MTB', en: 'e-MTB', es: 'e-MTB', fr: 'VTT électrique', ja: 'e-MTB' },
		avoid: { fr: ['VTTAE'], es: ['BTT'] },
	},
	gravel_roads: {
		words: {
			it: 'strade bianche',
			en: 'gravel roads',
			es: 'strade bianche',
			fr: 'chemins blancs',
			ja: '砂利道',
		},
		avoid: { en: ['white roads?', 'levees?'], es: ['caminos blancos'], ja: ['白い(?:土の)?道'] },
	},
	tarmac: {
		words: { it: 'asfalto', en: 'tarmac', es: 'asfalto', fr: 'bitume', ja: '舗装路' },
		avoid: { fr: ['asphalte'] },
	},
	velodrome: {
		words: {
			it: 'velodromo',
			en: 'velodrome',
			es: 'velódromo',
			fr: 'vélodrome',
			ja: 'ベロドローム（自転車競技場）',
		},
		avoid: { ja: [{ word: '(?<!自転車)競技場', why: 'a stadium of athletics' }] },
	},
	spare_parts: {
		words: {
			it: 'ricambi',
			en: 'spares',
			es: 'recambios',
			fr: 'pièces détachées',
			ja: '補修部品',
		},
		avoid: { es: ['repuestos?'], ja: ['スペアパーツ'] },
	},
	manual: {
		words: {
			it: 'manuale',
			en: 'manual',
			es: 'manual',
			fr: 'notice',
			ja: '取扱説明書',
		},
		avoid: {
			es: [{ word: 'libretos?', why: 'the text of an opera' }],
			fr: ['manuels?'],
			ja: ['マニュアル', '(?<!取扱)説明書'],
		},
	},
	serial_number: {
		words: {
			it: 'numero di serie, seriale',
			en: 'serial number',
			es: 'número de serie',
			fr: 'numéro de série',
			ja: 'シリアル番号',
		},
		avoid: { it: ['matricol[ae]'], ja: ['製造番号'] },
	},
	dealer: {
		words: {
			it: 'rivenditore, punto vendita',
			en: 'dealer, store',
			es: 'tienda, punto de venta',
			fr: 'revendeur, point de vente',
			ja: '取扱店（販売店は法定保証の相手）',
		},
		avoid: {
			en: ['retailers'],
			es: [{ word: 'hazte distribuidor', why: 'a distributor sells to shops' }, 'mayoristas?'],
			ja: [{ word: '販売店をご希望', why: 'somebody who would like a shop: 取扱店募集' }],
		},
	},
	distributor: {
		words: {
			it: 'distributore',
			en: 'distributor',
			es: 'distribuidor',
			fr: 'distributeur',
			ja: '輸入代理店',
		},
		avoid: { ja: ['(?<!輸入)代理店'] },
	},
	service_centre: {
		words: {
			it: 'centro assistenza',
			en: 'service centre',
			es: 'servicio técnico oficial',
			fr: 'centre SAV',
			ja: 'サービスセンター',
		},
		avoid: { es: ['centros? de servicio'], fr: ['centres? de service'] },
	},
	support: {
		words: { it: 'assistenza', en: 'support', es: 'ayuda', fr: 'aide', ja: 'サポート' },
		avoid: { it: [{ word: 'richiest[ae] di supporto', why: 'assistenza' }] },
	},
	tech_centre: {
		words: {
			it: 'Tech Centre',
			en: 'Tech Centre',
			es: 'centro técnico',
			fr: 'centre technique',
			ja: 'テックセンター',
		},
		avoid: {},
	},
	manufacturer: {
		words: {
			it: 'produttore, fabbricante',
			en: 'manufacturer',
			es: 'fabricante',
			fr: 'fabricant',
			ja: 'メーカー（法務では製造者）',
		},
		avoid: { en: [{ word: 'the maker(?:’s)?', why: 'not in sentences about liability' }] },
	},
	extension: {
		words: {
			it: 'estensione di garanzia',
			en: 'extension',
			es: 'extensión de garantía',
			fr: 'extension de garantie',
			ja: '延長保証（登録する行為は保証延長）',
		},
		avoid: { ja: ['保証延長は'] },
	},
	warranty_terms: {
		words: {
			it: 'condizioni di garanzia',
			en: 'warranty conditions',
			es: 'condiciones de garantía',
			fr: 'conditions de garantie',
			ja: '保証規定',
		},
		avoid: { ja: ['保証条件'] },
	},
	privacy_notice: {
		words: {
			it: 'informativa',
			en: 'privacy notice',
			es: 'política de privacidad',
			fr: 'politique de confidentialité',
			ja: 'プライバシー通知',
		},
		avoid: { fr: [{ word: 'notice de confidentialité', why: 'notice is a manual' }] },
	},
	wish_list: {
		words: {
			it: 'lista dei desideri',
			en: 'wishlist',
			es: 'lista de deseos',
			fr: 'liste d’envies',
			ja: 'お気に入り',
		},
		avoid: { fr: ['liste de souhaits'], ja: ['ほしい物リスト'] },
	},
	comparison: {
		words: { it: 'confronto', en: 'comparison', es: 'comparativa', fr: 'comparatif', ja: '比較' },
		avoid: {},
	},
	human_resources: {
		words: {
			it: 'risorse umane',
			en: 'human resources',
			es: 'Recursos Humanos',
			fr: 'ressources humaines',
			ja: '人事',
		},
		avoid: {
			it: ['ufficio del personale'],
			es: ['departamento de personal'],
			fr: ['service du personnel'],
		},
	},
	speculative_application: {
		words: {
			it: 'candidatura spontanea',
			en: 'speculative application',
			es: 'candidatura espontánea',
			fr: 'candidature spontanée',
			ja: 'オープンポジション応募',
		},
		avoid: {
			en: ['apply spontaneously'],
			ja: [{ word: '自由応募', why: 'without a school’s recommendation' }],
		},
	},
	company: {
		words: { it: 'noi', en: 'we', es: 'nosotros', fr: 'nous', ja: '当社' },
		avoid: { ja: ['弊社'], es: ['vendéis', 'tenéis', 'podéis'] },
	},
	browser: {
		words: { it: 'browser', en: 'browser', es: 'navegador', fr: 'navigateur', ja: 'ブラウザ' },
		avoid: { ja: ['ブラウザー'] },
	},
	online: {
		words: { it: 'online', en: 'online', es: 'online', fr: 'en ligne', ja: 'オンライン' },
		avoid: { es: ['en línea'] },
	},
};
