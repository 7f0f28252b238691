import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { countEvents } from '#contract/measurement/events.ts';
import * as contract from '#contract/measurement/consent.ts';
import { pages, settings } from '../../src/server/content/tables.ts';
import { browsing_counts, consent_receipts } from '../../src/server/measurement/tables.ts';
import { erasePerson } from '../../src/server/privacy/erase.ts';
import { exportPerson } from '../../src/server/privacy/export.ts';
import { accept, aVisitor, choice, inItalian } from '../support/consents.ts';
import {
	conforms,
	conformsPrivately,
	readData,
	hostUnderTest,
	readProblem,
} from '../support/host-conformance.ts';
import { aHost, isEmbedded, type OwnHost } from '../support/host.ts';
import { retention } from '../support/people-kept.ts';
import { aShopper } from '../support/shop-customer.ts';

const anyHost = hostUnderTest();
const tell = async (visitor: ReturnType<typeof aVisitor>, ...events: object[]) =>
	readData(countEvents, await visitor.ask('/api/measurement/events', { events }));

async function measure(host: OwnHost, measurement: object): Promise<void> {
	const [row] = await host.db.select().from(settings);
	if (!row) throw new Error('there are no settings');
	const data = { ...row.data, measurement: measurement as typeof row.data.measurement };
	await host.db.update(settings).set({ data }).where(eq(settings.id, row.id));
}

conforms('getConsentNotice', anyHost);
conformsPrivately('saveConsent', anyHost, {
	request: async () => ({
		path: '/consent?locale=ja',
		init: {
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify({ choice: 'refused' }),
		},
	}),
});
conformsPrivately('countEvents', anyHost, {
	request: async () => ({
		path: '/measurement/events',
		init: {
			headers: { 'content-type': 'application/json' },
			body: JSON.stringify({ events: [{ event: 'view_item' }] }),
		},
	}),
});

describe.runIf(isEmbedded)('consent to measurement', () => {
	test('asks with the cookie policy’s own table, by category', async () => {
		const { ask, db } = await aHost();
		const item = { provider: 'Livenza', purpose: 'purpose', duration: '182 days' };
		const items = [
			{ ...item, name: 'livenza.consent' },
			{ ...item, name: 'livenzaEvents', category: 'statistics' as const },
		];
		const blocks = [{ type: 'cookie_table' as const, title: null, items }] as never[];
		const texts = { it: { title: 'Cookie', blocks } };
		await db.insert(pages).values({ id: 'cookie-policy', position: 99, template: 'legal', texts });
		const notice = await readData(
			contract.getConsentNotice,
			await ask('/api/consent/notice?locale=en'),
		);
		expect(notice).toMatchObject({ edition: 'own-1', policy: null });
		const [technical, statistics] = notice.groups;
		expect(technical?.items.map(({ name }) => name)).toEqual(['livenza.consent']);
		expect(statistics?.items.map(({ name }) => name)).toEqual(['livenzaEvents']);
	});

	test('stores one receipt for a consent, none for a refusal, and marks a withdrawal once', async () => {
		const host = await aHost();
		const visitor = aVisitor(host);
		await visitor.ask(inItalian, { choice: 'refused' });
		expect(choice(visitor)).toBe('refused.own-1');
		expect(await host.db.$count(consent_receipts)).toBe(0);

		const receipt = await accept(visitor);
		expect(await accept(visitor)).toEqual(receipt);
		expect(choice(visitor)).toBe(`granted.own-1.${receipt?.id}`);
		expect(await host.db.$count(consent_receipts)).toBe(1);

		for (let press = 0; press < 2; press += 1) await visitor.ask(inItalian, { choice: 'refused' });
		const [row] = await host.db.select().from(consent_receipts);
		expect(row).toMatchObject({ edition: 'own-1', locale: 'it', customer_id: null });
		expect(row?.revoked_at).not.toBeNull();
		expect(choice(visitor)).toBe('refused.own-1');
	});

	test('refuses a consent to an outdated text, and any while nothing is measured', async () => {
		const host = await aHost();
		const visitor = aVisitor(host);
		const old = { choice: 'granted', text_version: 'of-yesterday' };
		expect(await readProblem(await visitor.ask(inItalian, old))).toMatchObject({
			code: 'conflict',
		});
		await measure(host, { mode: 'off', ga4_id: null, edition: 1 });
		const any = await visitor.ask(inItalian, { choice: 'granted' });
		expect(await readProblem(any)).toMatchObject({ code: 'conflict' });
		expect(choice(visitor)).toBeUndefined();
	});

	test('works as a form without script, with the current choice', async () => {
		const host = await aHost();
		const visitor = aVisitor(host);
		const page = async (headers?: Record<string, string>) =>
			(await visitor.ask(inItalian, undefined, headers)).text();
		expect(await page()).toContain('Non hai ancora scelto');
		expect(await page({ 'sec-gpc': '1' })).toContain('Global Privacy Control');
		const saved = await visitor.ask(inItalian, 'choice=granted');
		expect(await saved.text()).toContain('Hai accettato le statistiche');
		expect(await page()).toContain('Hai accettato le statistiche');
		expect((await visitor.ask(inItalian, 'choice=perhaps')).status).toBe(409);
		await visitor.ask(inItalian, 'choice=refused');
		expect(await page()).toContain('Hai rifiutato le statistiche');
		await measure(host, { mode: 'off', ga4_id: null, edition: 1 });
		expect(await page()).toContain('non misura le visite');
	});
});

