import { describe, expect, test } from 'vitest';
import {
	signWebhook,
	verifyWebhook,
	type WebhookHeaders,
} from '../../../src/domain/security/webhook.ts';

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
	test('has the signature of the specification’s example', () => {
		expect(signWebhook([SECRET], { id: ID, sentAt: SENT_AT }, BODY)).toEqual(signed);
	});

	test('is accepted with a valid signature', () => {
		expect(verify()).toEqual({ isGenuine: true, id: ID, sentAt: SENT_AT });
	});

	test('has a signature of each secret during rotation', () => {
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

	test('is refused with one byte changed, or reserialised', () => {
		expect(verify({}, { body: Buffer.from('{"test": 2432232315}') })).toEqual(
			refused('wrong_signature'),
		);
		expect(verify({}, { body: Buffer.from('{"test":2432232314}') })).toEqual(
			refused('wrong_signature'),
		);
		expect(verify({}, { body: Buffer.alloc(0) })).toEqual(refused('wrong_signature'));
	});

	test('is refused with another secret, and without one', () => {
		expect(verify({}, { secrets: [OTHER] })).toEqual(refused('wrong_signature'));
		expect(verify({}, { secrets: [] })).toEqual(refused('wrong_signature'));
	});

	test('is valid for five minutes, before and after our clock', () => {
		expect(verify({}, { now: later(300) }).isGenuine).toBe(true);
		expect(verify({}, { now: later(301) })).toEqual(refused('old'));
		expect(verify({}, { now: later(-300) }).isGenuine).toBe(true);
		expect(verify({}, { now: later(-301) })).toEqual(refused('early'));
	});

	test('is accepted by any of several signatures', () => {
		const several = `v0,abc v1,AAAA ${SIGNATURE}`;
		expect(verify({ 'webhook-signature': several }).isGenuine).toBe(true);
	});
});
