import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { mails } from '../../src/server/platform/mail/tables.ts';
import { rate_counters } from '../../src/server/platform/limits/tables.ts';
import { submissions } from '../../src/server/forms/tables.ts';
import { cleanUpCounters, takeInTurn, takeOne } from '../../src/server/platform/limits/limit.ts';
import { readProblem } from '../support/host-conformance.ts';
import { isEmbedded, openOwnHost, type OwnHost } from '../support/host.ts';
import { submitForm } from '../support/submit-form.ts';

let host: OwnHost;
beforeAll(async () => {
	if (isEmbedded) host = await openOwnHost();
});
afterAll(() => host?.close());
beforeEach(async () => {
	if (!isEmbedded) return;
	await host.db.delete(submissions);
	await host.db.delete(rate_counters);
});

describe.runIf(isEmbedded)('a limit', () => {
	const rule = { name: 'test', limit: 3, window_s: 60 };
	const at = (time: string) => new Date(`2025-06-15T10:${time}Z`);

	test('allows its number in a window, reports the wait, and resets', async () => {
		const { db } = host;
		for (const time of ['00:10', '00:20', '00:30.500']) {
			expect(await takeOne(db, rule, 'a', at(time))).toEqual({ isAllowed: true });
		}
		expect(await takeOne(db, rule, 'a', at('00:40'))).toEqual({
			isAllowed: false,
			retryAfter_s: 20,
		});
		expect(await takeOne(db, rule, 'b', at('00:40'))).toEqual({ isAllowed: true });
		expect(await takeOne(db, rule, 'a', at('01:00'))).toEqual({ isAllowed: true });
	});

	test('stopping one sender leaves the network’s share unchanged', async () => {
		const { db } = host;
		const shared = { name: 'test.shared', limit: 5, window_s: 60 };
		const ask = (subject: string) =>
			takeInTurn(
				db,
				[
					{ rule, subject },
					{ rule: shared, subject: 'network' },
				],
				at('00:10'),
			);
		for (let turn = 0; turn < 10; turn += 1) await ask('a');
		expect(await ask('b')).toEqual({ isAllowed: true });
		expect(await ask('b')).toEqual({ isAllowed: true });
		expect(await ask('b')).toMatchObject({ isAllowed: false });
	});

	test('on files is not used up without a solved captcha', async () => {
		const network = '203.0.113.0/24';
		const headers = { 'x-forwarded-for': '203.0.113.8' };
		for (let turn = 0; turn < 3; turn += 1) {
			const response = await submitForm(host.ask, 'careers', { captcha: 'x', headers });
			expect(await readProblem(response)).toMatchObject({ code: 'captcha_failed' });
		}
		const counted = () =>
			host.db
				.select({ rule: rate_counters.rule, count: rate_counters.count })
				.from(rate_counters)
				.where(and(eq(rate_counters.subject, network), like(rate_counters.rule, 'form-files.%')));
		expect(await counted()).toEqual([]);
		expect((await submitForm(host.ask, 'careers', { headers })).status).toBe(200);
		expect(await counted()).toEqual([{ rule: 'form-files.network', count: 1 }]);
	});

	test('holds for fifty at once', async () => {
		const { db } = host;
		const taken = await Promise.all(
			Array.from({ length: 50 }, () => takeOne(db, rule, 'a', at('00:10'))),
		);
		expect(taken.filter(({ isAllowed }) => isAllowed)).toHaveLength(3);
	});

	test('deletes expired windows', async () => {
		const { db } = host;
		await takeOne(db, rule, 'a', at('00:10'));
		await cleanUpCounters(db, new Date('2025-06-17T09:00:00Z'));
		expect(await db.select().from(rate_counters)).toHaveLength(1);
		await cleanUpCounters(db, new Date('2025-06-17T11:00:00Z'));
		expect(await db.select().from(rate_counters)).toEqual([]);
	});

	test('limits the receipts to one mailbox', async () => {
		for (let turn = 0; turn < 22; turn += 1) {
			const response = await submitForm(host.ask, 'contact', {
				values: { email: 'victim@mail.example' },
			});
			expect(response.status).toBe(200);
		}
		const sent = await host.db.select().from(mails).where(eq(mails.to, 'victim@mail.example'));
		expect(sent).toHaveLength(20);
		expect(await host.db.select().from(submissions)).toHaveLength(22);
	});

	test('on submissions is counted by address', async () => {
		const headers = { 'x-forwarded-for': '203.0.113.7' };
		await host.db.insert(rate_counters).values({
			rule: 'form.address',
			subject: '203.0.113.7',
			window_start: new Date('2025-06-15T10:00:00Z'),
			count: 6_000,
		});
		const refused = await submitForm(host.ask, 'contact', { headers, captcha: null });
		expect(refused.headers.get('retry-after')).toBe('600');
		expect(await readProblem(refused)).toMatchObject({ status: 429, code: 'too_many_requests' });
		expect((await submitForm(host.ask, 'contact')).status).toBe(200);
	});
});
