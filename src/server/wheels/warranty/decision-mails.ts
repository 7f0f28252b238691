import { toArticlePicture } from '#server/content/ports.ts';
import { findReference } from '#server/forms/ports.ts';
import { mailFrameIn } from '#server/platform/mail/compose.ts';
import type { Tx } from '#server/platform/db/client.ts';
import { composeExtendedGuarantee } from '../mails/claims.ts';
import { composeRejection } from '../mails/rejection.ts';
import { composeWarrantySummary } from '../mails/wheels.ts';
import { findWheelModel, type Registration } from '../passports/queries.ts';
import { toModel } from '../passports/serialise.ts';
import { makeLink } from './links.ts';
import { getCertificate, type Posting } from './summary.ts';

/** Data of a wheel for both decisions. The new link is valid beside those that the owner has. */
async function getWheel(tx: Tx, registration: Registration, created_at: Date) {
	const { id, serial_number, owner_email: email, owner_locale, submission_id } = registration;
	const link = { registration_id: id, kind: 'owner', email, created_at } as const;
	const [model, passport_token, reference] = [
		await findWheelModel(tx, serial_number),
		await makeLink(tx, link),
		submission_id === null ? null : await findReference(tx, submission_id),
	];
	const picture = model.model?.picture ?? null;
	return {
		product: toModel(model, owner_locale).name,
		picture: picture && toArticlePicture(picture, owner_locale),
		passport_token,
		// If staff has deleted the submission, only the wheel's own number is left to quote.
		reference: reference ?? serial_number,
	};
}

/** Mails the owner that the extension is granted, with the certificate. */
export async function postAcceptance(
	tx: Tx,
	registration: Registration,
	now: Date,
	services: Posting,
): Promise<void> {
	const { owner_email, owner_locale, submission_id, ...wheel } = registration;
	const { purchase_date, serial_number, legal_ends_on, extension_ends_on } = wheel;
	const { product, picture, passport_token, reference } = await getWheel(tx, registration, now);
	const head = await mailFrameIn(services, tx, owner_locale);
	const granted = { product, serial_number, legal_ends_on, extension_ends_on };
	const { registered_on } = registration;
	const mail = composeWarrantySummary(head, owner_email, {
		reference,
		purchase_date,
		// The receipt of the request has listed the files.
		fileCount: 0,
		wheels: [{ ...granted, picture, outcome: 'success', passport_token }],
		certificate: await getCertificate(head, reference, [
			{ ...granted, purchase_date, registered_on },
		]),
	});
	await services.outbox.post(tx, { ...mail, ...(submission_id !== null && { submission_id }) });
}

/** Mails the owner the reason of the rejection, and how to send another proof. */
export async function postRejection(
	tx: Tx,
	registration: Registration,
	now: Date,
	services: Posting,
): Promise<void> {
	const { owner_email, owner_locale, submission_id, serial_number } = registration;
	const { rejection, rejection_text: text } = registration;
	if (rejection === null) throw new Error(`wheel ${serial_number}: the rejection has no reason`);
	const { passport_token, ...wheel } = await getWheel(tx, registration, now);
	const head = await mailFrameIn(services, tx, owner_locale);
	const told = { ...wheel, serial_number, reason: rejection, text, token: passport_token };
	const mail = composeRejection(head, owner_email, told);
	await services.outbox.post(tx, { ...mail, ...(submission_id !== null && { submission_id }) });
}

/** Mails the owner that a repair has added a year to the legal guarantee; nobody after an erasure. */
export async function postExtendedGuarantee(
	tx: Tx,
	registration: Registration,
	now: Date,
	services: Posting,
): Promise<void> {
	const { owner_email, owner_locale, submission_id, serial_number, legal_ends_on } = registration;
	if (owner_email === '') return;
	const { product, passport_token: token } = await getWheel(tx, registration, now);
	const head = await mailFrameIn(services, tx, owner_locale);
	const told = { product, serial_number, legal_ends_on, token };
	const mail = composeExtendedGuarantee(head, owner_email, told);
	await services.outbox.post(tx, { ...mail, ...(submission_id !== null && { submission_id }) });
}
