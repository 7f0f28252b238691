import { dayInRome } from '#domain/days.ts';
import type { Tx } from '#server/platform/db/client.ts';
import type { FormHandler } from '#server/forms/ports.ts';
import { mailFrameIn, type MailFrame } from '#server/platform/mail/compose.ts';
import { composeWarrantySummary } from '../mails/wheels.ts';
import type { Services } from '#server/platform/services.ts';
import { printCertificate } from './certificate.ts';
import { takeCheck } from './limits.ts';
import { printResult } from './result-page.ts';
import { registerWheels, serialsOf, type Registered, type Registration } from './register.ts';

/**
 * The extension of the warranty: one proof of purchase, a result for each wheel, one mail. The wheels
 * that can be registered are, the others are reported; with none of them nothing is kept.
 */
export const warrantyHandler: FormHandler = {
	/** A registration answers questions about serials, so it counts as as many checks. */
	async refuse(given, { db }) {
		for (const _ of serialsOf(given)) {
			const taken = await takeCheck(db, given.client, given.now);
			if (!taken.isAllowed) return [{ path: 'serial_number', code: 'too_many_requests' }];
		}
		return [];
	},

	show: printResult,

	subjectOf: async (given) => serialsOf(given).join(', '),

	async apply(tx, accepted, services) {
		const wheels = await registerWheels(tx, accepted);
		const results = wheels.map(({ result }) => result);
		if (!results.some(({ outcome }) => outcome === 'success')) {
			return { outcome: 'not_registered', wheels: results };
		}
		await postSummary(tx, accepted, wheels, services);
		return { outcome: 'received', wheels: results };
	},
};

/** Mails the summary of a registration with its certificate. */
export async function postSummary(
	tx: Tx,
	accepted: Registration,
	wheels: readonly Registered[],
	services: Pick<Services, 'outbox' | 'senderIn' | 'siteUrl'>,
): Promise<void> {
	const { reference, values, email, locale, submissionId } = accepted;
	const head = await mailFrameIn(services, tx, locale);
	const purchase_date = values['purchase_date'] ?? '';
	const mail = composeWarrantySummary(head, email, {
		reference,
		purchase_date,
		fileCount: accepted.files.length,
		wheels: wheels.map(({ result, passport_token }) => ({
			...result,
			product: result.product ?? '',
			passport_token,
		})),
		certificate: await certificateOf(head, accepted, wheels),
	});
	await services.outbox.post(tx, { ...mail, submission_id: submissionId });
}

async function certificateOf(
	{ brand, company, locale }: MailFrame,
	{ reference, values, now }: Registration,
	wheels: readonly Registered[],
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
		wheels: wheels.flatMap(({ result }) => {
			const { product, serial_number, legal_ends_on, extension_ends_on } = result;
			if (product === null || legal_ends_on === null || extension_ends_on === null) return [];
			const purchase_date = values['purchase_date'] ?? '';
			const registered_on = dayInRome(now);
			const terms = { legal_ends_on, extension_ends_on };
			return [{ product, serial_number, purchase_date, registered_on, ...terms }];
		}),
	});
	return {
		file_name: `${brand}-${reference}.pdf`,
		mime: 'application/pdf',
		base64: Buffer.from(bytes).toString('base64'),
	};
}
