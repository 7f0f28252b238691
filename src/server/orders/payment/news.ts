import { and, eq } from 'drizzle-orm';
import type { OnPaymentUpdate } from '#server/payments/ports.ts';
import { LOST } from '../record/disputes.ts';
import { noteEntry } from '../record/entries.ts';
import { lockOrder } from '../record/queries.ts';
import { recordPaymentResult } from './record-payment-result.ts';
import { takeRefunds } from './provider-refunds.ts';
import { order_payments } from '../tables-money.ts';
import { sendOrderMail } from '../mails/send.ts';

/** Applies a provider's report: about an attempt, about refunds, or about a dispute. */
export const onPaymentNews: OnPaymentUpdate = async (services, news) => {
	const { db, clock } = services;
	switch (news.kind) {
		case 'payment':
			return recordPaymentResult(services, news, news.seen);
		case 'refunds':
			return takeRefunds(services, news);
		case 'dispute':
			return db.transaction(async (tx) => {
				const isIt = and(
					eq(order_payments.provider, news.provider),
					eq(order_payments.money_ref, news.money_ref),
				);
				const [known] = await tx.select().from(order_payments).where(isIt);
				const order = known && (await lockOrder(tx, known.order_id));
				// Read again under the lock: another event of the same dispute may have been first.
				const [payment] = order ? await tx.select().from(order_payments).where(isIt) : [];
				if (!order || !payment) return false;
				const isOver = news.outcome !== 'open';
				const dispute = { open: news.state, won: null, lost: LOST }[news.outcome];
				const isNew = payment.dispute !== dispute;
				await tx
					.update(order_payments)
					.set({ dispute, dispute_due: isOver ? null : news.due_by })
					.where(eq(order_payments.id, payment.id));
				if (!isNew) return true;
				await noteEntry(tx, order.id, 'disputed', clock(), { said: news.state, is_internal: true });
				if (!isOver) await sendOrderMail(tx, services, 'disputed', order, clock());
				return true;
			});
	}
};