describe.runIf(isEmbedded)('events', () => {
	const view = { event: 'view_item', value: 2290, currency: 'EUR' };

	test('are counted by day and country with a consent in force, and only then', async () => {
		let now = new Date('2026-11-29T23:30:00Z');
		const host = await aHost({ clock: () => now });
		const rows = () => host.db.select().from(browsing_counts);
		const visitor = aVisitor(host);
		expect(await tell(visitor, view)).toEqual({ is_consented: false, counted: 0 });
		visitor.jar.set('livenza.consent', `granted.own-1.${crypto.randomUUID()}`);
		expect(await tell(visitor, view)).toMatchObject({ is_consented: false });
		expect(await rows()).toEqual([]);

		await accept(visitor);
		visitor.jar.set('livenza.country', 'JP');
		const yen = { event: 'view_item', value: 309_800, currency: 'JPY' };
		await Promise.all([tell(visitor, view, yen, view), tell(visitor, yen, view)]);
		await tell(visitor, { event: 'view_item_list' });
		const row = { day: '2026-11-30', country: 'JP' };
		expect((await rows()).toSorted((a, b) => (a.currency < b.currency ? -1 : 1))).toEqual([
			{ ...row, event: 'view_item_list', currency: '', count: 1, amount: 0 },
			{ ...row, event: 'view_item', currency: 'EUR', count: 3, amount: 687_000 },
			{ ...row, event: 'view_item', currency: 'JPY', count: 2, amount: 619_600 },
		]);

		// Six months later the consent has ended, whatever a device still sends.
		now = new Date('2027-05-31T12:00:00Z');
		expect(await tell(visitor, view)).toMatchObject({ is_consented: false });
		now = new Date('2030-01-01T12:00:00Z');
		await retention(host, now);
		expect(await rows()).toEqual([]);
		expect(await host.db.$count(consent_receipts)).toBe(0);
	});

	test('end with the edition of the consent, and never reach the host in Google’s mode', async () => {
		const host = await aHost();
		const visitor = aVisitor(host);
		await accept(visitor);
		await measure(host, { mode: 'own', ga4_id: null, edition: 2 });
		expect(await tell(visitor, view)).toMatchObject({ is_consented: false });
		await accept(visitor);
		expect(await tell(visitor, view)).toMatchObject({ is_consented: true });
		await measure(host, { mode: 'ga4', ga4_id: 'G-TEST123', edition: 2 });
		expect(await tell(visitor, view)).toMatchObject({ is_consented: false });
	});

	test.each([
		['an unknown event', { event: 'scroll' }],
		['a negative value', { ...view, value: -1 }],
		['a person', { ...view, email: 'anna@mail.example' }],
	])('refuses %s', async (_, event) => {
		const visitor = aVisitor({ ask: anyHost });
		const response = await visitor.ask('/api/measurement/events', { events: [event] });
		expect(await readProblem(response)).toMatchObject({ code: 'validation_failed' });
	});
});

describe.runIf(isEmbedded)('consents of a customer', () => {
	const email = 'anna@mail.example';
	let host: OwnHost;
	const signedIn = async () => {
		host = await aHost();
		const shopper = await aShopper(host, email);
		const [name = '', value = ''] = shopper.session.cookie.split('=');
		const device = aVisitor(host, new Map([[name, value]]));
		const origin = { origin: shopper.session.origin };
		const asOwn: typeof device.ask = (path, body, headers, method) =>
			device.ask(path, body, { ...origin, ...headers }, method);
		const receipt = await accept({ ...device, ask: asOwn });
		return { ...shopper, device, asOwn, receipt };
	};

	conformsPrivately('listOwnConsents', (path, init) => host.ask(path, init), {
		request: async () => ({
			path: '/account/consents',
			init: { headers: (await signedIn()).session },
		}),
	});
	conformsPrivately('revokeOwnConsent', (path, init) => host.ask(path, init), {
		async request() {
			const { session, receipt } = await signedIn();
			return { path: `/account/consents/${receipt?.id}`, init: { headers: session } };
		},
		unknownPath: `/account/consents/${crypto.randomUUID()}`,
	});

	test('are shown, revoked on every device, exported, and anonymised by an erasure', async () => {
		const { as, device, asOwn, receipt } = await signedIn();
		const list = async () => readData(contract.listOwnConsents, await as('/consents'));
		expect(await list()).toMatchObject([{ id: receipt?.id, revoked_at: null, is_here: false }]);
		const exported = await exportPerson(host, email);
		expect(JSON.stringify(exported)).toContain(receipt?.id);

		const event = { event: 'view_item' };
		expect(await tell(device, event)).toMatchObject({ is_consented: true });
		await as(`/consents/${receipt?.id}`, 'DELETE');
		expect((await list())[0]?.revoked_at).not.toBeNull();
		expect(await tell(device, event)).toMatchObject({ is_consented: false });
		expect(choice(device)).toBe('refused.own-1');

		const again = await accept({ ...device, ask: asOwn });
		const revoked = await asOwn(`/api/account/consents/${again?.id}`, undefined, {}, 'DELETE');
		expect(await readData(contract.revokeOwnConsent, revoked)).toMatchObject({
			is_here: false,
			is_third_party: false,
		});
		expect(choice(device)).toBe('refused.own-1');
		await measure(host, { mode: 'ga4', ga4_id: 'G-TEST123', edition: 1 });
		const google = await accept({ ...device, ask: asOwn });
		const shown = (await list()).find(({ id }) => id === google?.id);
		expect(shown).toMatchObject({ is_here: false, is_third_party: true });

		await erasePerson(host, email);
		const rows = await host.db.select().from(consent_receipts);
		expect(rows).toMatchObject(Array(3).fill({ customer_id: null }));
	});
});
