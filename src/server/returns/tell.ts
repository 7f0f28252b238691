import { href } from '#i18n/paths.ts';
import { buyerPage, type OrderRow, type OrderServices } from '#server/orders/ports.ts';
import { mailFrameIn } from '#server/platform/mail/compose.ts';
import { goodsBackTo } from '#server/platform/mail/sender.ts';
import type { Tx } from '#server/platform/db/client.ts';
import type { ReturnRow } from './find.ts';
import { labelFile } from './label.ts';
import { composeReturnMail } from './mails/compose.ts';
import type { ReturnMail } from './mails/kinds.ts';
import { hasLabel } from './show.ts';

/** Tells the buyer where a return stands, in the transaction that has brought it there. */
export async function tellReturn(
	tx: Tx,
	services: OrderServices,
	status: ReturnMail,
	{ row, order }: { row: ReturnRow; order: OrderRow },
	now: Date,
): Promise<void> {
	const head = await mailFrameIn(services, tx, order.locale);
	const isGuest = order.customer_id === null;
	const page = isGuest
		? await buyerPage(tx, order, head, now)
		: `${head.siteUrl}${href(head.locale, 'account-return')}?id=${row.id}`;
	const to = goodsBackTo(head, order.locale, row.reference);
	const label =
		status === 'authorised' && hasLabel(row) ? await labelFile(row, to, head, now) : null;
	const mail = composeReturnMail(head, status, { row, order }, { href: page, isGuest, to, label });
	await services.outbox.post(tx, mail);
}
