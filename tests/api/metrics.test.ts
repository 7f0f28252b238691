import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import * as v from 'valibot';
import { describe, expect, onTestFinished, test } from 'vitest';
import { order_payments } from '#server/orders/tables-money.ts';
import { joinHosts } from '#server/platform/hosts/running-hosts.ts';
import { listen } from '#server/platform/listen.ts';
import { createApp } from '#server/app.ts';
import { folderStore } from '#server/platform/files/folder-store.ts';
import { s3Store } from '#server/platform/files/s3-store.ts';
import { mails } from '#server/platform/mail/tables.ts';
import { hook_deliveries, publications } from '#server/publishing/tables.ts';
import { publisher_leases } from '#server/publishing/tables-lease.ts';
import { site_reports } from '#server/publishing/tables.ts';
import { openLog } from '../../src/http/log.ts';
import { aHost, type Ask, isEmbedded, plainServices } from '../support/host.ts';
import { anOrder } from '../support/orders.ts';
import { anS3Server } from '../support/s3.ts';

const TOKEN = 'a-token-of-sixteen';
const HOURS_AGO = (hours: number) => new Date(Date.now() - hours * 3_600_000);

const read = async (ask: Ask, headers: Record<string, string> = {}): Promise<string> => {
	const response = await ask('/api/metrics', { headers });
	expect(response.status).toBe(200);
	expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
	expect(response.headers.get('cache-control')).toBe('no-store');
	return response.text();
};

/** Value of a sample; its labels are written in alphabetical order of the declaration. */
const toValue = (text: string, sample: string) =>
	Number(
		text
			.split('\n')
			.find((line) => line.startsWith(`${sample} `))
			?.split(' ')[1],
	);

