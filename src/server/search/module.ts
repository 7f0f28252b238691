import { SEARCH_PAGE_PATH } from '#contract/search/version.ts';
import { searchContract } from '#contract/search/module.ts';
import { defineModule } from '../module.ts';

import { searchRoutes, showSearchPage } from './routes.ts';

/** Search of the site for those without script, and in catalogues too large for a page's index. */
export const searchModule = defineModule({
	contract: searchContract,
	routes: searchRoutes,
	pages: [{ path: SEARCH_PAGE_PATH, show: showSearchPage }],
});
