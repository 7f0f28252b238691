import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
	acceptTransfer,
	offerTransfer,
	requestPassportLink,
	viewPassport,
	withdrawTransfer,
} from '#contract/wheels/passports.ts';
import { rate_counters } from '../../src/server/platform/limits/tables.ts';
import { mails } from '../../src/server/platform/mail/tables.ts';
import {
	service_entries,
	wheel_links,
	wheel_registrations,
} from '../../src/server/wheels/tables.ts';
import { conformsPrivately, readData, readProblem } from '../support/host-conformance.ts';
import { aHost, isEmbedded, openOwnHost, type Ask, type OwnHost } from '../support/host.ts';
import { aRegisteredWheel, tokenIn } from '../support/warranty.ts';
import { listMails } from '../support/mails.ts';
import { post, view, offer, askForLink, UNKNOWN } from '../support/passport.ts';

describe.runIf(isEmbedded)('every call of a passport', () => {
	let host: OwnHost;
	beforeAll(async () => {
		host = await openOwnHost();
	});
	afterAll(() => host.close());
	const ask: Ask = (path, init) => host.ask(path, init);

	/** A fresh wheel and fresh rate limits for each request. */
	const aWheel = async () => {
		await host.db.delete(rate_counters);
		await host.db.delete(wheel_registrations);
		return aRegisteredWheel(host.db);
	};
	const aTransfer = async () => {
		const { token } = await aWheel();
		await host.db.delete(mails);
		await offer(ask, token);
		const [mail] = await listMails(host.db);
		return { token, transfer: tokenIn(mail?.text ?? '') };
	};

	conformsPrivately('viewPassport', ask, {
		request: async () => ({
			path: viewPassport.path,
			init: post({ token: (await aWheel()).token }),
		}),
	});
	conformsPrivately('offerTransfer', ask, {
		request: async () => {
			const { token } = await aWheel();
			return { path: offerTransfer.path, init: post({ token, email: 'next@mail.example' }) };
		},
	});
	conformsPrivately('withdrawTransfer', ask, {
		request: async () => ({
			path: withdrawTransfer.path,
			init: post({ token: (await aWheel()).token }),
		}),
	});
	conformsPrivately('acceptTransfer', ask, {
		request: async () => {
			const { transfer } = await aTransfer();
			return { path: acceptTransfer.path, init: post({ token: transfer, privacy: true }) };
		},
	});
	conformsPrivately('requestPassportLink', ask, {
		request: async () => ({
			path: requestPassportLink.path,
			init: post({ serial_number: 'MQC50A250117', email: 'rider@mail.example' }),
		}),
	});
});

