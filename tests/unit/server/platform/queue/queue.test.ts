import { expect, test } from 'vitest';
import { MAIL_QUEUE } from '../../../../../src/server/platform/mail/mailer.ts';

/** Shortest delay of the queue before a retry, in seconds; it doubles and adds a random part. */
const leastDelay = (retry: number) =>
	Math.min(MAIL_QUEUE.retryDelayMax, (MAIL_QUEUE.retryDelay * 2 ** Math.min(16, retry + 1)) / 2);

test('a mail is retried within seconds, hourly in the end, for at least three days', () => {
	const { retryLimit } = MAIL_QUEUE;
	const delays = Array.from({ length: retryLimit }, (_, retry) => leastDelay(retry));
	expect(delays[0]).toBe(3);
	expect(delays.at(-1)).toBe(3_600);
	expect(delays.reduce((sum, delay) => sum + delay, 0)).toBeGreaterThan(3 * 24 * 3_600);
});
