import { whenPricesStand } from '#components/country/shown-prices.ts';
import { reportList } from '#components/listing/list-analytics.ts';
import { noteOffered } from '#state/analytics.ts';
import { shownArticle } from './shown-article.ts';

/** Reports one view of the product, as the chosen article, and the related products seen. */
export function reportView(): void {
	whenPricesStand(() => {
		const article = shownArticle();
		if (article) noteOffered('view_item', article);
	});
	const related = document.querySelector('.card-grid');
	if (related) reportList(related, related.parentElement?.querySelector('h2') ?? null);
}
