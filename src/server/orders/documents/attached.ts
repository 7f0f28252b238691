import type { Tx } from '#server/platform/db/client.ts';
import type { Attachment } from '#server/platform/mail/attachments.ts';
import type { Part } from '#server/platform/mail/layout.ts';
import type { Sender } from '#server/platform/mail/sender.ts';
import type { OrderRow } from '../record/queries.ts';
import { guaranteeParts } from './guarantee.ts';
import { DOCUMENT_TEXTS } from './texts.ts';

/** Name under which the confirmation of an order is printed. */
export const CONFIRMATION = 'order.confirmation';

const toConfirmation = ({ id, number, locale }: OrderRow): Attachment => ({
	file_name: `${DOCUMENT_TEXTS[locale].titles.confirmation} ${number}.pdf`,
	mime: 'application/pdf',
	base64: '',
	printed: { by: CONFIRMATION, of: id },
});

/** Confirmation of a contract for its mail, with the notice of the guarantee for a consumer. */
export async function contractDocuments(
	tx: Tx,
	order: OrderRow,
	sender: Pick<Sender, 'guarantee'>,
): Promise<{ parts: Part[]; attachments: Attachment[] }> {
	const isConsumer = order.user_type === 'private';
	const notice = isConsumer ? await guaranteeParts(tx, order, sender) : null;
	return {
		parts: notice?.parts ?? [],
		attachments: [toConfirmation(order), ...(notice?.attachments ?? [])],
	};
}
