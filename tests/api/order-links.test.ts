import { describe, expect, test } from 'vitest';
import { aBuyer } from '../support/checkout.ts';
import { mailsTo } from '../support/customers.ts';
import { aHost, isEmbedded, type OwnHost } from '../support/host.ts';
import { anOrder, BUYER } from '../support/orders.ts';

/** Least time of every answer, whatever there was to do. */
const STEADY_MS = 250;
const DAY_MS = 86_400_000;

const linksTo = async (host: OwnHost, email: string) =>
	(await mailsTo(host, email)).filter(({ kind }) => kind === 'order.link');
async function secretIn(host: OwnHost): Promise<string> {
	const [mail] = await linksTo(host, BUYER);
	return /\/orders#([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

describe.runIf(isEmbedded)('a link to the orders of an address', () => {
	test('is mailed for an address with one of its numbers; other pairs get the same answer after the same time', async () => {
		const host = await aHost();
		const { number } = await anOrder(host);
		const stranger = aBuyer(host.ask, { address: '192.0.2.9' });
		const answers: string[] = [];
		for (const asked of [
			{ email: BUYER, number },
			{ email: BUYER, number: '25-000-0000' },
			{ email: 'other@mail.example', number },
		]) {
			const before = performance.now();
			const response = await stranger.ask('POST', 'order-links', asked);
			// A timer may be early by the fraction of a millisecond that it does not count.
			expect(performance.now() - before).toBeGreaterThan(STEADY_MS - 2);
			answers.push(`${response.status} ${await response.text()}`);
		}
		expect(new Set(answers)).toEqual(new Set([answers[0]]));
		expect(answers[0]).toMatch(/^200 /);
		expect(await linksTo(host, BUYER)).toHaveLength(1);
		expect(await linksTo(host, 'other@mail.example')).toEqual([]);
	});

	test('accepts the number in any spelling', async () => {
		const host = await aHost();
		const { number } = await anOrder(host);
		const typed = ` ${number.replaceAll('-', ' ')} `;
		await aBuyer(host.ask).ask('POST', 'order-links', { email: BUYER, number: typed });
		expect(await linksTo(host, BUYER)).toHaveLength(1);
	});

	test('opens the orders on another device until it expires, then as if there were none', async () => {
		let now = new Date('2025-06-15T10:00:00Z');
		const host = await aHost({ clock: () => now });
		const { id, number } = await anOrder(host);
		await aBuyer(host.ask).ask('POST', 'order-links', { email: BUYER, number });
		const token = await secretIn(host);
		const other = aBuyer(host.ask, { address: '192.0.2.9' });
		expect((await other.ask('GET', `orders/${id}`)).status).toBe(404);
		expect((await other.ask('POST', 'order-sessions', { token })).status).toBe(200);
		expect((await other.order(id)).number).toBe(number);
		now = new Date(now.getTime() + 31 * DAY_MS);
		const late = aBuyer(host.ask, { address: '192.0.2.10' });
		const [over, unknown] = [
			await late.ask('POST', 'order-sessions', { token }),
			await late.ask('POST', 'order-sessions', { token: 'x'.repeat(token.length) }),
		];
		expect([over.status, await over.text()]).toEqual([unknown.status, await unknown.text()]);
		expect(over.status).toBe(404);
	});

	test('is mailed five times an hour at most, without revealing it', async () => {
		const host = await aHost();
		const { number } = await anOrder(host);
		const statuses = await Promise.all(
			Array.from({ length: 7 }, async (_, at) => {
				const device = aBuyer(host.ask, { address: `192.0.2.${20 + at}` });
				return (await device.ask('POST', 'order-links', { email: BUYER, number })).status;
			}),
		);
		expect(new Set(statuses)).toEqual(new Set([200]));
		expect(await linksTo(host, BUYER)).toHaveLength(5);
	});
});
