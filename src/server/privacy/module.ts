import { privacyContract } from '#contract/privacy/module.ts';
import { defineModule } from '../module.ts';
import { retentionKind } from './kind.ts';
import { PRIVACY_LIMITS } from './limits.ts';
import { RETENTION_QUEUE, startRetention } from './retention.ts';
import { privacyRoutes } from './routes.ts';

export const privacyModule = defineModule({
	contract: privacyContract,
	routes: privacyRoutes,
	desk: [retentionKind],
	limits: PRIVACY_LIMITS,
	queues: { retention: { rules: RETENTION_QUEUE, start: startRetention } },
});
