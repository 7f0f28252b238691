import type { Form } from '#contract/forms/forms.ts';
import type { Locale } from '#contract/locales.ts';
import { VISIT_FORM } from '#contract/visits/module.ts';
import { href } from '#i18n/paths.ts';
import type { Site } from './site.ts';

const formIn = (site: Site, locale: Locale) =>
	site.locales[locale].forms.find(
		({ slug, status }) => slug === VISIT_FORM && status === 'enabled',
	);

/** The page to ask a store for a look at a wheel; null while its form is off. */
export const visitHref = (site: Site, locale: Locale): string | null =>
	formIn(site, locale) ? href(locale, 'store-visit') : null;

type Options = Form['fields'][number]['options'];
const values = new WeakMap<Options, ReadonlySet<string>>();

/** What can be chosen: of nineteen thousand articles each product asks for its own. */
function valuesOf(options: Options): ReadonlySet<string> {
	let known = values.get(options);
	if (!known) values.set(options, (known = new Set(options.map(({ value }) => value))));
	return known;
}

/** Whether the form offers this choice. */
function offersChoice(site: Site, locale: Locale, slug: string, value: string): boolean {
	const field = formIn(site, locale)?.fields.find((one) => one.slug === slug);
	return field !== undefined && valuesOf(field.options).has(value);
}

/** The same with an article chosen; null for one that no shop shows. */
export function articleVisitHref(site: Site, locale: Locale, code: string): string | null {
	const page = visitHref(site, locale);
	if (page === null || !offersChoice(site, locale, 'article', code)) return null;
	return `${page}?${new URLSearchParams({ article: code })}`;
}

/** The same with a store chosen; null for one that riders do not go to. */
export function storeVisitHref(site: Site, locale: Locale, id: string): string | null {
	const page = visitHref(site, locale);
	if (page === null || !offersChoice(site, locale, 'store', id)) return null;
	return `${page}?${new URLSearchParams({ store: id })}`;
}
