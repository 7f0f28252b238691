import { Webhook } from 'standardwebhooks';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { signWebhook, verifyWebhook } from '../../../src/domain/security/webhook.ts';

const SECRET = `whsec_${Buffer.alloc(32, 5).toString('base64')}`;
const OLDER = `whsec_${Buffer.alloc(24, 9).toString('base64')}`;
const ID = 'msg_1';
/** Seconds, as the header has them. */
const NOW = new Date('2025-06-15T10:00:00Z');
const BODY = '{"type":"site.published","names":["Città","ホイール"]}';

// The library reads the clock of the process.
beforeEach(() => {
	vi.useFakeTimers({ now: NOW });
});
afterEach(() => {
	vi.useRealTimers();
});

describe('a message between this project and the library of Standard Webhooks', () => {
	test('signed here is accepted there, during a rotation too', () => {
		const headers = signWebhook([OLDER, SECRET], { id: ID, sentAt: NOW }, Buffer.from(BODY));
		for (const secret of [SECRET, OLDER]) {
			expect(new Webhook(secret).verify(BODY, headers)).toEqual(JSON.parse(BODY));
		}
	});

	test('signed there is accepted here', () => {
		const headers: Record<string, string> = {
			'webhook-id': ID,
			'webhook-timestamp': String(NOW.getTime() / 1000),
			'webhook-signature': new Webhook(SECRET).sign(ID, NOW, BODY),
		};
		const verified = verifyWebhook([SECRET], (name) => headers[name], Buffer.from(BODY), NOW);
		expect(verified).toEqual({ isGenuine: true, id: ID, sentAt: NOW });
	});

	test.each([
		['of another secret', signWebhook([OLDER], { id: ID, sentAt: NOW }, Buffer.from(BODY)), BODY],
		[
			'with a changed body',
			signWebhook([SECRET], { id: ID, sentAt: NOW }, Buffer.from(BODY)),
			'{}',
		],
		[
			'older than five minutes',
			signWebhook([SECRET], { id: ID, sentAt: new Date(+NOW - 301_000) }, Buffer.from(BODY)),
			BODY,
		],
	])('%s is refused by both', (_case, headers, body) => {
		const read = (name: string) => headers[name as keyof typeof headers];
		expect(verifyWebhook([SECRET], read, Buffer.from(body), NOW).isGenuine).toBe(false);
		expect(() => new Webhook(SECRET).verify(body, headers)).toThrow();
	});
});
