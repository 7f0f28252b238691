import { randomBytes } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, expect, test, vi } from 'vitest';
import { openVersions } from '#publisher/previews/preview-versions.ts';

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');
function heldBytes(): number {
	collect();
	return process.memoryUsage().heapUsed;
}

afterEach(() => {
	vi.useRealTimers();
});

const STRANGERS = 1_000;
const ADDRESS_BYTES = 64 * 1024;
/** Much longer than an answer is shared by concurrent requests. */
const LATER_MS = 1_000;

test('unknown draft addresses use no memory, however many are requested', async () => {
	// Memory is measured once, after a time that nothing else has to pass: collecting may take
	// seconds.
	vi.useFakeTimers();
	const versions = openVersions(async () => ({
		version: null,
		response: new Response('expired', { status: 401 }),
	}));
	const { signal } = new AbortController();
	const before = heldBytes();
	for (let count = 0; count < STRANGERS; count += 1) {
		const token = randomBytes(ADDRESS_BYTES / 2).toString('hex');
		expect((await versions(token, null, signal)).status).toBe(401);
	}
	await vi.advanceTimersByTimeAsync(LATER_MS);
	expect(heldBytes() - before).toBeLessThan((STRANGERS * ADDRESS_BYTES) / 4);
});
