import { SELLER_NOTICE } from '#contract/checkout/seller-notice.ts';
import { TERMS_PAGE } from '#contract/checkout/terms-page.ts';
import { ROUTE_NAMES, type RouteName } from '#contract/links.ts';
import { LOCALES, type Locale } from '#contract/locales.ts';
import type { MenuItem } from '#contract/content/menus.ts';
import type { Category, ProductUsage } from '#contract/content/catalogue.ts';
import type { Settings } from '#contract/content/settings.ts';
import { findEdition, type MeasurementTerms } from '#domain/measurement/consent.ts';
import { COOKIE_LIST_ID, categoryUsageHref, href } from '#i18n/paths.ts';
import { getT } from '#i18n/server.ts';
import { getContact } from '../parts/contact.ts';
import { toDeliveries } from '../parts/delivery.ts';
import { toDigest } from '../source/digest.ts';
import { toPictureOrNull } from '../pictures/media.ts';
import type {
	AnnouncementModel,
	CompanyModel,
	LegalLink,
	MenuLink,
	SectionLink,
	ShellModel,
} from '../parts/model.ts';
import { yenCountry } from '../catalogue/catalogue.ts';
import { listRanges } from '../catalogue/ranges.ts';
import { createMemo } from '../site/memo.ts';
import { loadSite, type Site } from '../site/site.ts';
import { withoutDuplicateLabels } from '../source/duplicate-labels.ts';

function toMenuLink(site: Site, locale: Locale, menu: string, item: MenuItem): MenuLink {
	const who = `menu "${menu}" item "${item.id}"`;
	return {
		id: item.id,
		slug: item.slug,
		label: item.label,
		href: item.link ? site.addresses.resolve(locale, item.link, who) : null,
		target: item.target,
		children: item.children.map((child) => toMenuLink(site, locale, menu, child)),
	};
}

/** Entries of a menu of the host, with the addresses that they lead to. */
export function menuLinks(site: Site, locale: Locale, slug: string): MenuLink[] {
	const menu = site.locales[locale].menus.find((candidate) => candidate.slug === slug);
	return menu ? menu.items.map((item) => toMenuLink(site, locale, slug, item)) : [];
}

function toSection(
	site: Site,
	locale: Locale,
	entity: 'category' | 'product_usage',
	section: Category | ProductUsage,
): SectionLink {
	return {
		id: section.id,
		label: section.name,
		href: site.addresses.path(locale, entity, section.id, 'menus'),
		picture: toPictureOrNull(section.media[0]),
		ambience: toPictureOrNull(section.media[1]),
		children: [],
	};
}

export function categorySections(site: Site, locale: Locale): SectionLink[] {
	return withoutDuplicateLabels(site.locales[locale].categories).map((category) =>
		toSection(site, locale, 'category', category),
	);
}

export function usageSections(site: Site, locale: Locale): SectionLink[] {
	const { categories, usages } = site.locales[locale];
	return withoutDuplicateLabels(usages).map((usage) => ({
		...toSection(site, locale, 'product_usage', usage),
		children: withoutDuplicateLabels(
			categories.filter((category) => usage.children.includes(category.id)),
		).map((category) => ({
			id: category.id,
			label: category.name,
			href: categoryUsageHref(locale, category.slug, usage.slug),
		})),
	}));
}

/** Pages of the bottom bar, in its order. */
const LEGAL_PAGES = [
	'privacy-policy',
	'cookie-policy',
	'privacy-policy-supplier',
	'warranty-conditions',
	'company-info',
	'accessibility',
	// In its own language alone: visitors in others need not read it.
	SELLER_NOTICE.page,
] as const;

/** A legal page in the visitor's language, else in English, else in Italian; null without any. */
function legalLink(
	site: Site,
	locale: Locale,
	id: string,
	languages: readonly Locale[] = [locale, 'en', 'it'],
): LegalLink | null {
	for (const language of languages) {
		const address = site.addresses.find(language, 'page', id);
		if (!address?.isTranslated) continue;
		const hreflang = language === locale ? null : language;
		return { id, label: address.label, href: address.path, hreflang };
	}
	return null;
}

const legalLinks = (site: Site, locale: Locale): LegalLink[] =>
	LEGAL_PAGES.flatMap((id) => legalLink(site, locale, id) ?? []);

