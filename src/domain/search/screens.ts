import type { RouteName } from '#contract/links.ts';
import type { Locale } from '#contract/locales.ts';

/** Screens that are looked for by name. */
export type FoundRoute = Extract<
	RouteName,
	| 'store-locator'
	| 'tyre-pressure'
	| 'fit'
	| 'compare'
	| 'careers'
	| 'products-archive'
	| 'news-archive'
	| 'wheel-passport'
	| 'account-orders'
	| 'withdrawal'
>;

type Names = Readonly<Record<FoundRoute, string>>;

/** Names of these screens as results: the host has no texts of pages. */
const SCREENS: Partial<Record<Locale, Names>> & { it: Names } = {
	it: {
		'store-locator': 'Punti vendita',
		'tyre-pressure': 'Pressione delle coperture',
		fit: 'Compatibilità: quale ruota va bene',
		compare: 'Confronto prodotti',
		careers: 'Lavora con noi',
		'products-archive': 'Tutti i prodotti',
		'news-archive': 'News',
		'wheel-passport': 'Passaporto della ruota',
		'account-orders': 'Ordini',
		withdrawal: 'Recedi dal contratto qui',
	},
	en: {
		'store-locator': 'Find a dealer',
		'tyre-pressure': 'Tyre pressure',
		fit: 'Fit bench: which wheel fits',
		compare: 'Product comparison',
		careers: 'Careers',
		'products-archive': 'All products',
		'news-archive': 'News',
		'wheel-passport': 'Wheel passport',
		'account-orders': 'Orders',
		withdrawal: 'Withdraw from contract here',
	},
	es: {
		'store-locator': 'Puntos de venta',
		'tyre-pressure': 'Presión de las cubiertas',
		fit: 'Compatibilidad: qué rueda sirve',
		compare: 'Comparación de productos',
		careers: 'Trabaja con nosotros',
		'products-archive': 'Todos los productos',
		'news-archive': 'Noticias',
		'wheel-passport': 'Pasaporte de la rueda',
		'account-orders': 'Pedidos',
		withdrawal: 'Desistir del contrato aquí',
	},
	fr: {
		'store-locator': 'Points de vente',
		'tyre-pressure': 'Pression des pneus',
		fit: 'Compatibilité : quelle roue convient',
		compare: 'Comparaison de produits',
		careers: 'Recrutement',
		'products-archive': 'Tous les produits',
		'news-archive': 'Actualités',
		'wheel-passport': 'Passeport de la roue',
		'account-orders': 'Commandes',
		withdrawal: 'Se rétracter du contrat ici',
	},
	ja: {
		'store-locator': '取扱店',
		'tyre-pressure': 'タイヤの空気圧',
		fit: '適合チェック：合うホイールを探す',
		compare: '製品の比較',
		careers: '採用情報',
		'products-archive': 'すべての製品',
		'news-archive': 'ニュース',
		'wheel-passport': 'ホイールパスポート',
		'account-orders': 'ご注文履歴',
		withdrawal: '契約の撤回はこちら',
	},
};

/** A language without names of its own has the Italian ones. */
export const screensIn = (locale: Locale): Names => SCREENS[locale] ?? SCREENS.it;
