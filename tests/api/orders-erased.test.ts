import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { erasePerson } from '../../src/server/privacy/erase.ts';
import { HOME_DELIVERY, ITALIAN, placedIn, bank, readyBuyer, toRef } from '../support/checkout.ts';
import { signedIn } from '../support/desk.ts';
import { aHost, isEmbedded, type OwnHost } from '../support/host.ts';
import { changePayment, doing, packing, getParcel, SENDING } from '../support/orders.ts';

const EMAIL = 'forgotten@mail.example';
const SAID = 'Anna ha telefonato due volte';

/** Lists the tables that contain a text. */
async function tablesWith({ db }: OwnHost, text: string): Promise<string[]> {
	const { rows } = await db.execute<{ name: string }>(
		sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
	);
	const found: string[] = [];
	for (const { name } of rows) {
		const table = sql.identifier(name);
		const like = `%${text}%`;
		const there = await db.execute(
			sql`select 1 from ${table} t where t::text ilike ${like} limit 1`,
		);
		if (there.rows.length > 0) found.push(name);
	}
	return found;
}

describe.runIf(isEmbedded)('an erasure of a buyer', () => {
	test('leaves neither the address nor typed texts, in any table', async () => {
		const host = await aHost();
		const buyer = await readyBuyer(host.ask, 'test', { email: EMAIL, quantity: 3 });
		await buyer.shipping({ ...HOME_DELIVERY, courier_note: 'Suonare da Anna' });
		const placed = await placedIn(await buyer.place());
		await bank(host, toRef(placed.url), 'approve');
		const act = doing(await signedIn(host.ask, 'shop'), placed.id);
		await act('notes', { text: SAID });
		await act('parcels', packing(1));
		await act(`parcels/${await getParcel({ host, id: placed.id })}/sendings`, SENDING);
		// Shipped in part, and a bank has taken the money back: staff gives a reason for cancelling
		// the rest.
		await changePayment({ host, id: placed.id }, { dispute: 'lost' });
		expect((await act('cancellations', { reason: SAID })).status).toBe(200);
		const phone = ITALIAN.phone.replaceAll(' ', '');
		for (const text of [EMAIL, SAID, 'Suonare da Anna', phone]) {
			expect(await tablesWith(host, text), text).not.toEqual([]);
		}
		await erasePerson(host, EMAIL);
		for (const text of [EMAIL, SAID, 'Suonare da Anna', phone]) {
			expect(await tablesWith(host, text), text).toEqual([]);
		}
	});
});
