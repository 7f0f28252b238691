import { createHmac } from 'node:crypto';
import type { Tx } from '#server/platform/db/client.ts';
import { hostSecret } from '#server/platform/db/host-secret.ts';
import { erasedAddress } from '#server/platform/mail/nobody.ts';
import type { Assembled } from '../module.ts';
import { runCleanups } from './cleanups.ts';

export type EraseServices = Pick<
	Assembled,
	'db' | 'clock' | 'files' | 'dataDir' | 'mailFolder' | 'log' | 'modules'
>;

/**
 * Erases the data about an address (GDPR, article 17); returns counts of records by kind. Two
 * things stay without the person: a wheel's registration, because its warranty does, and the proof
 * of consents, under a pseudonym that only the address leads to. Staff accounts stay.
 */
export async function erasePerson(
	services: EraseServices,
	given: string,
): Promise<Record<string, number>> {
	const email = given.trim().toLowerCase();
	const counts = await services.db.transaction(async (tx) => {
		const person = { email, pseudonym: await getPseudonym(tx, email) };
		const gone: Record<string, number> = {};
		// Records that refer to another are deleted first.
		for (const { personal } of services.modules.toReversed()) {
			for (const [kind, count] of Object.entries((await personal?.erase(tx, person)) ?? {})) {
				gone[kind] = (gone[kind] ?? 0) + count;
			}
		}
		return gone;
	});
	await runCleanups(services, { isForErasure: true });
	return counts;
}

/** A person who shows the address can be informed of the consent; the pseudonym alone reveals nothing. */
async function getPseudonym(tx: Tx, email: string): Promise<string> {
	const key = await hostSecret(tx, 'pseudonyms');
	return erasedAddress(createHmac('sha256', key).update(email).digest('hex'));
}
