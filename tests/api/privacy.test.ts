import { access, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import * as v from 'valibot';
import { consents } from '../../src/server/consents/tables.ts';
import { mails } from '../../src/server/platform/mail/tables.ts';
import {
	service_entries,
	wheel_links,
	wheel_registrations,
} from '../../src/server/wheels/tables.ts';
import { fileTransport, mailFileName } from '../../src/server/platform/mail/transport.ts';
import { erasePerson } from '../../src/server/privacy/erase.ts';
import { exportPerson } from '../../src/server/privacy/export.ts';
import { aHost, isEmbedded } from '../support/host.ts';
import {
	START,
	EMAIL,
	OTHER,
	send,
	registerWheel,
	requestExtension,
	registeredWheels,
	slugs,
	storedFiles,
} from '../support/people-kept.ts';

describe.runIf(isEmbedded)('export and erasure', () => {
	test('an export contains all of one person and nothing of others', async () => {
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

	test('an export does not name a wheel’s later owner', async () => {
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

	test('an unaccepted request is erased with its person, and the wheel is free', async () => {
		const host = await aHost();
		await requestExtension(host);
		expect(await erasePerson(host, EMAIL)).toMatchObject({ wheels: 1, submissions: 1, files: 1 });
		expect(await registeredWheels(host)).toEqual([]);
		await requestExtension(host, OTHER);
		expect(await registeredWheels(host)).toMatchObject([{ owner_email: OTHER }]);
	});

	test('a mail interrupted by a crash is erased, too', async () => {
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

	test('an erasure leaves no trace of the address, and the wheel its warranty', async () => {
		const host = await aHost();
		// The seed's own texts contain the address of all the other tests.
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

	test('a mail folder loses the files of deleted mails', async () => {
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
