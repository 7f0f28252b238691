import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { checkSerial } from '#contract/wheels/registrations.ts';
import { serials } from '../../src/server/wheels/tables.ts';
import {
	conformsPrivately,
	readData,
	hostUnderTest,
	readProblem,
} from '../support/host-conformance.ts';
import { inDays } from '../support/days.ts';
import { aHost, isEmbedded, type Ask } from '../support/host.ts';

const post = (body: unknown, headers: Record<string, string> = {}): RequestInit => ({
	method: 'POST',
	headers: { 'content-type': 'application/json', ...headers },
	body: JSON.stringify(body),
});

const ask = hostUnderTest();
conformsPrivately('checkSerial', ask, {
	request: async () => ({
		path: checkSerial.path,
		init: post({ serial_number: 'MQC50A250117', purchase_date: inDays(-3) }),
	}),
});

const from = (address: string) => ({ 'x-forwarded-for': address });

/** Another visitor each time, so that no limit is met unless a test is about it. */
let visitors = 0;
const aVisitor = () => from(`10.${Math.floor(++visitors / 250)}.${visitors % 250}.1`);

const check = (
	asked: Ask,
	serial_number: string,
	purchase_date: string,
	headers: Record<string, string> = aVisitor(),
) => asked('/api/warranty-checks', post({ serial_number, purchase_date }, headers));

describe.runIf(isEmbedded)('the check of a serial, on 15 June 2025', () => {
	test.each([
		['a carbon wheel that nobody registered', 'MQC50A250117', '2025-06-15', 'success', null],
		[
			'the same, typed in small letters with spaces',
			' mqc50a250117 ',
			'2025-06-15',
			'success',
			null,
		],
		['the same, typed full-width', 'ＭＱＣ５０Ａ２５０１１７', '2025-06-15', 'success', null],
		['a wheel that is registered', 'MQC36A250101', '2025-06-15', 'already_registered', null],
		['a replaced wheel', 'MQC36P250104', '2025-06-15', 'substituted', null],
		['a wheel of a team', 'MQC36A250105', '2025-06-15', 'teams', null],
		['an unknown number', 'MQC99A999999', '2025-06-15', 'not_found', null],
		['letter O for zero', 'MQC5OA25O117', '2025-06-15', 'not_found', 'look_alike'],
		['letter I for one', 'MQC50A250I17', '2025-06-15', 'not_found', 'look_alike'],
		['a hyphen too many', 'MQC-50A250117', '2025-06-15', 'not_found', 'look_alike'],
		['a wheel without a carbon rim', 'MQC00A250117', '2025-06-15', 'not_found', 'not_carbon'],
		['day thirty', 'MQC50A250117', '2025-05-16', 'success', null],
		['day thirty-one', 'MQC50A250117', '2025-05-15', 'date_expired', null],
		['tomorrow', 'MQC50A250117', '2025-06-16', 'date_greater', null],
		['29 February of a leap year long ago', 'MQC50A250117', '2024-02-29', 'date_expired', null],
		['an unknown number too late', 'MQC99A999999', '2025-01-01', 'date_expired', null],
		['a registered wheel too late', 'MQC36A250101', '2025-01-01', 'date_expired', null],
	])('%s', async (_, serial, date, outcome, hint) => {
		expect(await readData(checkSerial, await check(ask, serial, date))).toEqual({ outcome, hint });
	});

	test.each([
		['30 February', '2025-02-30'],
		['29 February of a common year', '2025-02-29'],
		['a day written the Italian way', '15/06/2025'],
		['nothing', ''],
	])('rejects the date %s', async (_, date) => {
		const problem = await readProblem(await check(ask, 'MQC50A250117', date));
		expect(problem).toMatchObject({ status: 422, code: 'validation_failed' });
		expect(problem.fields?.[0]?.path).toBe('purchase_date');
	});

	test('an empty serial and one as long as a page are refused', async () => {
		for (const serial of ['', '   ', 'X'.repeat(65)]) {
			const problem = await readProblem(await check(ask, serial, '2025-06-15'));
			expect(problem.fields?.[0]?.path).toBe('serial_number');
		}
	});

	test.each(["'; drop table serials; --", '\u0000', '%', '🚲', '\ud800'])(
		'%j is treated like any serial, and not found',
		async (serial) => {
			const answer = await readData(checkSerial, await check(ask, serial, '2025-06-15'));
			expect(answer).toEqual({ outcome: 'not_found', hint: null });
		},
	);

	test('days change at midnight in Rome', async () => {
		const before = await aHost({ clock: () => new Date('2025-06-15T21:59:59Z') });
		const after = await aHost({ clock: () => new Date('2025-06-15T22:00:00Z') });
		const bought = '2025-06-16';
		expect(await toOutcome(before.ask, bought)).toBe('date_greater');
		expect(await toOutcome(after.ask, bought)).toBe('success');
	});

	test('a state set by staff is returned at once', async () => {
		const host = await aHost();
		await host.db
			.update(serials)
			.set({ state: 'substituted' })
			.where(eq(serials.serial_number, 'MQC50A250117'));
		expect(await toOutcome(host.ask, '2025-06-15')).toBe('substituted');
	});
});

