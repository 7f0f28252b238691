import { randomBytes } from 'node:crypto';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { openVersions } from '../../../../scripts/publish/preview-versions.ts';

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');
function heldBytes(): number {
	collect();
	return process.memoryUsage().heapUsed;
}

const STRANGERS = 1_000;
const ADDRESS_BYTES = 64 * 1024;

test('nothing is kept of addresses that show no draft, however many are asked for', async () => {
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
	const most = (STRANGERS * ADDRESS_BYTES) / 4;
	await expect.poll(() => heldBytes() - before, { timeout: 3_000 }).toBeLessThan(most);
});
