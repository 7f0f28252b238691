import { describe, expect, test } from 'vitest';
import { askVies } from '#server/checkout/vat-check/vies.ts';
import { aVies, type ViesMishap } from '../../../support/vies.ts';

const GERMAN = 'DE136695976';
const OURS = 'IT01234567897';

describe('a VIES answer about a number', () => {
	test('that is valid has the consultation number, requested in our name', async () => {
		const vies = await aVies(GERMAN);
		expect(await askVies(vies.origin, GERMAN, OURS)).toEqual({
			outcome: 'confirmed',
			request_id: 'WAPI1',
		});
		expect(vies.asked).toEqual([
			{
				countryCode: 'DE',
				vatNumber: '136695976',
				requesterMemberStateCode: 'IT',
				requesterNumber: '01234567897',
			},
		]);
	});

	test('that is valid has none if the shop has no VAT number', async () => {
		const vies = await aVies(GERMAN);
		expect(await askVies(vies.origin, GERMAN, '')).toEqual({
			outcome: 'confirmed',
			request_id: '',
		});
	});

	test('of Greece and Northern Ireland is requested under the prefixes of VIES', async () => {
		const vies = await aVies('EL094259216', 'XI123456789');
		for (const number of vies.numbers) {
			expect(await askVies(vies.origin, number, OURS)).toMatchObject({ outcome: 'confirmed' });
		}
		expect(vies.asked.map(({ countryCode }) => countryCode)).toEqual(['EL', 'XI']);
	});

	test('that is unknown is invalid', async () => {
		const vies = await aVies();
		expect(await askVies(vies.origin, GERMAN, OURS)).toEqual({ outcome: 'unknown' });
	});

	test.each<ViesMishap>([{ error: 'INVALID_INPUT' }, { error: 'INVALID_INPUT', status: 400 }])(
		'that is malformed is invalid: %o',
		async (mishap) => {
			const vies = await aVies(GERMAN);
			vies.mishaps.push(mishap);
			expect(await askVies(vies.origin, GERMAN, OURS)).toEqual({ outcome: 'unknown' });
		},
	);

	test.each<[ViesMishap, RegExp]>([
		[{ error: 'MS_UNAVAILABLE' }, /^MS_UNAVAILABLE$/],
		[{ error: 'SERVICE_UNAVAILABLE', status: 500 }, /^SERVICE_UNAVAILABLE$/],
		[{ error: 'TIMEOUT' }, /^TIMEOUT$/],
		[{ error: 'MS_MAX_CONCURRENT_REQ' }, /^MS_MAX_CONCURRENT_REQ$/],
		[{ error: 'INVALID_REQUESTER_INFO' }, /^INVALID_REQUESTER_INFO$/],
		[{ error: 'a word that is not known yet' }, /^a word/],
		[{ user_error: 'MS_UNAVAILABLE' }, /^MS_UNAVAILABLE$/],
		[{ answer: { vatNumber: '999999999', valid: true } }, /another number/],
		[{ answer: { valid: 'yes' } }, /another shape/],
		[{ status: 200, text: '<html>maintenance</html>' }, /another shape/],
		[{ status: 200, text: `"${'x'.repeat(30_000)}"` }, /another shape/],
		[{ status: 503, text: '{"valid":true}' }, /another shape \(503\)/],
		['redirect', /TypeError/],
		['cut', /TypeError/],
		['silent', /TimeoutError/],
	])('is unavailable for %o', async (mishap, why) => {
		const vies = await aVies(GERMAN);
		vies.mishaps.push(mishap);
		const answer = await askVies(vies.origin, GERMAN, OURS);
		expect(answer).toMatchObject({ outcome: 'away', why: expect.stringMatching(why) });
	});

	test('is unavailable without a connection', async () => {
		expect(await askVies('http://127.0.0.1:9', GERMAN, OURS)).toMatchObject({ outcome: 'away' });
	});

	test.each(['', null, 'VALID'])('maps the error %o', async (userError) => {
		const vies = await aVies(GERMAN);
		vies.mishaps.push({ answer: { valid: true, userError } });
		expect(await askVies(vies.origin, GERMAN, OURS)).toMatchObject({ outcome: 'confirmed' });
	});
});
