import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { audit_log } from '../../src/server/identity/tables.ts';
import { signedIn } from '../support/desk.ts';
import { aHost, isEmbedded, type OwnHost } from '../support/host.ts';

/** More than any export held when it was one answer. */
const MANY = 60_000;

/** Inserts serials of one look, numbered from 000001, beside those of the fixture. */
const manySerials = ({ db }: OwnHost, count: number) =>
	db.execute(sql`insert into serials (serial_number, look, product_id)
		select 'X' || lpad(n::text, 6, '0'), 'X' || lpad(n::text, 6, '0'), 'rd-50'
		from generate_series(1, ${sql.raw(String(count))}) as n`);

const toNumbers = (csv: string) =>
	csv
		.trim()
		.split('\r\n')
		.slice(1)
		.map((line) => line.split(',')[1]);

describe.runIf(isEmbedded)('an export', () => {
	test.each(['asc', 'desc'] as const)(
		'of a long list contains every row once, %s',
		async (order) => {
			const host = await aHost();
			await manySerials(host, MANY);
			const asShop = await signedIn(host.ask, 'shop');
			const path = `/desk/serials/export?q=X0&sort=serial_number&order=${order}`;
			const numbers = toNumbers(await (await asShop(path)).text());
			const expected = Array.from({ length: MANY }, (_, n) => `X${String(n + 1).padStart(6, '0')}`);
			expect(numbers).toEqual(order === 'asc' ? expected : expected.toReversed());
			const [entry] = await host.db.select().from(audit_log).where(eq(audit_log.action, 'export'));
			expect(entry?.changes).toEqual({ records: { from: null, to: MANY } });
		},
	);

	test('shows the list as of the request, whatever changes meanwhile', async () => {
		const host = await aHost();
		await manySerials(host, 5_000);
		const asShop = await signedIn(host.ask, 'shop');
		const response = await asShop('/desk/serials/export?q=X0&sort=serial_number&order=asc');
		await host.db.execute(sql`delete from serials where serial_number > 'X002000'`);
		await host.db.execute(sql`update serials set note = 'later' where serial_number like 'X0%'`);
		const csv = await response.text();
		expect(toNumbers(csv)).toHaveLength(5_000);
		expect(csv).not.toContain('later');
	});

	test('that is aborted releases its connection', async () => {
		const host = await aHost();
		await manySerials(host, 5_000);
		const asShop = await signedIn(host.ask, 'shop');
		// More than the host has connections.
		for (let turn = 0; turn < 12; turn += 1) {
			const response = await asShop('/desk/serials/export?q=X0');
			const reader = response.body?.getReader();
			await reader?.read();
			await reader?.cancel();
		}
		const last = await asShop('/desk/serials/export?q=X0');
		expect(toNumbers(await last.text())).toHaveLength(5_000);
	});

	test('holds no connection for a HEAD request', async () => {
		const host = await aHost();
		await manySerials(host, 5_000);
		const asShop = await signedIn(host.ask, 'shop');
		for (let turn = 0; turn < 12; turn += 1) {
			const head = await asShop('/desk/serials/export?q=X0', { method: 'HEAD' });
			expect([head.status, head.body]).toEqual([200, null]);
		}
		const last = await asShop('/desk/serials/export?q=X0');
		expect(toNumbers(await last.text())).toHaveLength(5_000);
	});

	test('of a filter without matches has a header and no rows', async () => {
		const host = await aHost();
		const asShop = await signedIn(host.ask, 'shop');
		const csv = await (await asShop('/desk/serials/export?q=nowhere')).text();
		expect(csv).toBe('id,serial_number,product_id,state,made_on,note,updated_at\r\n');
	});

	test('with an unknown filter is refused before it begins', async () => {
		const host = await aHost();
		const asShop = await signedIn(host.ask, 'shop');
		expect((await asShop('/desk/serials/export?price=1')).status).toBe(422);
	});
});
