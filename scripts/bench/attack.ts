import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Attack, attackOn, recovery_ms } from '../../tests/support/attack.ts';
import { startSenders } from '../../tests/support/senders.ts';
import { startHost } from '../stack/stack.ts';

export interface AttackFigures {
	/** What was done to the database. */
	name: string;
	times: number;
	/** Seconds until each of the senders had another form accepted. */
	median_s: number;
	worst_s: number;
}

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
 * Ends the embedded database of a host of its own again and again while four senders send forms.
 * Throws when the host ends, answers anything but 200 and 503, or is not back within a minute.
 */
export async function attackFigures(root: string): Promise<AttackFigures[]> {
	const dataDir = join(root, 'attack');
	await rm(join(dataDir, 'mail'), { recursive: true, force: true });
	await mkdir(dataDir, { recursive: true });
	const host = await startHost({ DATA_DIR: dataDir, CAPTCHA_COST: '1', SMTP_URL: '' });
	const senders = startSenders(host.url, SENDERS);
	const attack = attackOn(dataDir);
	try {
		const figures: AttackFigures[] = [];
		for (const { name, times, strike } of ROUNDS) {
			const took: number[] = [];
			while (took.length < times) {
				await strike(attack);
				took.push(
					(await recovery_ms(senders.accepted, { more: SENDERS, within_ms: LIMIT_MS })) / 1000,
				);
				if (host.process.exitCode !== null) throw new Error(`${name}: the host has ended`);
			}
			took.sort((a, b) => a - b);
			const median_s = took[Math.floor(took.length / 2)] ?? 0;
			figures.push({ name, times, median_s, worst_s: took.at(-1) ?? 0 });
		}
		await senders.stop();
		const { 200: accepted = 0, 503: later = 0, ...other } = senders.answers();
		if (Object.keys(other).length > 0) throw new Error(`answers: ${JSON.stringify(other)}`);
		console.log(`\n${accepted} answers were 200, ${later} were 503`);
		return figures;
	} finally {
		await senders.stop();
		await host.stop();
	}
}
