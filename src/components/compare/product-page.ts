import type { SheetRow } from '#domain/comparison.ts';

/** What a product's own page says, for one column of a comparison. */
export interface ProductColumn {
	price: string;
	availability: string;
	/** Language of the texts, where it is not that of the surroundings. */
	lang: string;
	picture: HTMLImageElement | null;
	drawing: SVGElement | null;
	rows: SheetRow[];
}

/** A column is some 20 rem wide at most. */
const PICTURE_SIZES = '(min-width: 1024px) 20rem, 45vw';

const textOf = (root: ParentNode, selector: string) =>
	root.querySelector(selector)?.textContent?.replace(/\s+/g, ' ').trim() ?? '';

function sheetOf(main: Element): SheetRow[] {
	const rows = main.querySelectorAll('.spec-table:not(.variants) tr:has(td)');
	return [...rows].map((row) => ({ label: textOf(row, 'th'), value: textOf(row, 'td') }));
}

function pictureOf(main: Element): HTMLImageElement | null {
	const found = main.querySelector<HTMLImageElement>('product-options img');
	if (!found) return null;
	const picture = new Image(1, 1);
	picture.sizes = PICTURE_SIZES;
	picture.srcset = found.getAttribute('srcset') ?? '';
	picture.src = found.getAttribute('src') ?? '';
	picture.alt = '';
	return picture;
}

/**
 * Reads a product's page. The page is the one place of this data: what it prints is compared, in
 * its words and its order, and nothing is generated for the comparison alone.
 */
export function readProductPage(page: Document): ProductColumn {
	const main = page.querySelector('main') ?? page.body;
	const lang = main.getAttribute('lang') ?? '';
	return {
		price: textOf(main, '[data-shows="price"]'),
		availability: textOf(main, '[data-shows="availability"]'),
		lang,
		picture: pictureOf(main),
		drawing: main.querySelector<SVGElement>('svg[data-scale]'),
		rows: sheetOf(main),
	};
}

/** Fetches and reads a product's page; rejects when there is none. */
export async function fetchProduct(address: string): Promise<ProductColumn> {
	const response = await fetch(address);
	if (!response.ok) throw new Error(`${address} answers ${response.status}`);
	const page = new DOMParser().parseFromString(await response.text(), 'text/html');
	if (!page.querySelector('product-options')) throw new Error(`${address} is no product's page`);
	return readProductPage(page);
}
