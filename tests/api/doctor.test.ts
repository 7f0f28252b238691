import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { config } from '#config.ts';
import { mails } from '#server/platform/mail/tables.ts';
import { hook_deliveries, publications, site_reports } from '#server/publishing/tables.ts';
import { readFacts } from '../../scripts/doctor/facts.ts';
import { aHost, isEmbedded } from '../support/host.ts';
import { anS3Server } from '../support/s3.ts';
import { anSmtpServer } from '../support/smtp.ts';

const HOURS_AGO = (hours: number) => new Date(Date.now() - hours * 3_600_000);

describe.runIf(isEmbedded)('the doctor', () => {
	test('reports what is overdue, and nothing else', async () => {
		const { db, dataDir } = await aHost();
		const smtp = await anSmtpServer();
		const settings = {
			...{ ...config, DATA_DIR: dataDir, FILES_URL: undefined },
			...{ SMTP_URL: smtp.url, STRIPE_SECRET_KEY: undefined },
		};
		const facts = () => readFacts({ ...settings, STRIPE_WEBHOOK_SECRET: [] }, db, () => new Date());
		expect(await facts()).toMatchObject({
			...{ smtp: null, stripe: undefined, mails_late: 0, mails_failed: 0, hooks_failed: 0 },
			...{ publications_late: 0, last_publication_failed: false, compared_at_ms: null },
			...{ refunds_late: 0, refunds_to_check: 0, payments_late: 0, events_late: 0 },
		});
		const mail = { kind: 'test', to: 'a@example.com', subject: 's', text: 't', html: 'h' };
		await db.insert(mails).values([
			{ ...mail, created_at: HOURS_AGO(2) },
			{ ...mail, created_at: HOURS_AGO(0) },
			{ ...mail, state: 'failed', created_at: HOURS_AGO(24) },
			{ ...mail, state: 'failed', created_at: HOURS_AGO(24 * 8) },
			{ ...mail, state: 'sent', created_at: HOURS_AGO(2) },
		]);
		await db.insert(hook_deliveries).values([
			{ type: 'release.serve', state: 'failed' },
			{ type: 'release.serve', created_at: HOURS_AGO(1) },
			{ type: 'release.serve', state: 'delivered', created_at: HOURS_AGO(1) },
		]);
		await db.insert(publications).values([
			{ state: 'rendering', created_by: 'a', created_at: HOURS_AGO(1) },
			{ state: 'scheduled', created_by: 'a', created_at: HOURS_AGO(48) },
			{ state: 'live', created_by: 'a', ended_at: HOURS_AGO(3) },
			{ state: 'failed', created_by: 'a', ended_at: HOURS_AGO(2) },
		]);
		const compared = { release_id: 'r', files: 9, differing: 2, list: [] };
		await db
			.insert(site_reports)
			.values({ type: 'site.compared', at: HOURS_AGO(5), report: compared });
		const edges = (['current', 'behind', 'silent'] as const).map((is) => ({
			...{ name: `edge ${is}`, is, what: null },
		}));
		await db
			.insert(site_reports)
			.values({ type: 'site.edges', at: HOURS_AGO(0), report: { release_id: 'r', edges } });
		const found = await facts();
		expect(found).toMatchObject({
			...{ mails_late: 1, mails_failed: 1, hooks_failed: 1, hooks_late: 1 },
			...{ publications_late: 1, last_publication_failed: true, differing: 2 },
			edges_behind: ['edge behind', 'edge silent'],
		});
		expect(Math.abs(found.clock_apart_ms)).toBeLessThan(60_000);
		expect(found.disk_free).toBeGreaterThan(0);
		expect(found.files).toEqual({ place: dataDir, refusal: null, free: found.files.free });
		expect(found.files.free).toBeGreaterThan(0);
		const left = await readdir(join(dataDir, 'probes'));
		expect(left).toEqual([]);
		await smtp.stop();
		expect((await facts()).smtp).toMatch(/ECONNREFUSED/);
	});

	test('probes a bucket, and reports the reason of a refusal', async () => {
		const { db, dataDir } = await aHost();
		const bucket = await anS3Server();
		const read = async (FILES_URL: string) => {
			const payments = { STRIPE_SECRET_KEY: undefined, STRIPE_WEBHOOK_SECRET: [] };
			const settings = { ...config, ...payments, DATA_DIR: dataDir, FILES_URL };
			return (await readFacts(settings, db, () => new Date())).files;
		};
		expect(await read(bucket.url)).toMatchObject({ refusal: null, free: null });
		const refused = await read(bucket.url.replace('S3RVER:', 'NOBODY:'));
		expect(refused.refusal).toMatch(/^FILES_URL: /);
		await bucket.stop();
		const gone = await read(bucket.url);
		expect(gone.refusal).toMatch(/^FILES_URL: /);
		expect(gone.place + gone.refusal).not.toContain('S3RVER:S3RVER');
	});
});
