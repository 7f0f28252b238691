import { normalSerial } from '#domain/warranty.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { findSerial } from '../warranty/findings.ts';

/** In the words of the desk, which knows a number that is in no list as `unknown_serial`. */
export async function faultOfSerial(db: Db | Tx, serial: string): Promise<string | null> {
	const { outcome } = await findSerial(db, normalSerial(serial));
	if (outcome === 'success') return null;
	return outcome === 'not_found' ? 'unknown_serial' : outcome;
}
