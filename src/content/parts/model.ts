import type { DeliveryModel } from './delivery.ts';
import type { RouteName } from '#contract/links.ts';
import type { Focal } from '#contract/media.ts';
import type { Locale } from '#contract/locales.ts';

/** Gross prices of the default list in words. `lowest30d` only while a reduction is announced. */
export interface PriceText {
	amount: string;
	isFrom: boolean;
	lowest30d: string | null;
}

/** A range of wheels as menus show it: its picture, and the three numbers that it is chosen by. */
export interface RangeLink {
	name: string;
	href: string;
	picture: string | null;
	/** Rim heights, `36 · 50 · 62 mm`. */
	heights: string;
	/** The lightest set of the range, `1390 g`. */
	weight: string;
	isWeightFrom: boolean;
	/** The cheapest article of the range. */
	price: PriceText | null;
}

/** A picture ready for `img`: addresses on the media path, the master's size in px. */
export interface Picture {
	src: string;
	srcset: string;
	width: number;
	height: number;
	alt: string;
	/** Point that cropping keeps in view; the centre if absent. */
	focal?: Focal;
}

/** Picture that social networks show with a link to a page; its size in px. */
export interface SocialImage {
	src: string;
	width: number;
	height: number;
	alt: string;
}

/** `href` is null for an entry that only opens its children. */
export interface MenuLink {
	id: string;
	slug: string;
	label: string;
	href: string | null;
	target: '_self' | '_blank';
	children: MenuLink[];
}

/** A category or a usage as menus and lists show it. `ambience` is the second picture. */
export interface SectionLink {
	id: string;
	label: string;
	href: string;
	picture: Picture | null;
	ambience: Picture | null;
	children: { id: string; label: string; href: string }[];
}

export interface LegalLink {
	id: string;
	label: string;
	href: string;
	/** Language of the page behind the link, when it is not that of the page that shows it. */
	hreflang: Locale | null;
}

/** The maker's name and address in parts, for uses that need more than a line of text. */
export interface CompanyModel {
	legalName: string;
	street: string;
	postalCode: string;
	city: string;
	province: string;
	country: string;
	email: string;
	phone: string;
	vatNumber: string;
}

export interface AnnouncementModel {
	id: string;
	text: string;
	link: { label: string; href: string } | null;
	/** Set where its words are not in the page's language. */
	lang: Locale | null;
	isDismissible: boolean;
}

/** Content shared by every page of a locale. Rendered once per locale and variant. */
export interface ShellModel {
	locale: Locale;
	siteName: string;
	payoff: string;
	isShopEnabled: boolean;
	/** Country that prices are printed for. */
	country: string;
	/** Country whose prices are in yen, for Japanese readers of pages in another currency; else null. */
	yenCountry: string | null;
	/** Announcement above the header; null while there is none. */
	announcement: AnnouncementModel | null;
	main: MenuLink[];
	/** Ranges of wheels that the menus offer first. */
	ranges: RangeLink[];
	footer: MenuLink[];
	categories: SectionLink[];
	usages: SectionLink[];
	legal: LegalLink[];
	/** Page of the conditions of contract; null while there is none. */
	terms: LegalLink | null;
	/** Page with the seller's notice that Japan requires; null while there is none. */
	sellerNotice: LegalLink | null;
	/** Link to the site's list of cookies; null if no page has one. */
	cookieList: LegalLink | null;
	/** Measurement that visitors are asked about; null while nothing is measured. */
	measured: { edition: string; ga4Id: string | null } | null;
	social: { network: string; url: string }[];
	contact: {
		legalName: string;
		addressLines: string[];
		email: string;
		phone: string;
		mapUrl: string;
	};
	company: CompanyModel;
	/** Facts of the company that the bottom bar prints, already in the page's language. */
	copyright: string;
	vatLine: string;
	companyLines: string[];
	/** Countries that the shop sends to at the prices that pages print. */
	deliveries: DeliveryModel[];
	href: Record<RouteName, string>;
	newsletterHref: string;
	/** True if the newsletter form is enabled; otherwise nothing links to its page. */
	hasNewsletter: boolean;
	switcherLocales: { default: readonly Locale[]; landing: readonly Locale[] };
	localeNames: Record<Locale, string>;
	/** Changes whenever anything above does; part of every page's cache key. */
	digest: string;
}

/** The whole menu of a language. Only its file and its page print it: no other page depends on it. */
export interface MenuModel extends Pick<
	ShellModel,
	'locale' | 'isShopEnabled' | 'href' | 'ranges' | 'usages' | 'social'
> {
	primary: MenuLink[];
	secondary: MenuLink[];
	/** `picture` is the address of the one behind the category on wide screens. */
	categories: { id: string; label: string; href: string; picture: string | null }[];
}

export interface Crumb {
	label: string;
	href: string;
}

export const LAYOUTS = [
	'default',
	'landing',
	'store-locator',
	'blog',
	'home',
	'account',
	'checkout',
	'empty',
] as const;
export type LayoutName = (typeof LAYOUTS)[number];

/** Everything about a page that its document shell needs. Paths start with `/{locale}`. */
export interface PageFrame {
	/** Language of the address and of the shell. */
	locale: Locale;
	/** Language of the main text; differs from `locale` on a page that is not translated yet. */
	textLocale: Locale;
	path: string;
	title: string;
	description: string;
	canonical: string;
	/** Languages in which this very page exists, itself included: hreflang and sitemap. */
	alternates: { locale: Locale; path: string }[];
	xDefault: string;
	/** Target of each language of the switcher; `isExact` is false for the nearest parent. */
	switcher: { locale: Locale; path: string; isExact: boolean }[];
	noindex: boolean;
	/** True for a screen with one task: the newsletter banner below it is left out. */
	isTask: boolean;
	layout: LayoutName;
	/** From home's child down to this page, which is last; empty hides the bar. */
	crumbs: Crumb[];
	/** True if the page shows the breadcrumb bar. */
	hasCrumbs: boolean;
	/** Day of the last change of the page's content, for the sitemap. */
	lastModified: string | null;
	picture: Picture | null;
	/** Null where the build draws none. */
	social: SocialImage | null;
}
