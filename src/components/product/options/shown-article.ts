import { priceAt } from '#components/country/shown-prices.ts';
import type { Offered, SeenPrice } from '#state/analytics.ts';

/** Structured data of the page that analytics report; the same build printed them. */
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

const readText = (element: Element | null | undefined) => element?.textContent?.trim() ?? '';

/** Printed price of a product; the lowest of its articles' while none is chosen. */
function printedPrice({ offers, hasVariant = [] }: Thing): SeenPrice | null {
	const [lowest] = (offers ? [offers] : hasVariant.flatMap((article) => article.offers ?? []))
		.map(({ price, priceCurrency }) => ({ value: Number(price), currency: priceCurrency }))
		.toSorted((a, b) => a.value - b.value);
	return lowest ?? null;
}

/** The chosen article of a product's page, else the product, at the price shown. */
export function shownArticle(): Offered | null {
	const things = printedThings();
	const product = things.find(({ sku, hasVariant }) => sku !== undefined || hasVariant) ?? {};
	const code =
		readText(document.querySelector('[data-shows=code]')) || product.sku || product.productGroupID;
	const name = readText(document.querySelector('h1'));
	if (!code || !name) return null;
	const article = product.hasVariant?.find(({ sku }) => sku === code) ?? product;
	const row = document.getElementById(code);
	const shown = priceAt(
		row ?? document.querySelector<HTMLElement>('[data-shows=price] [data-price]'),
	);
	const [category] = things.flatMap(({ itemListElement }) => itemListElement?.at(-2)?.name ?? []);
	return {
		code,
		name,
		brand: product.brand?.name,
		category,
		variant: readText(row?.children[1]) || undefined,
		price: shown === undefined ? printedPrice(article) : shown,
	};
}
