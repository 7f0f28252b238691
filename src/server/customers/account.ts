import { and, desc, eq, gt, sql } from 'drizzle-orm';
import type { Account } from '#contract/customers/account.ts';
import type { Locale } from '#contract/locales.ts';
import { fullName } from '#domain/addresses/person-names.ts';
import { customer_accounts, customer_users } from '#server/identity/tables-customers.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { customer_links, customers } from './tables.ts';

/** Provider id under which better-auth stores passwords. */
export const CREDENTIAL = 'credential';

/** Full name in the order of its language. */
export const displayName = (given_name: string, family_name: string, language: Locale): string =>
	fullName({ first_name: given_name, last_name: family_name }, language);

export async function findCustomer(db: Db | Tx, id: string) {
	const [row] = await db
		.select({ user: customer_users, profile: customers })
		.from(customer_users)
		.innerJoin(customers, eq(customers.id, customer_users.id))
		.where(eq(customer_users.id, id));
	return row ?? null;
}

export async function findByEmail(db: Db | Tx, email: string) {
	const [row] = await db
		.select({ user: customer_users, profile: customers })
		.from(customer_users)
		.innerJoin(customers, eq(customers.id, customer_users.id))
		.where(eq(customer_users.email, email));
	return row ?? null;
}

/** The account as its owner sees it. */
export async function toAccount(db: Db | Tx, id: string, now: Date) {
	const found = await findCustomer(db, id);
	if (!found) return null;
	const { user, profile } = found;
	const [pending] = await db
		.select({ email: customer_links.email })
		.from(customer_links)
		.where(
			and(
				eq(customer_links.customer_id, id),
				eq(customer_links.kind, 'email'),
				gt(customer_links.expires_at, now),
			),
		)
		.orderBy(desc(customer_links.created_at))
		.limit(1);
	const { given_name, family_name, language, country, phone, ships_to_billing } = profile;
	return {
		id,
		email: user.email,
		given_name,
		family_name,
		language,
		country,
		phone,
		ships_to_billing,
		pending_email: pending?.email ?? null,
		created_at: user.createdAt.toISOString(),
	} satisfies { [Field in keyof Account]: unknown };
}

/** Locks an account's stored password until the transaction ends; null if it has none. */
export async function lockPassword(tx: Tx, userId: string): Promise<string | null> {
	const [row] = await tx
		.select({ password: customer_accounts.password })
		.from(customer_accounts)
		.where(and(eq(customer_accounts.userId, userId), eq(customer_accounts.providerId, CREDENTIAL)))
		.for('update');
	return row?.password ?? null;
}

/** The stored password of the account at an address. */
export async function passwordAt(db: Db, email: string): Promise<string | null> {
	const [row] = await db
		.select({ password: customer_accounts.password })
		.from(customer_accounts)
		.innerJoin(customer_users, eq(customer_users.id, customer_accounts.userId))
		.where(and(eq(customer_users.email, email), eq(customer_accounts.providerId, CREDENTIAL)));
	return row?.password ?? null;
}

export async function setPassword(
	tx: Tx,
	userId: string,
	password: string,
	now: Date,
): Promise<void> {
	await tx
		.update(customer_accounts)
		.set({ password, updatedAt: now })
		.where(and(eq(customer_accounts.userId, userId), eq(customer_accounts.providerId, CREDENTIAL)));
}

/** Locks an e-mail until the transaction ends, so that no two accounts take it at once. */
export async function lockEmail(tx: Tx, email: string): Promise<void> {
	await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`customer:${email}`}, 0))`);
}
