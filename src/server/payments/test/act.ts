import { randomUUID } from 'node:crypto';
import { and, eq, inArray, lte } from 'drizzle-orm';
import type { PaymentServices } from '../updates.ts';
import { receive } from '../receive.ts';
import { test_payments } from '../tables.ts';
import { signedEvent, testProvider } from './provider.ts';

/** Answers of the bank that a tester may choose. */
export const TEST_ACTS = ['approve', 'decline', 'delay', 'twice', 'leave', 'expire'] as const;
export type TestAct = (typeof TEST_ACTS)[number];

/** Delay of a later payment: long enough to see the page that waits. */
const DELAY_MS = 8_000;

const STATUS = {
	approve: 'paid',
	twice: 'paid',
	decline: 'failed',
	delay: 'pending',
	expire: 'expired',
} as const satisfies Record<Exclude<TestAct, 'leave'>, string>;

/** Applies the chosen answer and notifies the shop as an outside provider would. */
export async function applyTestAct(
	services: PaymentServices,
	id: string,
	chosen: TestAct,
): Promise<void> {
	if (chosen === 'leave') return;
	const now = services.clock();
	const due_at = chosen === 'delay' ? new Date(now.getTime() + DELAY_MS) : null;
	const changed = await services.db
		.update(test_payments)
		.set({ status: STATUS[chosen], due_at })
		.where(and(eq(test_payments.id, id), eq(test_payments.status, 'open')))
		.returning({ id: test_payments.id });
	if (changed.length === 0) return;
	await sendTestEvent(services, id);
	if (chosen === 'twice') await sendTestEvent(services, id);
}

/** Sends the event through the same verification as events of outside providers. */
async function sendTestEvent(services: PaymentServices, ref: string): Promise<void> {
	const { db, clock } = services;
	const sent = await signedEvent(db, `test_${randomUUID()}`, { kind: 'payment', ref }, clock());
	const call = { header: (name: string) => sent.headers[name], bytes: sent.bytes };
	const event = await testProvider(db).read(call, clock());
	if (!event) throw new Error('Invalid test event: its own signature does not verify');
	await receive(services, event);
}

/** Makes the delayed payments that are due. */
export async function completeDuePayments(services: PaymentServices): Promise<void> {
	const { db, clock } = services;
	const isDue = and(eq(test_payments.status, 'pending'), lte(test_payments.due_at, clock()));
	const due = await db.select({ id: test_payments.id }).from(test_payments).where(isDue);
	if (due.length === 0) return;
	const ids = due.map(({ id }) => id);
	await db
		.update(test_payments)
		.set({ status: 'paid', due_at: null })
		.where(and(inArray(test_payments.id, ids), eq(test_payments.status, 'pending')));
	for (const id of ids) await sendTestEvent(services, id);
}
