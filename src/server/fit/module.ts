import { fitContract } from '#contract/fit/module.ts';
import { listFitRules } from '#contract/fit/rules.ts';
import { keptRoute } from '#server/platform/answers/kept-route.ts';
import { defineModule } from '../module.ts';
import { fitRuleKind } from './kind.ts';
import { FIT_PATH, showFitPage } from './page.ts';
import { findFitRules } from './queries.ts';

/** Rules that decide which wheel fits which bicycle, and the bench's answer without script. */
export const fitModule = defineModule({
	contract: fitContract,
	routes: {
		listFitRules: keptRoute(listFitRules, { reads: ['fit_rules'] }, ({ db, query }) =>
			findFitRules(db, query.locale),
		),
	},
	desk: [fitRuleKind],
	pages: [{ path: FIT_PATH, show: showFitPage }],
});
