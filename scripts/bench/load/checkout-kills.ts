import { once } from 'node:events';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { killRun } from '../../../tests/support/kill-run.ts';
import { startHost } from '../../stack/stack.ts';
import type { Measure } from '../part.ts';

const CHECKOUTS = 500;
const KILLS = 30;

/**
 * Runs five hundred checkouts over a new folder while host and PostgreSQL are killed, in turn and
 * together.
 */
export const measure: Measure = async ({ root }) => {
	const dataDir = join(root, 'checkout-kills');
	await rm(dataDir, { recursive: true, force: true });
	await mkdir(dataDir, { recursive: true });
	let last: Awaited<ReturnType<typeof startHost>> | null = null;
	async function start() {
		const host = await startHost({ DATA_DIR: dataDir, TEST_PAYMENTS: 'on', SMTP_URL: '' });
		last = host;
		return {
			url: host.url,
			async kill() {
				const ended = once(host.process, 'exit');
				host.process.kill('SIGKILL');
				await ended;
			},
		};
	}
	try {
		const run = { dataDir, checkouts: CHECKOUTS, kills: KILLS, start };
		const { faults, money, seconds: wall_s } = await killRun(run);
		const books = {
			faults: faults.length,
			provider_cents: money.provider,
			books_cents: money.books,
		};
		const figures = { 'host and database': { wall_s, ...books } };
		return { figures, remarks: faults };
	} finally {
		await stop(last);
	}
};

const stop = async (host: { stop: () => Promise<void> } | null) => host?.stop();
