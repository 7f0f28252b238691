import { dayInRome } from '#domain/time/days.ts';
import { listModelPictures } from '#server/content/ports.ts';
import type { Tx } from '#server/platform/db/client.ts';
import { mailFrameIn, type MailFrame } from '#server/platform/mail/compose.ts';
import type { Services } from '#server/platform/services.ts';
import { composeWarrantySummary, type WheelOfSummary } from '../mails/wheels.ts';
import { printCertificate, type CertificateWheel } from './certificate.ts';
import type { Registered, Registration } from './register.ts';

export type Posting = Pick<Services, 'outbox' | 'senderIn' | 'siteUrl'>;

/** Mails the outcome of each wheel, with the certificate if the extension is granted already. */
export async function postSummary(
	tx: Tx,
	accepted: Registration,
	wheels: readonly Registered[],
	{ isAccepted, ...services }: Posting & { isAccepted: boolean },
): Promise<void> {
	const { reference, values, email, locale, submissionId, now } = accepted;
	const head = await mailFrameIn(services, tx, locale);
	const purchase_date = values['purchase_date'] ?? '';
	const registered_on = dayInRome(now);
	const models = wheels.flatMap(({ product_id }) => product_id ?? []);
	const pictures = await listModelPictures(tx, locale, models);
	const summary = wheels.map(({ result, product_id, passport_token }): WheelOfSummary => ({
		...result,
		product: result.product ?? '',
		picture: pictures.get(product_id ?? '') ?? null,
		passport_token,
	}));
	const granted = summary.flatMap((wheel) => certified(wheel, { purchase_date, registered_on }));
	const mail = composeWarrantySummary(head, email, {
		reference,
		purchase_date,
		fileCount: accepted.files.length,
		wheels: summary,
		certificate: isAccepted ? await getCertificate(head, reference, granted) : null,
	});
	const about = submissionId === null ? {} : { submission_id: submissionId };
	await services.outbox.post(tx, { ...mail, ...about });
}

function certified(
	{ product, serial_number, legal_ends_on, extension_ends_on }: WheelOfSummary,
	days: Pick<CertificateWheel, 'purchase_date' | 'registered_on'>,
): CertificateWheel[] {
	if (legal_ends_on === null || extension_ends_on === null) return [];
	return [{ product, serial_number, legal_ends_on, extension_ends_on, ...days }];
}

/** Certificate of the wheels of one request, as an attachment. */
export async function getCertificate(
	{ brand, company, locale }: MailFrame,
	reference: string,
	wheels: readonly CertificateWheel[],
) {
	const { legal_name, street, postal_code, city, province, email, phone, website } = company;
	const bytes = await printCertificate({
		locale,
		reference,
		brand,
		maker: [
			`${legal_name} · ${street}, ${postal_code} ${city} (${province})`,
			`${email} · ${phone} · ${new URL(website).host}`,
		],
		wheels,
	});
	return {
		file_name: `${brand}-${reference}.pdf`,
		mime: 'application/pdf',
		base64: Buffer.from(bytes).toString('base64'),
	};
}
