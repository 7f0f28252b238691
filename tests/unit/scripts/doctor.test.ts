import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import type { Facts } from '../../../scripts/doctor/facts.ts';
import { findingsFrom, toLines, OTHER_SCHEMA } from '../../../scripts/doctor/findings.ts';
import { aFolder, PROJECT_DIR } from '../edge/a-site.ts';

const NOW = Date.UTC(2026, 10, 29, 12);
const HOUR_MS = 3_600_000;
const MB = 1024 * 1024;

const sound: Facts = {
	clock_apart_ms: 40,
	disk_free: 20_000 * MB,
	files: { place: '/var/shop/files', refusal: null, free: 20_000 * MB },
	smtp: null,
	stripe: null,
	takes_test_payments: false,
	mails_late: 0,
	mails_failed: 0,
	hooks_late: 0,
	hooks_failed: 0,
	publications_late: 0,
	last_publication_failed: false,
	compared_at_ms: NOW - 9 * HOUR_MS,
	differing: 0,
	refunds_late: 0,
	refunds_to_check: 0,
	payments_late: 0,
	events_late: 0,
	nightly_at_ms: NOW - 9 * HOUR_MS,
	processes: [{ role: 'host', is_working: true, at: 'a:1', clock_apart_ms: 3 }],
	leader_at: 'a:/data',
	has_publisher: true,
	edges_behind: [],
};
const HOST = { role: 'host', is_working: false, at: 'a:1', clock_apart_ms: 3 } as const;
const WORKER = { role: 'worker', is_working: true, at: 'b:7', clock_apart_ms: 3 } as const;
const PUBLIC = { SITE_URL: 'https://shop.example', COMPARE_AT: '03:30' };
const LOCAL = { SITE_URL: 'http://localhost:4321', COMPARE_AT: '03:30' };

const told = (given: Partial<Facts>, settings = PUBLIC) =>
	findingsFrom({ ...sound, ...given }, settings, NOW)
		.filter(({ level }) => level !== 'well')
		.map(({ level, about, text: said }) => `${level} ${about}: ${said}`);

test('a healthy shop is reported check by check', () => {
	expect(told({})).toEqual([]);
	const abouts = findingsFrom(sound, PUBLIC, NOW).map(({ about }) => about);
	expect(abouts).toEqual([
		...['clock', 'processes', 'disk', 'files', 'mail', 'payments', 'refunds'],
		...['hooks', 'publications', 'comparison', 'nightly work'],
	]);
});

test('processes are counted, and the leading publisher is named', () => {
	const lineOf = (given: Partial<Facts>) =>
		findingsFrom({ ...sound, ...given }, PUBLIC, NOW).find(({ about }) => about === 'processes');
	expect(lineOf({ processes: [HOST, HOST, WORKER] })).toMatchObject({
		level: 'well',
		text: '2 hosts, 1 worker, a:/data publishes',
	});
	expect(lineOf({ leader_at: null, has_publisher: false })).toMatchObject({
		level: 'well',
		text: '1 host, 0 workers, no publisher',
	});
});

