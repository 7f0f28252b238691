import blocks from '#styles/blocks.css?url';
import compare from '#styles/compare.css?url';
import download from '#styles/download.css?url';
import functional from '#styles/functional.css?url';
import listing from '#styles/listing.css?url';
import product from '#styles/product.css?url';
import stores from '#styles/stores.css?url';
import templates from '#styles/templates.css?url';
import type { PageContent } from '#content/routes/entry.ts';

/**
 * Styles beyond `site.ts` that a kind of page needs, by address. What a page does not show it does
 * not load: the product page has a budget of its own.
 */
const SHEETS: Record<PageContent['kind'], readonly string[]> = {
	cms: [blocks, templates],
	news: [blocks],
	'news-archive': [blocks],
	careers: [blocks],
	job: [blocks],
	listing: [listing],
	product: [product],
	stores: [stores],
	compare: [compare],
	functional: [blocks, functional],
	error: [functional],
};

/** Addresses of the style sheets of a page, in the order of the cascade. */
export function sheetsOf(content: PageContent): readonly string[] {
	const sheets = SHEETS[content.kind];
	const isDownload = content.kind === 'cms' && content.page.template === 'download';
	return isDownload ? [...sheets, download] : sheets;
}
