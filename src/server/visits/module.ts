import { VISIT_FORM, visitsContract } from '#contract/visits/module.ts';
import { defineModule } from '../module.ts';
import { STORE_REQUESTS, visitHandler } from './form-handler.ts';
import { VISIT_MAILS } from './mails/kinds.ts';
import { visitRule } from './retention.ts';

/** Visits to a store to see a wheel. A request is a submission, as of any form. */
export const visitsModule = defineModule({
	contract: visitsContract,
	routes: {},
	retention: { visits: visitRule },
	forms: { [VISIT_FORM]: visitHandler },
	limits: [STORE_REQUESTS],
	mails: Object.values(VISIT_MAILS),
});
