import type {
	MenuLink,
	MenuModel,
	PageFrame,
	SectionLink,
	ShellModel,
} from '#content/parts/model.ts';
import { ROUTE_NAMES, type RouteName } from '#contract/links.ts';
import { LANGUAGE_NAMES, LOCALES, type Locale } from '#contract/locales.ts';
import type { RangeLink } from '#content/parts/model.ts';
import { href } from '#i18n/paths.ts';

type Texts = { it: string; ja: string };
type Language = keyof Texts;

export function anEntry(slug: string, label: string, children: MenuLink[] = []): MenuLink {
	return {
		id: slug,
		slug,
		label,
		href: `/it/${slug}`,
		target: '_self',
		children,
	};
}

const CATEGORIES: Texts[] = [
	{ it: 'Ruote', ja: 'ホイール' },
	{ it: 'Mozzi', ja: 'ハブ' },
	{ it: 'Guarniture', ja: 'クランクセット' },
	{ it: 'Corone', ja: 'チェーンリング' },
	{ it: 'Pignoni e cassette', ja: 'スプロケット・カセット' },
	{ it: 'Movimenti centrali', ja: 'ボトムブラケット' },
	{ it: 'Serie sterzo', ja: 'ヘッドセット' },
	{ it: 'Freni', ja: 'ブレーキ' },
	{ it: 'Sganci rapidi e perni passanti', ja: 'クイックリリース・スルーアクスル' },
	{ it: 'Reggisella', ja: 'シートポスト' },
	{ it: 'Ricambi', ja: 'スペアパーツ' },
	{ it: 'Abbigliamento e merchandising', ja: 'ウェア・グッズ' },
];
const USAGES: Texts[] = [
	{ it: 'Strada', ja: 'ロード' },
	{ it: 'Gravel', ja: 'グラベル' },
	{ it: 'Mountain bike', ja: 'マウンテンバイク' },
	{ it: 'Pista', ja: 'トラック' },
	{ it: 'Città', ja: 'シティ' },
];

function sections(locale: Language, texts: Texts[], word: string): SectionLink[] {
	return texts.map((text, index) => ({
		id: `${word}-${index}`,
		label: text[locale],
		href: `${href(locale, 'products-archive')}/${word}-${index}`,
		picture: null,
		ambience: null,
		children: [],
	}));
}

const branch = (
	locale: Language,
	slug: string,
	text: Texts,
	children: MenuLink[] = [],
): MenuLink => ({
	...anEntry(slug, text[locale], children),
	href: `/${locale}/${slug}`,
});

function mainMenu(locale: Language, categories: SectionLink[]): MenuLink[] {
	const products: MenuLink[] = categories.map((category) => ({
		...anEntry(category.id, category.label),
		href: category.href,
	}));
	const about = branch(locale, 'azienda', { it: 'Azienda', ja: '企業情報' }, [
		branch(locale, 'chi-siamo', { it: 'Chi siamo', ja: '会社紹介' }),
		branch(locale, 'qualita', { it: 'Qualità', ja: '品質' }),
		branch(locale, 'race-division', { it: 'Race Division', ja: 'レース部門' }),
	]);
	return [
		{
			...branch(locale, 'prodotti', { it: 'Prodotti', ja: '製品' }, products),
			href: href(locale, 'products-archive'),
		},
		{
			...branch(locale, 'mondo', { it: 'Mondo Livenza', ja: 'Livenzaの世界' }, [
				branch(locale, 'mondo-ruote', { it: 'Mondo ruote', ja: 'ホイールの世界' }),
				branch(locale, 'k1-rd', { it: 'K1 RD', ja: 'K1 RD' }),
			]),
			href: null,
		},
		branch(locale, 'kleos-rd', { it: 'Kleos RD', ja: 'Kleos RD' }, [
			branch(locale, 'kleos-rd-36', { it: 'Kleos RD 36', ja: 'Kleos RD 36' }),
			branch(locale, 'kleos-rd-50', { it: 'Kleos RD 50', ja: 'Kleos RD 50' }),
		]),
		branch(locale, 'tecnologie', { it: 'Tecnologie', ja: 'テクノロジー' }),
		about,
		branch(locale, 'supporto', { it: 'Supporto', ja: 'サポート' }, [
			branch(locale, 'download', { it: 'Download', ja: 'ダウンロード' }),
			branch(locale, 'contatti', { it: 'Contatti', ja: 'お問い合わせ' }),
		]),
	];
}

const RANGE: RangeLink = {
	name: 'Kleos RD',
	href: '/it/kleos-rd',
	picture: '/media/300/kleos.webp',
	heights: '36 · 50\u00a0mm',
	weight: '1.390\u00a0g',
	isWeightFrom: true,
	price: { amount: '2190,00\u00a0€', isFrom: true, lowest30d: null },
};

