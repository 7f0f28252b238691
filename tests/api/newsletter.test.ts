import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { consents } from '../../src/server/consents/tables.ts';
import { submissions } from '../../src/server/forms/tables.ts';
import { conformsPrivately, readData, readProblem } from '../support/host-conformance.ts';
import { newsletterSteps } from '../support/newsletter.ts';
import { isEmbedded, openOwnHost, type OwnHost } from '../support/host.ts';
import { submitForm } from '../support/submit-form.ts';
import { unsubscribe } from '#contract/newsletter/subscriptions.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const START = new Date('2025-06-15T10:00:00Z').getTime();

describe.runIf(isEmbedded)('newsletter', () => {
	let host: OwnHost;
	let now = START;

	beforeAll(async () => {
		host = await openOwnHost({ clock: () => new Date(now) });
	});
	afterAll(() => host.close());

	const ask = (path: string, init?: RequestInit) => host.ask(path, init);
	const {
		confirmed,
		confirmWith,
		findGreeting,
		mailsTo,
		oneClick,
		post,
		getSecret,
		somebody,
		subscribe,
		subscriber,
	} = newsletterSteps(() => host);

	conformsPrivately('confirmSubscription', ask, {
		async request() {
			const email = somebody();
			await subscribe(email);
			const token = await getSecret(email, 'newsletter-confirm');
			return {
				path: '/newsletter/confirmations',
				init: {
					headers: { 'content-type': 'application/json' },
					body: JSON.stringify({ token }),
				},
			};
		},
	});

	conformsPrivately('unsubscribe', ask, {
		async request() {
			const token = await getSecret(await confirmed(), 'newsletter-unsubscribe');
			return { path: `/newsletter/unsubscriptions?token=${token}` };
		},
	});

	test.each(['Anna Maria', 'Vinci su https://evil.example'])(
		'requested in the name of %s greets without it, since anybody may have typed it',
		async (name) => {
			expect(await findGreeting(name)).toBe('Buongiorno,');
		},
	);

	test('starts with the mailed link and no sooner', async () => {
		const email = somebody();
		const { data } = await (await subscribe(email)).json();
		expect(data.outcome).toBe('confirm_by_mail');
		expect(await subscriber(email)).toMatchObject({ state: 'pending', confirmed_at: null });
		expect((await mailsTo(email)).map(({ kind }) => kind)).toEqual(['newsletter.confirm']);
		const [sent] = await host.db.select().from(submissions).where(eq(submissions.email, email));
		expect(sent?.state, 'waits for nobody at the desk').toBe('closed');

		expect(await confirmWith(await getSecret(email, 'newsletter-confirm'))).toBe('confirmed');
		expect(await subscriber(email)).toMatchObject({ state: 'confirmed' });
		const kinds = (await mailsTo(email)).map(({ kind }) => kind);
		expect(kinds).toEqual(['newsletter.confirm', 'newsletter.welcome']);
	});

	test('records when, from where and to which text somebody consented', async () => {
		const email = await confirmed();
		const log = (await host.db.select().from(consents)).filter(
			(row) => row.email === email && row.purpose === 'marketing',
		);
		expect(log.map(({ act }) => act).toSorted()).toEqual(['asked', 'given']);
		expect(new Set(log.map(({ text_version }) => text_version)).size).toBe(1);
		expect(log[0]?.text_version).toMatch(/^[0-9a-f]{32}$/);
		for (const { address, created_at } of log) {
			expect(address).toBe('127.0.0.1');
			expect(created_at.getTime()).toBe(now);
		}
	});

	test('stores no secret of a link', async () => {
		const email = somebody();
		await subscribe(email);
		const token = await getSecret(email, 'newsletter-confirm');
		expect(token).toMatch(/^[\w-]{43}$/);
		expect(JSON.stringify(await subscriber(email))).not.toContain(token);
	});

	test('a link used twice is reported as used', async () => {
		const email = somebody();
		await subscribe(email);
		const token = await getSecret(email, 'newsletter-confirm');
		expect(await confirmWith(token)).toBe('confirmed');
		expect(await confirmWith(token)).toBe('already_confirmed');
		expect(await mailsTo(email)).toHaveLength(2);
	});

	test('a link is valid for seven days', async () => {
		const [early, late] = [somebody(), somebody()];
		await subscribe(early);
		await subscribe(late);
		const tokens = await Promise.all([early, late].map((x) => getSecret(x, 'newsletter-confirm')));
		now = START + 7 * DAY_MS;
		expect(await confirmWith(tokens[0] ?? '')).toBe('confirmed');
		now = START + 7 * DAY_MS + 1;
		expect(await confirmWith(tokens[1] ?? '')).toBe('expired');
		now = START;
	});

	test.each([0, 1])('requested twice: link %i of the two mails works', async (followed) => {
		const email = somebody();
		const links: string[] = [];
		for (let turn = 0; turn < 2; turn += 1) {
			await subscribe(email);
			links.push(await getSecret(email, 'newsletter-confirm'));
		}
		expect(await mailsTo(email)).toHaveLength(2);
		expect(await confirmWith(links[followed] ?? '')).toBe('confirmed');
		expect(await confirmWith(links[1 - followed] ?? '')).toBe('already_confirmed');
	});

	test('an earlier mail’s link does not resubscribe after leaving', async () => {
		const email = somebody();
		await subscribe(email);
		const before = await getSecret(email, 'newsletter-confirm');
		await confirmWith(before);
		await post('unsubscriptions', await getSecret(email, 'newsletter-unsubscribe'));
		expect(await confirmWith(before)).toBe('expired');

		await subscribe(email);
		expect(await readProblem(await post('confirmations', before))).toMatchObject({
			code: 'not_found',
		});
		expect(await subscriber(email)).toMatchObject({ state: 'pending' });
		expect(await confirmWith(await getSecret(email, 'newsletter-confirm'))).toBe('confirmed');
		expect(await subscriber(email)).toMatchObject({ state: 'confirmed', unsubscribed_at: null });
	});

	test('an attempt with a subscriber’s address reveals nothing; the subscriber gets one mail a day', async () => {
		const email = await confirmed();
		const before = await (await subscribe(somebody())).json();
		const after = await (await subscribe(email)).json();
		expect({ ...after.data, reference: '' }).toEqual({ ...before.data, reference: '' });
		await subscribe(email);
		const already = () =>
			mailsTo(email).then((all) => all.filter(({ kind }) => kind === 'newsletter.already'));
		expect(await already()).toHaveLength(1);
		expect(await subscriber(email)).toMatchObject({ state: 'confirmed' });
		now = START + DAY_MS;
		await subscribe(email);
		expect(await already()).toHaveLength(2);
		now = START;
	});

	test('mails to an address typed by others are limited', async () => {
		const email = somebody();
		for (let turn = 0; turn < 8; turn += 1) await subscribe(email);
		expect(await mailsTo(email)).toHaveLength(5);
	});

	test('ends with the mail program’s one-click unsubscribe', async () => {
		const email = await confirmed();
		const response = await ask(await oneClick(email), {
			method: 'POST',
			headers: { 'content-type': 'application/x-www-form-urlencoded' },
			body: 'List-Unsubscribe=One-Click',
		});
		expect(await readData(unsubscribe, response)).toEqual({ outcome: 'unsubscribed' });
		expect(await subscriber(email)).toMatchObject({
			state: 'unsubscribed',
			first_name: '',
			country: '',
		});
		const token = await getSecret(email, 'newsletter-unsubscribe');
		const again = await readData(unsubscribe, await post('unsubscriptions', token));
		expect(again).toEqual({ outcome: 'already_unsubscribed' });
		const acts = (await host.db.select().from(consents))
			.filter((row) => row.email === email && row.purpose === 'marketing')
			.map(({ act }) => act);
		expect(acts.toSorted()).toEqual(['asked', 'given', 'withdrawn']);
	});

	test('opening the one-click address in a browser asks first, in the reader’s language', async () => {
		const email = somebody();
		await subscribe(email, 'fr');
		const path = await oneClick(email);
		const page = await ask(path, { headers: { accept: 'text/html' } });
		expect(page.headers.get('cache-control')).toBe('no-store');
		expect(page.headers.get('content-security-policy')).toContain("form-action 'self'");
		const html = await page.text();
		expect(html).toContain('<html lang="fr">');
		expect(html).toContain('Se désinscrire\u202f?');
		expect(await subscriber(email)).toMatchObject({ state: 'pending' });

		const done = await ask(path, {
			method: 'POST',
			headers: {
				accept: 'text/html',
				origin: 'http://localhost:4321',
				'content-type': 'application/x-www-form-urlencoded',
			},
			body: 'List-Unsubscribe=One-Click',
		});
		expect(await done.text()).toContain('Désinscription effectuée');
		expect(await subscriber(email)).toMatchObject({ state: 'unsubscribed' });
	});

	test('a former subscriber can subscribe again', async () => {
		const email = await confirmed();
		await post('unsubscriptions', await getSecret(email, 'newsletter-unsubscribe'));
		await subscribe(email);
		expect(await subscriber(email)).toMatchObject({ state: 'pending', unsubscribed_at: null });
		expect(await confirmWith(await getSecret(email, 'newsletter-confirm'))).toBe('confirmed');
	});

	test('consent to advertising on another form requires confirmation, too', async () => {
		const email = somebody();
		await submitForm(ask, 'contact', { values: { email, marketing: 'si', language: 'en' } });
		expect((await mailsTo(email)).map(({ kind }) => kind)).toContain('newsletter.confirm');
		expect(await subscriber(email)).toMatchObject({ state: 'pending', language: 'en' });
	});

	test('no consent to advertising sends no confirmation', async () => {
		const email = somebody();
		await submitForm(ask, 'contact', { values: { email, marketing: 'no' } });
		expect((await mailsTo(email)).map(({ kind }) => kind)).toEqual(['contact.receipt']);
		expect(await subscriber(email)).toBeUndefined();
	});

	test.each(['A'.repeat(43), '..%2f', ''])('refuses the secret "%s"', async (token) => {
		for (const path of ['confirmations', 'unsubscriptions']) {
			expect((await post(path, token)).status).toBeOneOf([404, 422]);
		}
		const page = await ask(`/api/newsletter/unsubscriptions?token=${token}`);
		expect(page.status).toBe(404);
	});

	test('a mail has the List headers that one-click needs', async () => {
		const email = await confirmed();
		const welcome = (await mailsTo(email)).at(-1);
		expect(welcome?.headers).toMatchObject({
			'List-Unsubscribe': expect.stringMatching(
				/^<http:\/\/localhost:4321\/api\/newsletter\/unsubscriptions\?token=[\w-]{43}>$/,
			),
			'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
		});
	});
});
