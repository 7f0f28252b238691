import { expect, test } from 'vitest';
import { QUEUES } from '../../../../../src/server/platform/queue/queue.ts';

/** The shortest that the queue waits before a retry, in seconds; it doubles and adds by chance. */
const leastDelay = (retry: number) =>
	Math.min(QUEUES.mail.retryDelayMax, (QUEUES.mail.retryDelay * 2 ** Math.min(16, retry + 1)) / 2);

test('a mail is tried again within seconds, hourly in the end, and for three days at least', () => {
	const { retryLimit } = QUEUES.mail;
	const delays = Array.from({ length: retryLimit }, (_, retry) => leastDelay(retry));
	expect(delays[0]).toBe(3);
	expect(delays.at(-1)).toBe(3_600);
	expect(delays.reduce((sum, delay) => sum + delay, 0)).toBeGreaterThan(3 * 24 * 3_600);
});
