import { eq } from 'drizzle-orm';
import type { Locale } from '#contract/locales.ts';
import { dayInRome } from '#domain/days.ts';
import { greetedName } from '#domain/person-names.ts';
import type { Db, Tx } from '../db/client.ts';
import { jobs } from '../db/schema-content.ts';
import { textsIn } from '../entry.ts';
import { letterheadIn, type Letterhead, type Recipient } from '../mail/compose.ts';
import { takeOne, type LimitRule } from '../limits/limit.ts';
import { composeCompanyNotice } from '../mail/letters/company.ts';
import * as letters from '../mail/letters/receipts.ts';
import type { Mail } from '../mail/outbox.ts';
import type { Accepted, FormEffect, Given } from './effect.ts';
import { readableFields } from './readable.ts';
import { digestOf } from './reference.ts';

/** A receipt repeats what was typed: nobody's mailbox is to be filled with somebody else's words. */
const RECEIPTS: LimitRule = { name: 'receipt.recipient', limit: 20, window_s: 24 * 60 * 60 };

type Letter = (
	head: Letterhead,
	person: Recipient,
	receipt: { reference: string; fields: letters.SentField[] },
	accepted: Accepted,
	tx: Tx,
) => Promise<Mail>;

/** Two mails: a receipt for the person, and for the company that something has come in. */
function answeredBy(letter: Letter, others: Omit<FormEffect, 'apply'> = {}): FormEffect {
	return {
		...others,
		async apply(tx, accepted, { outbox, siteUrl }) {
			const { email, values, locale, reference, subject, submissionId, houseName, now } = accepted;
			const head = await letterheadIn(tx, locale, siteUrl);
			const receipt = { reference, fields: readableFields(accepted) };
			const person = { to: email, name: greetedName(values, locale) };
			if (email && (await takeOne(tx, RECEIPTS, digestOf(email), now)).isAllowed) {
				const mail = await letter(head, person, receipt, accepted, tx);
				await outbox.post(tx, { ...mail, submission_id: submissionId });
			}
			const notice = composeCompanyNotice(head, { form: houseName, reference, subject });
			await outbox.post(tx, { ...notice, submission_id: submissionId });
			return { outcome: 'received', wheels: [] };
		},
	};
}

export const contactEffect = answeredBy(async (head, person, receipt) =>
	letters.composeContactReceipt(head, person, receipt),
);

export const retailerEffect = answeredBy(async (head, person, receipt) =>
	letters.composeRetailerReceipt(head, person, receipt),
);

export const supportEffect = answeredBy(
	async (head, person, receipt, { values }) =>
		letters.composeSupportReceipt(head, person, {
			...receipt,
			serial_number: values.serial_number ?? '',
		}),
	{ subjectOf: async ({ values }) => values.serial_number ?? '' },
);

export const spontaneousEffect = answeredBy(async (head, person, receipt) =>
	letters.composeApplicationReceipt(head, person, { ...receipt, position: '' }),
);

/** An application for a position: it is named after it, and taken while it is open. */
export const applicationEffect = answeredBy(
	async (head, person, receipt, accepted, tx) => {
		const position = await findPosition(tx, accepted);
		return letters.composeApplicationReceipt(head, person, {
			...receipt,
			position: position?.nameIn(accepted.locale) ?? '',
		});
	},
	{
		async refuse(given, { db }) {
			const isOpen = given.about === null || (await findPosition(db, given))?.isOpen === true;
			return isOpen ? [] : [{ path: '_about', code: 'closed' }];
		},
		async subjectOf(given, { db }) {
			const position = await findPosition(db, given);
			return position?.nameIn('it') ?? given.values.subject ?? '';
		},
	},
);

async function findPosition(db: Db | Tx, { about, now }: Given) {
	if (about === null) return null;
	const [job] = await db.select().from(jobs).where(eq(jobs.id, about));
	if (!job) return null;
	const today = dayInRome(now);
	return {
		isOpen: job.is_open && (job.closes_on === null || today <= job.closes_on),
		nameIn: (locale: Locale) => textsIn(job.texts, locale).text.name,
	};
}
