import { describe, expect, test } from 'vitest';
import { readProblem } from '../support/host-conformance.ts';
import { aHost, isEmbedded, type Ask } from '../support/host.ts';

const READS_A_MINUTE = 12_000;
const COMPOSED_A_MINUTE = 1_200;
const FROM = { headers: { 'x-forwarded-for': '203.0.113.7' } };
const NEIGHBOUR = { headers: { 'x-forwarded-for': '203.0.113.9' } };
const ELSEWHERE = { headers: { 'x-forwarded-for': '198.51.100.4' } };

async function askOften(ask: Ask, paths: readonly string[], init?: RequestInit) {
	const statuses = new Map<number, number>();
	for (let from = 0; from < paths.length; from += 500) {
		const answers = await Promise.all(paths.slice(from, from + 500).map((p) => ask(p, init)));
		for (const { status } of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1);
	}
	return statuses;
}

async function expectTooMany(response: Response): Promise<void> {
	expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
	expect(Number(response.headers.get('retry-after'))).toBeLessThanOrEqual(60);
	expect(await readProblem(response)).toMatchObject({ status: 429, code: 'too_many_requests' });
}

describe.runIf(isEmbedded)('the limits of reading', () => {
	test('allow ten parallel builds, twice in a row, then refuse the network', async () => {
		let now = new Date('2025-06-15T10:00:00Z');
		const { ask } = await aHost({ clock: () => now });
		const all = await askOften(ask, Array<string>(READS_A_MINUTE).fill('/api/locales'), FROM);
		expect([...all]).toEqual([[200, READS_A_MINUTE]]);
		await expectTooMany(await ask('/api/locales', NEIGHBOUR));
		await expectTooMany(await ask('/media/150/none-00000000.webp', FROM));
		expect((await ask('/api/locales', ELSEWHERE)).status).toBe(200);
		expect((await ask('/api/healthz', FROM)).status).toBe(200);
		now = new Date('2025-06-15T10:01:00Z');
		expect((await ask('/api/locales', FROM)).status).toBe(200);
	});

	test('stop invented addresses much earlier, and leave cached answers open', async () => {
		const { ask } = await aHost();
		expect((await ask('/api/products', FROM)).status).toBe(200);
		expect((await ask('/api/fit?locale=it', FROM)).status).toBe(200);
		const madeUp = Array.from({ length: COMPOSED_A_MINUTE }, (_, index) => `/api/menus/x-${index}`);
		expect([...(await askOften(ask, madeUp, FROM)).keys()]).toContain(404);
		await expectTooMany(await ask('/api/forms/made-up', FROM));
		expect((await ask('/api/products', FROM)).status).toBe(200);
		expect((await ask('/api/fit?locale=it&tyre=30', FROM)).status).toBe(200);
		expect((await ask('/api/forms/made-up', ELSEWHERE)).status).toBe(404);
	});

	test('do not apply to this machine’s own reads', async () => {
		const { ask } = await aHost();
		const own = await askOften(ask, Array<string>(READS_A_MINUTE + 1).fill('/api/locales'));
		expect([...own]).toEqual([[200, READS_A_MINUTE + 1]]);
	});
});
