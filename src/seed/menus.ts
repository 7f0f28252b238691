import type { LinkTarget } from '#contract/links.ts';
import type { MenuSlug } from '#contract/content/menus.ts';
import { CATEGORIES } from './catalogue/sections.ts';
import { toCategory, toPage, toRoute } from './links.ts';
import type { MenuItemSeed, SectionSeed, Texts } from './types.ts';

interface Entry {
	label: Texts;
	slug: Texts;
	link: LinkTarget | null;
}

const same = (text: string): Texts => ({ it: text, en: text, es: text, fr: text, ja: text });

/**
 * Every destination once, so that it has the same label in all menus. Slugs of the places that
 * have an icon keep the prefixes by which the site chooses it: punti- or distributors, race-,
 * tech-, squadre- or teams-and-.
 */
const ENTRIES = {
	products: {
		label: { it: 'Prodotti', en: 'Products', es: 'Productos', fr: 'Produits', ja: '製品' },
		slug: { it: 'prodotti', en: 'products', es: 'productos', fr: 'produits', ja: 'products' },
		link: toRoute('products-archive'),
	},
	'all-products': {
		label: {
			it: 'Tutti i prodotti',
			en: 'All products',
			es: 'Todos los productos',
			fr: 'Tous les produits',
			ja: '製品一覧',
		},
		slug: {
			it: 'tutti-i-prodotti',
			en: 'all-products',
			es: 'todos-los-productos',
			fr: 'tous-les-produits',
			ja: 'all-products',
		},
		link: toRoute('products-archive'),
	},
	explore: {
		label: {
			it: 'Mondo Livenza',
			en: 'Livenza world',
			es: 'Mundo Livenza',
			fr: 'Univers Livenza',
			ja: 'Livenzaの世界',
		},
		slug: { it: 'mondo', en: 'world', es: 'mundo', fr: 'univers', ja: 'world' },
		link: null,
	},
	'world-wheels': {
		label: {
			it: 'Mondo ruote',
			en: 'The world of wheels',
			es: 'Mundo ruedas',
			fr: 'Univers roues',
			ja: 'ホイールの世界',
		},
		slug: {
			it: 'mondo-ruote',
			en: 'world-of-wheels',
			es: 'mundo-ruedas',
			fr: 'univers-roues',
			ja: 'world-of-wheels',
		},
		link: toPage('world-wheels'),
	},
	'world-transmission': {
		label: {
			it: 'Mondo trasmissione',
			en: 'The world of drivetrains',
			es: 'Mundo transmisión',
			fr: 'Univers transmission',
			ja: 'ドライブトレインの世界',
		},
		slug: {
			it: 'mondo-trasmissione',
			en: 'world-of-drivetrains',
			es: 'mundo-transmision',
			fr: 'univers-transmission',
			ja: 'world-of-drivetrains',
		},
		link: toPage('world-transmission'),
	},
	'world-brakes': {
		label: {
			it: 'Mondo freni',
			en: 'The world of brakes',
			es: 'Mundo frenos',
			fr: 'Univers freins',
			ja: 'ブレーキの世界',
		},
		slug: {
			it: 'mondo-freni',
			en: 'world-of-brakes',
			es: 'mundo-frenos',
			fr: 'univers-freins',
			ja: 'world-of-brakes',
		},
		link: toPage('world-brakes'),
	},
	'k1-rd': { label: same('K1 RD'), slug: same('k1-rd'), link: toPage('k1-rd') },
	'kleos-rd': { label: same('Kleos RD'), slug: same('kleos-rd'), link: toPage('kleos-rd') },
	'kleos-range': {
		label: {
			it: 'La gamma Kleos RD',
			en: 'The Kleos RD range',
			es: 'La gama Kleos RD',
			fr: 'La gamme Kleos RD',
			ja: 'Kleos RDシリーズ',
		},
		slug: {
			it: 'gamma-kleos-rd',
			en: 'kleos-rd-range',
			es: 'gama-kleos-rd',
			fr: 'gamme-kleos-rd',
			ja: 'kleos-rd-range',
		},
		link: toPage('kleos-rd'),
	},
	'kleos-rd-36': {
		label: same('Kleos RD 36'),
		slug: same('kleos-rd-36'),
		link: toPage('kleos-rd-36'),
	},
	'kleos-rd-50': {
		label: same('Kleos RD 50'),
		slug: same('kleos-rd-50'),
		link: toPage('kleos-rd-50'),
	},
	'kleos-rd-62': {
		label: same('Kleos RD 62'),
		slug: same('kleos-rd-62'),
		link: toPage('kleos-rd-62'),
	},
	technologies: {
		label: {
			it: 'Tecnologie',
			en: 'Technologies',
			es: 'Tecnologías',
			fr: 'Technologies',
			ja: 'テクノロジー',
		},
		slug: {
			it: 'tecnologie',
			en: 'technologies',
			es: 'tecnologias',
			fr: 'technologies',
			ja: 'technologies',
		},
		link: toPage('technologies'),
	},
	about: {
		label: { it: 'Azienda', en: 'Company', es: 'Empresa', fr: 'Entreprise', ja: '企業情報' },
		slug: { it: 'azienda', en: 'company', es: 'empresa', fr: 'entreprise', ja: 'about' },
		link: toPage('company'),
	},
	company: {
		label: {
			it: 'Chi siamo',
			en: 'About us',
			es: 'Quiénes somos',
			fr: 'Qui sommes-nous',
			ja: '会社紹介',
		},
		slug: {
			it: 'chi-siamo',
			en: 'about-us',
			es: 'quienes-somos',
			fr: 'qui-sommes-nous',
			ja: 'company',
		},
		link: toPage('company'),
	},
	quality: {
		label: { it: 'Qualità', en: 'Quality', es: 'Calidad', fr: 'Qualité', ja: '品質' },
		slug: { it: 'qualita', en: 'quality', es: 'calidad', fr: 'qualite', ja: 'quality' },
		link: toPage('quality'),
	},
	'race-division': {
		label: {
			it: 'Race Division',
			en: 'Race Division',
			es: 'Race Division',
			fr: 'Race Division',
			ja: 'レース部門',
		},
		slug: same('race-division'),
		link: toPage('race-division'),
	},
	teams: {
		label: {
			it: 'Squadre e società sportive',
			en: 'Teams and clubs',
			es: 'Equipos y clubes',
			fr: 'Équipes et clubs',
			ja: 'チーム・クラブ',
		},
		slug: {
			it: 'squadre-e-team',
			en: 'teams-and-clubs',
			es: 'teams-and-clubs',
			fr: 'teams-and-clubs',
			ja: 'teams-and-clubs',
		},
		link: toPage('teams'),
	},
	'tech-centre': {
		label: {
			it: 'Tech Centre',
			en: 'Tech Centre',
			es: 'Centro técnico',
			fr: 'Centre technique',
			ja: 'テックセンター',
		},
		slug: same('tech-centre'),
		link: toPage('tech-centre'),
	},
	news: {
		label: { it: 'News', en: 'News', es: 'Noticias', fr: 'Actualités', ja: 'ニュース' },
		slug: same('news'),
		link: toRoute('news-archive'),
	},
	careers: {
		label: {
			it: 'Lavora con noi',
			en: 'Careers',
			es: 'Trabaja con nosotros',
			fr: 'Recrutement',
			ja: '採用情報',
		},
		slug: { it: 'lavora-con-noi', en: 'careers', es: 'empleo', fr: 'recrutement', ja: 'careers' },
		link: toRoute('careers'),
	},
	support: {
		label: { it: 'Assistenza', en: 'Support', es: 'Ayuda', fr: 'Assistance', ja: 'サポート' },
		slug: { it: 'supporto', en: 'support', es: 'soporte', fr: 'assistance', ja: 'support' },
		link: null,
	},
	download: {
		label: {
			it: 'Download',
			en: 'Downloads',
			es: 'Descargas',
			fr: 'Téléchargements',
			ja: 'ダウンロード',
		},
		slug: {
			it: 'download',
			en: 'downloads',
			es: 'descargas',
			fr: 'telechargements',
			ja: 'downloads',
		},
		link: toPage('download'),
	},
	'warranty-extension': {
		label: {
			it: 'Estensione garanzia',
			en: 'Warranty extension',
			es: 'Extensión de garantía',
			fr: 'Extension de garantie',
			ja: '延長保証',
		},
		slug: {
			it: 'estensione-garanzia',
			en: 'warranty-extension',
			es: 'extension-de-garantia',
			fr: 'extension-de-garantie',
			ja: 'warranty-extension',
		},
		link: toPage('warranty-extension'),
	},
	stores: {
		label: {
			it: 'Punti vendita',
			en: 'Find a dealer',
			es: 'Puntos de venta',
			fr: 'Points de vente',
			ja: '取扱店',
		},
		slug: {
			it: 'punti-vendita',
			en: 'distributors',
			es: 'distributors',
			fr: 'distributors',
			ja: 'distributors',
		},
		link: toRoute('store-locator'),
	},
	contacts: {
		label: { it: 'Contatti', en: 'Contact', es: 'Contacto', fr: 'Contact', ja: 'お問い合わせ' },
		slug: { it: 'contatti', en: 'contact', es: 'contacto', fr: 'contact', ja: 'contact' },
		link: toPage('contacts'),
	},
	retailers: {
		label: {
			it: 'Diventa rivenditore',
			en: 'Become a dealer',
			es: 'Hazte tienda oficial',
			fr: 'Devenir revendeur',
			ja: '取扱店募集',
		},
		slug: {
			it: 'diventa-rivenditore',
			en: 'become-a-dealer',
			es: 'hazte-distribuidor',
			fr: 'devenir-revendeur',
			ja: 'become-a-dealer',
		},
		link: toPage('retailers'),
	},
	newsletter: {
		label: {
			it: 'Newsletter',
			en: 'Newsletter',
			es: 'Boletín',
			fr: 'Newsletter',
			ja: 'ニュースレター',
		},
		slug: same('newsletter'),
		link: toPage('newsletter'),
	},
	legal: {
		label: {
			it: 'Note legali',
			en: 'Legal',
			es: 'Información jurídica',
			fr: 'Informations juridiques',
			ja: '法的情報',
		},
		slug: {
			it: 'note-legali',
			en: 'legal',
			es: 'avisos-legales',
			fr: 'mentions-legales',
			ja: 'legal',
		},
		link: null,
	},
	'company-info': {
		label: {
			it: 'Dati societari',
			en: 'Company information',
			es: 'Aviso legal',
			fr: 'Mentions légales',
			ja: '会社情報',
		},
		slug: same('company-info'),
		link: toPage('company-info'),
	},
	'general-conditions': {
		label: {
			it: 'Condizioni di vendita',
			en: 'Conditions of sale',
			es: 'Condiciones de venta',
			fr: 'Conditions de vente',
			ja: '販売条件',
		},
		slug: same('general-conditions'),
		link: toPage('general-conditions'),
	},
	'warranty-conditions': {
		label: {
			it: 'Condizioni di garanzia',
			en: 'Warranty conditions',
			es: 'Condiciones de garantía',
			fr: 'Conditions de garantie',
			ja: '保証規定',
		},
		slug: same('warranty-conditions'),
		link: toPage('warranty-conditions'),
	},
	'privacy-policy': {
		label: {
			it: 'Privacy',
			en: 'Privacy policy',
			es: 'Política de privacidad',
			fr: 'Confidentialité',
			ja: 'プライバシーポリシー',
		},
		slug: same('privacy-policy'),
		link: toPage('privacy-policy'),
	},
	'cookie-policy': {
		label: {
			it: 'Cookie',
			en: 'Cookie policy',
			es: 'Política de cookies',
			fr: 'Politique relative aux cookies',
			ja: 'Cookieポリシー',
		},
		slug: same('cookie-policy'),
		link: toPage('cookie-policy'),
	},
	'privacy-policy-contacts': {
		label: {
			it: 'Privacy: contatti',
			en: 'Privacy: enquiries',
			es: 'Privacidad: contacto',
			fr: 'Confidentialité : contact',
			ja: 'プライバシー：お問い合わせ',
		},
		slug: same('privacy-policy-contacts'),
		link: toPage('privacy-policy-contacts'),
	},
	'privacy-policy-newsletter': {
		label: {
			it: 'Privacy: newsletter',
			en: 'Privacy: newsletter',
			es: 'Privacidad: boletín',
			fr: 'Confidentialité : newsletter',
			ja: 'プライバシー：ニュースレター',
		},
		slug: same('privacy-policy-newsletter'),
		link: toPage('privacy-policy-newsletter'),
	},
	'privacy-policy-candidati': {
		label: {
			it: 'Privacy: candidati',
			en: 'Privacy: applicants',
			es: 'Privacidad: candidatos',
			fr: 'Confidentialité : candidats',
			ja: 'プライバシー：応募者',
		},
		slug: same('privacy-policy-candidati'),
		link: toPage('privacy-policy-candidati'),
	},
	'privacy-policy-supplier': {
		label: {
			it: 'Privacy: fornitori',
			en: 'Privacy: suppliers',
			es: 'Privacidad: proveedores',
			fr: 'Confidentialité : fournisseurs',
			ja: 'プライバシー：取引先',
		},
		slug: same('privacy-policy-supplier'),
		link: toPage('privacy-policy-supplier'),
	},
} satisfies Record<string, Entry>;
type EntryKey = keyof typeof ENTRIES;

