import { systemContract } from '#contract/system/module.ts';
import { cleanUpCaptchas } from '#server/platform/captcha/captcha.ts';
import { cleanUpCounters } from '#server/platform/limits/limit.ts';
import { GATE_LIMITS } from '#server/platform/limits/gate.ts';
import { READER_LIMITS } from '#server/platform/limits/readers.ts';
import { defineModule } from '../module.ts';
import { metricsRoutes } from './metrics.ts';
import { systemRoutes } from './routes.ts';

export const systemModule = defineModule({
	contract: systemContract,
	routes: systemRoutes,
	limits: [...READER_LIMITS, ...GATE_LIMITS],
	mount(app, services) {
		app.route('/api/metrics', metricsRoutes(services));
	},
	cleanups: [
		{ run: ({ db }, now) => cleanUpCaptchas(db, now) },
		{ run: ({ db }, now) => cleanUpCounters(db, now) },
	],
});
