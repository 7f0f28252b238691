import type { APIRequestContext } from '@playwright/test';
import type { Locale } from '#contract/locales.ts';

/** One page of each kind, by its Italian address. */
export const TEMPLATES = {
	home: '/it',
	company: '/it/azienda',
	contacts: '/it/contatti',
	retailers: '/it/diventa-rivenditore',
	download: '/it/download',
	'warranty extension': '/it/estensione-garanzia',
	quality: '/it/qualita',
	generic: '/it/cura-delle-ruote',
	legal: '/it/privacy-policy',
	cookies: '/it/cookie-policy',
	conditions: '/it/warranty-conditions',
	'landing page': '/it/kleos-rd-36',
	'landing page of a range': '/it/kleos-rd',
	'landing page off the road': '/it/k1-rd',
	world: '/it/mondo-ruote',
	newsletter: '/it/newsletter',
	'race division': '/it/race-division',
	teams: '/it/squadre-e-team',
	stores: '/it/punti-vendita',
	'tech centre': '/it/tech-centre',
	technologies: '/it/tecnologie',
	jobs: '/it/lavora-con-noi',
	job: '/it/lavora-con-noi/montaggio-e-centraggio-ruote',
	'news archive': '/it/news',
	news: '/it/news/vent-anni-di-ruote-in-carbonio',
	products: '/it/prodotti',
	usage: '/it/prodotti/strada',
	category: '/it/prodotti/ruote',
	comparison: '/it/confronto',
	pressures: '/it/pressione-coperture',
	'fit bench': '/it/compatibilita',
	'fit rules': '/it/compatibilita/cambiamenti',
	search: '/it/cerca',
	'category by usage': '/it/prodotti/ruote/strada',
	product: '/it/prodotto/ruote-kleos-rd-36',
	'product no longer made': '/it/prodotto/ruote-piave-rim-24',
	'product of one article': '/it/prodotto/serie-sterzo-integrata-52',
	'spare part': '/it/prodotto/corpetto-ruota-libera',
	garment: '/it/prodotto/t-shirt-sezione-50',
	cart: '/it/cart',
	checkout: '/it/checkout',
	'payment done': '/it/checkout/done',
	login: '/it/login',
	register: '/it/register',
	'forgotten password': '/it/forgot-password',
	withdrawal: '/it/withdrawal',
	'wish list': '/it/wishlist',
	'ops warranty': '/it/ops-warranty',
	'store visit': '/it/store-visit',
	'wheel passport': '/it/wheel',
	'wheel transfer': '/it/wheel-transfer',
	thanks: '/it/thank-you-page',
	'mailed link': '/it/newsletter-confirm#of-the-form-that-mails-use',
	'end of the newsletter': '/it/newsletter-unsubscribe#of-the-form-that-mails-use',
	account: '/it/account',
	profile: '/it/account/profile',
	'account addresses': '/it/account/addresses',
	orders: '/it/account/orders',
	'not found': '/it/404',
} as const;
export type Template = keyof typeof TEMPLATES;
export const TEMPLATE_NAMES = Object.keys(TEMPLATES).filter(
	(name): name is Template => name in TEMPLATES,
);

/** Address of a page in another language, as the page itself names it. */
export async function readAddress(
	request: APIRequestContext,
	template: Template,
	locale: Locale,
): Promise<string> {
	const italian = TEMPLATES[template];
	if (locale === 'it') return italian;
	const response = await request.get(italian);
	const isMeant = response.ok() || italian.endsWith('/404');
	if (!isMeant) throw new Error(`${italian} answers ${response.status()}`);
	const html = await response.text();
	const link = new RegExp(`<link rel="alternate" hreflang="${locale}" href="([^"]+)"`).exec(html);
	// Screens that search engines do not list have one path in every language.
	return link?.[1] ? new URL(link[1]).pathname : italian.replace('/it', `/${locale}`);
}