/** An entry, or an entry with those below it. */
type Branch = EntryKey | [EntryKey, EntryKey[]];

/** Ids are unique over all menus: the same destination is another item in each. */
function toItems(menu: string, branches: Branch[]): MenuItemSeed[] {
	return branches.map((branch) => {
		const [key, below] = typeof branch === 'string' ? [branch, []] : branch;
		const item: MenuItemSeed = { id: `${menu}.${key}`, ...ENTRIES[key] };
		return below.length === 0 ? item : { ...item, children: toItems(`${menu}.${key}`, below) };
	});
}

/** Categories have their names from the catalogue. */
function categoryItems(menu: string): MenuItemSeed[] {
	return CATEGORIES.map(({ id, hamburger, texts }) => ({
		id: `${menu}.${id}`,
		label: toWord(texts, 'name'),
		slug: toWord(texts, 'slug'),
		link: toCategory(id),
		picture: hamburger,
	}));
}

function toWord(texts: SectionSeed['texts'], word: 'name' | 'slug'): Texts {
	return {
		it: texts.it[word],
		en: texts.en[word],
		es: texts.es[word],
		fr: texts.fr[word],
		ja: texts.ja[word],
	};
}

const KLEOS: EntryKey[] = ['kleos-range', 'kleos-rd-36', 'kleos-rd-50', 'kleos-rd-62'];
const WORLDS: EntryKey[] = ['world-wheels', 'world-transmission', 'world-brakes', 'k1-rd'];
const ABOUT: EntryKey[] = ['company', 'quality', 'race-division', 'teams', 'tech-centre', 'news'];
const SUPPORT: EntryKey[] = ['download', 'warranty-extension', 'stores', 'contacts'];

