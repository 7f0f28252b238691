import { existsSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { collectDefaultMetrics } from 'prom-client';
import type { Log } from '#http/log.ts';
import { createApp } from './app.ts';
import { createClosing, openParts, startJobs } from './parts.ts';
import { announceHost, withdrawHost } from './platform/cluster/host-file.ts';
import { whenAvailable } from './platform/db/when-available.ts';
import { assertPortFree, listen } from './platform/listen.ts';
import { createMetrics } from './platform/metrics/metrics.ts';
import { createFirstAccounts, passwordFile } from './staff/accounts.ts';
import { type HostSettings, waiting } from './storage.ts';

export interface RunningHost {
	url: string;
	/**
	 * Fails readiness, waits as the settings ask, finishes requests and jobs in progress (10 s at
	 * most), then closes port and database.
	 */
	stop(): Promise<void>;
}

/** Opens database, schema, seed and port, in this order; a failing step closes what was opened. */
export async function startHost(settings: HostSettings, log: Log): Promise<RunningHost> {
	const { HOST_ADDRESS: address, HOST_PORT: port } = settings;
	await assertPortFree(port, address);
	const closing = createClosing();
	const isWorking = settings.HOST_WORK === 'on';
	try {
		const parts = await openParts(settings, log, { closing, role: 'host', isWorking });
		const { services, hosts } = parts;
		const first = { dataDir: settings.DATA_DIR, password: settings.DESK_PASSWORD };
		const onWait = waiting(log, 'makes the first accounts');
		await whenAvailable(() => createFirstAccounts(services.db, { ...first, onWait }), log);
		if (!first.password && !existsSync(passwordFile(first.dataDir))) {
			log('start: the first password of the desk is with the host that started first', {
				component: 'start',
			});
		}
		const metrics = createMetrics();
		collectDefaultMetrics({ register: metrics.registry });
		let isStopping = false;
		const stopping = { isStopping: () => isStopping };
		const memory = { metrics, hostCount: hosts.count, ...stopping };
		const app = createApp({ ...services, ...memory });
		const listener = await listen(app, port, { address, ...stopping });
		closing.add(async () => {
			await Promise.all([listener.close(), parts.queue.offWork()]);
		});
		if (isWorking) await startJobs(parts, settings, log);
		announceHost(settings.DATA_DIR, { pid: process.pid, url: listener.url });
		closing.add(async () => withdrawHost(settings.DATA_DIR));
		closing.add(async () => {
			isStopping = true;
			await wait(settings.STOP_DELAY_S * 1000);
		});
		return { url: listener.url, stop: closing.close };
	} catch (cause) {
		await closing.close();
		throw cause;
	}
}
