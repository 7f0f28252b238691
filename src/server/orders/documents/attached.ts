import type { Attachment } from '#server/platform/mail/attachments.ts';
import type { OrderRow } from '../record/queries.ts';
import { DOCUMENT_TEXTS } from './texts.ts';

/** Name under which the confirmation of an order is printed. */
export const CONFIRMATION = 'order.confirmation';

/** Confirmation of an order as a mail attachment. */
export const confirmationFor = ({ id, number, locale }: OrderRow): Attachment => ({
	file_name: `${DOCUMENT_TEXTS[locale].titles.confirmation} ${number}.pdf`,
	mime: 'application/pdf',
	base64: '',
	printed: { by: CONFIRMATION, of: id },
});
