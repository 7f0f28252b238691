import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LOCALES } from '#contract/locales.ts';
import { viewPassport } from '#contract/wheels/passports.ts';
import { mails } from '../../src/server/platform/mail/tables.ts';
import { countries } from '../../src/server/content/tables-catalogue.ts';
import { submissions, uploads } from '../../src/server/forms/tables.ts';
import { wheel_links, wheel_registrations } from '../../src/server/wheels/tables.ts';
import { signedIn } from '../support/desk.ts';
import { readData } from '../support/host-conformance.ts';
import { aHost, isEmbedded, openOwnHost, type OwnHost } from '../support/host.ts';
import { tokenIn } from '../support/warranty.ts';
import { listMails } from '../support/mails.ts';
import { textOfPdf } from '../support/pdf-text.ts';
import { acceptRequest, mailsOfKind, wheelRow } from '../support/review.ts';
import { FRONT, REAR, registered, toOutcomes } from '../support/registration.ts';

/** Sorted by kind: mails of one transaction have the same timestamp. */
const sentTo = (mails: Awaited<ReturnType<typeof listMails>>) =>
	mails.map(({ kind, to }) => [kind, to]).toSorted();

/** States of the submissions at the desk. */
async function listStates(db: OwnHost['db']): Promise<string[]> {
	const rows = await db.select({ state: submissions.state }).from(submissions);
	return rows.map(({ state }) => state);
}

describe.runIf(isEmbedded)('a pair of wheels', () => {
	test('is registered in one request: one proof, two results, one mail', async () => {
		const { ask, db } = await aHost();
		const result = await registered(ask, ' mqc50a250117', REAR);
		expect(result).toEqual({
			outcome: 'received',
			reference: expect.stringMatching(/^LV-/),
			wheels: [FRONT, REAR].map((serial_number) => ({
				serial_number,
				outcome: 'success',
				hint: null,
				product: 'rd-50 it',
				legal_ends_on: '2027-06-10',
				extension_ends_on: '2029-06-10',
			})),
		});
		const rows = await db
			.select()
			.from(wheel_registrations)
			.where(eq(wheel_registrations.owner_email, 'rider@mail.example'));
		const [proof] = await db.select().from(uploads);
		expect(rows).toHaveLength(2);
		for (const row of rows) {
			expect(row).toMatchObject({
				purchase_date: '2025-06-10',
				registered_on: '2025-06-15',
				store_name: 'Cicli di prova',
				extension: 'requested',
				decided_on: null,
				is_first_owner: true,
				proof_id: proof?.id,
			});
		}
		expect(sentTo(await listMails(db))).toEqual([
			['company.notice', 'info@livenza.example'],
			['warranty.summary', 'rider@mail.example'],
		]);
		expect(await listStates(db)).toEqual(['new']);
	});

	test('with one registered already: registers the other, and reports both', async () => {
		const { ask, db } = await aHost();
		const result = await registered(ask, 'MQC36A250101', FRONT);
		expect(result.outcome).toBe('received');
		expect(toOutcomes(result)).toEqual([
			['MQC36A250101', 'already_registered'],
			[FRONT, 'success'],
		]);
		// Staff may have to look into it.
		expect(await listStates(db)).toEqual(['new']);
		const [mail] = await mailsOfKind({ db }, 'warranty.summary');
		expect(mail?.text).toContain('MQC36A250101');
		expect(mail?.text).toContain(FRONT);
	});

	test('of a customer in Spain has three years by law, in mails and certificate', async () => {
		const host = await aHost();
		await host.db.insert(countries).values({ code: 'ES', phone_prefix: '+34' });
		const values = { country: 'ES' };
		const { wheels } = await registered(host.ask, FRONT, '', { values, locale: 'es' });
		expect(wheels[0]).toMatchObject({
			legal_ends_on: '2028-06-10',
			extension_ends_on: '2029-06-10',
		});
		const row = await wheelRow(host);
		await acceptRequest(await signedIn(host.ask, 'support'), row?.id ?? '');
		const [request] = await mailsOfKind(host, 'warranty.summary');
		const [accepted] = await mailsOfKind(host, 'warranty.certificate');
		for (const mail of [request, accepted]) {
			expect(mail?.text).toContain('10 de junio de 2028');
			expect(mail?.text).toContain('Los 3 primeros años son la garantía legal');
			expect(mail?.text).not.toMatch(/\b2 (?:primeros )?años/);
		}
		const [certificate] = accepted?.attachments ?? [];
		const [page = ''] = await textOfPdf(Buffer.from(certificate?.base64 ?? '', 'base64'));
		expect(page).toContain('3 años: responde el vendedor.');
		expect(page).toContain('hasta el 10 de junio de 2028');
		expect(page).toContain('+1');
	});

	test('with the same serial twice counts as one wheel', async () => {
		const { ask } = await aHost();
		expect(toOutcomes(await registered(ask, FRONT, 'mqc50a250117 '))).toEqual([[FRONT, 'success']]);
	});
});

