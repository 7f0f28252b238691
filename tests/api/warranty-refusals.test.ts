import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { checkSerial } from '#contract/wheels/registrations.ts';
import { serials, wheel_registrations } from '../../src/server/wheels/tables.ts';
import { readData, readProblem } from '../support/host-conformance.ts';
import { aHost, isEmbedded } from '../support/host.ts';
import { aPdf } from '../support/submit-form.ts';
import { FRONT, register, registered } from '../support/registration.ts';

describe.runIf(isEmbedded)('a registration', () => {
	test('without a proof of purchase is refused', async () => {
		const { ask } = await aHost();
		const response = await register(ask, FRONT, '', { values: { proof_of_purchase: null } });
		const problem = await readProblem(response);
		expect(problem.fields).toEqual([{ path: 'proof_of_purchase', code: 'required' }]);
	});

	test('with an invalid date is refused', async () => {
		const { ask } = await aHost();
		const response = await register(ask, FRONT, '', { values: { purchase_date: '2025-02-30' } });
		expect((await readProblem(response)).fields).toEqual([{ path: 'purchase_date', code: 'date' }]);
	});

	test('marks the wheel as registered, without revealing its owner', async () => {
		const { ask } = await aHost();
		await registered(ask, FRONT, '', { values: { proof_of_purchase: aPdf() } });
		const response = await ask('/api/warranty-checks', {
			method: 'POST',
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify({ serial_number: FRONT, purchase_date: '2025-06-10' }),
		});
		expect(await readData(checkSerial, response)).toEqual({
			outcome: 'already_registered',
			hint: null,
		});
	});

	test('counts as a check, so that it cannot enumerate serials', async () => {
		const { ask } = await aHost();
		const headers = { 'x-forwarded-for': '203.0.113.9' };
		for (let turn = 0; turn < 60; turn += 1) {
			await ask('/api/warranty-checks', {
				method: 'POST',
				headers: { 'content-type': 'application/json', ...headers },
				body: JSON.stringify({ serial_number: `X${turn}`, purchase_date: '2025-06-10' }),
			});
		}
		const response = await register(ask, FRONT, '', { headers });
		expect((await readProblem(response)).fields).toEqual([
			{ path: 'serial_number', code: 'too_many_requests' },
		]);
	});

	test('is dated in Rome: two minutes past midnight in Tokyo is still the day before', async () => {
		const { ask, db } = await aHost({ clock: () => new Date('2025-06-15T15:02:00Z') });
		await registered(ask, FRONT, '', { values: { purchase_date: '2025-06-15' }, locale: 'ja' });
		const [row] = await db
			.select()
			.from(wheel_registrations)
			.where(eq(wheel_registrations.serial_number, FRONT));
		expect(row?.registered_on).toBe('2025-06-15');
	});

	test('keeps the state that staff set', async () => {
		const { ask, db } = await aHost();
		await registered(ask, FRONT);
		const [serial] = await db.select().from(serials).where(eq(serials.serial_number, FRONT));
		expect(serial?.state).toBe('sold');
	});
});
