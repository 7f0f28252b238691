import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { rate_counters } from '../../src/server/platform/limits/tables.ts';
import { hashPassword } from '../../src/server/identity/passwords.ts';
import { accounts, audit_log } from '../../src/server/identity/tables.ts';
import { toAddress, PASSWORD, signedIn, trySignIn } from '../support/desk.ts';
import { readList } from '../support/desk-answers.ts';
import { readProblem } from '../support/host-conformance.ts';
import { aHost, isEmbedded } from '../support/host.ts';
import { measureWork } from '../support/work.ts';

const START = new Date('2025-06-15T10:00:00Z').getTime();
const ADMIN = toAddress('admin');
const WRONG = 'una password qualunque';
const OFFICE = '198.51.100.7';

/** Opens a host whose clock stands still until a test moves it. */
async function aDesk() {
	let now = START;
	const host = await aHost({ clock: () => new Date(now), trustedProxies: new Set(['*']) });
	return {
		...host,
		pass: (seconds: number) => {
			now += seconds * 1000;
		},
		from: (address: string, password: string, email = ADMIN) =>
			trySignIn(host.ask, email, password, { 'x-forwarded-for': address }),
	};
}

const readWait = (response: Response) => Number(response.headers.get('retry-after'));

describe.runIf(isEmbedded)('password guessing against an account', () => {
	test('from a hundred networks does not lock out its owner', async () => {
		const { from } = await aDesk();
		expect((await from(OFFICE, PASSWORD)).status).toBe(200);
		for (let index = 0; index < 100; index++) await from(`203.0.${index}.7`, WRONG);
		expect((await from(OFFICE, PASSWORD)).status).toBe(200);
		expect((await from('198.51.100.99', PASSWORD)).status).toBe(200);
	});

	test('is slowed as a whole, and the owner elsewhere waits five minutes at most', async () => {
		const { from, pass } = await aDesk();
		let weighed = 0;
		for (let index = 0; index < 100; index++) {
			if ((await from(`203.0.${index}.7`, WRONG)).status === 401) weighed += 1;
		}
		expect(weighed).toBe(30);
		for (let index = 100; index < 110; index++) {
			pass(300);
			expect((await from(`203.0.${index}.7`, WRONG)).status).toBe(401);
			expect((await from(`203.0.${index}.8`, WRONG)).status).toBe(429);
		}
		const refused = await from('192.0.2.1', PASSWORD);
		expect(await readProblem(refused)).toMatchObject({ code: 'too_many_requests' });
		expect(readWait(refused)).toBeLessThanOrEqual(300);
		pass(readWait(refused));
		expect((await from('192.0.2.1', PASSWORD)).status).toBe(200);
	});

	test('from the owner’s network makes the owner wait a minute at most', async () => {
		const { from, pass } = await aDesk();
		const statuses: number[] = [];
		for (let index = 0; index < 20; index++) {
			statuses.push((await from(`198.51.100.${index}`, WRONG)).status);
		}
		expect(statuses.filter((status) => status === 401)).toHaveLength(10);
		const waits: number[] = [];
		for (let index = 0; index < 8; index++) {
			const refused = await from('198.51.100.200', WRONG);
			expect(refused.status).toBe(429);
			waits.push(readWait(refused));
			pass(readWait(refused));
			expect((await from('198.51.100.201', WRONG)).status).toBe(401);
		}
		expect(waits).toEqual([1, 2, 4, 8, 16, 32, 60, 60]);
		pass(60);
		expect((await from(OFFICE, PASSWORD)).status).toBe(200);
	});

	test('at once is counted guess by guess', async () => {
		const { from } = await aDesk();
		const tried = Array.from({ length: 25 }, (_, index) => from(`198.51.100.${index}`, WRONG));
		const statuses = (await Promise.all(tried)).map(({ status }) => status);
		expect(statuses.filter((status) => status === 401)).toHaveLength(10);
	});

	test('gets the same refusals for an unknown account', async () => {
		const { from } = await aDesk();
		const answersFor = async (email: string, address: string) => {
			const answers: unknown[] = [];
			for (let index = 0; index < 14; index++) {
				const answer = await from(address, WRONG, email);
				answers.push([answer.status, answer.headers.get('retry-after'), await answer.text()]);
			}
			return answers;
		};
		expect(await answersFor('nobody@mail.example', '192.0.2.7')).toEqual(
			await answersFor(ADMIN, '203.0.113.7'),
		);
	});
});

describe.runIf(isEmbedded)('an owner who signs in', () => {
	test('forty times in a quarter of an hour succeeds each time', async () => {
		const { from } = await aDesk();
		for (let index = 0; index < 40; index++) {
			expect((await from(OFFICE, PASSWORD)).status).toBe(200);
		}
	});

	test('after nine mistakes has nine more tries', async () => {
		const { from } = await aDesk();
		for (const round of [1, 2]) {
			for (let index = 0; index < 9; index++) await from(OFFICE, WRONG);
			expect((await from(OFFICE, PASSWORD)).status, `round ${round}`).toBe(200);
		}
	});

	test('leaves no address in the counters', async () => {
		const { from, db } = await aDesk();
		await from(OFFICE, PASSWORD);
		await from(OFFICE, WRONG);
		expect(JSON.stringify(await db.select().from(rate_counters))).not.toContain(ADMIN);
	});
});

describe.runIf(isEmbedded)('a failed sign-in', () => {
	test('is logged for known and unknown accounts, without the typed password', async () => {
		const { from, ask, db } = await aDesk();
		await from('203.0.113.9', 'segreta e sbagliata');
		await from('203.0.113.9', 'segreta e sbagliata', 'nobody@mail.example');
		const asAdmin = await signedIn(ask, 'admin');
		const page = await readList(await asAdmin('/desk/audit_log?action=sign_in_failed'));
		const line = { action: 'sign_in_failed', resource: 'session', record_id: '203.0.113.0/24' };
		expect(page.records).toHaveLength(2);
		expect(page.records).toEqual(
			expect.arrayContaining([
				expect.objectContaining({ ...line, staff_email: ADMIN }),
				expect.objectContaining({ ...line, staff_email: 'nobody@mail.example' }),
			]),
		);
		const rows = await db.select().from(audit_log).where(eq(audit_log.action, 'sign_in_failed'));
		expect(JSON.stringify(rows)).not.toContain('segreta');
	});

	test('takes the same work for known and unknown accounts', async () => {
		const { from, db } = await aDesk();
		await db.update(accounts).set({ password: await hashPassword(PASSWORD) });
		const works: Record<string, number[]> = { [ADMIN]: [], 'nobody@mail.example': [] };
		for (let index = 0; index < 30; index++) {
			for (const [email, work] of Object.entries(works)) {
				work.push(await measureWork(() => from(`203.0.${index}.7`, WRONG, email)));
			}
		}
		const [known = 0, unknown = 0] = Object.values(works).map((work) => Math.min(...work));
		expect(Math.abs(known - unknown) / Math.max(known, unknown)).toBeLessThan(0.2);
	});
});
