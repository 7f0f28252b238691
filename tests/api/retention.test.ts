import { eq, sql } from 'drizzle-orm';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { RETENTION_KINDS } from '../../src/contract/kinds.ts';
import { CONTRACT } from '../../src/contract/modules.ts';
import { consents } from '../../src/server/consents/tables.ts';
import { answers, submissions } from '../../src/server/forms/tables.ts';
import { subscribers } from '../../src/server/newsletter/tables.ts';
import { wheel_registrations } from '../../src/server/wheels/tables.ts';
import { mails } from '../../src/server/platform/mail/tables.ts';
import { files_to_delete } from '../../src/server/platform/uploads/tables.ts';
import {
	addMissingRules,
	runRetention,
	startRetention,
} from '../../src/server/privacy/retention.ts';
import { retention_rules } from '../../src/server/privacy/tables.ts';
import { openQueue } from '../../src/server/platform/queue/queue.ts';
import { aHost, isEmbedded } from '../support/host.ts';
import {
	DAY_MS,
	START,
	daysLater,
	EMAIL,
	OTHER,
	send,
	registerWheel,
	requestExtension,
	registeredWheels,
	retention,
	slugs,
	storedFiles,
	datedAtStart,
} from '../support/people-kept.ts';
import { limit } from '../support/pace.ts';

