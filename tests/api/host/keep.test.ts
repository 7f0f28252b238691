import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { stopAll } from '../../../scripts/stack/child.ts';
import { keepRunning } from '../../../scripts/stack/keep.ts';
import { startEdge, startHost } from '../../../scripts/stack/stack.ts';
import { freePort } from '../../../src/server/platform/free-port.ts';
import { PROCESS_LIMIT_MS } from '../../support/host-process.ts';
import { isEmbedded, type Ask } from '../../support/host.ts';
import { aSeededFolder } from '../../support/seeded-folder.ts';
import { submitForm } from '../../support/submit-form.ts';

describe.runIf(isEmbedded)('a stack', { timeout: PROCESS_LIMIT_MS }, () => {
	test('accepts forms again at the same address after its host and its edge were killed', async () => {
		const DATA_DIR = await aSeededFolder();
		const [HOST_PORT, PORT] = [String(await freePort()), String(await freePort())];
		onTestFinished(stopAll);
		const own = { DATA_DIR, CAPTCHA_COST: '1', API_BASE_URL: '' };
		const host = await keepRunning('API host', () => startHost({ ...own, HOST_PORT }));
		const edge = await keepRunning('site', () => startEdge(host.url, { ...own, PORT }));
		const ask: Ask = (path, init) => fetch(`${edge.url}${path}`, init);
		const expectTaken = () =>
			vi.waitFor(async () => expect((await submitForm(ask, 'contact')).status).toBe(200), {
				timeout: PROCESS_LIMIT_MS / 3,
				interval: 200,
			});

		await expectTaken();
		for (const part of [host, edge]) {
			const pid = part.pid();
			if (!pid) throw new Error('the part does not run');
			process.kill(pid, 'SIGKILL');
			// A part may answer before it is reported as running.
			await expect.poll(() => part.pid(), { timeout: PROCESS_LIMIT_MS / 3 }).not.toBe(pid);
			await expectTaken();
		}
	});
});
