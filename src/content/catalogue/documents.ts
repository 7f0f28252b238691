import type { Product } from '#contract/content/catalogue.ts';
import type { Document } from '#contract/content/places.ts';
import type { Locale } from '#contract/locales.ts';
import { formatBytes, formatDate } from '#i18n/format.ts';
import { productById } from '../site/find-product.ts';
import type { Site } from '../site/site.ts';

export interface DocumentRow {
	id: string;
	title: string;
	lang: Locale | null;
	kind: Document['kind'];
	/** Language of the file. */
	language: Locale;
	href: string;
	size: string;
	date: string;
	isoDate: string;
	/** Replaced versions, the newest first; absent without any. */
	earlier?: { href: string; date: string }[];
	/** Ranges that it covers: its own, or those of its products. */
	ranges: string[];
}

/** Index of each product in a list: their ranges are named in this order. */
const places = new WeakMap<readonly Product[], Map<string, number>>();

function placesIn(products: readonly Product[]): Map<string, number> {
	let known = places.get(products);
	if (!known) {
		known = new Map(products.map(({ id }, place) => [id, place]));
		places.set(products, known);
	}
	return known;
}

function listRanges(site: Site, document: Document, locale: Locale): string[] {
	if (document.range) return [document.range];
	const place = placesIn(site.locales[locale].products);
	const ranges = document.product_ids
		.toSorted((a, b) => (place.get(a) ?? 0) - (place.get(b) ?? 0))
		.flatMap((id) => productById(site, locale, id)?.range ?? []);
	return [...new Set(ranges)];
}

function toDocumentRow(site: Site, document: Document, locale: Locale): DocumentRow {
	return {
		id: document.id,
		title: document.title,
		lang: document.locale === locale ? null : document.locale,
		kind: document.kind,
		language: document.language,
		href: `/media/documents/${document.file}`,
		size: formatBytes(document.bytes, locale),
		date: formatDate(document.published_on, locale),
		isoDate: document.published_on,
		...(document.earlier.length > 0 && {
			earlier: document.earlier.map(({ file, published_on }) => ({
				href: `/media/documents/${file}`,
				date: formatDate(published_on, locale),
			})),
		}),
		ranges: listRanges(site, document, locale),
	};
}

/** Documents of a product or a kind, those in the reader's language first. */
export function toDocuments(
	site: Site,
	locale: Locale,
	filter: { productId?: string | null; kind?: string | null },
): DocumentRow[] {
	const { productId, kind } = filter;
	return site.locales[locale].documents
		.filter((document) => !productId || document.product_ids.includes(productId))
		.filter((document) => !kind || document.kind === kind)
		.toSorted((a, b) => Number(b.language === locale) - Number(a.language === locale))
		.map((document) => toDocumentRow(site, document, locale));
}

/**
 * Documents of a product as its page lists them: of one that exists in several languages, only the
 * reader's. Those that are not in it stay, each in the language that it has.
 */
export function documentsToRead(site: Site, locale: Locale, productId: string): DocumentRow[] {
	const rows = toDocuments(site, locale, { productId });
	const own = rows.filter(({ language }) => language === locale).map(({ title }) => title);
	return rows.filter(({ language, title }) => language === locale || !own.includes(title));
}
