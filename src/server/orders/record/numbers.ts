import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { dayInRome } from '#domain/time/days.ts';
import { orderNumber } from '#domain/orders/order-numbers.ts';
import type { Tx } from '#server/platform/db/client.ts';
import { hostSecret, hostSecretIn } from '#server/platform/db/host-secret.ts';
import { order_counters } from '../tables.ts';

const KEY = 'order-numbers';

/** Takes the next order number. Other orders wait from here on, so it is best taken last. */
export async function nextOrderNumber(tx: Tx, now: Date): Promise<string> {
	const year = Number(dayInRome(now).slice(0, 4));
	const [row] = await tx
		.insert(order_counters)
		.values({ year, next: 1 })
		.onConflictDoUpdate({
			target: order_counters.year,
			set: { next: sql`${order_counters.next} + 1` },
		})
		.returning({ next: order_counters.next, key: hostSecretIn(KEY) });
	if (!row) throw new Error('no order number was assigned');
	const key = row.key ?? (await hostSecret(tx, KEY));
	return orderNumber(year, row.next - 1, (text) =>
		createHmac('sha256', key).update(text).digest().readUInt32BE(0),
	);
}