/** Header and footer of a page, with every part of them present. */
export function aShell(locale: Language = 'it', changes: Partial<ShellModel> = {}): ShellModel {
	const categories = sections(locale, CATEGORIES, 'categoria');
	const usages = sections(locale, USAGES, 'utilizzo').map((usage, index) => ({
		...usage,
		children:
			index === 4
				? []
				: categories
						.slice(0, 4)
						.map(({ id, label, href: path }) => ({ id, label, href: `${path}/${usage.id}` })),
	}));
	const main = mainMenu(locale, categories);
	const legal: Record<string, Texts> = {
		'privacy-policy': { it: 'Privacy', ja: 'プライバシーポリシー' },
		'cookie-policy': { it: 'Cookie', ja: 'クッキーポリシー' },
		'privacy-policy-supplier': { it: 'Privacy: fornitori', ja: 'Privacy: suppliers' },
		'warranty-conditions': { it: 'Condizioni di garanzia', ja: '保証条件' },
		'company-info': { it: 'Dati societari', ja: '会社概要' },
	};
	return {
		locale,
		siteName: 'Livenza',
		payoff: {
			it: 'Componenti per ciclismo dal 1919',
			ja: '1919年創業の自転車コンポーネントメーカー',
		}[locale],
		isShopEnabled: false,
		country: 'IT',
		yenCountry: locale === 'ja' ? 'JP' : null,
		announcement: null,
		main,
		ranges: [RANGE],
		footer: main.filter((entry) => entry.children.length < 6 && entry.children.length > 0),
		categories,
		usages,
		terms: null,
		sellerNotice: null,
		legal: Object.entries(legal).map(([id, text]) => {
			const isForeign = locale === 'ja' && id === 'privacy-policy-supplier';
			const language = isForeign ? 'en' : locale;
			return {
				id,
				label: text[locale],
				href: `/${language}/${id}`,
				hreflang: isForeign ? language : null,
			};
		}),
		social: ['facebook', 'instagram', 'youtube', 'x', 'linkedin'].map((network) => ({
			network,
			url: `https://social.example/${network}`,
		})),
		contact: {
			legalName: 'Livenza S.p.A.',
			addressLines: ['Via dell’Industria 19', '31020 San Vendemiano (TV)', 'Italia'],
			email: 'info@livenza.example',
			phone: '+39 0438 000000',
			mapUrl: 'https://maps.example/livenza',
		},
		company: {
			legalName: 'Livenza S.p.A.',
			street: 'Via dell’Industria 19',
			postalCode: '31020',
			city: 'San Vendemiano',
			province: 'TV',
			country: 'IT',
			email: 'info@livenza.example',
			phone: '+39 0438 000000',
			vatNumber: 'IT01234567897',
		},
		deliveries: [],
		copyright: '© Livenza S.p.A.',
		vatLine: 'P. IVA IT01234567897',
		companyLines: ['Registro imprese Treviso-Belluno', 'REA TV-000000'],
		href: Object.fromEntries(ROUTE_NAMES.map((route) => [route, href(locale, route)])) as Record<
			RouteName,
			string
		>,
		newsletterHref: `/${locale}/newsletter`,
		hasNewsletter: true,
		cookieList: {
			id: 'cookie-policy',
			label: 'Cookie policy',
			href: `/${locale}/cookie-policy#cookie-list`,
			hreflang: null,
		},
		measured: null,
		switcherLocales: { default: ['it', 'en', 'ja'], landing: LOCALES },
		localeNames: LANGUAGE_NAMES,
		digest: `shell-${locale}`,
		...changes,
	};
}

/** The whole menu of a shell's language. */
export function aMenu(locale: Language = 'it', changes: Partial<MenuModel> = {}): MenuModel {
	const { isShopEnabled, href: routes, ranges, usages, social, main, categories } = aShell(locale);
	return {
		...{ locale, isShopEnabled, href: routes, ranges, usages, social },
		primary: main.filter((entry) => entry.href),
		secondary: [
			branch(locale, 'news', { it: 'News', ja: 'ニュース' }),
			branch(locale, 'lavora-con-noi', { it: 'Lavora con noi', ja: '採用情報' }),
			branch(locale, 'punti-vendita', { it: 'Punti vendita', ja: '取扱店' }),
			branch(locale, 'tech-centre', { it: 'Tech Centre', ja: 'テックセンター' }),
			branch(locale, 'squadre-e-team', { it: 'Squadre e team', ja: 'チーム・クラブ' }),
			branch(locale, 'race-division', { it: 'Race Division', ja: 'レース部門' }),
		],
		categories: categories.map(({ id, label, href: to }) => ({
			...{ id, label, href: to },
			picture: `/media/600/${id}.webp`,
		})),
		...changes,
	};
}

/** A page below the products archive that exists everywhere but in French. */
export function aFrame(locale: Locale = 'it', changes: Partial<PageFrame> = {}): PageFrame {
	const path = (language: Locale) => `${href(language, 'products-archive')}/categoria-0`;
	return {
		locale,
		textLocale: locale,
		path: path(locale),
		title: 'Ruote | Livenza',
		description: 'Ruote in carbonio e in alluminio, assemblate a mano.',
		canonical: `https://www.livenza.example${path(locale)}`,
		alternates: LOCALES.filter((language) => language !== 'fr').map((language) => ({
			locale: language,
			path: path(language),
		})),
		xDefault: path('it'),
		switcher: LOCALES.map((language) =>
			language === 'fr'
				? { locale: language, path: href(language, 'products-archive'), isExact: false }
				: { locale: language, path: path(language), isExact: true },
		),
		noindex: false,
		isTask: false,
		layout: 'default',
		crumbs: [
			{ label: 'Prodotti', href: href(locale, 'products-archive') },
			{ label: 'Ruote', href: path(locale) },
		],
		hasCrumbs: true,
		lastModified: null,
		picture: null,
		social: null,
		...changes,
	};
}
