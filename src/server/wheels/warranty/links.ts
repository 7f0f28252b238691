import { randomBytes } from 'node:crypto';
import type { Tx } from '#server/platform/db/client.ts';
import { toDigest } from '#server/platform/link-secrets.ts';
import { wheel_links } from '../tables.ts';

/** Bytes of a secret: too many to guess. */
const TOKEN_BYTES = 24;

/** Days for which the next owner can take a wheel over. */
export const TRANSFER_DAYS = 30;

interface NewLink {
	registration_id: string;
	kind: 'owner' | 'transfer';
	/** Address that it is mailed to. */
	email: string;
	created_at: Date;
	expires_at?: Date;
}

/** Stores the digest of a new secret and returns the secret, for the mail alone. */
export async function makeLink(tx: Tx, link: NewLink): Promise<string> {
	const token = randomBytes(TOKEN_BYTES).toString('base64url');
	await tx.insert(wheel_links).values({ ...link, digest: toDigest(token) });
	return token;
}
