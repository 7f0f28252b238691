import blocks from '#styles/blocks.css?inline';
import compare from '#styles/compare.css?inline';
import download from '#styles/download.css?inline';
import forms from '#styles/forms.css?inline';
import functional from '#styles/functional.css?inline';
import listing from '#styles/listing.css?inline';
import passport from '#styles/passport.css?inline';
import product from '#styles/product.css?inline';
import stores from '#styles/stores.css?inline';
import templates from '#styles/templates.css?inline';
import warranty from '#styles/warranty.css?inline';
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
	careers: [blocks, forms],
	job: [blocks, forms],
	listing: [listing],
	product: [product],
	stores: [stores],
	compare: [compare],
	functional: [blocks, functional, forms],
	error: [functional],
};

/** Style sheets of a page, in the order of the cascade. */
export function sheetsOf(content: PageContent): readonly string[] {
	const sheets = SHEETS[content.kind];
	if (content.kind === 'functional') {
		const isOfWheel = content.route === 'wheel-passport' || content.route === 'wheel-transfer';
		return isOfWheel ? [...sheets, warranty, passport] : sheets;
	}
	if (content.kind !== 'cms') return sheets;
	const { template, blocks: shown } = content.page;
	const own = shown.flatMap((block) => (block.type === 'form' ? [block.form?.slug] : []));
	return [
		...sheets,
		...(template === 'download' ? [download] : []),
		...(own.length > 0 ? [forms] : []),
		...(own.includes('warranty') ? [warranty] : []),
	];
}