describe.runIf(isEmbedded)('retention of personal data', () => {
	test('messages are deleted 24 months after the last answer, unless staff holds them open', async () => {
		const host = await aHost();
		await send(host, 'contact');
		await send(host, 'contact', { values: { email: OTHER } });
		await send(host, 'retailer');
		await host.db
			.update(submissions)
			.set({ state: 'open' })
			.where(eq(submissions.form_slug, 'retailer'));
		const [answered] = await host.db.select().from(submissions).where(eq(submissions.email, OTHER));
		await host.db.insert(answers).values({
			submission_id: answered?.id ?? '',
			staff_email: 'desk@livenza.example',
			text: 'Ecco',
			created_at: daysLater(100),
		});

		await retention(host, daysLater(730));
		expect(await slugs(host)).toEqual(['contact', 'contact', 'retailer']);
		await retention(host, daysLater(731));
		expect(await slugs(host)).toEqual(['contact', 'retailer']);
		await retention(host, daysLater(831));
		expect(await slugs(host)).toEqual(['retailer']);
	});

	test('applications are deleted after 12 months with their files', async () => {
		const host = await aHost();
		await send(host, 'careers');
		await send(host, 'spontaneous-application');
		expect(await storedFiles(host)).toBe(2);
		await retention(host, daysLater(365));
		expect(await storedFiles(host)).toBe(2);
		await retention(host, daysLater(366));
		expect(await slugs(host)).toEqual([]);
		expect(await storedFiles(host)).toBe(0);
		expect(await host.db.select().from(files_to_delete)).toEqual([]);
	});

	test('an unconfirmed address is deleted after seven days, without a trace', async () => {
		const host = await aHost();
		await send(host, 'newsletter');
		await retention(host, daysLater(6));
		expect(await host.db.select().from(subscribers)).toHaveLength(1);
		await retention(host, daysLater(8));
		for (const table of [subscribers, submissions, consents, mails]) {
			expect(JSON.stringify(await host.db.select().from(table))).not.toContain(EMAIL);
		}
	});

	test('the proof of a consent is kept 24 months after its withdrawal', async () => {
		const host = await aHost();
		await send(host, 'newsletter');
		await host.db.update(subscribers).set({ state: 'confirmed', confirmed_at: START });
		await retention(host, daysLater(2_000));
		expect(await host.db.select().from(consents)).not.toEqual([]);

		await host.db
			.update(subscribers)
			.set({ state: 'unsubscribed', unsubscribed_at: daysLater(2_000) });
		await host.db.insert(consents).values({
			email: EMAIL,
			purpose: 'marketing',
			act: 'withdrawn',
			address: '127.0.0.1',
			created_at: daysLater(2_000),
		});
		await retention(host, daysLater(2_730));
		expect(await host.db.select().from(consents)).not.toEqual([]);
		await retention(host, daysLater(2_731));
		expect(await host.db.select().from(consents)).toEqual([]);
		expect(await host.db.select().from(subscribers)).toEqual([]);
	});

	test('mails are deleted after 90 days, except unsent ones', async () => {
		const host = await aHost();
		await send(host, 'contact');
		await datedAtStart(host);
		await host.db.update(mails).set({ state: 'queued' }).where(eq(mails.kind, 'company.notice'));
		await retention(host, daysLater(91));
		const kinds = (await host.db.select().from(mails)).map(({ kind }) => kind);
		expect(kinds).toEqual(['company.notice']);
	});

	test('a mail lost by the queue is shown to staff as failed', async () => {
		const host = await aHost();
		await send(host, 'contact');
		await host.db.update(mails).set({ created_at: START });
		const states = async () => (await host.db.select().from(mails)).map(({ state }) => state);
		await retention(host, daysLater(1));
		expect(await states()).toEqual(['queued', 'queued']);
		await retention(host, daysLater(2));
		expect(await states()).toEqual(['failed', 'failed']);
	});

	test('deletes expired rows soon after a host starts, and every night', async () => {
		const host = await aHost();
		await send(host, 'careers');
		const { boss, close } = await openQueue(host.url, ['retention'], host.log);
		onTestFinished(close);
		await startRetention(boss, { ...host, clock: () => daysLater(400) });
		await vi.waitFor(() => expect(host.logged).toContain('retention: deleted 1 applications'), {
			timeout: limit(60_000),
		});
		expect(await slugs(host)).toEqual([]);
		expect(await boss.getSchedules('retention')).toMatchObject([
			{ cron: '17 3 * * *', timezone: 'Europe/Rome' },
		]);
	});

	test('a new database has the contract’s periods and no others', async () => {
		const host = await aHost();
		const days = async () => {
			const rules = await host.db.select().from(retention_rules);
			return Object.fromEntries(rules.map((rule) => [rule.kind, rule.days]));
		};
		expect(await days()).toEqual({});
		await addMissingRules(host.db, host.modules);
		expect(await days()).toEqual(
			Object.assign({}, ...CONTRACT.map(({ retention: declared }) => declared)),
		);
	});

	test('types are listed in the order of the capabilities', async () => {
		const host = await aHost();
		await addMissingRules(host.db, host.modules);
		await host.db.execute(sql`update retention_rules set days = 731 where kind = 'messages'`);
		const gone = Object.keys(await runRetention(host));
		expect(gone).toContain('messages');
		expect(gone).toEqual(RETENTION_KINDS.filter((kind) => gone.includes(kind)));
	});

	test('staff can lengthen a period or suspend it', async () => {
		const host = await aHost();
		await send(host, 'contact');
		await addMissingRules(host.db, host.modules);
		await host.db.execute(sql`update retention_rules set days = 1000 where kind = 'messages'`);
		await retention(host, daysLater(900));
		expect(await slugs(host)).toEqual(['contact']);
		await host.db.execute(
			sql`update retention_rules set is_enabled = false where kind = 'messages'`,
		);
		await retention(host, daysLater(5_000));
		expect(await slugs(host)).toEqual(['contact']);
	});

	test('a registration is deleted a year after its warranty, with its proof', async () => {
		const host = await aHost();
		await registerWheel(host);
		const [wheel] = await registeredWheels(host);
		const end = new Date(`${wheel?.extension_ends_on}T12:00:00Z`).getTime();
		await retention(host, new Date(end + 364 * DAY_MS));
		expect(await registeredWheels(host)).toHaveLength(1);
		expect(await storedFiles(host)).toBe(1);
		await retention(host, new Date(end + 367 * DAY_MS));
		expect(await registeredWheels(host)).toEqual([]);
		expect(await slugs(host)).toEqual([]);
		expect(await storedFiles(host)).toBe(0);
	});

	test('a rejected request is deleted 12 months later, with what was sent', async () => {
		const host = await aHost();
		await requestExtension(host);
		await host.db
			.update(wheel_registrations)
			.set({ extension: 'rejected', decided_on: '2025-06-20' })
			.where(eq(wheel_registrations.owner_email, EMAIL));
		await retention(host, daysLater(365));
		expect(await registeredWheels(host)).toHaveLength(1);
		await retention(host, daysLater(372));
		expect(await registeredWheels(host)).toEqual([]);
		expect(await slugs(host)).toEqual([]);
	});
});