/** Link to the list of cookies, which stands in for the settings while nothing needs consent. */
function cookieList(site: Site, links: readonly LegalLink[], locale: Locale): LegalLink | null {
	const page = links.find(({ id }) => id === 'cookie-policy');
	const { pages } = site.locales[page?.hreflang ?? locale];
	const blocks = pages.find(({ id }) => id === 'cookie-policy')?.blocks ?? [];
	const isListed = blocks.some((block) => block.type === 'cookie_table' && block.items.length > 0);
	return page && isListed ? { ...page, href: `${page.href}#${COOKIE_LIST_ID}` } : null;
}

function findMeasured(terms: MeasurementTerms): ShellModel['measured'] {
	const edition = findEdition(terms);
	return edition === null ? null : { edition, ga4Id: terms.mode === 'ga4' ? terms.ga4_id : null };
}

function companyLines(site: Site, locale: Locale): string[] {
	const { company } = site.locales[locale].settings;
	const t = getT(locale, 'content');
	const lines = [
		company.company_register && t('company.register', { value: company.company_register }),
		company.rea_number && t('company.rea', { value: company.rea_number }),
		company.share_capital && t('company.capital', { value: company.share_capital }),
		company.certified_email && t('company.certifiedEmail', { value: company.certified_email }),
		company.parent_company && t('company.parent', { value: company.parent_company }),
		company.group_note,
	];
	return lines.filter((line): line is string => Boolean(line));
}

function toCompany({ company }: Settings): CompanyModel {
	return {
		legalName: company.legal_name,
		street: company.street,
		postalCode: company.postal_code,
		city: company.city,
		province: company.province,
		country: company.country,
		email: company.email,
		phone: company.phone,
		vatNumber: company.vat_number,
	};
}

/** First of the announcements that are current when the site is built. */
function toAnnouncement(site: Site, locale: Locale): AnnouncementModel | null {
	const [first] = site.locales[locale].announcements;
	if (!first) return null;
	const { id, text, link, is_dismissible } = first;
	return {
		id,
		text,
		link: link && {
			label: link.label,
			href: site.addresses.resolve(locale, link.link, `announcement "${id}"`),
		},
		lang: first.locale === locale ? null : first.locale,
		isDismissible: is_dismissible,
	};
}

/** Address of every screen that the site knows by name. */
export const toRoutes = (locale: Locale): Record<RouteName, string> =>
	Object.fromEntries(ROUTE_NAMES.map((route) => [route, href(locale, route)])) as Record<
		RouteName,
		string
	>;

/** Shell of one language of a site that is already loaded. */
export function buildShell(site: Site, locale: Locale): ShellModel {
	const { settings } = site.locales[locale];
	const { company } = settings;
	const t = getT(locale, 'content');
	const names = new Map(site.shared.locales.map((entry) => [entry.code, entry.name]));
	const main = menuLinks(site, locale, 'main');
	const legal = legalLinks(site, locale);
	const model: Omit<ShellModel, 'digest'> = {
		locale,
		siteName: settings.site_name,
		payoff: settings.payoff,
		isShopEnabled: settings.shop.is_enabled,
		country: settings.shop.default_country,
		yenCountry: yenCountry(site, locale),
		announcement: toAnnouncement(site, locale),
		main,
		ranges: listRanges(site, locale, main),
		footer: menuLinks(site, locale, 'footer'),
		categories: categorySections(site, locale),
		usages: usageSections(site, locale),
		legal,
		terms: legalLink(site, locale, TERMS_PAGE),
		sellerNotice: legalLink(site, locale, SELLER_NOTICE.page, [locale, SELLER_NOTICE.locale]),
		cookieList: cookieList(site, legal, locale),
		measured: findMeasured(settings.measurement),
		social: settings.social,
		contact: getContact(site, locale),
		company: toCompany(settings),
		copyright: t('company.copyright', { name: company.legal_name }),
		vatLine: t('company.vat', { value: company.vat_number }),
		companyLines: companyLines(site, locale),
		deliveries: toDeliveries(site),
		href: toRoutes(locale),
		newsletterHref: site.addresses.path(locale, 'page', 'newsletter', 'newsletter banner'),
		hasNewsletter: site.locales[locale].forms.some(
			({ slug, status }) => slug === 'newsletter' && status === 'enabled',
		),
		switcherLocales: settings.switcher_locales,
		localeNames: Object.fromEntries(
			LOCALES.map((code) => [code, names.get(code) ?? code]),
		) as Record<Locale, string>,
	};
	return { ...model, digest: toDigest(model) };
}

const remember = createMemo<ShellModel>();

/** Shell around every page of a language; one model for all of them. */
export async function loadShell(locale: Locale): Promise<ShellModel> {
	const site = await loadSite();
	return remember(site, locale, 'shell', () => buildShell(site, locale));
}
