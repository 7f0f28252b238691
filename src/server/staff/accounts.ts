import { randomUUID } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isNotNull } from 'drizzle-orm';
import { STAFF_ROLES, type StaffRole } from '#contract/identity/roles.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { accounts, users } from '#server/identity/tables.ts';
import { hashPassword, randomPassword } from '#server/identity/passwords.ts';

export interface NewAccount {
	email: string;
	name: string;
	role: StaffRole;
	/** Hash of the password, made before a transaction opens: hashing is slow. */
	hash: string;
	/** True if its owner has to replace the password first. */
	isOneTime: boolean;
}

/** Adds an account and returns its id; the address must be free. */
export async function createAccount(
	tx: Db | Tx,
	{ email, name, role, hash, isOneTime }: NewAccount,
): Promise<string> {
	const id = randomUUID();
	await tx.insert(users).values({ id, email, name, role, emailVerified: !isOneTime });
	await tx.insert(accounts).values({
		id: randomUUID(),
		accountId: id,
		providerId: 'credential',
		userId: id,
		password: hash,
	});
	return id;
}

/** File of the first password when the settings name none. */
export const passwordFile = (dataDir: string) => join(dataDir, 'desk-password');

/**
 * First password, written once: of two hosts at once both read the first one's. Linking is atomic;
 * a file being written is empty at first, and would have made an empty password.
 */
async function keptPassword(dataDir: string): Promise<string> {
	const file = passwordFile(dataDir);
	const draft = `${file}.${randomUUID()}`;
	try {
		await writeFile(draft, `${randomPassword()}\n`, { mode: 0o600 });
		await link(draft, file).catch((cause: NodeJS.ErrnoException) => {
			if (cause.code !== 'EEXIST') throw cause;
		});
	} finally {
		await rm(draft, { force: true });
	}
	return (await readFile(file, 'utf8')).trim();
}

/** Addresses of the accounts of a fresh desk, one for each role. */
export const FIRST_ACCOUNTS: Readonly<Record<StaffRole, string>> = {
	support: 'support@livenza.example',
	shop: 'shop@livenza.example',
	editor: 'editor@livenza.example',
	admin: 'admin@livenza.example',
};

/** Lock against two hosts that start at once and would both make the accounts. */
const FIRST_ACCOUNTS_LOCK = 1_986_0004;

/** Creates one account for each role if there is no staff; does nothing otherwise. */
export async function createFirstAccounts(
	db: Db,
	{ dataDir, password }: { dataDir: string; password?: string | undefined },
): Promise<void> {
	const [anyone] = await db
		.select({ id: users.id })
		.from(users)
		.where(isNotNull(users.role))
		.limit(1);
	if (anyone) return;
	const first = password ?? (await keptPassword(dataDir));
	const made: NewAccount[] = [];
	for (const role of STAFF_ROLES) {
		const hash = await hashPassword(first);
		made.push({ email: FIRST_ACCOUNTS[role], name: '', role, hash, isOneTime: false });
	}
	await db.transaction(async (tx) => {
		await tx.execute(`select pg_advisory_xact_lock(${FIRST_ACCOUNTS_LOCK})`);
		const [already] = await tx
			.select({ id: users.id })
			.from(users)
			.where(isNotNull(users.role))
			.limit(1);
		if (already) return;
		for (const account of made) await createAccount(tx, account);
	});
}
