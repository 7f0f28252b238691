import type { IsoDate } from '#contract/units.ts';
import { formatDate } from '#i18n/format.ts';
import type { MailFrame } from '#server/platform/mail/compose.ts';
import type { Part } from '#server/platform/mail/layout.ts';
import { MAIL_TEXTS } from '#server/platform/mail/texts/texts.ts';

/** What a mail says about a submission: all of it ours, nothing of it typed. */
export interface Receipt {
	reference: string;
	/** Name of the form, in the reader's language; empty where it is not known. */
	form: string;
	/** Day in Rome. */
	received_on: IsoDate;
	/** Their names are words of the sender's, too. */
	fileCount: number;
}

export const text = (words: string): Part => ({ kind: 'text', text: words });
export const small = (words: string): Part => ({ kind: 'small', text: words });

/** Which submission a mail is about. */
export function receiptFacts({ locale }: MailFrame, receipt: Receipt): Part {
	const words = MAIL_TEXTS[locale];
	const { reference, form, received_on, fileCount } = receipt;
	return {
		kind: 'facts',
		rows: [
			{ label: words.reference, value: reference },
			...(form === '' ? [] : [{ label: words.form, value: form }]),
			{ label: words.receivedOn, value: formatDate(received_on, locale) },
			...(fileCount === 0 ? [] : [{ label: words.files, value: String(fileCount) }]),
		],
	};
}

/** What came in, why it is not repeated, and how to add to it. */
export function closingOf(head: MailFrame, receipt: Receipt): Part[] {
	const { notRepeated, replyHint } = MAIL_TEXTS[head.locale];
	return [receiptFacts(head, receipt), small(notRepeated), small(replyHint(receipt.reference))];
}
