import type { Accepted, AfterSubmission, FormHandler } from '#server/forms/ports.ts';
import type { Tx } from '#server/platform/db/client.ts';
import type { Services } from '#server/platform/services.ts';
import { askForSubscription } from './subscribe.ts';

/** True if the answer to advertising is yes. */
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

/** Starts a subscription after a yes to advertising, on any form. */
export const wishForNews: AfterSubmission = { isAsked, apply: askIfWanted };

/** Handler of the newsletter's own form: nothing begins before the mailed link is followed. */
export const newsletterHandler: FormHandler = {
	async apply(tx, accepted, services) {
		await askIfWanted(tx, accepted, services);
		return { outcome: 'confirm_by_mail', wheels: [] };
	},
};
