import type { Locale } from '#contract/locales.ts';
import { formatPair } from '#i18n/format.ts';
import { measuredText } from '#i18n/measured-text.ts';
import { getT } from '#i18n/server.ts';
import { printsOnce } from '../site/recording.ts';
import { toDigest } from '../source/digest.ts';
import type { ProductModel } from '../product/product.ts';
import type { CmsPageModel, RouteEntry } from '../page/entry.ts';
import { blockMarkdown } from './blocks.ts';
import { absoluteLink, toMarkdown, plain, toTable } from './html.ts';

/** Data sheet, a line for each figure. */
function toSheet(product: ProductModel, locale: Locale): string {
	const specs = getT(locale, 'specs');
	const rows = product.specifications.flatMap(({ rows: ofGroup }) => ofGroup);
	const figures = rows.map(({ code, value, unit }) => [
		specs(`label.${code}`),
		unit ? `${value} ${unit}` : value,
	]);
	const features = product.features.map(({ code, value }) => [specs(`feature.${code}`), value]);
	return [...figures, ...features]
		.map(([label = '', value = '']) => `- ${formatPair(plain(label), plain(value), locale)}`)
		.join('\n');
}

/** Measured weight in one sentence, and whose data it is. */
function toMeasured({ measured }: ProductModel, locale: Locale): string {
	if (!measured) return '';
	const t = getT(locale, 'bench');
	const line = measuredText(measured, locale, t);
	return plain(line);
}

/** Articles with price and availability, as the table of the page has them. */
function toArticles({ variants }: ProductModel, locale: Locale): string {
	const t = getT(locale, 'catalogue');
	const none = getT(locale, 'prices')('price.none');
	const rows = variants.map(({ code, name, price, availability }) =>
		[code, name, price ?? none, t(`availability.${availability}`)].map(plain),
	);
	const head = ['code', 'version', 'price', 'availability'] as const;
	return toTable([head.map((column) => plain(t(`product.${column}`))), ...rows]);
}

function productMarkdown(product: ProductModel, locale: Locale): string[] {
	const t = getT(locale, 'catalogue');
	const section = (title: string, text: string) => (text === '' ? '' : `## ${title}\n\n${text}`);
	const documents = product.documents.map(
		({ title, href }) => `- [${plain(title)}](${absoluteLink(href)})`,
	);
	return [
		plain(product.payoff),
		toMarkdown(product.description),
		product.variants.length > 0 ? section(t('product.variants'), toArticles(product, locale)) : '',
		section(t('product.specifications'), toSheet(product, locale)),
		section(getT(locale, 'bench')('model.title'), toMeasured(product, locale)),
		section(t('product.documents'), documents.join('\n')),
	];
}

const pageMarkdown = ({ title, blocks }: CmsPageModel): string[] => [
	`# ${plain(title)}`,
	...blocks.map((block) => blockMarkdown(block)),
];

/** Markdown of a page, by the digest of its text. */
export interface Twin {
	/** Address without the ending and the leading slash, `it/prodotto/kleos`. */
	page: string;
	digest: string;
	/** Null in a publisher, which makes the text again where it prints it. */
	markdown: string | null;
}

const known = new WeakMap<RouteEntry, Twin>();

function toPageMarkdown({ content, frame }: RouteEntry): string | null {
	const { locale } = frame;
	if (frame.noindex || frame.textLocale !== locale) return null;
	const parts =
		content.kind === 'product'
			? [`# ${plain(content.product.name)}`, ...productMarkdown(content.product, locale)]
			: content.kind === 'cms'
				? pageMarkdown(content.page)
				: null;
	return parts && [...parts, `<${frame.canonical}>`].filter(Boolean).join('\n\n') + '\n';
}

/**
 * Twin of a page of the CMS or the catalogue, for readers that take text alone; null for pages of
 * other kinds, and for those that search engines must not list. Made once for as long as the page
 * is unchanged.
 */
export function loadTwin(entry: RouteEntry): Twin | null {
	const twin = known.get(entry);
	if (twin) return twin;
	const markdown = toPageMarkdown(entry);
	if (markdown === null) return null;
	const made = {
		page: entry.frame.path.slice(1),
		digest: toDigest(markdown),
		markdown: printsOnce() ? markdown : null,
	};
	known.set(entry, made);
	return made;
}

/** Text of a page's twin; empty for a page without one. */
export const twinMarkdown = (entry: RouteEntry): string =>
	known.get(entry)?.markdown ?? toPageMarkdown(entry) ?? '';
