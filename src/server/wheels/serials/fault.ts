import { normalSerial } from '#domain/catalogue/warranty.ts';
import type { Db, Tx } from '#server/platform/db/client.ts';
import { findSerial } from '../warranty/findings.ts';

/** Error code of the desk; an unknown number is `unknown_serial`. */
export async function faultOfSerial(db: Db | Tx, serial: string): Promise<string | null> {
	const { outcome } = await findSerial(db, normalSerial(serial));
	if (outcome === 'success') return null;
	return outcome === 'not_found' ? 'unknown_serial' : outcome;
}
