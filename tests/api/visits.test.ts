import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { getForm } from '#contract/forms/forms.ts';
import { submitForm as record } from '#contract/forms/submissions.ts';
import { stores } from '../../src/server/content/tables.ts';
import { products } from '../../src/server/content/tables-catalogue.ts';
import { PAGE_TEXTS } from '../../src/server/forms/page/texts.ts';
import { submissions } from '../../src/server/forms/tables.ts';
import { mails } from '../../src/server/platform/mail/tables.ts';
import { rate_counters } from '../../src/server/platform/limits/tables.ts';
import { erasePerson } from '../../src/server/privacy/erase.ts';
import { exportPerson } from '../../src/server/privacy/export.ts';
import { VISIT_MAIL_TEXTS } from '../../src/server/visits/mails/texts.ts';
import { STORE_REQUESTS } from '../../src/server/visits/form-handler.ts';
import { readData, readProblem } from '../support/host-conformance.ts';
import { aHost, isEmbedded, openOwnHost, type OwnHost } from '../support/host.ts';
import { toText } from '../support/native-page.ts';
import { daysLater, EMAIL, retention, send, slugs } from '../support/people-kept.ts';
import { aKey, postNatively, submitForm, type SubmitOptions } from '../support/submit-form.ts';

describe.runIf(isEmbedded)('a viewing appointment in a store', () => {
	let host: OwnHost;
	beforeAll(async () => {
		host = await openOwnHost();
	});
	afterAll(() => host.close());
	beforeEach(async () => {
		await host.db.delete(mails);
		await host.db.delete(submissions);
		await host.db.delete(rate_counters);
	});
	const ask = (values: SubmitOptions['values'] = {}, options: SubmitOptions = {}) =>
		submitForm(host.ask, 'visit', { values, ...options });
	const mailTo = async (to: string) => {
		const found = await host.db.select().from(mails).where(eq(mails.to, to));
		expect(found).toHaveLength(1);
		return found[0];
	};

	test('is requested by mail from the store, which answers the person directly', async () => {
		const { reference } = await readData(record, await ask({}, { locale: 'fr' }));
		const asked = await mailTo('treviso@shops.example');
		expect(asked?.reply_to).toBe('rider@mail.example');
		for (const line of [
			'Ruota: rd-50 it: HG it / Nero it',
			'Codice: RD-50-HG',
			'Quando: Sabato',
			'Nome: Cliente Prova',
			'Lingua: francese',
			`Riferimento: ${reference}`,
		]) {
			expect(asked?.text.split('\n')).toContain(line);
		}
	});

	test('is confirmed in the page’s language, with the store’s address', async () => {
		await ask({}, { locale: 'en' });
		const receipt = await mailTo('rider@mail.example');
		expect(receipt?.text.split('\n')).toEqual(
			expect.arrayContaining([
				'Wheel: rd-50 en: HG en / Nero en',
				'Store: Cicli Treviso',
				'Address: Via Roma 1, 31015 Treviso',
			]),
		);
		expect(receipt?.text).not.toContain('Prova');
	});

	test('is listed at the desk under its subject, and the company gets a notification', async () => {
		await ask();
		expect(await host.db.select().from(submissions)).toMatchObject([
			{
				form_slug: 'visit',
				state: 'new',
				subject: 'rd-50 it: HG it / Nero it · Cicli Treviso, Treviso',
			},
		]);
		expect((await mailTo('info@livenza.example'))?.text).toContain('Cicli Treviso');
	});

	test.each([
		['IT', 'it'],
		['JP', 'ja'],
		['AT', 'en'],
	] as const)(
		'is requested from a store in %s in the language of its country',
		async (country, locale) => {
			await host.db.update(stores).set({ country }).where(eq(stores.id, 'conegliano'));
			await ask({ store: 'conegliano' }, { locale: 'es' });
			expect((await mailTo('conegliano@shops.example'))?.text).toContain(
				VISIT_MAIL_TEXTS[locale].request.intro,
			);
		},
	);

	test.each(['https://evil.example', 'www.evil.example', 'a@evil.example'])(
		'puts no link into the store’s mail by a name such as %s',
		async (last_name) => {
			await ask({ last_name });
			const { text = '', html = '' } = (await mailTo('treviso@shops.example')) ?? {};
			expect(text + html).not.toContain('evil');
		},
	);

	test('is only listed at the desk beyond a daily number of mails', async () => {
		for (let turn = 0; turn < STORE_REQUESTS.limit + 1; turn += 1) {
			expect((await ask({ email: `rider-${turn}@mail.example` })).status).toBe(200);
		}
		const { limit } = STORE_REQUESTS;
		expect(await host.db.$count(mails, eq(mails.to, 'treviso@shops.example'))).toBe(limit);
		expect(await host.db.$count(submissions)).toBe(limit + 1);
	});

	test('sent twice is one appointment', async () => {
		const key = aKey();
		const [one, other] = await Promise.all([ask({}, { key }), ask({}, { key })]);
		expect(await readData(record, one)).toEqual(await readData(record, other));
		expect(await host.db.$count(submissions)).toBe(1);
		await mailTo('treviso@shops.example');
	});
});

