import type { LinkableEntity } from '#contract/links.ts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '#contract/locales.ts';
import { config } from '#config.ts';
import { categoryUsageHref, entryHref, href } from '#i18n/paths.ts';
import type { Crumb, LayoutName, PageFrame, Picture } from './model.ts';
import type { Site } from '../site/site.ts';

/** Path of one page in a language; null if the page does not exist there. */
export type PathFor = (locale: Locale) => { path: string; isTranslated: boolean } | null;

export interface FrameInput {
	site: Site;
	locale: Locale;
	textLocale?: Locale;
	/** Address of this page, by language. */
	pathFor: PathFor;
	/** Address to link to in a language that lacks this page. */
	parentFor?: PathFor;
	title: string;
	description: string;
	layout: LayoutName;
	crumbs: Crumb[];
	noindex?: boolean;
	/** True for a screen with one task, such as the cart or signing in. */
	isTask?: boolean;
	lastModified?: string | null;
	picture?: Picture | null;
}

/** Paths of an entry, from the address book. */
export function entryPaths(site: Site, entity: LinkableEntity, id: string): PathFor {
	return (locale) => site.addresses.find(locale, entity, id) ?? null;
}

/** Paths of a category narrowed to a usage. */
export function categoryUsagePaths(site: Site, categoryId: string, usageId: string): PathFor {
	return (locale) => {
		const category = site.locales[locale].categories.find(({ id }) => id === categoryId);
		const usage = site.locales[locale].usages.find(({ id }) => id === usageId);
		if (!category || !usage) return null;
		return {
			path: categoryUsageHref(locale, category.slug, usage.slug),
			isTranslated: category.locale === locale && usage.locale === locale,
		};
	};
}

/** Paths of a screen that exists in every language. */
export function everywhere(getPath: (locale: Locale) => string): PathFor {
	return (locale) => ({ path: getPath(locale), isTranslated: true });
}

let origin: string | undefined;

/** Keeps the origin: the environment is parsed at each access, and thousands of pages ask. */
function absolute(path: string): string {
	return (origin ??= config.SITE_URL) + path;
}

/** Layouts without breadcrumbs: entrance pages and single tasks. */
const WITHOUT_CRUMBS: readonly LayoutName[] = ['home', 'checkout', 'empty'];

/** Letters of a title that search engines show. */
const TITLE_LENGTH = 65;

/** The page's title with the brand behind it, unless it is already in it or would be cut off. */
function withBrand(title: string, brand: string): string {
	const branded = `${title} | ${brand}`;
	return title.includes(brand) || branded.length > TITLE_LENGTH ? title : branded;
}

/** Title of an entry with its place behind it, as long as the brand fits behind both. */
export function titleIn(title: string, place: string, brand: string): string {
	const placed = `${title} – ${place}`;
	return withBrand(placed, brand) === placed ? title : placed;
}

export function toFrame(input: FrameInput): PageFrame {
	const { site, locale, pathFor } = input;
	const own = pathFor(locale);
	if (!own) throw new Error(`Missing page in ${locale}: cannot build its frame: ${input.title}`);
	const textLocale = input.textLocale ?? locale;
	const isFallback = textLocale !== locale;
	const italian = pathFor(DEFAULT_LOCALE);
	const canonicalPath = isFallback ? (pathFor(textLocale)?.path ?? own.path) : own.path;
	const alternates = LOCALES.flatMap((language) => {
		const found = pathFor(language);
		return found?.isTranslated ? [{ locale: language, path: found.path }] : [];
	});
	const { site_name } = site.locales[locale].settings;
	return {
		locale,
		textLocale,
		path: own.path,
		title: withBrand(input.title, site_name),
		description: input.description,
		canonical: absolute(canonicalPath),
		alternates: isFallback || input.noindex ? [] : alternates,
		xDefault:
			own.path === href(locale, 'home') ? '/' : (italian?.path ?? alternates[0]?.path ?? own.path),
		switcher: LOCALES.map((language) => {
			const found = pathFor(language);
			if (found) return { locale: language, path: found.path, isExact: true };
			const parent = input.parentFor?.(language)?.path ?? entryHref(language, 'page', 'home');
			return { locale: language, path: parent, isExact: false };
		}),
		noindex: input.noindex ?? false,
		isTask: input.isTask ?? false,
		layout: input.layout,
		crumbs: input.crumbs,
		hasCrumbs: input.crumbs.length > 0 && !WITHOUT_CRUMBS.includes(input.layout),
		lastModified: input.lastModified ?? null,
		picture: input.picture ?? null,
		social: null,
	};
}
