import { randomBytes } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Db, Tx } from './client.ts';
import { host_secrets } from './tables.ts';

/** Key that the host generated once, 256 bits in base64url; every process reads the same one. */
export async function hostSecret(db: Db | Tx, name: string): Promise<string> {
	const find = () => db.select().from(host_secrets).where(eq(host_secrets.name, name));
	const [known] = await find();
	if (known) return known.value;
	const value = randomBytes(32).toString('base64url');
	await db.insert(host_secrets).values({ name, value }).onConflictDoNothing();
	const [made] = await find();
	if (!made) throw new Error(`the secret ${name} was not stored`);
	return made.value;
}

const known = new WeakMap<Db, Map<string, Promise<string>>>();

/** Reads a host secret once for each database: it never changes. */
export function keptSecret(db: Db, name: string): Promise<string> {
	const secrets = known.get(db) ?? new Map<string, Promise<string>>();
	known.set(db, secrets);
	const secret = secrets.get(name) ?? hostSecret(db, name);
	secrets.set(name, secret);
	// A database that was away is asked again.
	secret.catch(() => secrets.delete(name));
	return secret;
}

/** Host secret as part of a statement; null before it was generated. */
export const hostSecretIn = (name: string) =>
	sql<string | null>`(select value from ${host_secrets} where ${host_secrets.name} = ${name})`;
