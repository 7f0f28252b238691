import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { readPostmaster } from '../../../src/server/platform/cluster/postmaster.ts';
import { startHost } from '../../stack/stack.ts';
import { median } from '../caller.ts';
import type { Measure } from '../part.ts';
import { processTime } from '../process-time.ts';
import { atOwnShop, buy } from './checkout-load.ts';

const CHECKOUTS = 300;
/** Pairs of a run with one host and one with two: the machine's speed varies within a minute. */
const PAIRS = 3;

/** Keeps a process on one core; false where the system has no `taskset`. */
const pin = (pid: number, core: number): boolean =>
	spawnSync('taskset', ['-a', '-c', '-p', String(core), String(pid)], { stdio: 'ignore' })
		.status === 0;

interface Run {
	per_second: number;
	/** Processor time of all hosts, and of the database, a checkout. */
	host_ms: number;
	database_ms: number;
}

/**
 * Compares paid checkouts by one host with those by two on one database, each host on a core of its
 * own. Database and buyers take the same cores here; what hosts on machines of their own would do
 * follows from the processor time that they need for a checkout.
 */
export const measure: Measure = ({ root }) =>
	atOwnShop({ root, name: 'hosts', shelves: [8, 100_000] }, async (shop) => {
		const { dataDir, articles } = shop;
		const second = await startHost({ DATA_DIR: dataDir, TEST_PAYMENTS: 'on', SMTP_URL: '' });
		try {
			const pids = [shop.pid, second.process.pid ?? 0];
			const isPinned = pids.map(pin).every(Boolean);
			const database = readPostmaster(join(dataDir, 'pg'))?.pid ?? 0;

			async function run(urls: readonly string[]): Promise<Run> {
				const hostTime = () => pids.map(processTime).reduce((sum, one) => sum + one, 0);
				const before = { hosts: hostTime(), database: processTime(database) };
				const { done, per_second } = await buy(urls.join(), articles, CHECKOUTS);
				return {
					per_second,
					host_ms: ((hostTime() - before.hosts) * 1000) / done,
					database_ms: ((processTime(database) - before.database) * 1000) / done,
				};
			}
			// Its first answers compile its code.
			await buy(second.url, articles, CHECKOUTS);
			const [one, two]: [Run[], Run[]] = [[], []];
			for (let pair = 0; pair < PAIRS; pair += 1) {
				one.push(await run([shop.url]));
				two.push(await run([shop.url, second.url]));
			}
			const toRow = (runs: readonly Run[]) => ({
				per_second: median(runs.map(({ per_second }) => per_second)),
				host_ms: median(runs.map(({ host_ms }) => host_ms)),
				database_ms: median(runs.map(({ database_ms }) => database_ms)),
			});
			const [alone, both] = [toRow(one), toRow(two)];
			return {
				figures: {
					'one host': alone,
					'two hosts': both,
					ratio: {
						measured: both.per_second / alone.per_second,
						by_host_time: (2 * alone.host_ms) / both.host_ms,
					},
				},
				remarks: [isPinned ? 'each host on a core of its own' : 'hosts on any core'],
			};
		} finally {
			await second.stop();
		}
	});
