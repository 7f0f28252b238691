import { and, asc, eq, ne } from 'drizzle-orm';
import type * as v from 'valibot';
import {
	addAddress,
	type AddressKind,
	type addressInputSchema,
	changeAddress,
	listAddresses,
	MOST_ADDRESSES,
	removeAddress,
} from '#contract/customers/addresses.ts';
import { phonePrefixes } from '#server/content/ports.ts';
import { customer_users } from '#server/identity/tables-customers.ts';
import { problem } from '#server/kernel/problem.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { checkAddress } from './check-address.ts';
import { ownRoute } from '../route.ts';
import { getAddresses, toAddress } from './saved-addresses.ts';
import { customer_addresses } from '../tables.ts';

type Given = v.InferOutput<typeof addressInputSchema>;
type Row = typeof customer_addresses.$inferSelect;

/** Address to store, or the refusal. */
async function checked(db: Db, given: Given): Promise<Given | Response> {
	const found = checkAddress(await phonePrefixes(db), given);
	return 'faults' in found ? problem('validation_failed', found.faults) : found.values;
}

/** Locks the account, so that the second of two concurrent writes sees the first. */
async function ownRows(tx: Tx, customerId: string): Promise<Row[] | null> {
	const [owner] = await tx
		.select({ id: customer_users.id })
		.from(customer_users)
		.where(eq(customer_users.id, customerId))
		.for('update');
	if (!owner) return null;
	return tx
		.select()
		.from(customer_addresses)
		.where(eq(customer_addresses.customer_id, customerId))
		.orderBy(asc(customer_addresses.created_at));
}

/** Removes the default mark from the other addresses of a kind. */
function unmark(tx: Tx, customerId: string, kind: AddressKind, except: string | null) {
	const { customer_id, kind: column, id } = customer_addresses;
	return tx
		.update(customer_addresses)
		.set({ is_default: false })
		.where(
			and(
				eq(customer_id, customerId),
				eq(column, kind),
				except === null ? undefined : ne(id, except),
			),
		);
}

/** Ensures that a kind with addresses has a default: the oldest where none is marked. */
async function markOne(tx: Tx, customerId: string, kind: AddressKind): Promise<void> {
	const rows = ((await ownRows(tx, customerId)) ?? []).filter((row) => row.kind === kind);
	const [first] = rows;
	if (!first || rows.some(({ is_default }) => is_default)) return;
	await tx
		.update(customer_addresses)
		.set({ is_default: true })
		.where(eq(customer_addresses.id, first.id));
}

export const addressRoutes = {
	listAddresses: ownRoute(listAddresses, ({ db, customer }) => getAddresses(db, customer.id)),

	addAddress: ownRoute(addAddress, async ({ db, body, customer, clock }) => {
		const values = await checked(db, body);
		if (values instanceof Response) return values;
		return db.transaction(async (tx) => {
			const rows = await ownRows(tx, customer.id);
			if (!rows) return problem('unauthorized');
			if (rows.length >= MOST_ADDRESSES) return problem('conflict');
			const isFirst = !rows.some(({ kind }) => kind === values.kind);
			const is_default = values.is_default || isFirst;
			if (is_default) await unmark(tx, customer.id, values.kind, null);
			const [row] = await tx
				.insert(customer_addresses)
				.values({ ...values, is_default, customer_id: customer.id, created_at: clock() })
				.returning();
			return row ? toAddress(row) : null;
		});
	}),

	changeAddress: ownRoute(changeAddress, async ({ db, body, customer, param }) => {
		const values = await checked(db, body);
		if (values instanceof Response) return values;
		return db.transaction(async (tx) => {
			const rows = await ownRows(tx, customer.id);
			const before = rows?.find(({ id }) => id === param('id'));
			if (!before) return null;
			if (values.is_default) await unmark(tx, customer.id, values.kind, before.id);
			await tx.update(customer_addresses).set(values).where(eq(customer_addresses.id, before.id));
			await markOne(tx, customer.id, values.kind);
			if (before.kind !== values.kind) await markOne(tx, customer.id, before.kind);
			const [row] = await tx
				.select()
				.from(customer_addresses)
				.where(eq(customer_addresses.id, before.id));
			return row ? toAddress(row) : null;
		});
	}),

	removeAddress: ownRoute(removeAddress, async ({ db, customer, param }) =>
		db.transaction(async (tx) => {
			const rows = await ownRows(tx, customer.id);
			const gone = rows?.find(({ id }) => id === param('id'));
			if (!gone) return null;
			await tx.delete(customer_addresses).where(eq(customer_addresses.id, gone.id));
			await markOne(tx, customer.id, gone.kind);
			return { outcome: 'removed' as const };
		}),
	),
};
