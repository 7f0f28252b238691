import { describe, expect, onTestFinished, test } from 'vitest';
import { waitUntil } from '../../../src/server/platform/cluster/postmaster.ts';
import { attackOn, recovery_ms } from '../../support/attack.ts';
import { aProcess, PROCESS_LIMIT_MS } from '../../support/host-process.ts';
import { isEmbedded } from '../../support/host.ts';
import { isWhole } from '../../support/scope.ts';
import { aSeededFolder } from '../../support/seeded-folder.ts';
import { startSenders } from '../../support/senders.ts';

/**
 * Limit within which forms are accepted again; `npm run bench attack` measures how long it takes.
 */
const BACK_LIMIT_MS = 60_000;
/** One of each kind in `npm test`. */
const TURNS = isWhole ? 5 : 1;
const SIGNALS = [...(['SIGKILL', 'SIGINT'] as const), ...(isWhole ? (['SIGKILL'] as const) : [])];

async function aHostUnderLoad() {
	const DATA_DIR = await aSeededFolder();
	const host = await aProcess({ DATA_DIR, CAPTCHA_COST: '1' });
	let hasEnded = false;
	void host.ended.then(() => (hasEnded = true));
	const senders = startSenders(host.url ?? '', 4);
	onTestFinished(() => senders.stop());
	const back = () => recovery_ms(senders.accepted, { within_ms: hasEnded ? 0 : BACK_LIMIT_MS });
	expect(await back()).toBeLessThan(Infinity);
	return {
		attack: attackOn(DATA_DIR),
		async expectBack() {
			expect(await back(), host.errors()).toBeLessThan(Infinity);
			expect(hasEnded, host.errors()).toBe(false);
		},
		async expectNothingElse() {
			await senders.stop();
			const { 200: accepted, 503: later = 0, ...other } = senders.answers();
			expect(other).toEqual({});
			expect(accepted).toBeGreaterThan(0);
			return later;
		},
	};
}

describe.runIf(isEmbedded)('a host under four senders', { timeout: PROCESS_LIMIT_MS }, () => {
	test('survives connections that break in mid-request', async () => {
		const { attack, expectBack, expectNothingElse } = await aHostUnderLoad();
		for (let turn = 0; turn < TURNS; turn += 1) {
			expect(await attack.terminateAll()).toBeGreaterThan(0);
			await expectBack();
		}
		await attack.killBackend();
		await expectBack();
		await expectNothingElse();
	});

	test('restarts a killed server and a hung one, and answers 503 meanwhile', async () => {
		const { attack, expectBack, expectNothingElse } = await aHostUnderLoad();
		for (const signal of SIGNALS) {
			const pid = attack.signalServer(signal);
			// Requests under way may still be answered: forms count from the next server on.
			expect(await waitUntil(() => attack.isReplaced(pid), BACK_LIMIT_MS)).toBe(true);
			await expectBack();
		}
		expect(await expectNothingElse()).toBeGreaterThan(0);
	});
});
