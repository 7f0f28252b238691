import type { Form } from '#contract/forms/forms.ts';
import type { Locale } from '#contract/locales.ts';
import { VISIT_FORM } from '#contract/visits/module.ts';
import { href } from '#i18n/paths.ts';
import type { Site } from '../site/site.ts';

const formIn = (site: Site, locale: Locale) =>
	site.locales[locale].forms.find(
		({ slug, status }) => slug === VISIT_FORM && status === 'enabled',
	);

/** Page to ask a store for a look at a wheel; null while its form is off. */
export const visitHref = (site: Site, locale: Locale): string | null =>
	formIn(site, locale) ? href(locale, 'store-visit') : null;

type Options = Form['fields'][number]['options'];
const values = new WeakMap<Options, ReadonlySet<string>>();

/** Values of the options as a set: each product looks its own up among nineteen thousand. */
function listValues(options: Options): ReadonlySet<string> {
	let known = values.get(options);
	if (!known) values.set(options, (known = new Set(options.map(({ value }) => value))));
	return known;
}

/** True if the form offers this choice. */
function offersChoice(site: Site, locale: Locale, slug: string, value: string): boolean {
	const field = formIn(site, locale)?.fields.find((one) => one.slug === slug);
	return field !== undefined && listValues(field.options).has(value);
}

/** `visitHref` with an article chosen; null for an article that no store shows. */
export function articleVisitHref(site: Site, locale: Locale, code: string): string | null {
	const page = visitHref(site, locale);
	if (page === null || !offersChoice(site, locale, 'article', code)) return null;
	return `${page}?${new URLSearchParams({ article: code })}`;
}

/** `visitHref` with a store chosen; null for a store that riders do not visit. */
export function storeVisitHref(site: Site, locale: Locale, id: string): string | null {
	const page = visitHref(site, locale);
	if (page === null || !offersChoice(site, locale, 'store', id)) return null;
	return `${page}?${new URLSearchParams({ store: id })}`;
}
