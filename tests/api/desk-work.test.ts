import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { submissions } from '../../src/server/forms/tables.ts';
import { mails } from '../../src/server/platform/mail/tables.ts';
import { audit_log } from '../../src/server/identity/tables.ts';
import { wheel_registrations } from '../../src/server/wheels/tables.ts';
import { aSubmission, signedIn } from '../support/desk.ts';
import { viewPassport } from '#contract/wheels/passports.ts';
import { readData, readProblem } from '../support/host-conformance.ts';
import { listMails } from '../support/mails.ts';
import { view } from '../support/passport.ts';
import { aRegisteredWheel } from '../support/warranty.ts';
import { aHost, isEmbedded } from '../support/host.ts';

describe.runIf(isEmbedded)('a wheel', () => {
	test('has a service log that staff writes', async () => {
		const host = await aHost();
		const [wheel] = await host.db.select().from(wheel_registrations);
		const asSupport = await signedIn(host.ask, 'support');
		const path = `/desk/wheel_registrations/${wheel?.id}`;
		const json = { date: '2025-06-14', kind: 'truing', text: 'Centratura, 0,2 mm' };
		expect((await asSupport(`${path}/service`, { json })).status).toBe(200);
		expect(await (await asSupport(path)).json()).toMatchObject({ data: { service: [json] } });
		const asShop = await signedIn(host.ask, 'shop');
		expect((await asShop(`${path}/service`, { json })).status).toBe(403);
		const wrong = await asSupport(`${path}/service`, { json: { ...json, kind: 'paint' } });
		expect((await readProblem(wrong)).fields).toEqual([{ path: 'kind', code: 'picklist' }]);
	});

	test('gains one year of legal guarantee after a repair, once, and its owner gets a mail', async () => {
		const { ask, db } = await aHost({ clock: () => new Date('2026-08-04T10:00:00Z') });
		const { id, token } = await aRegisteredWheel(db);
		const old = await aRegisteredWheel(db, {
			serial_number: 'MQC50P250118',
			purchase_date: '2024-06-01',
		});
		const asSupport = await signedIn(ask, 'support');
		const path = `/desk/wheel_registrations/${id}`;
		const entry = { kind: 'bearing', text: 'Cuscinetti', extends_guarantee: true };
		const repair = (date: string) => asSupport(`${path}/service`, { json: { ...entry, date } });
		const looked = { ...entry, date: '2026-08-03', kind: 'inspection' };
		const untouched = await asSupport(`${path}/service`, { json: looked });
		expect((await readProblem(untouched)).fields).toEqual([{ path: 'kind', code: 'no_repair' }]);
		for (const [date, code] of [
			['2025-05-31', 'before_purchase'],
			['2026-08-05', 'in_the_future'],
			['2026-07-30', 'too_early'],
		] as const) {
			expect((await readProblem(await repair(date))).fields).toEqual([{ path: 'date', code }]);
		}
		const late = await asSupport(`/desk/wheel_registrations/${old.id}/service`, {
			json: { ...entry, date: '2026-08-03' },
		});
		expect((await readProblem(late)).fields).toEqual([{ path: 'date', code: 'guarantee_over' }]);
		const both = await Promise.all([repair('2026-08-03'), repair('2026-08-03')]);
		expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
		const extended = { legal_ends_on: '2028-06-01', legal_extended_on: '2026-08-03' };
		expect(await (await asSupport(path)).json()).toMatchObject({
			data: { ...extended, extension_ends_on: '2029-06-01', service: [{ date: '2026-08-03' }] },
		});
		expect(await readData(viewPassport, await view(ask, token))).toMatchObject(extended);
		const told = (await listMails(db)).filter(({ kind }) => kind === 'warranty.legal_extended');
		expect(told.map(({ text }) => text.includes('1º giugno 2028'))).toEqual([true]);
	});
});

describe.runIf(isEmbedded)('a mail', () => {
	test('hides the secret of its link from staff', async () => {
		const host = await aHost();
		const link = 'https://www.livenza.example/it/wheel#';
		const text = `La tua ruota:\n${link}5Qxb7zPTjTPnh_Bp-4E7aYDuU22G2ajb\nA presto`;
		const mail = { kind: 'passport.link', to: 'rider@mail.example', subject: 'S', text, html: '' };
		const [row] = await host.db.insert(mails).values(mail).returning();
		const asSupport = await signedIn(host.ask, 'support');
		const shown = await (await asSupport(`/desk/mails/${row?.id}`)).json();
		expect(shown).toMatchObject({ data: { text: `La tua ruota:\n${link}…\nA presto` } });
		const json = { email: 'rider@mail.example' };
		const copy = await (await asSupport('/desk/people/export', { json })).text();
		expect(copy).toContain(link);
		expect(copy).not.toContain('5Qxb7z');
		const asShop = await signedIn(host.ask, 'shop');
		expect((await asShop('/desk/mails')).status).toBe(403);
		expect((await asShop(`/desk/mails/${row?.id}`)).status).toBe(403);
	});

	test('that failed can be sent again once; others cannot', async () => {
		const host = await aHost();
		const mail = {
			kind: 'contact.receipt',
			to: 'rider@mail.example',
			subject: 'S',
			text: 'T',
			html: 'H',
		};
		const rows = await host.db
			.insert(mails)
			.values([
				{ ...mail, state: 'failed', last_error: '550 no such user' },
				{ ...mail, state: 'sent' },
			])
			.returning();
		const asSupport = await signedIn(host.ask, 'support');
		const again = (index: number) =>
			asSupport(`/desk/mails/${rows[index]?.id}/sendings`, { method: 'POST' });
		expect((await again(0)).status).toBe(200);
		expect((await again(0)).status).toBe(409);
		expect((await again(1)).status).toBe(409);
	});
});

describe.runIf(isEmbedded)('a request by a person', () => {
	test('exports the stored data without logging the address', async () => {
		const host = await aHost();
		await aSubmission(host, { email: 'rider@mail.example', values: { message: 'Ciao' } });
		const asSupport = await signedIn(host.ask, 'support');
		const json = { email: 'Rider@mail.example' };
		const copy = await (await asSupport('/desk/people/export', { json })).text();
		expect(copy).toContain('Ciao');
		const [entry] = await host.db.select().from(audit_log).where(eq(audit_log.resource, 'people'));
		expect(entry).toMatchObject({ action: 'export', record_id: '', changes: {} });
	});

	test('erases the data once the address was typed twice alike', async () => {
		const host = await aHost();
		await aSubmission(host, { email: 'rider@mail.example' });
		await aSubmission(host, { email: 'other@mail.example' });
		const asSupport = await signedIn(host.ask, 'support');
		const email = 'rider@mail.example';
		const slip = await asSupport('/desk/people/erase', {
			json: { email, confirmation: 'ridr@mail.example' },
		});
		expect((await readProblem(slip)).fields).toEqual([
			{ path: 'confirmation', code: 'partial_check' },
		]);
		expect(await host.db.select().from(submissions)).toHaveLength(2);
		const done = await asSupport('/desk/people/erase', { json: { email, confirmation: email } });
		expect(await done.json()).toMatchObject({ data: { submissions: 1 } });
		expect(await host.db.select().from(submissions)).toMatchObject([
			{ email: 'other@mail.example' },
		]);
	});

	test('is closed to the role shop', async () => {
		const host = await aHost();
		const asShop = await signedIn(host.ask, 'shop');
		const json = { email: 'rider@mail.example' };
		expect((await asShop('/desk/people/export', { json })).status).toBe(403);
	});
});
