import type { IsoDate } from '#contract/units.ts';
import { formatDate } from '#i18n/format.ts';
import { fill } from '#i18n/translator.ts';
import type { MailFrame } from '#server/platform/mail/compose.ts';
import type { Part } from '#server/platform/mail/layout.ts';
import { MAIL_TEXTS } from '#server/platform/mail/texts.ts';

/** Data of a mail about a submission, without typed text. */
export interface Receipt {
	reference: string;
	/** Name of the form, in the reader's language; empty if unknown. */
	form: string;
	/** Day in Rome. */
	received_on: IsoDate;
	/** Number only: the files' names are the sender's words, too. */
	fileCount: number;
}

export const text = (words: string): Part => ({ kind: 'text', text: words });
export const smallPrint = (words: string): Part => ({ kind: 'small', text: words });

/** Facts that identify the submission in a mail. */
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

/** End of a mail: the submission, why its text is not repeated, and how to add to it. */
export function toClosing(head: MailFrame, receipt: Receipt): Part[] {
	const { notRepeated, replyHint } = MAIL_TEXTS[head.locale];
	return [
		receiptFacts(head, receipt),
		smallPrint(notRepeated),
		smallPrint(fill(replyHint, { reference: receipt.reference })),
	];
}
