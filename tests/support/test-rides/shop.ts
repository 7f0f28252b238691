import { MODULES } from '../../../src/server/modules.ts';
import { readData } from '../host-conformance.ts';
import { aHost, type OwnHost } from '../host.ts';
import { askForRide } from './contract.ts';
import { rideModule, TABLE } from './module.ts';

export const EMAIL = 'rider@mail.example';
/** Time that the host's clock shows. */
export const NOW = new Date('2025-06-15T10:00:00Z');

/** Opens a host that has the made-up capability, and its table. */
export async function aShop(): Promise<OwnHost> {
	const host = await aHost({}, [...MODULES, rideModule]);
	await host.db.execute(TABLE);
	return host;
}

/** Requests a ride as a visitor does; returns its id. */
export async function aRide({ ask }: OwnHost, email = EMAIL): Promise<string> {
	const response = await ask('/api/test-rides', {
		method: 'POST',
		headers: { 'content-type': 'application/json' },
		body: JSON.stringify({ email, product_id: 'kleos-rd-50' }),
	});
	return (await readData(askForRide, response)).id;
}