describe.runIf(isEmbedded)('the passport of a wheel', () => {
	test('shows model, dates, service, documents and the safety notice, without personal data', async () => {
		const { ask, db } = await aHost();
		const { id, token } = await aRegisteredWheel(db);
		await db.insert(service_entries).values([
			{ registration_id: id, date: '2025-06-12', kind: 'truing', text: 'Centratura' },
			{ registration_id: id, date: '2025-06-14', kind: 'bearing', text: 'Cuscinetti' },
		]);
		const response = await view(ask, token, 'fr');
		const text = await response.clone().text();
		expect(text).not.toMatch(/mail\.example|Cliente/);
		expect(await readData(viewPassport, response)).toMatchObject({
			serial_number: 'MQC50A250117',
			product: { id: 'rd-50', name: 'rd-50 fr', slug: 'rd-50-fr', locale: 'fr' },
			purchase_date: '2025-06-01',
			registered_on: '2025-06-10',
			legal_ends_on: '2027-06-01',
			extension_ends_on: '2029-06-01',
			extension: 'active',
			is_first_owner: true,
			pending_transfer: null,
			service: [
				{ date: '2025-06-14', kind: 'bearing', text: 'Cuscinetti' },
				{ date: '2025-06-12', kind: 'truing', text: 'Centratura' },
			],
			documents: [{ title: 'Manuale fr', url: '/media/documents/rd-50-manual-it.pdf' }],
			safety_notice: 'Controllare i perni fr',
		});
	});

	test('reports the extension as ended after its last day', async () => {
		const until = await aHost({ clock: () => new Date('2029-06-01T20:00:00Z') });
		const after = await aHost({ clock: () => new Date('2029-06-01T22:30:00Z') });
		const getState = async ({ ask, db }: OwnHost) => {
			const { token } = await aRegisteredWheel(db);
			return (await readData(viewPassport, await view(ask, token))).extension;
		};
		expect(await getState(until)).toBe('active');
		expect(await getState(after)).toBe('ended');
	});

	test('is opened only by its own secret', async () => {
		const { ask, db } = await aHost();
		const { token } = await aRegisteredWheel(db);
		for (const wrong of [UNKNOWN, token.slice(0, -1), `${token}x`, token.toUpperCase()]) {
			expect(await readProblem(await view(ask, wrong))).toMatchObject({ code: 'not_found' });
		}
		for (const shapeless of ['', 'short', `${token} `, "' or 1=1; --xxxxxxxxxxxx"]) {
			const problem = await readProblem(await view(ask, shapeless));
			expect(problem.fields).toEqual([{ path: 'token', code: expect.any(String) }]);
		}
	});

	test('stores no readable secret', async () => {
		const { db } = await aHost();
		const { token } = await aRegisteredWheel(db);
		const [link] = await db.select().from(wheel_links);
		expect(JSON.stringify(link)).not.toContain(token);
		expect(link?.digest).toMatch(/^[0-9a-f]{64}$/);
	});

	test('limits guesses', async () => {
		const { ask } = await aHost();
		let refused = null;
		for (let turn = 0; turn < 61; turn += 1) refused = await view(ask, UNKNOWN);
		expect(refused?.status).toBe(429);
		expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
	});

	test('of a model no longer in the catalogue shows number and dates', async () => {
		const host = await aHost();
		const { token } = await aRegisteredWheel(host.db);
		await host.db.execute("update serials set product_id = 'gone'");
		expect(await readData(viewPassport, await view(host.ask, token))).toMatchObject({
			serial_number: 'MQC50A250117',
			product: { name: 'gone', media: null },
			documents: [],
			safety_notice: null,
		});
	});
});

describe.runIf(isEmbedded)('a lost link', () => {
	test('is replaced by a new one mailed to the owner', async () => {
		const { ask, db } = await aHost();
		const { token } = await aRegisteredWheel(db);
		await askForLink(ask, ' mqc50a250117', 'Rider@mail.example');
		const [mail] = await listMails(db);
		expect(mail).toMatchObject({ to: 'rider@mail.example', kind: 'passport.link' });
		expect((await view(ask, tokenIn(mail?.text ?? ''))).status).toBe(200);
		expect((await view(ask, token)).status).toBe(404);
	});

	test('gets the same answer for any address and serial', async () => {
		const { ask, db } = await aHost();
		await aRegisteredWheel(db);
		const questions = [
			['MQC50A250117', 'rider@mail.example'],
			['MQC50A250117', 'somebody@mail.example'],
			['MQC50P250118', 'rider@mail.example'],
			['MQC36A250101', 'rider@mail.example'],
			['MQC99X999999', 'rider@mail.example'],
		] as const;
		const answers = new Set<string>();
		const times: number[] = [];
		for (const [serial, email] of questions) {
			const start = performance.now();
			const response = await askForLink(ask, serial, email);
			times.push(performance.now() - start);
			const headers = [...response.headers].filter(([name]) => name !== 'date');
			answers.add(JSON.stringify([response.status, await response.text(), headers]));
		}
		expect([...answers]).toHaveLength(1);
		expect(Math.min(...times)).toBeGreaterThanOrEqual(240);
		expect(await listMails(db)).toHaveLength(1);
	});

	test('is not limited by strangers who know the number only', async () => {
		const { ask, db } = await aHost();
		await aRegisteredWheel(db);
		for (let turn = 0; turn < 7; turn += 1) {
			await askForLink(ask, 'MQC50A250117', 'stranger@mail.example');
		}
		await askForLink(ask, 'MQC50A250117', 'rider@mail.example');
		expect(await listMails(db)).toHaveLength(1);
	});

	test('is limited in mails per address', async () => {
		const { ask, db } = await aHost();
		await aRegisteredWheel(db);
		const from = (turn: number) => ({ 'x-forwarded-for': `10.0.${turn}.1` });
		const turns = Array.from({ length: 12 }, (_, turn) => turn);
		const answers = await Promise.all(
			turns.map((turn) => askForLink(ask, 'MQC50A250117', 'rider@mail.example', from(turn))),
		);
		expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
		expect((await listMails(db)).length).toBe(6);
	});
});
