import type { Term } from './term.ts';

/** The company, its partners and its documents. */
export const COMPANY_TERMS: Record<string, Term> = {
	spare_parts: {
		words: {
			it: 'ricambi',
			en: 'spares',
			es: 'recambios',
			fr: 'pièces détachées',
			ja: '補修部品',
		},
		avoid: { es: ['repuestos?'], fr: ['rechanges'], ja: ['スペアパーツ'] },
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
			es: [
				{
					word: 'libretos?',
					why: { it: 'è il testo di un’opera lirica', en: 'the text of an opera' },
				},
			],
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
			ja: '取扱店',
		},
		avoid: {
			en: ['retailers', 'find a store'],
			es: [
				{
					word: 'hazte distribuidor',
					why: { it: 'un distributore vende ai negozi', en: 'a distributor sells to shops' },
				},
				'mayoristas?',
			],
			ja: [
				{
					word: '販売店',
					why: {
						it: 'chi risponde della garanzia legale è 販売者, un negozio qualsiasi 自転車店',
						en: 'the seller of the legal guarantee is 販売者, any other shop 自転車店',
					},
				},
			],
		},
	},
	seller: {
		words: { it: 'venditore', en: 'seller', es: 'vendedor', fr: 'vendeur', ja: '販売者' },
		avoid: {},
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
		avoid: {
			it: [
				{
					word: 'richiest[ae] di supporto',
					why: { it: 'si dice assistenza', en: 'assistenza is the word' },
				},
			],
		},
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
		avoid: {
			en: [
				{
					word: 'the maker(?:’s)?',
					why: {
						it: 'non nelle frasi sulla responsabilità',
						en: 'not in sentences about liability',
					},
				},
			],
		},
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
		avoid: {
			es: ['información (?:de|sobre) privacidad', 'leído (?:la|esta) información'],
			fr: [
				{
					word: 'notice de confidentialité',
					why: { it: 'notice è un manuale', en: 'notice is a manual' },
				},
			],
		},
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
			ja: [
				{
					word: '自由応募',
					why: {
						it: 'vuol dire senza la raccomandazione di una scuola',
						en: 'without a school’s recommendation',
					},
				},
			],
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
