import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Attack, attackOn, recovery_ms } from '../../../tests/support/attack.ts';
import { startSenders } from '../../../tests/support/senders.ts';
import { startHost } from '../../stack/stack.ts';
import { median } from '../caller.ts';
import type { Figures, Measure } from '../part.ts';

const SENDERS = 4;
const LIMIT_MS = 60_000;

/** Kills of several kinds, fifty in all, then twenty restarts. */
const ROUNDS: { name: string; times: number; strike: (attack: Attack) => unknown }[] = [
	{ name: 'all connections terminated', times: 20, strike: (attack) => attack.terminateAll() },
	{ name: 'one backend kill -9', times: 15, strike: (attack) => attack.killBackend() },
	{ name: 'server kill -9', times: 15, strike: (attack) => attack.signalServer('SIGKILL') },
	{ name: 'server stopped', times: 20, strike: (attack) => attack.signalServer('SIGINT') },
];

/**
 * Ends the embedded database of a host of its own again and again while four senders send forms,
 * and takes the time until each of them had another form accepted. Throws when the host ends,
 * answers anything but 200 and 503, or is not back within a minute.
 */
export const measure: Measure = async ({ root }) => {
	const dataDir = join(root, 'attack');
	await rm(join(dataDir, 'mail'), { recursive: true, force: true });
	await mkdir(dataDir, { recursive: true });
	const host = await startHost({ DATA_DIR: dataDir, CAPTCHA_COST: '1', SMTP_URL: '' });
	const senders = startSenders(host.url, SENDERS);
	const attack = attackOn(dataDir);
	try {
		const figures: Figures = {};
		for (const { name, times, strike } of ROUNDS) {
			const took: number[] = [];
			while (took.length < times) {
				await strike(attack);
				took.push(
					(await recovery_ms(senders.accepted, { more: SENDERS, within_ms: LIMIT_MS })) / 1000,
				);
				if (host.process.exitCode !== null) throw new Error(`${name}: the host has ended`);
			}
			figures[name] = { times, median_s: median(took), worst_s: Math.max(...took) };
		}
		await senders.stop();
		const { 200: accepted = 0, 503: later = 0, ...other } = senders.answers();
		if (Object.keys(other).length > 0) throw new Error(`answers: ${JSON.stringify(other)}`);
		return { figures, remarks: [`${accepted} answers were 200, ${later} were 503`] };
	} finally {
		await senders.stop();
		await host.stop();
	}
};
