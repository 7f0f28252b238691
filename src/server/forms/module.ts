import { inArray } from 'drizzle-orm';
import { formsContract } from '#contract/forms/module.ts';
import { cleanUpUploads, type KnownFiles } from '#server/platform/uploads/cleanup.ts';
import { defineModule } from '../module.ts';
import { answerRoutes } from './answer.ts';
import { fileRoutes } from './files/files.ts';
import { SUBMISSION_KINDS } from './kinds.ts';
import { FORM_LIMITS } from './limits.ts';
import { FORM_MAILS } from './mails/kinds.ts';
import { submissionData } from './personal.ts';
import * as receipts from './receipts.ts';
import { applicationRule, messageRule } from './files/retention.ts';
import { formRoutes } from './routes.ts';
import { uploads } from './tables.ts';

/** Names of stored files that a submission refers to. */
export const knownFiles: KnownFiles = async (db, names) => {
	const { stored_name } = uploads;
	const rows = await db.select({ stored_name }).from(uploads).where(inArray(stored_name, names));
	return rows.map((row) => row.stored_name);
};

export const formsModule = defineModule({
	contract: formsContract,
	routes: { ...formRoutes, ...answerRoutes, ...fileRoutes },
	desk: SUBMISSION_KINDS,
	personal: submissionData,
	retention: { messages: messageRule, applications: applicationRule },
	forms: {
		contact: receipts.contactHandler,
		retailer: receipts.retailerHandler,
		accessibility: receipts.accessibilityHandler,
		careers: receipts.applicationHandler,
		'spontaneous-application': receipts.spontaneousHandler,
	},
	cleanups: [
		{
			isForErasure: true,
			run: (services) => cleanUpUploads(services, knownFiles),
		},
	],
	limits: [...FORM_LIMITS, receipts.RECEIPTS],
	mails: Object.values(FORM_MAILS),
});
