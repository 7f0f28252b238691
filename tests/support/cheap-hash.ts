import { argon2Sync, randomBytes } from 'node:crypto';

/** The lowest cost that Argon2id allows: a two-hundredth of a host's. */
const COST = { memory: 8, passes: 1, parallelism: 1 };

const unpadded = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64').replace(/=+$/, '');

/**
 * Hashes a password for accounts that a test only signs in with. A host takes the cost of a
 * comparison from the hash; sixteen hundred at full cost were a tenth of its suite.
 */
export function cheapHash(password: string): string {
	const nonce = randomBytes(16);
	const message = Buffer.from(password.normalize('NFKC'));
	const tag = argon2Sync('argon2id', { message, nonce, tagLength: 32, ...COST });
	const cost = `m=${COST.memory},t=${COST.passes},p=${COST.parallelism}`;
	return `$argon2id$v=19$${cost}$${unpadded(nonce)}$${unpadded(tag)}`;
}
