import { describe, expect, test } from 'vitest';
import { signWebhook } from '#domain/security/webhook.ts';
import { aHook, HOOK_SECRET, published } from './a-publisher.ts';
import type { PublisherPlace } from './publisher-place.ts';

/** Tests how a running publisher handles messages that it must not act on. */
export function describeMessages(getPlace: () => PublisherPlace): void {
	describe('a forged or outdated message is refused', () => {
		const body = Buffer.from(JSON.stringify(published('forged')));
		const id = 'msg_forged';
		const OTHER = `whsec_${Buffer.alloc(32, 8).toString('base64')}`;
		const NONE = { 'webhook-id': '', 'webhook-timestamp': '', 'webhook-signature': '' };
		/**
		 * Signed when it is sent: a timestamp in the future when the file was read may not be one
		 * by then.
		 */
		const signed = (secret: string, minutesAgo = 0) =>
			signWebhook([secret], { id, sentAt: new Date(Date.now() - minutesAgo * 60_000) }, body);

		test.each([
			['unsigned', () => NONE, 401, 'unsigned'],
			['signed by another secret', () => signed(OTHER), 401, 'wrong_signature'],
			['six minutes old', () => signed(HOOK_SECRET, 6), 401, 'old'],
			['from the future', () => signed(HOOK_SECRET, -6), 401, 'early'],
		])('%s', async (_case, headersNow, status, why) => {
			const answer = await getPlace().publisher.send({ body, headers: headersNow() });
			expect([answer.status, await answer.text()]).toEqual([status, why]);
		});

		test('sent again', async () => {
			const hook = aHook({ type: 'content.published', data: { publication_ids: [] } });
			expect(await (await getPlace().publisher.send(hook)).text()).toBe('accepted');
			expect(await (await getPlace().publisher.send(hook)).text()).toBe('accepted before');
		});

		test.each([
			['of no known type', { type: 'content.deleted', data: {} }],
			['that is no object', 'publish!'],
		])('%s', async (_case, message) => {
			expect((await getPlace().publisher.send(aHook(message))).status).toBe(422);
		});

		test('beyond the size limit', async () => {
			expect((await getPlace().publisher.send(aHook('x'.repeat(70_000)))).status).toBe(413);
		});
	});
}
