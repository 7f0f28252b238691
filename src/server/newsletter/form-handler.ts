import type { Accepted, AfterSubmission, FormHandler } from '#server/forms/ports.ts';
import type { Tx } from '#server/platform/db/client.ts';
import type { Services } from '#server/platform/services.ts';
import { askForSubscription } from './subscribe.ts';

/** Whether somebody answered yes to advertising. */
const isAsked = ({ marketing }: Readonly<Record<string, string>>): boolean => marketing === 'si';

async function askIfWanted(tx: Tx, accepted: Accepted, services: Services): Promise<void> {
	const { values, email, locale, submissionId, now } = accepted;
	if (!isAsked(values)) return;
	await askForSubscription(
		tx,
		{
			email,
			first_name: values.first_name ?? '',
			country: values.country ?? '',
			language: values.language ?? '',
			locale,
			submission_id: submissionId,
			now,
		},
		services,
	);
}

/** Starts a subscription where somebody answered yes to advertising, on whatever form. */
export const wishForNews: AfterSubmission = { isAsked, apply: askIfWanted };

/** The newsletter's own form: nothing begins before the mailed link is followed. */
export const newsletterHandler: FormHandler = {
	async apply(tx, accepted, services) {
		await askIfWanted(tx, accepted, services);
		return { outcome: 'confirm_by_mail', wheels: [] };
	},
};
