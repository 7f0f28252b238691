import { describe, expect, test } from 'vitest';
import { openDatabase } from '../../../src/server/platform/db/client.ts';
import { embeddedUrl } from '../../support/embedded-database.ts';
import { aProcess, onceReady, PROCESS_LIMIT_MS } from '../../support/host-process.ts';
import { isEmbedded, type Ask } from '../../support/host.ts';
import { killRun } from '../../support/kill-run.ts';
import { migrateFurther } from '../../support/later-schema.ts';
import { aSeededFolder } from '../../support/seeded-folder.ts';
import { submitForm } from '../../support/submit-form.ts';

const CHECKOUTS = 8;

describe.runIf(isEmbedded)('a host with a newer schema', { timeout: PROCESS_LIMIT_MS }, () => {
	test('sells and accepts forms, whether it ran before or starts then', async () => {
		const dataDir = await aSeededFolder();
		const own = { DATA_DIR: dataDir, TEST_PAYMENTS: 'on', CAPTCHA_COST: '1' };
		let tables = 0;
		async function start() {
			const host = await aProcess(own);
			if (host.url === null) throw new Error(host.errors());
			const { db, close } = openDatabase(await embeddedUrl(dataDir, 'site'), { isPatient: true });
			tables = await migrateFurther(db).finally(close);
			return { url: host.url, kill: async () => undefined };
		}
		const { faults, money } = await killRun({ dataDir, checkouts: CHECKOUTS, kills: 0, start });
		expect(tables).toBeGreaterThan(80);
		expect(faults).toEqual([]);
		expect(money.provider).toBeGreaterThan(0);
		expect(money.books).toBe(money.provider);

		const late = await aProcess(own);
		const ask: Ask = (path, init) => fetch(`${late.url}${path}`, init);
		expect((await onceReady(() => ask('/api/readyz'))).status, late.errors()).toBe(200);
		expect((await onceReady(() => submitForm(ask, 'contact'))).status).toBe(200);
	});
});
