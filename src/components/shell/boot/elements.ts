// `?worker&url` is the build's only way to a file of its own without the preload wrapper, which
// weighs more than all the rest of this script's share.
import compareTable from '#components/compare/compare-table.ts?worker&url';
import sectionScrubber from '#components/drawing/section-scrubber.ts?worker&url';
import compareTray from '#components/compare/compare-tray.ts?worker&url';
import countryChoice from '#components/country/country-choice.ts?worker&url';
import fitting from '#components/fit/fitting.ts?worker&url';
import facetList from '#components/listing/facet-list.ts?worker&url';
import toldList from '#components/listing/list-analytics-element.ts?worker&url';
import backNotice from '#components/product/buy/back-notice.ts?worker&url';
import productOptions from '#components/product/options/product-options.ts?worker&url';
import siteSearch from '#components/search/site-search.ts?worker&url';
import storeFinder from '#components/stores/store-finder.ts?worker&url';
import { WAKERS } from '#islands/intent.ts';
import hamburgerMenu from '../menu/hamburger-menu.ts?worker&url';
import smallParts from './small-parts.ts?worker&url';
import wishHearts from '#components/wishlist/wish-hearts.ts?worker&url';
import { whenQuiet } from '#islands/ui/when-quiet.ts';

/**
 * Custom elements of a page's own parts and the files of their behaviour. Their markup works
 * without it, so it loads when the page is idle, at the visitor's first move towards the part, or
 * at once when the address carries a state that the part has to show.
 */
const BEHAVIOURS = {
	'[data-menu]': hamburgerMenu,
	'product-options': productOptions,
	'back-notice': backNotice,
	'facet-list': facetList,
	'fit-bench,pressure-pick': fitting,
	'compare-table': compareTable,
	'compare-tray': compareTray,
	'consent-choice,thanks-note': smallParts,
	'[data-printed]': countryChoice,
	'store-finder': storeFinder,
	'search-page,[data-lazy]': siteSearch,
	'section-scrubber': sectionScrubber,
	'told-list': toldList,
	'wish-hearts': wishHearts,
};

for (const [name, file] of Object.entries(BEHAVIOURS)) {
	// Some are links; of the others `href` is undefined.
	for (const element of document.querySelectorAll<HTMLAnchorElement>(name)) {
		const load = () => import(/* @vite-ignore */ file);
		const { printed, lazy } = element.dataset;
		if (lazy) {
			// In every header: nothing loads before the visitor comes near.
		} else if (printed) {
			// Prices are printed for a country: another choice, or one that the address names, shows
			// at once, also after going back.
			const follow = () =>
				(document.cookie + location.search).match(`[._]country=(?!${printed})`) && load();
			follow();
			addEventListener('pageshow', follow);
		} else if (location.search + location.hash) load();
		else whenQuiet(load);
		for (const type of WAKERS) {
			element.addEventListener(type, load, { once: true, passive: true });
		}
		// The links to the printed menu, to the search and to yen are buttons as soon as their code
		// can come.
		if (element.href) {
			element.onclick = (event) => {
				// A press with a modifier key opens a tab.
				if (event.ctrlKey || event.metaKey) return;
				event.preventDefault();
				element.ariaBusy = 'true';
				load().catch(() => (location.href = element.href));
			};
		}
	}
}