const PLACE = { place: '/var/shop/files', refusal: null };
test.each<[Partial<Facts>, string]>([
	[
		{ files: { ...PLACE, refusal: 'FILES_URL: EACCES: permission denied', free: 0 } },
		'broken files: /var/shop/files does not store files: EACCES: permission denied.',
	],
	[{ files: { ...PLACE, free: 20 * MB } }, 'broken files: 20 MB free for /var/shop/files'],
	[{ files: { ...PLACE, free: 900 * MB } }, 'look files: 900 MB free for /var/shop/files'],
	[{ edges_behind: ['edge-2'] }, 'look edges: edge-2: behind the current release, or silent'],
	[{ clock_apart_ms: 3_600_000 }, 'broken clock: 3600.0 s from'],
	[{ clock_apart_ms: -5_000 }, 'broken clock: 5.0 s from'],
	[
		{ processes: [HOST, { ...WORKER, clock_apart_ms: -3_600_000 }] },
		"broken clock: the worker b:7 is 3600.0 s from the database's",
	],
	[{ processes: [] }, 'broken processes: no host has reported itself'],
	[{ processes: [WORKER] }, 'broken processes: no host has reported itself'],
	[{ processes: [HOST] }, 'broken processes: nobody runs jobs'],
	[{ leader_at: null }, 'broken processes: no publisher leads'],
	[{ disk_free: 31 * MB }, 'broken disk: 31 MB free'],
	[{ disk_free: 1_000 * MB }, 'look disk: 1000 MB free'],
	[{ disk_free: null }, 'look disk: DATA_DIR does not exist yet'],
	[{ smtp: 'connect ECONNREFUSED' }, 'broken mail: the server of SMTP_URL refuses: connect'],
	[{ smtp: undefined }, 'broken mail: SMTP_URL is not set'],
	[{ mails_late: 1 }, 'broken mail: 1 mail waiting'],
	[{ mails_failed: 2 }, 'look mail: 2 mails given up'],
	[{ stripe: 'the key is not known' }, 'broken payments: Stripe does not take the key: the key'],
	[{ payments_late: 3 }, 'broken payments: 3 payments past'],
	[{ events_late: 1 }, 'broken payments: 1 event of a provider'],
	[{ takes_test_payments: true }, 'broken payments: TEST_PAYMENTS is on for a public site'],
	[{ refunds_late: 1 }, 'broken refunds: 1 refund pending'],
	[{ refunds_to_check: 2 }, 'look refunds: 2 refunds made at the provider'],
	[{ hooks_failed: 1 }, 'broken hooks: 1 message to the publisher given up'],
	[{ hooks_late: 2 }, 'broken hooks: 2 messages to the publisher not taken'],
	[{ last_publication_failed: true }, 'broken publications: the last one failed'],
	[{ publications_late: 1 }, 'broken publications: 1 one has been under way'],
	[{ compared_at_ms: null }, 'look comparison: the site has not been compared'],
	[{ compared_at_ms: NOW - 27 * HOUR_MS }, 'look comparison: the last one was 27 hours ago'],
	[{ differing: 4 }, 'look comparison: 4 files differed 9 hours ago'],
	[{ nightly_at_ms: null }, 'look nightly work: personal data'],
	[{ nightly_at_ms: NOW - 27 * HOUR_MS }, 'look nightly work: personal data'],
])('%j is reported as one finding', (given, text_) => {
	expect(told(given)).toEqual([expect.stringContaining(text_)]);
});

test('settings allowed on this machine are no finding', () => {
	expect(told({ smtp: undefined, stripe: undefined, takes_test_payments: true }, LOCAL)).toEqual(
		[],
	);
	expect(told({ compared_at_ms: null }, { ...LOCAL, COMPARE_AT: 'off' })).toEqual([]);
});

test('errors are listed first', () => {
	const lines = toLines(findingsFrom({ ...sound, hooks_failed: 1, disk_free: null }, PUBLIC, NOW));
	expect(lines[0]).toMatch(/^! hooks {9}1 message/);
	expect(lines[1]).toMatch(/^\? disk {10}DATA_DIR/);
	expect(toLines([OTHER_SCHEMA])[0]).toContain('npm run db:migrate');
});

test('a folder without a database is refused in one line, unchanged', async () => {
	const dataDir = join(await aFolder(), 'none');
	const child = spawn(process.execPath, ['scripts/doctor.ts'], {
		cwd: PROJECT_DIR,
		env: { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir },
		stdio: ['ignore', 'ignore', 'pipe'],
	});
	const said = text(child.stderr);
	expect((await once(child, 'exit'))[0]).toBe(1);
	expect(await said).toBe(
		`DATA_DIR (${dataDir}) holds no database: start the shop once, or set DATABASE_URL\n`,
	);
});
