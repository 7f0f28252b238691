import { access, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import * as v from 'valibot';
import { consents } from '../../src/server/consents/tables.ts';
import { answers, submissions } from '../../src/server/forms/tables.ts';
import { subscribers } from '../../src/server/newsletter/tables.ts';
import { mails } from '../../src/server/platform/mail/tables.ts';
import { files_to_delete } from '../../src/server/platform/uploads/tables.ts';
import {
	service_entries,
	wheel_links,
	wheel_registrations,
} from '../../src/server/wheels/tables.ts';
import { fileTransport, mailFileName } from '../../src/server/platform/mail/transport.ts';
import { erasePerson } from '../../src/server/privacy/erase.ts';
import { exportPerson } from '../../src/server/privacy/export.ts';
import { runRetention, startRetention } from '../../src/server/privacy/retention.ts';
import { openQueue } from '../../src/server/platform/queue/queue.ts';
import { aHost, isEmbedded, type OwnHost } from '../support/host.ts';
import { submitForm, type FormSlug, type SubmitOptions } from '../support/submit-form.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const START = new Date('2025-06-15T10:00:00Z');
const daysLater = (days: number) => new Date(START.getTime() + days * DAY_MS);

const EMAIL = 'rider@mail.example';
const OTHER = 'other@mail.example';

async function send(host: OwnHost, form: FormSlug, options: SubmitOptions = {}): Promise<void> {
	const response = await submitForm(host.ask, form, options);
	expect(response.status, await response.clone().text()).toBe(200);
}

const registerWheel = (host: OwnHost, email = EMAIL) =>
	send(host, 'warranty', { values: { email, serial_number: 'MQC50A250117' } });

const registeredWheels = async (host: OwnHost) =>
	(await host.db.select().from(wheel_registrations)).filter(
		({ serial_number }) => serial_number === 'MQC50A250117',
	);

const retention = (host: OwnHost, now: Date) => runRetention({ ...host, clock: () => now });

const slugs = async (host: OwnHost) =>
	(await host.db.select().from(submissions)).map(({ form_slug }) => form_slug).toSorted();

const storedFiles = async (host: OwnHost) => {
	const all = await readdir(join(host.dataDir, 'uploads'), {
		recursive: true,
		withFileTypes: true,
	});
	return all.filter((entry) => entry.isFile()).length;
};

/** What is kept with times of the database's own is brought to the clock of the test. */
async function datedAtStart(host: OwnHost): Promise<void> {
	await host.db.update(mails).set({ created_at: START, state: 'sent' });
}

describe.runIf(isEmbedded)('what is kept about people', () => {
	test('messages go 24 months after the last answer, unless staff holds them open', async () => {
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

	test('applications go after 12 months, their files with them', async () => {
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

	test('an address that never confirmed is gone after seven days, without a trace', async () => {
		const host = await aHost();
		await send(host, 'newsletter');
		await retention(host, daysLater(6));
		expect(await host.db.select().from(subscribers)).toHaveLength(1);
		await retention(host, daysLater(8));
		for (const table of [subscribers, submissions, consents, mails]) {
			expect(JSON.stringify(await host.db.select().from(table))).not.toContain(EMAIL);
		}
	});

	test('the proof of a consent outlives its withdrawal by 24 months', async () => {
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

	test('mails go after 90 days, but none that still has to be sent', async () => {
		const host = await aHost();
		await send(host, 'contact');
		await datedAtStart(host);
		await host.db.update(mails).set({ state: 'queued' }).where(eq(mails.kind, 'company.notice'));
		await retention(host, daysLater(91));
		const kinds = (await host.db.select().from(mails)).map(({ kind }) => kind);
		expect(kinds).toEqual(['company.notice']);
	});

	test('a mail that the queue has lost is shown to staff as failed', async () => {
		const host = await aHost();
		await send(host, 'contact');
		await host.db.update(mails).set({ created_at: START });
		const states = async () => (await host.db.select().from(mails)).map(({ state }) => state);
		await retention(host, daysLater(1));
		expect(await states()).toEqual(['queued', 'queued']);
		await retention(host, daysLater(2));
		expect(await states()).toEqual(['failed', 'failed']);
	});

	test('what is over goes soon after a host starts, and every night', async () => {
		const host = await aHost();
		await send(host, 'careers');
		const { boss, close } = await openQueue(host.url, ['retention'], host.log);
		onTestFinished(close);
		await startRetention(boss, { ...host, clock: () => daysLater(400) });
		await vi.waitFor(() => expect(host.logged).toContain('retention: deleted 1 applications'), {
			timeout: 60_000,
		});
		expect(await slugs(host)).toEqual([]);
		expect(await boss.getSchedules('retention')).toMatchObject([
			{ cron: '17 3 * * *', timezone: 'Europe/Rome' },
		]);
	});

	test('staff can lengthen a period or suspend it', async () => {
		const host = await aHost();
		await send(host, 'contact');
		await host.db.execute(sql`update retention_rules set days = 1000 where kind = 'messages'`);
		await retention(host, daysLater(900));
		expect(await slugs(host)).toEqual(['contact']);
		await host.db.execute(
			sql`update retention_rules set is_enabled = false where kind = 'messages'`,
		);
		await retention(host, daysLater(5_000));
		expect(await slugs(host)).toEqual(['contact']);
	});

	test('a registration stays until a year after its warranty, then goes with its proof', async () => {
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

	test('an export holds all of one person and nothing of another', async () => {
		const host = await aHost();
		await send(host, 'contact', { values: { message: 'Il mio messaggio', marketing: 'si' } });
		await send(host, 'careers');
		await registerWheel(host);
		await send(host, 'contact', { values: { email: OTHER, message: 'Altro messaggio' } });
		const exported = await exportPerson(host, ' RIDER@mail.example ');
		const text = JSON.stringify(exported);
		expect(text).toContain('Il mio messaggio');
		expect(text).toContain('cv.pdf');
		expect(text).toContain('scontrino.pdf');
		expect(text).not.toContain('Altro messaggio');
		expect(text).not.toContain(OTHER);
		expect(text).not.toMatch(/digest|stored_name/);
		const shape = v.object({
			submissions: v.array(v.object({ form_slug: v.string(), files: v.array(v.unknown()) })),
			newsletter: v.object({ state: v.literal('pending') }),
			consents: v.array(v.object({ text: v.string() })),
			wheels: v.array(v.object({ serial_number: v.string() })),
			mails: v.array(v.object({ subject: v.string() })),
		});
		const { submissions, wheels, consents, mails } = v.parse(shape, exported);
		expect(submissions).toHaveLength(3);
		expect(wheels).toHaveLength(1);
		expect(consents).toHaveLength(5);
		expect(mails).toHaveLength(4);
	});

	test('an export says nothing of who has the wheel by now', async () => {
		const host = await aHost();
		await registerWheel(host);
		await host.db
			.update(wheel_registrations)
			.set({ owner_email: OTHER, owner_name: 'Altra Persona', is_first_owner: false })
			.where(eq(wheel_registrations.owner_email, EMAIL));
		const [wheel] = await registeredWheels(host);
		await host.db.insert(service_entries).values({
			registration_id: wheel?.id ?? '',
			date: '2025-06-20',
			kind: 'truing',
			text: 'Centratura per il nuovo proprietario',
		});
		const former = JSON.stringify(await exportPerson(host, EMAIL));
		expect(former).toContain('MQC50A250117');
		expect(former).not.toMatch(/other@mail|Altra Persona|nuovo proprietario/);
		const present = JSON.stringify(await exportPerson(host, OTHER));
		expect(present).toContain('Altra Persona');
		expect(present).toContain('nuovo proprietario');
	});

	test('a mail that was being written when the host died is no trace either', async () => {
		const host = await aHost();
		const mailFolder = join(host.dataDir, 'mail');
		await send(host, 'contact', { values: { email: 'forgotten@mail.example' } });
		const [mail] = await host.db.select().from(mails).where(eq(mails.to, 'forgotten@mail.example'));
		await mkdir(mailFolder, { recursive: true });
		const name = `${mailFileName(mail?.id ?? '', START)}.part`;
		await writeFile(join(mailFolder, name), 'To: forgotten@mail.example');
		await erasePerson({ ...host, mailFolder }, 'forgotten@mail.example');
		expect(await readdir(mailFolder)).toEqual([]);
	});

	test('erasing leaves no trace of the address, and the wheel its warranty', async () => {
		const host = await aHost();
		// The seed's own words name the address of all the other tests.
		const email = 'forgotten@mail.example';
		await send(host, 'contact', { values: { email, marketing: 'si' } });
		await send(host, 'careers', { values: { email } });
		await registerWheel(host, email);
		await send(host, 'contact', { values: { email: OTHER } });
		const [before] = await registeredWheels(host);

		const counts = await erasePerson(host, email);
		expect(counts).toMatchObject({ submissions: 3, files: 2, wheels: 1, newsletter: 1 });
		const [wheel] = await registeredWheels(host);
		expect(wheel).toMatchObject({
			serial_number: before?.serial_number,
			extension_ends_on: before?.extension_ends_on,
			owner_email: '',
			owner_name: '',
			store_name: '',
			proof_id: null,
		});
		expect(await host.db.select().from(wheel_links)).toEqual([]);
		expect(await storedFiles(host)).toBe(0);
		const tables = await host.db.execute<{ name: string }>(
			sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
		);
		for (const { name } of tables.rows) {
			const { rows } = await host.db.execute(
				sql`select * from ${sql.identifier(name)} t where t::text ilike ${`%${email}%`}`,
			);
			expect(rows, name).toEqual([]);
		}
		const proof = (await host.db.select().from(consents)).filter((row) =>
			row.email.startsWith('erased:'),
		);
		expect(proof).toHaveLength(5);
		expect(await slugs(host)).toEqual(['contact']);
	});

	test('a folder of mails loses the files of mails that are gone', async () => {
		const host = await aHost();
		await send(host, 'contact');
		const mailFolder = join(host.dataDir, 'mail');
		const rows = await host.db.select().from(mails);
		for (const row of rows) {
			const from = { name: 'Livenza', address: 'info@livenza.example' };
			await fileTransport(mailFolder).send({ ...row, from, written_at: row.created_at });
		}
		await erasePerson({ ...host, mailFolder }, EMAIL);
		for (const { id, created_at } of rows) {
			await expect(access(join(mailFolder, mailFileName(id, created_at)))).rejects.toThrow();
		}
	});
});