describe.runIf(isEmbedded)('wheels of which none can be registered', () => {
	let host: OwnHost;
	beforeAll(async () => {
		host = await openOwnHost();
	});
	afterAll(() => host.close());

	test.each([
		['registered before', 'MQC36A250101', '2025-06-10', 'already_registered', null],
		['replaced', 'MQC36P250104', '2025-06-10', 'substituted', null],
		['of a team', 'MQC36A250105', '2025-06-10', 'teams', null],
		['bought too long ago', FRONT, '2025-05-15', 'date_expired', null],
		['bought tomorrow', FRONT, '2025-06-16', 'date_greater', null],
		['unknown', 'MQC99X999999', '2025-06-10', 'not_found', null],
		['misread', 'MQC5OA25OII7', '2025-06-10', 'not_found', 'look_alike'],
		['without carbon', 'MQC00A250117', '2025-06-10', 'not_found', 'not_carbon'],
	])('%s: reported, and nothing is stored', async (_, serial, date, outcome, hint) => {
		const { ask, db } = host;
		const before = await db.select().from(wheel_registrations);
		const result = await registered(ask, serial, '', { values: { purchase_date: date } });
		expect(result).toEqual({
			outcome: 'not_registered',
			reference: null,
			wheels: [
				{
					serial_number: serial,
					outcome,
					hint,
					product: null,
					legal_ends_on: null,
					extension_ends_on: null,
				},
			],
		});
		expect(await db.select().from(wheel_registrations)).toHaveLength(before.length);
		for (const table of [submissions, uploads, mails, wheel_links]) {
			expect(await db.select().from(table)).toEqual([]);
		}
	});
});

describe.runIf(isEmbedded)('the mail after a registration', () => {
	test.each([
		['it', 'rd-50 it', 'Richiesta ricevuta'],
		['en', 'rd-50 en', 'Request received'],
		['es', 'rd-50 es', 'Solicitud recibida'],
		['fr', 'rd-50 fr', 'Demande reçue'],
		['ja', 'rd-50 ja', 'お申し込みを受け付けました'],
	] as const)('confirms the request in the page’s language: %s', async (...given) => {
		const [locale, product, words] = given;
		const { ask, db } = await aHost();
		const { reference } = await registered(ask, FRONT, REAR, { locale });
		const [mail] = await mailsOfKind({ db }, 'warranty.summary');
		expect(mail).toMatchObject({ to: 'rider@mail.example', kind: 'warranty.summary' });
		expect(mail?.attachments.map(({ mime }) => mime)).toEqual(['image/jpeg']);
		for (const said of [words, product, FRONT, REAR, reference ?? 'no reference']) {
			expect(mail?.text).toContain(said);
		}
	});

	test('exists in every language of the site', () => {
		expect(LOCALES).toEqual(['it', 'en', 'es', 'fr', 'ja']);
	});

	test('links to a passport for each wheel', async () => {
		const { ask, db } = await aHost();
		await registered(ask, FRONT, REAR, { locale: 'ja' });
		const [mail] = await mailsOfKind({ db }, 'warranty.summary');
		const links = mail?.text.match(/http:\/\/localhost:4321\/ja\/wheel#[\w-]+/g) ?? [];
		const wheels = await Promise.all(
			[...new Set(links)].map(async (link) => {
				const response = await ask('/api/passports/views', {
					method: 'POST',
					headers: { 'content-type': 'application/json' },
					body: JSON.stringify({ token: tokenIn(link), locale: 'ja' }),
				});
				return (await readData(viewPassport, response)).serial_number;
			}),
		);
		expect(wheels.toSorted()).toEqual([FRONT, REAR]);
	});
});

describe.runIf(isEmbedded)('simultaneous registrations', () => {
	test('of one wheel by two people: one succeeds', async () => {
		const { ask, db } = await aHost();
		const results = await Promise.all([
			registered(ask, FRONT, '', { values: { email: 'one@mail.example' } }),
			registered(ask, FRONT, '', { values: { email: 'two@mail.example' } }),
		]);
		expect(results.map(({ outcome }) => outcome).toSorted()).toEqual([
			'not_registered',
			'received',
		]);
		expect(
			results.flatMap(({ wheels }) => wheels.map(({ outcome }) => outcome)).toSorted(),
		).toEqual(['already_registered', 'success']);
		expect(await listMails(db)).toHaveLength(2);
	});

	test('of the same pair in opposite order: no deadlock', async () => {
		const { ask } = await aHost();
		for (let round = 0; round < 3; round += 1) {
			const results = await Promise.all([
				registered(ask, FRONT, REAR, { values: { email: 'one@mail.example' } }),
				registered(ask, REAR, FRONT, { values: { email: 'two@mail.example' } }),
			]);
			const all = results.flatMap(({ wheels }) => wheels.map(({ outcome }) => outcome));
			expect(all.filter((outcome) => outcome === 'success')).toHaveLength(round === 0 ? 2 : 0);
		}
	});

	test('sent twice by one page are one', async () => {
		const { ask, db } = await aHost();
		const key = 'the-very-same-key-0001';
		const [first, second] = await Promise.all([
			registered(ask, FRONT, REAR, { key }),
			registered(ask, FRONT, REAR, { key }),
		]);
		expect(second).toEqual(first);
		expect(await listMails(db)).toHaveLength(2);
	});
});
