import { and, eq, gte, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { signWebhook, verifyWebhook } from '#domain/security/webhook.ts';
import type { Db } from '#server/platform/db/client.ts';
import { keptSecret } from '#server/platform/db/host-secret.ts';
import {
	ProviderFailure,
	ProviderRefusal,
	type PaymentProvider,
	type FetchedPayment,
} from '../provider.ts';
import { test_payments, test_refunds } from '../tables.ts';

type Row = typeof test_payments.$inferSelect;

/** Pages of the test provider, one for each payment. */
export const TEST_PAGE = '/api/shop/test-payments';

const getSecret = (db: Db) => keptSecret(db, 'test-payments');

function seen({ id, status, amount, currency }: Row): FetchedPayment {
	const hasCome = status === 'paid';
	return {
		status,
		money: hasCome ? { amount, currency } : null,
		money_ref: hasCome ? id : null,
	};
}

const aboutSchema = v.object({ kind: v.literal('payment'), ref: v.pipe(v.string(), v.uuid()) });

/** An event of the test provider, signed like an outside provider's (Standard Webhooks). */
export async function signedEvent(
	db: Db,
	id: string,
	about: v.InferOutput<typeof aboutSchema>,
	now: Date,
): Promise<{ headers: Record<string, string>; bytes: Buffer }> {
	const bytes = Buffer.from(JSON.stringify(about));
	const headers = signWebhook([await getSecret(db)], { id, sentAt: now }, bytes);
	return { headers, bytes };
}

async function find(db: Db, ref: string): Promise<Row> {
	const [row] = await db.select().from(test_payments).where(eq(test_payments.id, ref));
	if (!row) throw new ProviderFailure(`no test payment ${ref}`);
	return row;
}

/** A provider that moves no money, with books of its own: only what a tester chooses happens. */
export function testProvider(db: Db): PaymentProvider {
	return {
		name: 'test',

		async start({ expires_at, email: _, ...request }) {
			const { key, amount, currency } = request;
			const made = await db
				.insert(test_payments)
				.values({ key, request, amount, currency, expires_at })
				.onConflictDoNothing()
				.returning();
			const known = db.select().from(test_payments).where(eq(test_payments.key, key));
			const [row] = made.length > 0 ? made : await known;
			if (!row) throw new ProviderFailure(`the test payment ${key} was not stored`);
			const isSame = row.amount === amount && row.currency === currency;
			if (!isSame) throw new ProviderFailure(`another test payment has the key ${key}`);
			// A page of this site, under whichever host name it was opened.
			return { ref: row.id, url: `${TEST_PAGE}/${row.id}` };
		},

		look: async (ref) => seen(await find(db, ref)),

		async close(ref) {
			await db
				.update(test_payments)
				.set({ status: 'expired' })
				.where(and(eq(test_payments.id, ref), eq(test_payments.status, 'open')));
			return seen(await find(db, ref));
		},

		async refund({ key, money_ref, amount, currency }) {
			return db.transaction(async (tx) => {
				const [paid] = await tx
					.select()
					.from(test_payments)
					.where(eq(test_payments.id, money_ref))
					.for('update');
				if (paid?.status !== 'paid' || paid.currency !== currency) {
					throw new ProviderRefusal(`nothing of ${currency} was paid as ${money_ref}`);
				}
				const [known] = await tx.select().from(test_refunds).where(eq(test_refunds.key, key));
				if (known) return { ref: known.id, status: 'issued' as const };
				const [sum] = await tx
					.select({ amount: sql<number>`coalesce(sum(${test_refunds.amount}), 0)::int` })
					.from(test_refunds)
					.where(eq(test_refunds.payment_id, money_ref));
				if ((sum?.amount ?? 0) + amount > paid.amount) {
					throw new ProviderRefusal(`more than was paid goes back of ${money_ref}`);
				}
				const [made] = await tx
					.insert(test_refunds)
					.values({ key, payment_id: money_ref, amount })
					.returning({ id: test_refunds.id });
				if (!made) throw new ProviderFailure(`the refund ${key} was not stored`);
				return { ref: made.id, status: 'issued' as const };
			});
		},

		async read(call, now) {
			const verified = verifyWebhook([await getSecret(db)], call.header, call.bytes, now);
			if (!verified.isGenuine) return null;
			const about = v.safeParse(v.pipe(v.string(), v.parseJson(), aboutSchema), `${call.bytes}`);
			const event = { provider: 'test', id: verified.id } as const;
			if (!about.success) return { ...event, about: 'other', fetch: async () => null };
			const { kind, ref } = about.output;
			const fetch = async () =>
				({ provider: 'test', kind, ref, seen: seen(await find(db, ref)) }) as const;
			return { ...event, about: kind, fetch };
		},

		async *books(since) {
			const rows = await db
				.select({
					id: test_payments.id,
					amount: test_payments.amount,
					currency: test_payments.currency,
					// The name is spelt out: without a join, columns are written without table.
					refunded: sql<number>`(select coalesce(sum(r.amount), 0)::int from ${test_refunds} r
						where r.payment_id = ${test_payments}.id)`,
				})
				.from(test_payments)
				.where(and(eq(test_payments.status, 'paid'), gte(test_payments.created_at, since)));
			for (const { id, amount, currency, refunded } of rows) {
				yield { money_ref: id, taken: { amount, currency }, refunded };
			}
		},
	};
}
