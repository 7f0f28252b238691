import { describe, expect, test } from 'vitest';
import {
	createReplayMemory,
	signWebhook,
	verifyWebhook,
	type WebhookHeaders,
} from '../../../src/domain/webhook.ts';

/** The example of the specification's libraries. */
const SECRET = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const ID = 'msg_p5jXN8AQM9LWM0D4loKWxJek';
const BODY = Buffer.from('{"test": 2432232314}');
const SIGNATURE = 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=';
const SENT_AT = new Date(1_614_265_330_000);

const OTHER = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;

const signed: WebhookHeaders = {
	'webhook-id': ID,
	'webhook-timestamp': '1614265330',
	'webhook-signature': SIGNATURE,
};
const later = (seconds: number) => new Date(SENT_AT.getTime() + seconds * 1000);

function verify(
	given: Partial<Record<string, string>> = {},
	{ body = BODY, now = SENT_AT, secrets = [SECRET] } = {},
) {
	const headers: Partial<Record<string, string>> = { ...signed, ...given };
	return verifyWebhook(secrets, (name) => headers[name], body, now);
}
const refused = (why: string) => ({ isGenuine: false, why });

describe('a webhook', () => {
	test('is signed as the specification’s example', () => {
		expect(signWebhook([SECRET], { id: ID, sentAt: SENT_AT }, BODY)).toEqual(signed);
	});

	test('is taken from whoever has the secret', () => {
		expect(verify()).toEqual({ isGenuine: true, id: ID, sentAt: SENT_AT });
	});

	test('carries a signature by each secret while one is replaced', () => {
		const headers = signWebhook([OTHER, SECRET], { id: ID, sentAt: SENT_AT }, BODY);
		expect(headers['webhook-signature'].split(' ')).toHaveLength(2);
		for (const secrets of [[OTHER], [SECRET], [OTHER, SECRET]]) {
			expect(verify(headers, { secrets }).isGenuine).toBe(true);
		}
		expect(verify({}, { secrets: [OTHER, SECRET] }).isGenuine).toBe(true);
	});

	test.each([
		['no id', { 'webhook-id': '' }, 'unsigned'],
		['no timestamp', { 'webhook-timestamp': '' }, 'unsigned'],
		['a timestamp that is no number', { 'webhook-timestamp': '1e9' }, 'unsigned'],
		['no signature', { 'webhook-signature': '' }, 'unsigned'],
		['another id', { 'webhook-id': 'msg_other' }, 'wrong_signature'],
		['another timestamp', { 'webhook-timestamp': '1614265331' }, 'wrong_signature'],
		['half a signature', { 'webhook-signature': SIGNATURE.slice(0, 20) }, 'wrong_signature'],
		[
			'another version alone',
			{ 'webhook-signature': `v0,${SIGNATURE.slice(3)}` },
			'wrong_signature',
		],
		[
			'a signature in capitals',
			{ 'webhook-signature': SIGNATURE.toUpperCase() },
			'wrong_signature',
		],
	])('with %s is refused', (_what, headers, why) => {
		expect(verify(headers)).toEqual(refused(why));
	});

	test('is refused with one byte changed, or written anew', () => {
		expect(verify({}, { body: Buffer.from('{"test": 2432232315}') })).toEqual(
			refused('wrong_signature'),
		);
		expect(verify({}, { body: Buffer.from('{"test":2432232314}') })).toEqual(
			refused('wrong_signature'),
		);
		expect(verify({}, { body: Buffer.alloc(0) })).toEqual(refused('wrong_signature'));
	});

	test('is refused by another secret, and by none', () => {
		expect(verify({}, { secrets: [OTHER] })).toEqual(refused('wrong_signature'));
		expect(verify({}, { secrets: [] })).toEqual(refused('wrong_signature'));
	});

	test('is new for five minutes, before and after our clock', () => {
		expect(verify({}, { now: later(300) }).isGenuine).toBe(true);
		expect(verify({}, { now: later(301) })).toEqual(refused('old'));
		expect(verify({}, { now: later(-300) }).isGenuine).toBe(true);
		expect(verify({}, { now: later(-301) })).toEqual(refused('early'));
	});

	test('is known by any of several signatures', () => {
		const several = `v0,abc v1,AAAA ${SIGNATURE}`;
		expect(verify({ 'webhook-signature': several }).isGenuine).toBe(true);
	});
});

describe('what was heard', () => {
	const NOW = new Date('2027-05-01T10:00:00Z');
	const after = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);

	test('is taken once, in whatever order it comes again', () => {
		const memory = createReplayMemory();
		expect(memory.take('a', NOW)).toBe(true);
		expect(memory.take('b', NOW)).toBe(true);
		expect(memory.take('a', after(1))).toBe(false);
		expect(memory.take('a', after(24))).toBe(false);
	});

	test('is taken again where it could not be acted on', () => {
		const memory = createReplayMemory();
		memory.take('a', NOW);
		memory.forget('a');
		expect(memory.take('a', NOW)).toBe(true);
	});

	test('does not fill the memory', () => {
		const memory = createReplayMemory(3_600_000, 3);
		for (const id of ['a', 'b', 'c', 'd']) memory.take(id, NOW);
		expect(memory.take('d', NOW)).toBe(false);
		expect(memory.take('a', NOW)).toBe(true);
		expect(memory.take('d', after(2))).toBe(true);
	});
});
