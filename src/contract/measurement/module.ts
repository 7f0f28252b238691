import { contractModule } from '../module.ts';
import * as consent from './consent.ts';
import { consentReceiptResource, searchMissResource } from './desk.ts';
import { countEvents } from './events.ts';
import { countSearchMiss } from './misses.ts';
import { getMeasurementReport } from './report.ts';

export const measurementContract = contractModule({
	name: 'measurement',
	endpoints: {
		countSearchMiss,
		countEvents,
		getMeasurementReport,
		getConsentNotice: consent.getConsentNotice,
		saveConsent: consent.saveConsent,
		listOwnConsents: consent.listOwnConsents,
		revokeOwnConsent: consent.revokeOwnConsent,
	},
	desk: [searchMissResource, consentReceiptResource],
	shapes: { ConsentNotice: consent.consentNoticeSchema },
	retention: {
		search_misses: 365,
		/** A consent lasts six months; its proof a year from its end at most. */
		consent_receipts: 547,
		/** Counts name nobody. Three years let a season be compared with two before. */
		browsing_counts: 1096,
	},
});
