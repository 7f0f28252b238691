import { describe, expect, test } from 'vitest';
import { nextStep } from '../../../src/domain/security/webhook-tries.ts';

const NOW = new Date('2027-05-01T10:00:00Z');
const answered = (status: number, retryAfter: string | null = null) => ({ status, retryAfter });

function waitAfter(tries: number, answer = answered(500), chance = 0): number {
	const next = nextStep(answer, tries, NOW, chance);
	return next.step === 'try_again' ? (next.at.getTime() - NOW.getTime()) / 1000 : Number.NaN;
}

describe('after an attempt to deliver a hook', () => {
	test('only 2xx is a success', () => {
		expect(nextStep(answered(200), 1, NOW, 0)).toEqual({ step: 'delivered' });
		expect(nextStep(answered(204), 10, NOW, 0)).toEqual({ step: 'delivered' });
		for (const status of [301, 302, 400, 401, 404, 429, 500, 502, 504]) {
			expect(nextStep(answered(status), 1, NOW, 0).step).toBe('try_again');
		}
	});

	test('delays grow from five seconds to a day, with ten attempts', () => {
		const waits = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((tries) => waitAfter(tries));
		expect(waits).toEqual([5, 300, 1800, 7200, 18_000, 36_000, 50_400, 72_000, 86_400]);
		expect(nextStep(answered(500), 10, NOW, 0)).toEqual({ step: 'give_up' });
	});

	test('no answer counts as a failure', () => {
		expect(nextStep(null, 1, NOW, 0).step).toBe('try_again');
		expect(nextStep(null, 10, NOW, 0).step).toBe('give_up');
	});

	test('410 is final', () => {
		expect(nextStep(answered(410), 1, NOW, 0)).toEqual({ step: 'give_up' });
	});

	test('jitter lengthens a delay by a tenth at most', () => {
		expect(waitAfter(2, answered(500), 0.5)).toBeCloseTo(315);
		expect(waitAfter(2, answered(500), 1)).toBeCloseTo(330);
	});

	test('Retry-After lengthens a delay, up to a day', () => {
		expect(waitAfter(1, answered(429, '120'))).toBe(120);
		expect(waitAfter(1, answered(503, 'Sat, 01 May 2027 10:10:00 GMT'))).toBe(600);
		expect(waitAfter(2, answered(429, '1'))).toBe(300);
		expect(waitAfter(1, answered(429, '99999999'))).toBe(86_400);
		expect(waitAfter(1, answered(429, 'later'))).toBe(5);
		expect(waitAfter(1, answered(429, 'Sat, 01 May 2027 09:00:00 GMT'))).toBe(5);
	});
});
