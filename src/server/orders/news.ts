import { and, eq } from 'drizzle-orm';
import type { OnPaymentNews } from '#server/payments/ports.ts';
import { noteEntry } from './entries.ts';
import { lockOrder } from './find.ts';
import { orderOfAttempt, settle } from './settle.ts';
import { settleRefund } from './settle-refund.ts';
import { order_payments, order_refunds } from './tables-money.ts';
import { tell } from './tell.ts';

/** Acts on what a provider has told: of an attempt, of money on its way back, of a dispute. */
export const onPaymentNews: OnPaymentNews = async (services, news) => {
	const { db, clock } = services;
	switch (news.kind) {
		case 'payment': {
			const attempt = await orderOfAttempt(services, news.provider, news.ref);
			if (attempt) await settle(services, attempt, news.seen);
			return attempt !== undefined;
		}
		case 'refund': {
			// By our own key where it is told; a refund made at the provider has none.
			const [known] = await db
				.select({ id: order_refunds.id })
				.from(order_refunds)
				.where(
					news.key === null
						? eq(order_refunds.ref, news.refund.ref)
						: eq(order_refunds.key, news.key),
				);
			if (known) await settleRefund(services, known.id, news.refund);
			return known !== undefined;
		}
		case 'dispute':
			return db.transaction(async (tx) => {
				const isIt = and(
					eq(order_payments.provider, news.provider),
					eq(order_payments.money_ref, news.money_ref),
				);
				const [payment] = await tx.select().from(order_payments).where(isIt);
				const order = payment && (await lockOrder(tx, payment.order_id));
				if (!order || !payment) return false;
				const isOver = ['won', 'lost', 'warning_closed'].includes(news.state);
				const dispute = news.state === 'won' || news.state === 'warning_closed' ? null : news.state;
				const isNew = payment.dispute !== dispute;
				await tx
					.update(order_payments)
					.set({ dispute, dispute_due: isOver ? null : news.due_by })
					.where(eq(order_payments.id, payment.id));
				if (!isNew) return true;
				await noteEntry(tx, order.id, 'disputed', clock(), { said: news.state, is_internal: true });
				if (!isOver) await tell(tx, services, 'disputed', order, clock());
				return true;
			});
	}
};
