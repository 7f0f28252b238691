import type { Locale } from '#contract/locales.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { dayInRome } from '#domain/time/days.ts';
import { findPosition } from '#server/content/ports.ts';
import { mailFrameIn, type MailFrame } from '#server/platform/mail/compose.ts';
import { takeOne, type LimitRule } from '#server/platform/limits/limit.ts';
import { composeCompanyNotice, STAFF_LOCALE } from './mails/company.ts';
import type { Receipt } from './mails/closing.ts';
import * as templates from './mails/receipts.ts';
import type { Mail } from '#server/platform/mail/outbox.ts';
import type { Services } from '#server/platform/services.ts';
import type { Accepted, FormHandler, Given } from './handler.ts';
import { toDigest } from './reference.ts';

/** Limit of receipts to one address, so that strangers cannot fill a mailbox. */
export const RECEIPTS: LimitRule = { name: 'receipt.recipient', limit: 20, window_s: 24 * 60 * 60 };

type Template = (
	head: MailFrame,
	to: string,
	receipt: Receipt,
	accepted: Accepted,
	tx: Tx,
) => Promise<Mail>;

interface Notice {
	/** Name of the form in Italian. */
	form: string;
	reference: string;
	subject: string;
	/** Language of the sender, for the colleague who answers. */
	sender: Locale;
	submission_id: string;
	/** Page of the desk where it is handled; by default the first page. */
	place?: string;
}

/** Notifies the company that something waits at the desk. */
export async function notifyCompany(
	tx: Tx,
	services: Pick<Services, 'outbox' | 'senderIn' | 'siteUrl'>,
	{ submission_id, ...notice }: Notice,
): Promise<void> {
	const head = await mailFrameIn(services, tx, STAFF_LOCALE);
	const mail = composeCompanyNotice(head, notice);
	await services.outbox.post(tx, { ...mail, submission_id });
}

/** Creates a handler that sends two mails: a receipt to the person, a notice to the company. */
export function answeredBy(
	template: Template,
	others: Omit<FormHandler, 'apply'> = {},
): FormHandler {
	return {
		...others,
		async apply(tx, accepted, services) {
			const { email, locale, reference, subject, submissionId, internalName, now } = accepted;
			const head = await mailFrameIn(services, tx, locale);
			const receipt = {
				reference,
				form: accepted.form.name,
				received_on: dayInRome(now),
				fileCount: accepted.files.length,
			};
			if (email && (await takeOne(tx, RECEIPTS, toDigest(email), now)).isAllowed) {
				const mail = await template(head, email, receipt, accepted, tx);
				await services.outbox.post(tx, { ...mail, submission_id: submissionId });
			}
			const about = { form: internalName, reference, subject, sender: locale };
			await notifyCompany(tx, services, { ...about, submission_id: submissionId });
			return { outcome: 'received', wheels: [] };
		},
	};
}

export const contactHandler = answeredBy(async (head, to, receipt) =>
	templates.composeContactReceipt(head, to, receipt),
);

export const retailerHandler = answeredBy(async (head, to, receipt) =>
	templates.composeRetailerReceipt(head, to, receipt),
);

export const accessibilityHandler = answeredBy(async (head, to, receipt) =>
	templates.composeAccessibilityReceipt(head, to, receipt),
);

export const spontaneousHandler = answeredBy(async (head, to, receipt) =>
	templates.composeApplicationReceipt(head, to, { ...receipt, position: '' }),
);

/** Handler of applications: the subject names the position, which must be open. */
export const applicationHandler = answeredBy(
	async (head, to, receipt, accepted, tx) => {
		const position = await getPosition(tx, accepted);
		return templates.composeApplicationReceipt(head, to, {
			...receipt,
			position: position?.nameIn(accepted.locale) ?? '',
		});
	},
	{
		async refuse(given, { db }) {
			const isOpen = given.about === null || (await getPosition(db, given))?.isOpen === true;
			return isOpen ? [] : [{ path: '_about', code: 'closed' }];
		},
		async getSubject(given, { db }) {
			const position = await getPosition(db, given);
			return position?.nameIn('it') ?? given.values.subject ?? '';
		},
	},
);

const getPosition = async (db: Db | Tx, { about, now }: Given) =>
	about === null ? null : findPosition(db, about, now);
