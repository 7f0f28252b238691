import blocks from '#styles/blocks.css?inline';
import compare from '#styles/compare.css?inline';
import download from '#styles/download.css?inline';
import functional from '#styles/functional.css?inline';
import listing from '#styles/listing.css?inline';
import product from '#styles/product.css?inline';
import stores from '#styles/stores.css?inline';
import templates from '#styles/templates.css?inline';
import type { PageContent } from '#content/routes/entry.ts';

/**
 * Styles beyond `site.css` that a kind of page needs. What a page does not show it does not carry: the
 * product page has a budget of its own. They stand in the page, because a further file would hold
 * up its first paint for longer than its few bytes.
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

/** Style sheets of a page, in the order of the cascade. */
export function sheetsOf(content: PageContent): readonly string[] {
	const sheets = SHEETS[content.kind];
	const isDownload = content.kind === 'cms' && content.page.template === 'download';
	return isDownload ? [...sheets, download] : sheets;
}