describe.runIf(isEmbedded)('the metrics', () => {
	test('count requests by route and status, never by path', async () => {
		const { ask } = await aHost();
		await ask('/api/products?locale=it');
		await ask('/api/products/none-such?locale=it');
		await ask('/api/products/anna@mail.example?locale=it');
		await ask('/api/nowhere/anna@mail.example');
		await ask('/somewhere-else', { method: 'POST' });
		await ask('/api/products?locale=it', { method: 'BREW' });
		const text = await read(ask);
		const requests = (labels: string) => toValue(text, `shop_http_requests_total{${labels}}`);
		expect(requests('method="GET",route="/api/products",status="200"')).toBe(1);
		expect(requests('method="POST",route="other",status="404"')).toBe(1);
		expect(requests('method="GET",route="other",status="404"')).toBe(1);
		expect(text).toContain('method="OTHER"');
		expect(toValue(text, 'shop_http_request_duration_seconds_count{route="/api/products"}')).toBe(
			2,
		);
		expect(text).not.toMatch(/anna|none-such|somewhere|nowhere|BREW/);
		// However many paths are asked for, there are no more series than routes.
		const lines = async () => (await read(ask)).split('\n').length;
		await lines();
		const before = await lines();
		for (let at = 0; at < 20; at += 1) await ask(`/api/products/wheel-${at}?locale=it`);
		expect(await lines()).toBe(before);
	});

	test('report pending work, its age, and failures', async () => {
		const host = await aHost();
		const { db, ask } = host;
		const mail = { kind: 'test', to: 'a@example.com', subject: 's', text: 't', html: 'h' };
		await db.insert(mails).values([
			{ ...mail, created_at: HOURS_AGO(2) },
			{ ...mail, state: 'failed', created_at: HOURS_AGO(9) },
			{ ...mail, state: 'failed', created_at: HOURS_AGO(24 * 8) },
			{ ...mail, state: 'sent', created_at: HOURS_AGO(9) },
		]);
		await db.insert(hook_deliveries).values([{ type: 'release.serve', state: 'failed' }]);
		await db.insert(publications).values([
			{ state: 'rendering', created_by: 'a', created_at: HOURS_AGO(1) },
			{ state: 'failed', created_by: 'a', ended_at: HOURS_AGO(2) },
			{ state: 'failed', created_by: 'a', ended_at: HOURS_AGO(48) },
		]);
		await anOrder(host);
		await db.update(order_payments).set({ created_at: HOURS_AGO(3) });
		const text = await read(ask);
		const seconds = (name: string, label: string) => toValue(text, `${name}{${label}}`);
		expect(seconds('shop_queue_waiting', 'queue="mails"')).toBeGreaterThanOrEqual(1);
		expect(seconds('shop_queue_oldest_seconds', 'queue="mails"')).toBeGreaterThan(7_000);
		expect(seconds('shop_queue_dead', 'queue="mails"')).toBe(1);
		expect(seconds('shop_queue_waiting', 'queue="refunds"')).toBe(0);
		expect(seconds('shop_queue_dead', 'queue="hooks"')).toBe(1);
		expect(seconds('shop_publications', 'state="rendering"')).toBe(1);
		expect(seconds('shop_publications', 'state="failed"')).toBe(1);
		expect(seconds('shop_publication_oldest_seconds', 'state="rendering"')).toBeGreaterThan(3_500);
		expect(seconds('shop_payments', 'state="open"')).toBe(1);
		expect(seconds('shop_payment_oldest_seconds', 'state="open"')).toBeGreaterThan(10_000);
		expect(toValue(text, 'shop_database_up')).toBe(1);
		expect(toValue(text, 'shop_disk_free_bytes')).toBeGreaterThan(0);
		expect(toValue(text, 'shop_database_connections{pool="write",state="waiting"}')).toBe(0);
		expect(text).not.toContain('example.com');
	});

	test('count web and worker processes, and report whether a publisher leads', async () => {
		const { db, ask } = await aHost();
		const [answers, works] = ['shop_processes{does="answers"}', 'shop_processes{does="works"}'];
		const values = async () => {
			const text = await read(ask);
			return [answers, works, 'shop_publisher_leads'].map((name) => toValue(text, name));
		};
		expect(await values()).toEqual([0, 0, NaN]);
		const log = () => undefined;
		const own = { secrets: [], clock: () => new Date(), log };
		const host = await joinHosts(db, { ...own, role: 'host', isWorking: false });
		const worker = await joinHosts(db, { ...own, role: 'worker', isWorking: true });
		onTestFinished(async () => {
			await host.leave();
			await worker.leave();
		});
		const id = randomUUID();
		const expires_at = new Date(Date.now() + 86_400_000);
		await db.insert(publisher_leases).values({
			...{ site: 'site', holder: id, folder: id, at: 'a:/data', fence: 1 },
			...{ taken_at: new Date(), expires_at },
		});
		expect(await values()).toEqual([1, 1, 1]);
		await db.update(publisher_leases).set({ expires_at: new Date(0) });
		expect(await values()).toEqual([1, 1, 0]);
	});

	test('count the edges that are current, behind or silent', async () => {
		const { db, ask } = await aHost();
		const edges = (['current', 'current', 'behind'] as const).map((is, at) => ({
			...{ name: `edge-${at}`, is, what: null },
		}));
		const report = { release_id: 'r', edges };
		await db.insert(site_reports).values({ type: 'site.edges', at: new Date(), report });
		const text = await read(ask);
		expect(toValue(text, 'shop_edges{state="current"}')).toBe(2);
		expect(toValue(text, 'shop_edges{state="behind"}')).toBe(1);
	});

	test('are answered while the database is away', async () => {
		const { ask, drop } = await aHost();
		await drop();
		expect(toValue(await read(ask), 'shop_database_up')).toBe(0);
	});

	test('report whether the file store answers, and a folder’s free space', async () => {
		const { appOver } = await aHost();
		const folder = await mkdtemp(join(tmpdir(), 'files-'));
		onTestFinished(() => rm(folder, { recursive: true, force: true }));
		const inFolder = appOver({ files: folderStore(folder) });
		const there = await read(inFolder);
		expect(toValue(there, 'shop_files_up{kind="folder"}')).toBe(1);
		expect(toValue(there, 'shop_files_free_bytes{kind="folder"}')).toBeGreaterThan(0);
		await rm(folder, { recursive: true });
		const gone = await read(inFolder);
		expect(toValue(gone, 'shop_files_up{kind="folder"}')).toBe(0);
		expect(gone).not.toMatch(/^shop_files_free_bytes\{/m);
		const bucket = await anS3Server();
		const inBucket = appOver({ files: s3Store(bucket.address) });
		expect(toValue(await read(inBucket), 'shop_files_up{kind="bucket"}')).toBe(1);
		await bucket.stop();
		expect(toValue(await read(inBucket), 'shop_files_up{kind="bucket"}')).toBe(0);
	});

	test('are 404 for outside networks', async () => {
		const { ask, appOver } = await aHost();
		const status = async (asked: Ask, headers: Record<string, string>) =>
			(await asked('/api/metrics', { headers })).status;
		expect(await status(ask, { 'x-forwarded-for': '192.0.2.1' })).toBe(404);
		// A proxy on this machine is no caller on this machine.
		expect(await status(ask, { 'x-forwarded-for': '127.0.0.1' })).toBe(404);
		expect(await status(ask, { forwarded: 'for=127.0.0.1' })).toBe(404);
		const withToken = appOver({ metricsToken: TOKEN });
		expect(await status(withToken, {})).toBe(404);
		expect(await status(withToken, { authorization: `Bearer ${TOKEN}x` })).toBe(404);
		expect(
			await status(withToken, {
				authorization: `Bearer ${TOKEN}`,
				'x-forwarded-for': '192.0.2.1',
			}),
		).toBe(200);
	});

	test('include every series of dashboard and alerts', async () => {
		const { ask } = await aHost();
		const exported = new Set(
			[...(await read(ask)).matchAll(/^# TYPE (\w+) /gm)].map(([, name = '']) => name),
		);
		const dashboard = await readFile('.github/operations/grafana.json', 'utf8');
		const panelSchema = v.object({
			title: v.string(),
			targets: v.pipe(v.array(v.object({ expr: v.string() })), v.minLength(1)),
		});
		const { panels } = v.parse(v.object({ panels: v.array(panelSchema) }), JSON.parse(dashboard));
		expect(panels.length).toBeGreaterThan(10);
		const alerts = await readFile('.github/operations/alerts.yml', 'utf8');
		expect([...alerts.matchAll(/- alert: /g)]).toHaveLength(
			[...alerts.matchAll(/ expr: /g)].length,
		);
		const asked = [...`${dashboard}${alerts}`.matchAll(/\bshop_\w+/g)].map(([name]) =>
			name.replace(/_(?:bucket|count|sum)$/, ''),
		);
		expect(asked.length).toBeGreaterThan(20);
		expect([...new Set(asked)].filter((name) => !exported.has(name))).toEqual([]);
		// Nothing is exported that no chart reads.
		expect([...exported].filter((name) => !asked.includes(name))).toEqual([]);
	});
});

describe.runIf(isEmbedded)('the id of a request', () => {
	test('is taken from the proxy, logged with each line, and returned', async () => {
		const { db, dataDir, mediaDir, drop } = await aHost();
		const lines: string[] = [];
		const log = await openLog('host', { write: (text) => lines.push(text) });
		const app = createApp({ ...plainServices(), db, dataDir, mediaDir, log });
		const { url, close } = await listen(app, 0);
		onTestFinished(close);
		const answer = await fetch(`${url}/api/healthz`, { headers: { 'x-request-id': 'edge-12345' } });
		expect(answer.headers.get('x-request-id')).toBe('edge-12345');
		const own = await fetch(`${url}/api/products?locale=it`);
		expect(own.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
		await drop();
		await fetch(`${url}/api/desk/account`, { headers: { 'x-request-id': 'edge-67890' } });
		const failed = await fetch(`${url}/api/captcha?form=contact`, {
			headers: { 'x-request-id': 'edge-67890' },
		});
		expect(failed.status).toBe(503);
		expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({
			...{ level: 'warn', request_id: 'edge-67890', component: 'api', object: '/api/captcha' },
		});
	});

	test('stays with its request under concurrency', async () => {
		const lines: string[] = [];
		const log = await openLog('host', { write: (text) => lines.push(text) });
		const app = new Hono().get('/:name', async ({ req, text }) => {
			await Promise.resolve();
			log(req.param('name'));
			return text('');
		});
		const { url, close } = await listen(app, 0);
		onTestFinished(close);
		const ids = Array.from({ length: 8 }, (_, at) => `request-${at}`);
		await Promise.all(ids.map((id) => fetch(`${url}/${id}`, { headers: { 'x-request-id': id } })));
		const written = lines.map((line) => JSON.parse(line));
		expect(written.map(({ request_id }) => request_id).toSorted()).toEqual(ids);
		expect(written.every(({ msg, request_id }) => msg === request_id)).toBe(true);
	});
});
