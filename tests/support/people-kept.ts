import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { submissions } from '../../src/server/forms/tables.ts';
import { mails } from '../../src/server/platform/mail/tables.ts';
import { wheel_registrations } from '../../src/server/wheels/tables.ts';
import { runRetention } from '../../src/server/privacy/retention.ts';
import { type OwnHost } from './host.ts';
import { submitForm, type FormSlug, type SubmitOptions } from './submit-form.ts';

export const DAY_MS = 24 * 60 * 60 * 1000;

export const START = new Date('2025-06-15T10:00:00Z');
export const daysLater = (days: number) => new Date(START.getTime() + days * DAY_MS);

export const EMAIL = 'rider@mail.example';
export const OTHER = 'other@mail.example';

export async function send(
	host: OwnHost,
	form: FormSlug,
	options: SubmitOptions = {},
): Promise<void> {
	const response = await submitForm(host.ask, form, options);
	expect(response.status, await response.clone().text()).toBe(200);
}

export const requestExtension = (host: OwnHost, email = EMAIL) =>
	send(host, 'warranty', { values: { email, serial_number: 'MQC50A250117' } });

/** Registers a wheel whose extension was requested and accepted by staff. */
export async function registerWheel(host: OwnHost, email = EMAIL): Promise<void> {
	await requestExtension(host, email);
	await host.db.update(wheel_registrations).set({ extension: 'active' });
}

export const registeredWheels = async (host: OwnHost) =>
	(await host.db.select().from(wheel_registrations)).filter(
		({ serial_number }) => serial_number === 'MQC50A250117',
	);

export const retention = (host: OwnHost, now: Date) => runRetention({ ...host, clock: () => now });

export const slugs = async (host: OwnHost) =>
	(await host.db.select().from(submissions)).map(({ form_slug }) => form_slug).toSorted();

export const storedFiles = async (host: OwnHost) => {
	const all = await readdir(join(host.dataDir, 'uploads'), {
		recursive: true,
		withFileTypes: true,
	});
	return all.filter((entry) => entry.isFile()).length;
};

/** Sets timestamps that the database itself gave to the clock of the test. */
export async function datedAtStart(host: OwnHost): Promise<void> {
	await host.db.update(mails).set({ created_at: START, state: 'sent' });
}
