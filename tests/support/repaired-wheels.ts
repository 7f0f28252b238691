import { eq } from 'drizzle-orm';
import { registerOrderWheels } from '#contract/orders/endpoints.ts';
import { wheel_registrations } from '../../src/server/wheels/tables.ts';
import { signedIn } from './desk.ts';
import { readData } from './host-conformance.ts';
import type { OwnHost } from './host.ts';
import type { Ordered } from './orders.ts';
import { TODAY } from './repairs.ts';

/** Reads the registration of a wheel. */
export async function getRow({ db }: OwnHost, serial: string) {
	const [row] = await db
		.select()
		.from(wheel_registrations)
		.where(eq(wheel_registrations.serial_number, serial));
	if (!row) throw new Error(`${serial} is not registered`);
	return row;
}

/** Registers the wheels of an order as its buyer, and returns the results. */
export const pressRegister = async ({ buyer, id }: Ordered) =>
	readData(registerOrderWheels, await buyer.ask('POST', `orders/${id}/registrations`, {}));

/** Notes a repair in a wheel's service log; 404 for a wheel that is not registered. */
export async function extendInLog(host: OwnHost, serial: string): Promise<Response> {
	const asSupport = await signedIn(host.ask, 'support');
	const id = await getRow(host, serial).then(
		(row) => row.id,
		() => '00000000-0000-4000-8000-000000000000',
	);
	const entry = { date: TODAY, kind: 'bearing', text: 'Cuscinetti', extends_guarantee: true };
	return asSupport(`/desk/wheel_registrations/${id}/service`, { json: entry });
}

/** Rejects the request of a wheel's owner. */
export async function rejectAt(host: OwnHost, serial: string): Promise<void> {
	const asSupport = await signedIn(host.ask, 'support');
	const { id } = await getRow(host, serial);
	const json = { reason: 'unreadable', text: '' };
	await asSupport(`/desk/wheel_registrations/${id}/rejections`, { method: 'POST', json });
}
