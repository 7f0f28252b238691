import { SPECIFICATION_UNITS, type SpecificationCode } from '#contract/content/specifications.ts';
import { guaranteeIn, ITALIAN_LIMITATION_MONTHS } from '#domain/catalogue/guarantee.ts';
import { REGISTRATION_DAYS } from '#domain/catalogue/warranty.ts';
import { formatNumber } from '#i18n/format.ts';
import { StartError } from '#errors/start-error.ts';
import type { SeedData } from '#seed/data.ts';
import { SEED_LOCALES, type SeedLocale } from '#seed/languages.ts';
import type { ProductSeed } from '#seed/types.ts';

/**
 * Placeholder of a figure. `{max_system_weight}` belongs to the product whose text it is,
 * `{sile-gravel-24.weight}` to another, `{pads-dolada.wear_limit}` is one that its data declare
 * beside the specification. `{legal_years}` and the like are those of the guarantee where the
 * language is read, `{registration_days}` those in which it can be extended, `{limitation_months}`
 * the limitation of claims in Italian courts.
 */
const PLACEHOLDER = /\{(?:([a-z0-9-]+)\.([a-z]+(?:_[a-z]+)*)|([a-z]+(?:_[a-z]+)+))\}/g;

const isCode = (name: string): name is SpecificationCode =>
	Object.hasOwn(SPECIFICATION_UNITS, name);
const isLocale = (key: string): key is SeedLocale => SEED_LOCALES.some((locale) => locale === key);

/** Figure of a product with its unit, as texts of the language write it: `130 kg`, `130kg`. */
function toFigure(
	{ id, specifications, figures = {} }: ProductSeed,
	name: string,
	locale: SeedLocale,
): string {
	const [value, unit] = isCode(name)
		? [specifications[name], SPECIFICATION_UNITS[name]]
		: (figures[name] ?? []);
	if (typeof value !== 'number' || unit === undefined) {
		throw new StartError(`Seed: ${id} has no figure for ${name}, which a text names`);
	}
	return measured(value, unit, locale);
}

/** Number with its unit, as texts of the language write it. */
export function measured(value: number, unit: string | null, locale: SeedLocale): string {
	const gap = locale === 'ja' ? '' : ' ';
	return `${formatNumber(value, locale)}${unit === null ? '' : `${gap}${unit}`}`;
}

const termsIn = (locale: SeedLocale) => ({
	...guaranteeIn(locale),
	registration_days: REGISTRATION_DAYS,
	limitation_months: ITALIAN_LIMITATION_MONTHS,
});

/** Replaces the placeholders of a text by their figures. */
function said(
	text: string,
	locale: SeedLocale,
	find: (id: string | undefined) => ProductSeed | undefined,
): string {
	return text.replace(PLACEHOLDER, (whole, id?: string, of?: string, own?: string) => {
		const name = of ?? own ?? '';
		const term = new Map(Object.entries(termsIn(locale))).get(name);
		if (term !== undefined) return String(term);
		const product = find(id);
		if (!product) {
			throw new StartError(`Seed: ${whole} in a text (${locale}) names no figure of a product`);
		}
		return toFigure(product, name, locale);
	});
}

/** Maps every string of a part; its language is that of the nearest key that names one. */
function walked<T>(part: T, say: (text: string, locale: SeedLocale) => string): T {
	function walk(value: unknown, locale: SeedLocale): unknown {
		if (typeof value === 'string') return say(value, locale);
		if (Array.isArray(value)) return value.map((each) => walk(each, locale));
		if (typeof value !== 'object' || value === null) return value;
		const entries = Object.entries(value);
		return Object.fromEntries(
			entries.map(([key, each]) => [key, walk(each, isLocale(key) ? key : locale)]),
		);
	}
	// Safe cast: strings become strings and nothing else changes.
	return walk(part, 'it') as T;
}

/**
 * Fills the figures of a seed's data into its texts: a limit stands with its product, once, and
 * texts of products, pages, news, forms and documents refer to it.
 */
export function withFigures(data: SeedData): SeedData {
	const byId = new Map(data.products.map((product) => [product.id, product]));
	const named = (id: string | undefined) => (id === undefined ? undefined : byId.get(id));
	const everywhere = (text: string, locale: SeedLocale) => said(text, locale, named);
	return {
		...data,
		products: data.products.map((product) => ({
			...product,
			texts: walked(product.texts, (text, locale) =>
				said(text, locale, (id) => (id === undefined ? product : byId.get(id))),
			),
		})),
		pages: walked(data.pages, everywhere),
		news: walked(data.news, everywhere),
		forms: walked(data.forms, everywhere),
		documents: data.documents.map(({ pages, ...document }) => {
			const told = (texts: readonly string[]) =>
				texts.map((text) => everywhere(text, document.language));
			return {
				...document,
				paragraphs: told(document.paragraphs),
				...(pages ? { pages: { ...pages, closing: told(pages.closing) } } : {}),
			};
		}),
	};
}
