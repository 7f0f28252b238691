import { priceAt } from '#components/country/shown-prices.ts';
import type { Offered, SeenPrice } from '#state/analytics.ts';

/** What the page's data for crawlers say that is told of an article; the same build printed them. */
interface Thing {
	sku?: string;
	productGroupID?: string;
	brand?: { name: string };
	offers?: { price: string; priceCurrency: string };
	hasVariant?: Thing[];
	itemListElement?: { name: string }[];
}

function printedThings(): Thing[] {
	const text = document.querySelector('script[type="application/ld+json"]')?.textContent;
	const { '@graph': things }: { '@graph': Thing[] } = JSON.parse(text || '{"@graph":[]}');
	return things;
}

const textOf = (element: Element | null | undefined) => element?.textContent?.trim() ?? '';

function printedPrice({ offers }: Thing): SeenPrice | null {
	return offers ? { value: Number(offers.price), currency: offers.priceCurrency } : null;
}

/** The article that a product's page shows as chosen, at the price that stands there. */
export function shownArticle(): Offered | null {
	const things = printedThings();
	const product = things.find(({ sku, hasVariant }) => sku !== undefined || hasVariant) ?? {};
	const code =
		textOf(document.querySelector('[data-shows=code]')) || product.sku || product.productGroupID;
	const name = textOf(document.querySelector('h1'));
	if (!code || !name) return null;
	const article = product.hasVariant?.find(({ sku }) => sku === code) ?? product;
	const row = document.getElementById(code);
	const shown = priceAt(row);
	const [category] = things.flatMap(({ itemListElement }) => itemListElement?.at(-2)?.name ?? []);
	return {
		code,
		name,
		brand: product.brand?.name,
		category,
		variant: textOf(row?.children[1]) || undefined,
		price: shown === undefined ? printedPrice(article) : shown,
	};
}
