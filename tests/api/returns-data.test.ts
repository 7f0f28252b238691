import { describe, expect, test } from 'vitest';
import { order_return_lines, order_returns } from '../../src/server/returns/tables.ts';
import { withdrawals } from '../../src/server/withdrawals/tables.ts';
import { aBuyer } from '../support/checkout.ts';
import { signedIn } from '../support/desk.ts';
import { aHost, isEmbedded } from '../support/host.ts';
import { daysLater, retention } from '../support/people-kept.ts';
import { aReturn, byLabel, getMailedLink } from '../support/returns.ts';
import { EMAIL, NAME, stateAs } from '../support/withdrawals.ts';

/** Creates a buyer who has returned goods with a note, and has withdrawn from the rest. */
async function aPast() {
	const host = await aHost();
	const line = { position: 0, quantity: 1, reason: 'other', condition: 'opened' } as const;
	const { order } = await aReturn(host, { ...byLabel(), lines: [{ ...line, note: 'Al portone' }] });
	const buyer = aBuyer(host.ask, { cookies: await getMailedLink(host, EMAIL) });
	await stateAs(buyer.ask, { contract: order.number });
	return { host, order, admin: await signedIn(host.ask, 'admin') };
}

describe.runIf(isEmbedded)('personal data of returns and withdrawals', () => {
	test('is exported without keys and secrets', async () => {
		const { order, admin } = await aPast();
		const answer = await admin('/desk/people/export', { json: { email: EMAIL } });
		const text = await answer.text();
		expect(text).toContain(`${order.number}-R1`);
		expect(text).toContain('Al portone');
		expect(text).toContain(NAME);
		expect(text).not.toContain('key_digest');
		expect(text).not.toContain('proof_digest');
	});

	test('is erased, except the proof of a declaration and its time', async () => {
		const { host, admin } = await aPast();
		const json = { email: EMAIL, confirmation: EMAIL };
		expect((await admin('/desk/people/erase', { json })).status).toBe(200);
		const [line] = await host.db.select().from(order_return_lines);
		expect(line?.note).toBe('');
		expect((await host.db.select().from(order_returns))[0]?.pickup).toBeNull();
		const [row] = await host.db.select().from(withdrawals);
		expect(row).toMatchObject({ name: '', contract: '' });
		expect(row?.email).not.toBe(EMAIL);
		expect(row?.stated_at).toEqual(host.clock());
	});

	test('unproven statements are deleted after 400 days, others after eleven years', async () => {
		const { host } = await aPast();
		await stateAs(aBuyer(host.ask).ask, { email: 'other@mail.example' });
		await retention(host, daysLater(399));
		expect(await host.db.select().from(withdrawals)).toHaveLength(2);
		await retention(host, daysLater(402));
		expect(await host.db.select().from(withdrawals)).toMatchObject([{ email: EMAIL }]);
		await retention(host, daysLater(4020));
		expect(await host.db.select().from(withdrawals)).toEqual([]);
	});
});
