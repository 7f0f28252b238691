import { saveConsent } from '#contract/measurement/consent.ts';
import { measurementContract } from '#contract/measurement/module.ts';
import { defineModule } from '../module.ts';
import { noticeRoutes } from './consent/notice.ts';
import { showChoice } from './consent/page.ts';
import { consentRoutes } from './consent/routes.ts';
import { countRule, eventRoutes } from './events.ts';
import { MEASUREMENT_LIMITS } from './limits.ts';
import { missRoutes, missRule, searchMissKind } from './misses.ts';
import { reportRoutes } from './report.ts';
import { receiptData, receiptKind, receiptRule } from './personal.ts';

/** Measurement of the shop: consents, and counts by day that name no person. */
export const measurementModule = defineModule({
	contract: measurementContract,
	routes: { ...missRoutes, ...eventRoutes, ...noticeRoutes, ...consentRoutes, ...reportRoutes },
	desk: [searchMissKind, receiptKind],
	personal: receiptData,
	retention: {
		search_misses: missRule,
		consent_receipts: receiptRule,
		browsing_counts: countRule,
	},
	limits: MEASUREMENT_LIMITS,
	pages: [{ path: `/api${saveConsent.path}`, show: showChoice }],
});