async function toOutcome(own: Ask, date: string): Promise<string> {
	const response = await check(own, 'MQC50A250117', date);
	return (await readData(checkSerial, response)).outcome;
}

describe.runIf(isEmbedded)('enumerating serials', () => {
	test('is limited to sixty checks in ten minutes, with the time to wait', async () => {
		const { ask: own } = await aHost();
		const statuses: number[] = [];
		for (let tried = 0; tried < 200; tried += 1) {
			const serial = `MQC50A25${String(tried).padStart(4, '0')}`;
			const response = await check(own, serial, '2025-06-15', from('203.0.113.9'));
			statuses.push(response.status);
			if (response.status === 429) {
				expect(await readProblem(response)).toMatchObject({ code: 'too_many_requests' });
				expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
				expect(Number(response.headers.get('retry-after'))).toBeLessThanOrEqual(600);
			}
		}
		expect(statuses.filter((status) => status === 200)).toHaveLength(60);
		expect(statuses.slice(60).every((status) => status === 429)).toBe(true);
	});

	test('is limited across many addresses of one network', async () => {
		const { ask: own } = await aHost();
		let answered = 0;
		for (let tried = 0; tried < 140; tried += 1) {
			const address = `203.0.113.${tried}`;
			const response = await check(own, 'MQC50A250117', '2025-06-15', from(address));
			if (response.status === 200) answered += 1;
		}
		expect(answered).toBe(120);
	});

	test('does not block others elsewhere, nor the same person later', async () => {
		let now = new Date('2025-06-15T10:00:00Z');
		const { ask: own } = await aHost({ clock: () => now });
		for (let tried = 0; tried < 61; tried += 1) {
			await check(own, 'MQC50A250117', '2025-06-15', from('203.0.113.9'));
		}
		const elsewhere = await check(own, 'MQC50A250117', '2025-06-15', from('198.51.100.1'));
		expect(elsewhere.status).toBe(200);
		now = new Date('2025-06-15T10:11:00Z');
		const later = await check(own, 'MQC50A250117', '2025-06-15', from('203.0.113.9'));
		expect(later.status).toBe(200);
	});

	test('learns nothing from response times', async () => {
		const kinds = { known: 'MQC36A250101', unknown: 'MQC99A999999' };
		const times: Record<string, number[]> = { known: [], unknown: [] };
		const askBoth = async () => {
			for (const [kind, serial] of Object.entries(kinds)) {
				const start = performance.now();
				await check(ask, serial, '2025-06-15');
				times[kind]?.push(performance.now() - start);
			}
		};
		const areAlike = () => {
			const [known, unknown] = [quick(times['known'] ?? []), quick(times['unknown'] ?? [])];
			return Math.abs(known - unknown) < Math.max(known, unknown) * 0.3 + 0.5;
		};
		for (let round = 0; round < 60; round += 1) await askBoth();
		// Other load on the machine may hit one kind more than the other, but not for ever.
		for (let round = 0; round < 600 && !areAlike(); round += 1) await askBoth();
		expect(areAlike(), JSON.stringify(times)).toBe(true);
	});
});

/** Time of the fastest tenth: the work itself, without interruptions. */
function quick(values: readonly number[]): number {
	return values.toSorted((a, b) => a - b)[Math.floor(values.length / 10)] ?? 0;
}
