import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { LOCALES } from '#contract/locales.ts';
import { countries } from '../../src/server/content/tables-catalogue.ts';
import { mails } from '../../src/server/platform/mail/tables.ts';
import { rate_counters } from '../../src/server/platform/limits/tables.ts';
import { PAGE_TEXTS } from '../../src/server/forms/page/texts.ts';
import { submissions } from '../../src/server/forms/tables.ts';
import { aHost, isEmbedded, openOwnHost, type OwnHost } from '../support/host.ts';
import { toControl } from '../support/native-page.ts';
import { postNatively } from '../support/submit-form.ts';

const MINUTE_MS = 60_000;

describe.runIf(isEmbedded)('a form submitted without script', () => {
	let host: OwnHost;
	beforeAll(async () => {
		host = await openOwnHost();
	});
	afterAll(() => host.close());
	beforeEach(async () => {
		await host.db.delete(rate_counters);
		await host.db.delete(mails);
		await host.db.delete(submissions);
	});

	test.each(LOCALES)('gets the host’s thank-you page with its number, in %s', async (locale) => {
		const response = await postNatively(host.ask, 'contact', { locale });
		expect(response.status).toBe(200);
		const rows = await host.db.select().from(submissions);
		expect(rows).toMatchObject([{ form_slug: 'contact', locale }]);
		const page = await response.text();
		expect(page).toContain(PAGE_TEXTS[locale].received.text);
		expect(page).toContain(`<strong>${rows[0]?.reference}</strong>`);
	});

	test('for the newsletter names the remaining step', async () => {
		const page = await (await postNatively(host.ask, 'newsletter')).text();
		expect(page).toContain(`<h1>${PAGE_TEXTS.it.received.confirmTitle}</h1>`);
		expect(page).not.toContain(PAGE_TEXTS.it.received.text);
	});

	test('lists the form’s own country first among those of its prefix', async () => {
		const { ask, db } = await aHost();
		await db.insert(countries).values({ code: 'VA', phone_prefix: '+39' });
		const page = await (await postNatively(ask, 'contact', { values: { email: '' } })).text();
		expect(page).toContain('+39 Italia / Città del Vaticano');
	});

	test('accepts files', async () => {
		const response = await postNatively(host.ask, 'careers', { about: 'engineer' });
		expect(response.status).toBe(200);
		expect(await host.db.select().from(submissions)).toMatchObject([
			{ about: 'engineer', subject: 'engineer it' },
		]);
	});

	test('is one submission when sent twice, or again after going back', async () => {
		const answers = await Promise.all([
			postNatively(host.ask, 'contact'),
			postNatively(host.ask, 'contact'),
		]);
		answers.push(await postNatively(host.ask, 'contact'));
		expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
		expect(await host.db.select().from(submissions)).toHaveLength(1);
	});

	test('is thanked and discarded when its honeypot is filled in', async () => {
		const response = await postNatively(host.ask, 'contact', {
			values: { _website: 'https://spam.example' },
		});
		expect(response.status).toBe(200);
		expect(await host.db.select().from(submissions)).toEqual([]);
		expect(await host.db.select().from(mails)).toEqual([]);
	});

	test('shows the result for each wheel, and the form again when none was registered', async () => {
		const response = await postNatively(host.ask, 'warranty', {
			values: { serial_number: 'MQC-<NONE>' },
		});
		expect(response.status).toBe(200);
		const page = await response.text();
		expect(page).toContain('<h1>Esito della registrazione</h1>');
		expect(page).toContain('Nessuna ruota è stata registrata e non abbiamo conservato nulla.');
		expect(page).toContain('href="/it/ops-warranty#serial=MQC-%3CNONE%3E"');
		expect(toControl(page, 'serial_number')).toContain('value="MQC-&lt;NONE&gt;"');
		expect(await host.db.select().from(submissions)).toEqual([]);
	});
});

describe.runIf(isEmbedded)('the limits in place of the captcha', () => {
	const send = (host: OwnHost, turn: number, address: string) =>
		postNatively(host.ask, 'contact', {
			values: { message: `Messaggio numero ${turn}, abbastanza lungo.` },
			headers: { 'x-forwarded-for': address },
		});

	test('allow five in ten minutes from one address, then answer with a page that says when', async () => {
		let now = new Date('2025-06-15T10:01:00Z');
		const host = await aHost({ clock: () => now });
		for (const turn of [1, 2, 3, 4, 5]) {
			expect((await send(host, turn, '203.0.113.7')).status).toBe(200);
		}
		const refused = await send(host, 6, '203.0.113.7');
		expect(refused.status).toBe(429);
		expect(refused.headers.get('retry-after')).toBe('540');
		const page = await refused.text();
		expect(page).toContain('Riprova tra 9 min.');
		expect(page).toContain('Messaggio numero 6, abbastanza lungo.');
		now = new Date(now.getTime() + 9 * MINUTE_MS);
		expect((await send(host, 6, '203.0.113.7')).status).toBe(200);
	});

	test('allow twenty from one network', async () => {
		const host = await aHost();
		for (let turn = 1; turn <= 20; turn += 1) {
			expect((await send(host, turn, `203.0.113.${turn}`)).status).toBe(200);
		}
		expect((await send(host, 21, '203.0.113.21')).status).toBe(429);
		expect((await send(host, 22, '198.51.100.1')).status).toBe(200);
	});

	test('do not count invalid submissions', async () => {
		const host = await aHost();
		for (let turn = 1; turn <= 8; turn += 1) {
			const response = await postNatively(host.ask, 'contact', { values: { email: `n${turn}` } });
			expect(response.status).toBe(422);
		}
		expect((await postNatively(host.ask, 'contact')).status).toBe(200);
	});
});
