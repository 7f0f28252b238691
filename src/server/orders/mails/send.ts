import { mailFrameIn } from '#server/platform/mail/compose.ts';
import type { Tx } from '#server/platform/db/client.ts';
import { contractDocuments } from '../documents/attached.ts';
import { listAttempts, listLines, type LineRow, type OrderRow } from '../record/queries.ts';
import { buyerPage } from '../access/links.ts';
import { composeOrderMail, type Said } from './compose.ts';
import { composeStaffMail } from './staff.ts';
import { listsGoods } from './goods.ts';
import { articlePictures } from './pictures.ts';
import { isBuyerMail, type BuyerMail, type OrderMail } from './kinds.ts';
import { orderRules, toTransfer } from '../record/rules.ts';
import type { OrderServices } from '../record/services.ts';

/** Mails with the account for a transfer. */
const WITH_TRANSFER: readonly BuyerMail[] = ['placed', 'reminder'];

/** Mails with the confirmation of the contract attached. */
const WITH_CONFIRMATION: readonly BuyerMail[] = ['placed', 'paid'];

async function transferFor(tx: Tx, order: OrderRow) {
	const attempts = await listAttempts(tx, order.id);
	const isOpen = attempts.some(
		({ provider, status }) => provider === 'bank_transfer' && status === 'open',
	);
	if (!isOpen || order.pay_until === null) return null;
	return toTransfer(await orderRules(tx), { number: order.number, pay_until: order.pay_until });
}

/** Mails the buyer, or staff, about an event of an order, in the transaction of the event. */
export async function sendOrderMail(
	tx: Tx,
	services: OrderServices,
	kind: OrderMail,
	order: OrderRow,
	now: Date,
	{ lines, ...said }: Said & { lines?: readonly LineRow[] } = {},
): Promise<void> {
	const { outbox } = services;
	if (!isBuyerMail(kind)) {
		const head = await mailFrameIn(services, tx, 'it');
		await outbox.post(tx, composeStaffMail(head, kind, order, said));
		return;
	}
	const head = await mailFrameIn(services, tx, order.locale);
	const transfer = WITH_TRANSFER.includes(kind) ? await transferFor(tx, order) : null;
	const page = { href: await buyerPage(tx, order, head, now), isGuest: order.customer_id === null };
	const goods = lines ?? (await listLines(tx, order.id));
	const contract = WITH_CONFIRMATION.includes(kind)
		? await contractDocuments(tx, order, head)
		: null;
	const shown = listsGoods(kind) ? await articlePictures(tx, goods, order.locale) : null;
	const told = {
		...said,
		transfer,
		...page,
		lines: goods,
		guarantee: contract?.parts ?? [],
		pictures: shown?.pictures,
	};
	const files = [...(contract?.attachments ?? []), ...(shown?.files ?? [])];
	await outbox.post(tx, composeOrderMail(head, kind, order, told, files));
}
