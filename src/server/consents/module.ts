import { consentsContract } from '#contract/consents/module.ts';
import { defineModule } from '../module.ts';
import { consentKind } from './kind.ts';
import { consentData } from './personal.ts';
import { consentRule } from './retention.ts';

export const consentsModule = defineModule({
	contract: consentsContract,
	routes: {},
	desk: [consentKind],
	personal: consentData,
	retention: { consents: consentRule },
});
