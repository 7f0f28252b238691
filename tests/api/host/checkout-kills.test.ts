import { describe, expect, test } from 'vitest';
import { aProcess, PROCESS_LIMIT_MS } from '../../support/host-process.ts';
import { isEmbedded } from '../../support/host.ts';
import { killRun } from '../../support/kill-run.ts';
import { isWhole } from '../../support/scope.ts';
import { aSeededFolder } from '../../support/seeded-folder.ts';

/** `npm run bench checkout-kills` makes five hundred. */
const CHECKOUTS = isWhole ? 40 : 12;
/** The host, the server, both. */
const KILLS = 3;

describe.runIf(isEmbedded)('checkouts under kills', { timeout: PROCESS_LIMIT_MS }, () => {
	test('keeps each paid order once, with stock and money in agreement, when any process is killed', async () => {
		const dataDir = await aSeededFolder();
		async function start() {
			const host = await aProcess({ DATA_DIR: dataDir, TEST_PAYMENTS: 'on' });
			if (host.url === null) throw new Error(host.errors());
			return {
				url: host.url,
				async kill() {
					host.kill('SIGKILL');
					await host.ended;
				},
			};
		}
		const run = { dataDir, checkouts: CHECKOUTS, kills: KILLS, start };
		const { faults, money } = await killRun(run);
		expect(faults).toEqual([]);
		expect(money.provider).toBeGreaterThan(0);
		expect(money.books).toBe(money.provider);
	});
});
