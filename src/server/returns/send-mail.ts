import {
	articlePictures,
	buyerPage,
	listLines,
	type OrderRow,
	type OrderServices,
} from '#server/orders/ports.ts';
import type { Locale } from '#contract/locales.ts';
import { mailFrameIn } from '#server/platform/mail/compose.ts';
import { goodsBackTo } from '#server/platform/mail/sender.ts';
import type { Tx } from '#server/platform/db/client.ts';
import { listReturnLines, type ReturnRow } from './queries.ts';
import { labelFile } from './label.ts';
import { composeReturnMail } from './mails/compose.ts';
import type { ReturnMail } from './mails/kinds.ts';
import { hasLabel } from './return-view.ts';

/** Received and missing units, once the parcel is open; null if all have come. */
async function countArrived(tx: Tx, row: ReturnRow, locale: Locale) {
	const asked = await listReturnLines(tx, row.id);
	const counted = asked.map(({ position, quantity, received_quantity }) => {
		const came = received_quantity ?? quantity;
		return { position, came, missing: quantity - came };
	});
	const pieces = (what: 'came' | 'missing') =>
		counted.flatMap(({ position, [what]: quantity }) =>
			quantity > 0 ? [{ position, quantity }] : [],
		);
	const missing = pieces('missing');
	if (missing.length === 0) return null;
	const positions = new Set(asked.map(({ position }) => position));
	const all = await listLines(tx, row.order_id);
	const lines = all.filter(({ position }) => positions.has(position));
	const shown = await articlePictures(tx, lines, locale);
	return { lines, came: pieces('came'), missing, ...shown };
}

/** Mails the buyer the state of a return, in the transaction that changed it. */
export async function sendReturnMail(
	tx: Tx,
	services: OrderServices,
	status: ReturnMail,
	{ row, order }: { row: ReturnRow; order: OrderRow },
	now: Date,
): Promise<void> {
	const head = await mailFrameIn(services, tx, order.locale);
	const isGuest = order.customer_id === null;
	const page = await buyerPage(tx, order, head, now, row.id);
	const to = goodsBackTo(head, order.locale, row.reference);
	const label =
		status === 'authorised' && hasLabel(row)
			? await labelFile(row, to, head, { now, log: services.log })
			: null;
	const arrived = status === 'received' ? await countArrived(tx, row, order.locale) : null;
	const about = { href: page, isGuest, to, label, arrived };
	const mail = composeReturnMail(head, status, { row, order }, about);
	await services.outbox.post(tx, mail);
}
