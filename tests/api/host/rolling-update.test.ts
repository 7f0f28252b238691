import { describe, expect, test } from 'vitest';
import { openDatabase } from '../../../src/server/platform/db/client.ts';
import { embeddedUrl } from '../../support/embedded-database.ts';
import {
	aProcess,
	type HostProcess,
	onceReady,
	PROCESS_LIMIT_MS,
} from '../../support/host-process.ts';
import { isEmbedded, type Ask } from '../../support/host.ts';
import { migrateFurther } from '../../support/later-schema.ts';
import { limit } from '../../support/pace.ts';
import { aSeededFolder } from '../../support/seeded-folder.ts';
import { submitForm } from '../../support/submit-form.ts';

const CLIENTS = 3;
/** Requests that are answered before the next step of the update. */
const BETWEEN = 30;
/** Four hosts start one after another, while two answer. */
const LIMIT_MS = 2 * PROCESS_LIMIT_MS;
const PATHS = ['/api/products', '/api/pages', '/api/categories', '/api/settings'];

/** A balancer that asks hosts whether they are ready, and counts what visitors get. */
function aBalancer() {
	const hosts = new Map<string, boolean>();
	const answers = new Map<number | string, number>();
	let turn = 0;
	let isOver = false;

	async function watch(url: string): Promise<void> {
		for (hosts.set(url, true); hosts.get(url) && !isOver;) {
			hosts.set(url, (await fetch(`${url}/api/readyz`)).status === 200);
		}
	}
	/** The next ready host. */
	function next(): string {
		const ready = [...hosts].filter(([, isReady]) => isReady).map(([url]) => url);
		turn += 1;
		return ready[turn % ready.length] ?? 'http://nobody-is-ready.invalid';
	}
	const ask: Ask = (path, init) => fetch(`${next()}${path}`, init);

	async function visitor(number: number): Promise<void> {
		for (let count = 0; !isOver; count += 1) {
			const path = PATHS[count % PATHS.length] ?? '';
			const began = performance.now();
			const request = number === 0 ? submitForm(ask, 'contact') : ask(path);
			const outcome = await request.then(
				async (response) => {
					// Read to its end: a body left unread as its connection ends is fatal to this process.
					const body = await response.text();
					if (response.status === 200) return 200;
					const elapsed = Math.round(performance.now() - began);
					return `${response.status} ${response.url} ${elapsed} ms: ${body}`;
				},
				(cause: unknown) => `${path}: ${String(cause)}`,
			);
			answers.set(outcome, (answers.get(outcome) ?? 0) + 1);
		}
	}
	const visitors: Promise<void>[] = [];
	const total = () => [...answers.values()].reduce((sum, count) => sum + count, 0);
	return {
		add: (url: string) => void visitors.push(watch(url)),
		open: () => void visitors.push(...Array.from({ length: CLIENTS }, (_, at) => visitor(at))),
		/** Waits until that many requests more have been answered. */
		async goOn(): Promise<void> {
			const before = total();
			await expect.poll(total, { timeout: limit(60_000) }).toBeGreaterThanOrEqual(before + BETWEEN);
		},
		async close() {
			isOver = true;
			await Promise.all(visitors);
			return { answers, total: total() };
		},
	};
}

describe.runIf(isEmbedded)('an update host by host', { timeout: LIMIT_MS }, () => {
	test('answers every request under load, with the next release’s schema from its middle on', async () => {
		const DATA_DIR = await aSeededFolder();
		async function start(): Promise<HostProcess & { url: string }> {
			const host = await aProcess({ DATA_DIR, CAPTCHA_COST: '1', STOP_DELAY_S: '3' });
			const { url } = host;
			if (url === null) throw new Error(host.errors());
			await onceReady(() => fetch(`${url}/api/pages`));
			return { ...host, url };
		}
		const old = [await start(), await start()];
		const balancer = aBalancer();
		for (const { url } of old) balancer.add(url);
		balancer.open();
		await balancer.goOn();
		const { db, close } = openDatabase(await embeddedUrl(DATA_DIR, 'site'), { isPatient: true });
		await migrateFurther(db).finally(close);
		for (const host of old) {
			balancer.add((await start()).url);
			host.kill('SIGTERM');
			expect(await host.ended, host.errors()).toBe(0);
			await balancer.goOn();
		}
		const { answers, total } = await balancer.close();
		expect([...answers]).toEqual([[200, total]]);
	});
});
