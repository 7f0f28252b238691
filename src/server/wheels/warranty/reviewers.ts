import { notifyCompany, type Accepted } from '#server/forms/ports.ts';
import type { Tx } from '#server/platform/db/client.ts';
import type { Services } from '#server/platform/services.ts';

/** Requests that wait, as the desk's own list shows them. */
const WAITING = `#/wheel_registrations?${new URLSearchParams({
	filter: JSON.stringify({ extension: 'requested' }),
})}`;

/** Notifies the company of a request for the extension. */
export const notifyReviewers = (
	tx: Tx,
	{
		internalName,
		reference,
		subject,
		submissionId,
		locale,
	}: Pick<Accepted, 'internalName' | 'reference' | 'subject' | 'submissionId' | 'locale'>,
	services: Pick<Services, 'outbox' | 'senderIn' | 'siteUrl'>,
): Promise<void> =>
	notifyCompany(tx, services, {
		form: internalName,
		reference,
		subject,
		sender: locale,
		submission_id: submissionId,
		place: WAITING,
	});
