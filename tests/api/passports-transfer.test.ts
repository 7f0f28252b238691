import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import {
	acceptTransfer,
	offerTransfer,
	viewPassport,
	withdrawTransfer,
} from '#contract/wheels/passports.ts';
import { CONSENT_TEXTS } from '#server/consents/texts.ts';
import { consent_texts, consents } from '../../src/server/consents/tables.ts';
import { mails } from '../../src/server/platform/mail/tables.ts';
import { rate_counters } from '../../src/server/platform/limits/tables.ts';
import { wheel_links, wheel_registrations } from '../../src/server/wheels/tables.ts';
import { readData, readProblem } from '../support/host-conformance.ts';
import { aHost, isEmbedded } from '../support/host.ts';
import { aRegisteredWheel, tokenIn } from '../support/warranty.ts';
import { listMails } from '../support/mails.ts';
import { post, view, offer, withdraw, accept, askForLink, UNKNOWN } from '../support/passport.ts';

describe.runIf(isEmbedded)('a wheel that changes hands', () => {
	test('passes to the next owner without the extension', async () => {
		const { ask, db } = await aHost();
		const { token } = await aRegisteredWheel(db);
		expect(await readData(offerTransfer, await offer(ask, token))).toEqual({ outcome: 'sent' });
		const [offered] = await listMails(db);
		expect(offered).toMatchObject({ to: 'next@mail.example', kind: 'passport.offer' });
		expect(offered?.text).not.toContain('rider@mail.example');
		expect(await readData(viewPassport, await view(ask, token))).toMatchObject({
			extension: 'active',
			pending_transfer: { offered_on: '2025-06-15' },
		});

		const transfer = tokenIn(offered?.text ?? '');
		expect(await readData(viewPassport, await view(ask, transfer))).toMatchObject({
			extension: 'ended',
			is_first_owner: false,
		});
		const taken = await readData(acceptTransfer, await accept(ask, transfer));
		expect(await readData(viewPassport, await view(ask, taken.token))).toMatchObject({
			extension: 'ended',
			is_first_owner: false,
			pending_transfer: null,
			legal_ends_on: '2027-06-01',
		});
		for (const old of [token, transfer]) expect((await view(ask, old)).status).toBe(404);

		const [owner] = await db
			.select()
			.from(wheel_registrations)
			.where(eq(wheel_registrations.serial_number, 'MQC50A250117'));
		expect(owner).toMatchObject({
			owner_email: 'next@mail.example',
			owner_name: '',
			owner_locale: 'ja',
			extension: 'ended',
		});
		const sent = (await listMails(db)).map(({ kind, to }) => ({ kind, to }));
		expect(sent).toContainEqual({ kind: 'passport.transferred', to: 'rider@mail.example' });
		expect(sent).toContainEqual({ kind: 'passport.link', to: 'next@mail.example' });
		const [consent] = await db.select().from(consents);
		expect(consent).toMatchObject({
			email: 'next@mail.example',
			purpose: 'privacy',
			act: 'given',
			text_version: expect.any(String),
		});
		// Accepted on the Japanese page: exactly its wording.
		expect(await db.select().from(consent_texts)).toMatchObject([
			{
				version: consent?.text_version,
				purpose: 'privacy',
				locale: 'ja',
				text: `${CONSENT_TEXTS.ja.transfer} [privacy-policy]`,
			},
		]);
	});

	test('is offered to one person at a time, also from two pages at once', async () => {
		const { ask, db } = await aHost();
		const { token } = await aRegisteredWheel(db);
		const answers = await Promise.all([
			offer(ask, token, 'one@mail.example'),
			offer(ask, token, 'two@mail.example'),
			offer(ask, token, 'three@mail.example'),
		]);
		expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
		expect(await listMails(db)).toHaveLength(1);
	});

	test('cannot be offered to an address without a mail server', async () => {
		const { ask, db } = await aHost();
		const { token } = await aRegisteredWheel(db);
		for (const email of [`${'x'.repeat(65)}@mail.example`, 'x@mail..example']) {
			const refused = await readProblem(await offer(ask, token, email));
			expect(refused).toMatchObject({ status: 422, fields: [{ path: 'email', code: 'regex' }] });
		}
		expect((await offer(ask, token, "l.d'amico@mail.example")).status).toBe(200);
	});

	test('cannot be offered to its owner', async () => {
		const { ask, db } = await aHost();
		const { token } = await aRegisteredWheel(db);
		const problem = await readProblem(await offer(ask, token, 'Rider@mail.example'));
		expect(problem.code).toBe('conflict');
	});

	test('stays with its owner when the offer is withdrawn', async () => {
		const { ask, db } = await aHost();
		const { token } = await aRegisteredWheel(db);
		await offer(ask, token);
		const transfer = tokenIn((await listMails(db))[0]?.text ?? '');
		expect(await readData(withdrawTransfer, await withdraw(ask, token))).toEqual({
			outcome: 'withdrawn',
		});
		expect((await accept(ask, transfer)).status).toBe(404);
		expect(await readData(viewPassport, await view(ask, token))).toMatchObject({
			extension: 'active',
			pending_transfer: null,
		});
		expect((await offer(ask, token, 'other@mail.example')).status).toBe(200);
	});

	test('can be accepted for thirty days', async () => {
		let now = new Date('2025-06-15T10:00:00Z');
		const { ask, db } = await aHost({ clock: () => now });
		const { token } = await aRegisteredWheel(db);
		await offer(ask, token);
		const transfer = tokenIn((await listMails(db))[0]?.text ?? '');
		now = new Date('2025-07-15T10:00:01Z');
		expect((await accept(ask, transfer)).status).toBe(404);
		expect((await view(ask, transfer)).status).toBe(404);
		expect(await readData(viewPassport, await view(ask, token))).toMatchObject({
			pending_transfer: null,
		});
	});

	test('has one next owner, however often the link is used at once', async () => {
		const { ask, db } = await aHost();
		const { token } = await aRegisteredWheel(db);
		await offer(ask, token);
		const transfer = tokenIn((await listMails(db))[0]?.text ?? '');
		const answers = await Promise.all([1, 2, 3, 4].map(() => accept(ask, transfer)));
		expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404]);
		expect(await db.select().from(wheel_links)).toHaveLength(1);
	});

	test('cannot be taken back by its former owner, even at that moment', async () => {
		const { ask, db } = await aHost();
		for (let round = 0; round < 3; round += 1) {
			await db
				.delete(wheel_registrations)
				.where(eq(wheel_registrations.serial_number, 'MQC50A250117'));
			await db.delete(mails);
			// A wheel may cause six mails a day; the first request decides how many a run takes.
			await db.delete(rate_counters);
			const { token: own } = await aRegisteredWheel(db);
			await offer(ask, own);
			const transfer = tokenIn((await listMails(db))[0]?.text ?? '');
			await Promise.all([
				accept(ask, transfer),
				withdraw(ask, own).then(() => offer(ask, own, 'friend@mail.example')),
				askForLink(ask, 'MQC50A250117', 'rider@mail.example'),
			]);
			const [owner] = await db
				.select()
				.from(wheel_registrations)
				.where(eq(wheel_registrations.serial_number, 'MQC50A250117'));
			const links = await db.select().from(wheel_links);
			const isHanded = owner?.owner_email === 'next@mail.example';
			const strangers = links.filter(({ email }) => email !== owner?.owner_email);
			if (isHanded) expect(strangers).toEqual([]);
			expect(links.filter(({ kind }) => kind === 'owner')).toHaveLength(1);
		}
	});

	test('can be offered only by its owner, not by the next owner’s link', async () => {
		const { ask, db } = await aHost();
		const { token } = await aRegisteredWheel(db);
		await offer(ask, token);
		const transfer = tokenIn((await listMails(db))[0]?.text ?? '');
		expect((await offer(ask, transfer, 'thief@mail.example')).status).toBe(404);
		expect((await withdraw(ask, transfer)).status).toBe(404);
		expect((await accept(ask, token)).status).toBe(404);
	});

	test('cannot be accepted without the privacy notice', async () => {
		const { ask } = await aHost();
		const body = { token: UNKNOWN, privacy: false };
		const problem = await readProblem(await ask('/api/passports/acceptances', post(body)));
		expect(problem.fields).toEqual([{ path: 'privacy', code: 'literal' }]);
	});
});