describe.runIf(isEmbedded)('a viewing appointment is refused', () => {
	/** Opens a host with a distributor, a store without email, and one with another range. */
	async function aHostWithOthers(): Promise<OwnHost> {
		const host = await aHost();
		const [shop] = await host.db.select().from(stores).where(eq(stores.id, 'treviso'));
		if (!shop) throw new Error('the fixture has no store');
		await host.db.insert(stores).values([
			{ ...shop, id: 'wholesale', kind: 'distributor' },
			{ ...shop, id: 'silent', email: null },
			{ ...shop, id: 'gravel', ranges: ['Sile'] },
		]);
		return host;
	}

	test.each([
		['an article that there is not', { article: 'RD-50-N3W' }, ['article'], 'gone'],
		[
			'the article of a product that is no longer made',
			{ article: 'OLD-40-HG' },
			['article'],
			'gone',
		],
		['an article that is no wheel', { article: 'SHIRT' }, ['article'], 'gone'],
		['a store that has closed', { store: 'closed' }, ['store'], 'gone'],
		['a distributor', { store: 'wholesale' }, ['store'], 'gone'],
		['a store that cannot be written to', { store: 'silent' }, ['store'], 'gone'],
		['neither', { article: 'X', store: 'X' }, ['article', 'store'], 'gone'],
		['a store without the range', { store: 'gravel' }, ['store'], 'not_carried'],
		['an address that is none', { email: 'rider@' }, ['email'], 'email'],
		[
			'another time',
			{ when: 'midnight' },
			['when'],
			'in:weekday_morning,weekday_afternoon,saturday',
		],
	])('for %s, and not stored', async (_, values, paths, code) => {
		const host = await aHostWithOthers();
		const problem = await readProblem(await submitForm(host.ask, 'visit', { values }));
		expect(problem.status).toBe(422);
		expect(problem.fields).toEqual(paths.map((path) => ({ path, code })));
		expect(await host.db.$count(submissions)).toBe(0);
		expect(await host.db.$count(mails)).toBe(0);
	});

	test('for a product no longer in the catalogue', async () => {
		const host = await aHost();
		await host.db.update(products).set({ is_active: false }).where(eq(products.id, 'rd-50'));
		const problem = await readProblem(await submitForm(host.ask, 'visit'));
		expect(problem.fields).toEqual([{ path: 'article', code: 'gone' }]);
	});

	test.each(['it', 'ja'] as const)(
		'beside its field without script, with every choice offered again, in %s',
		async (locale) => {
			const host = await aHostWithOthers();
			const response = await postNatively(host.ask, 'visit', {
				locale,
				values: { store: 'gravel' },
			});
			expect(response.status).toBe(422);
			const page = await response.text();
			expect(toText(page, 'error-store')).toContain(PAGE_TEXTS[locale].errors.not_carried);
			expect(page).toMatch(/<option value="RD-50-HG"\s+selected\s*>/);
			expect(page).toContain('<option value="treviso"');
			expect(page).not.toContain('value="wholesale"');
		},
	);
});

describe.runIf(isEmbedded)('the form for a viewing appointment', () => {
	const listChoices = async (host: OwnHost, slug: string, locale = 'it') => {
		const form = await readData(getForm, await host.ask(`/api/forms/visit?locale=${locale}`));
		const field = form.fields.find((one) => one.slug === slug);
		return field?.options ?? [];
	};

	test('offers the wheels that stores carry, and the stores', async () => {
		const host = await aHost();
		expect(await listChoices(host, 'article', 'en')).toEqual([
			{ value: 'RD-50-HG', label: 'rd-50 en: HG en / Nero en', goes_with: ['Kleos RD'] },
			{ value: 'RD-50-XDR', label: 'rd-50 en: XDR en', goes_with: ['Kleos RD'] },
			{ value: 'RD-36-HG', label: 'rd-36 en: HG en / Nero en', goes_with: ['Kleos RD'] },
			{ value: 'RD-36-XDR', label: 'rd-36 en: XDR en', goes_with: ['Kleos RD'] },
		]);
		expect((await listChoices(host, 'store')).map(({ label }) => label)).toEqual([
			'Italia, Conegliano, Cicli Conegliano',
			'Italia, Treviso, Cicli Treviso',
			'Svizzera, Zürich, Cicli Zürich',
		]);
	});

	test('omits closed stores', async () => {
		const host = await aHost();
		expect(await listChoices(host, 'store')).toHaveLength(3);
		await host.db.delete(stores).where(eq(stores.id, 'treviso'));
		expect((await listChoices(host, 'store')).map(({ value }) => value)).toEqual([
			'conegliano',
			'zurich',
		]);
		await host.db.delete(stores);
		expect(await listChoices(host, 'article')).toEqual([]);
	});
});

describe.runIf(isEmbedded)('the data of a viewing appointment', () => {
	test('is deleted after 90 days, unless staff holds it open', async () => {
		const host = await aHost();
		await send(host, 'visit');
		await send(host, 'visit', { values: { email: 'other@mail.example' } });
		await host.db
			.update(submissions)
			.set({ state: 'open' })
			.where(eq(submissions.email, 'other@mail.example'));
		await retention(host, daysLater(90));
		expect(await slugs(host)).toEqual(['visit', 'visit']);
		await retention(host, daysLater(91));
		expect(await slugs(host)).toEqual(['visit']);
	});

	test('is part of the person’s export and erasure, with the mail to the store', async () => {
		const host = await aHost();
		await send(host, 'visit');
		expect(JSON.stringify(await exportPerson(host, EMAIL))).toContain('RD-50-HG');
		expect(await erasePerson(host, EMAIL)).toMatchObject({ submissions: 1, mails: 3 });
		expect(await host.db.$count(mails)).toBe(0);
	});
});