const PRIMARY: Branch[] = [
	['products', ['all-products', ...WORLDS]],
	['kleos-rd', KLEOS],
	'technologies',
	['about', ['company', 'quality', 'careers']],
	['support', ['download', 'warranty-extension', 'warranty-conditions', 'newsletter']],
];
const SECONDARY: Branch[] = [
	'news',
	'careers',
	'stores',
	'tech-centre',
	'teams',
	'race-division',
	'contacts',
];

export const MENUS: Record<MenuSlug, MenuItemSeed[]> = {
	main: [
		{
			id: 'main.products',
			...ENTRIES.products,
			children: categoryItems('main.products'),
		},
		...toItems('main', [
			['explore', WORLDS],
			['kleos-rd', KLEOS],
			'technologies',
			['about', ABOUT],
			['support', SUPPORT],
		]),
	],
	hamburger: [
		{
			id: 'hamburger.primary',
			label: {
				it: 'Menu principale',
				en: 'Main menu',
				es: 'Menú principal',
				fr: 'Menu principal',
				ja: 'メインメニュー',
			},
			slug: same('primary-menu'),
			link: null,
			children: toItems('hamburger.primary', PRIMARY),
		},
		{
			id: 'hamburger.secondary',
			label: {
				it: 'Altre pagine',
				en: 'More pages',
				es: 'Más páginas',
				fr: 'Autres pages',
				ja: 'その他のページ',
			},
			slug: same('secondary-menu'),
			link: null,
			children: toItems('hamburger.secondary', SECONDARY),
		},
	],
	'hamburger-primary': toItems('primary', PRIMARY),
	'hamburger-secondary': toItems('secondary', SECONDARY),
	footer: toItems('footer', [
		['about', [...ABOUT, 'careers']],
		[
			'products',
			[
				'all-products',
				'world-wheels',
				'world-transmission',
				'world-brakes',
				'kleos-rd',
				'k1-rd',
				'technologies',
			],
		],
		['support', [...SUPPORT, 'retailers', 'warranty-conditions', 'newsletter']],
		[
			'legal',
			[
				'company-info',
				'general-conditions',
				'privacy-policy',
				'cookie-policy',
				'privacy-policy-contacts',
				'privacy-policy-newsletter',
				'privacy-policy-candidati',
				'privacy-policy-supplier',
			],
		],
	]),
};
