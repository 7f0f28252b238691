import { randomUUID } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isNotNull } from 'drizzle-orm';
import { STAFF_ROLES, type StaffRole } from '#contract/identity/roles.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { lockOrReport } from '#server/platform/db/lock-or-report.ts';
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
 * First password of a data folder, written once. Linking is atomic; a file being written is empty
 * at first, and would have made an empty password. `isNew` is false where it was there before.
 */
async function keptPassword(dataDir: string): Promise<{ password: string; isNew: boolean }> {
	const file = passwordFile(dataDir);
	const draft = `${file}.${randomUUID()}`;
	let isNew = true;
	try {
		await writeFile(draft, `${randomPassword()}\n`, { mode: 0o600 });
		await link(draft, file).catch((cause: NodeJS.ErrnoException) => {
			if (cause.code !== 'EEXIST') throw cause;
			isNew = false;
		});
	} finally {
		await rm(draft, { force: true });
	}
	return { password: (await readFile(file, 'utf8')).trim(), isNew };
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

async function isStaffed(db: Db | Tx): Promise<boolean> {
	const [anyone] = await db
		.select({ id: users.id })
		.from(users)
		.where(isNotNull(users.role))
		.limit(1);
	return anyone !== undefined;
}

/**
 * Creates one account for each role if there is no staff; does nothing otherwise. Of several hosts
 * that start at once, each with a folder of its own, the one that makes the accounts is the only one
 * that writes a password.
 */
export async function createFirstAccounts(
	db: Db,
	{
		dataDir,
		password,
		onWait = () => undefined,
	}: { dataDir: string; password?: string | undefined; onWait?: () => void },
): Promise<void> {
	if (await isStaffed(db)) return;
	let written = false;
	try {
		await db.transaction(async (tx) => {
			await lockOrReport(tx, FIRST_ACCOUNTS_LOCK, onWait);
			if (await isStaffed(tx)) return;
			const kept = password === undefined ? await keptPassword(dataDir) : null;
			written = kept?.isNew ?? false;
			const first = password ?? kept?.password ?? '';
			for (const role of STAFF_ROLES) {
				const hash = await hashPassword(first);
				const email = FIRST_ACCOUNTS[role];
				await createAccount(tx, { email, name: '', role, hash, isOneTime: false });
			}
		});
	} catch (cause) {
		// Another host may make the accounts now: this password would open nothing.
		if (written) await rm(passwordFile(dataDir), { force: true });
		throw cause;
	}
}
