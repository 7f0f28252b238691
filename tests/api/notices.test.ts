import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { LOCALES } from '#contract/locales.ts';
import * as contract from '#contract/wishlist/watches.ts';
import { prices, variants } from '../../src/server/content/tables-catalogue.ts';
import { mails } from '../../src/server/platform/mail/tables.ts';
import { moveNotices } from '../../src/server/wishlist/personal.ts';
import { watches } from '../../src/server/wishlist/tables.ts';
import { conformsPrivately, dataOf, problemOf } from '../support/host-conformance.ts';
import { isEmbedded, openOwnHost, type OwnHost } from '../support/host.ts';
import { ARTICLE, noticeSteps, putOnShelf, setPrice } from '../support/notices.ts';
import { aShopper } from '../support/shop-customer.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const START = new Date('2025-06-15T10:00:00Z').getTime();
const PRICE = 122_00;

describe.runIf(isEmbedded)('a notice', () => {
	let host: OwnHost;
	let now = START;
	let people = 0;
	beforeAll(async () => {
		host = await openOwnHost({
			clock: () => new Date(now),
			trustedProxies: new Set(['*']),
		});
	});
	afterAll(() => host.close());
	beforeEach(async () => {
		now = START;
		await host.db.delete(watches);
		await host.db.delete(mails);
		await putOnShelf(host, ARTICLE, 0);
		await setPrice(host, ARTICLE, PRICE);
	});

	/** Each person from an address of their own: what one asks for counts with nobody else. */
	const fromElsewhere: OwnHost['ask'] = (path, init = {}) => {
		const headers = new Headers(init.headers);
		headers.set('x-forwarded-for', `203.0.${(people += 1) % 250}.${people % 200}`);
		return host.ask(path, { ...init, headers });
	};
	const steps = noticeSteps(() => host, fromElsewhere);
	const { askFor, confirm, end, kindsTo, mailsTo, post } = steps;
	const { rowOf, secretOf, somebody, sweep, waiting } = steps;
	const outcomeOf = async (given: object) =>
		(await dataOf(contract.askForNotice, await askFor(given))).outcome;
	const cheaper = { kind: 'cheaper' };

	const json = { 'content-type': 'application/json' };
	const ask = fromElsewhere;
	const wish = { kind: 'back', variant_id: ARTICLE, country: 'IT', locale: 'it' };
	conformsPrivately('askForNotice', ask, {
		request: async () => ({
			path: '/shop/notices',
			init: { headers: json, body: JSON.stringify({ ...wish, email: somebody() }) },
		}),
	});
	conformsPrivately('confirmNotice', ask, {
		async request() {
			const email = somebody();
			await askFor({ email });
			const token = await secretOf(email, 'confirm');
			return {
				path: '/shop/notices/confirmations',
				init: { headers: json, body: JSON.stringify({ token }) },
			};
		},
	});
	conformsPrivately('endNotice', ask, {
		async request() {
			const token = await secretOf(await waiting(), 'end');
			return {
				path: '/shop/notices/endings',
				init: { headers: json, body: JSON.stringify({ token, scope: 'this' }) },
			};
		},
	});
	const shopper = () => aShopper(host, `shopper-${(people += 1)}@mail.example`);
	conformsPrivately('askForOwnNotice', ask, {
		async request() {
			const { session } = await shopper();
			return {
				path: '/account/notices',
				init: { headers: session, body: JSON.stringify(wish) },
			};
		},
	});
	conformsPrivately('listOwnNotices', ask, {
		request: async () => ({
			path: '/account/notices',
			init: { headers: (await shopper()).session },
		}),
	});
	conformsPrivately('endOwnNotice', ask, {
		async request() {
			const { as, session } = await shopper();
			await as('/notices', 'POST', wish);
			const [own] = await dataOf(contract.listOwnNotices, await as('/notices'));
			return { path: `/account/notices/${own?.id}`, init: { headers: session } };
		},
		unknownPath: `/account/notices/${crypto.randomUUID()}`,
	});

	describe('of a guest', () => {
		test('begins with the mailed link and no sooner', async () => {
			const email = somebody();
			expect(await outcomeOf({ email })).toBe('confirm_by_mail');
			await putOnShelf(host, ARTICLE, 5);
			expect(await sweep()).toBe(0);
			const answer = await dataOf(contract.confirmNotice, await confirm(email));
			expect(answer.outcome).toBe('confirmed');
			expect(await sweep()).toBe(1);
			expect(await kindsTo(email)).toEqual(['notice.confirm', 'notice.back']);
		});

		test('twice: a link that is followed twice says so, after the mail has come too', async () => {
			const email = await waiting();
			const again = async () =>
				(await dataOf(contract.confirmNotice, await confirm(email))).outcome;
			expect(await again()).toBe('already_confirmed');
			await putOnShelf(host, ARTICLE, 5);
			await sweep();
			expect(await again()).toBe('already_confirmed');
			expect(await sweep()).toBe(0);
		});

		test('twice: asked for again, the newest link holds and there is one notice', async () => {
			const email = somebody();
			await askFor({ email });
			const first = await secretOf(email, 'confirm');
			await askFor({ email });
			const old = await post('notices/confirmations', { token: first });
			expect(await problemOf(old)).toMatchObject({ code: 'not_found' });
			await confirm(email);
			await putOnShelf(host, ARTICLE, 5);
			expect(await sweep()).toBe(1);
		});

		test('at once: ten forms for one address make one notice', async () => {
			const email = somebody();
			await Promise.all(Array.from({ length: 10 }, () => askFor({ email })));
			const rows = await host.db.select().from(watches).where(eq(watches.email, email));
			expect(rows).toHaveLength(1);
			expect(await mailsTo(email), 'five a day at most').toHaveLength(5);
		});

		test('wrong order: ended before it was confirmed, it never begins', async () => {
			const email = somebody();
			await askFor({ email });
			expect((await dataOf(contract.endNotice, await end(email))).outcome).toBe('ended');
			expect((await dataOf(contract.confirmNotice, await confirm(email))).outcome).toBe('expired');
			await putOnShelf(host, ARTICLE, 5);
			expect(await sweep()).toBe(0);
		});

		test('wrong order: back before it was confirmed, it is told after the confirmation', async () => {
			const email = somebody();
			await askFor({ email });
			await putOnShelf(host, ARTICLE, 5);
			await sweep();
			await confirm(email);
			expect(await sweep()).toBe(1);
		});

		test('can be confirmed for seven days', async () => {
			const [early, late] = [somebody(), somebody()];
			await askFor({ email: early });
			await askFor({ email: late });
			now = START + 7 * DAY_MS;
			expect((await dataOf(contract.confirmNotice, await confirm(early))).outcome).toBe(
				'confirmed',
			);
			now += 1;
			expect((await dataOf(contract.confirmNotice, await confirm(late))).outcome).toBe('expired');
		});

		test('says the same of an address that waits already, which alone learns of it', async () => {
			const email = await waiting();
			expect(await outcomeOf({ email })).toBe('confirm_by_mail');
			expect(await outcomeOf({ email })).toBe('confirm_by_mail');
			expect(await kindsTo(email), 'told once a day').toEqual(['notice.confirm', 'notice.already']);
		});

		test('cannot be changed by a stranger who types the address', async () => {
			const email = await waiting({ ...cheaper });
			await setPrice(host, ARTICLE, 300_00);
			await askFor({ ...cheaper, email, locale: 'ja' });
			expect(await rowOf(email)).toMatchObject({ below: PRICE, locale: 'it', state: 'waiting' });
		});

		test('keeps no secret of a link', async () => {
			const email = somebody();
			await askFor({ email });
			const kept = JSON.stringify(await rowOf(email));
			expect(kept).not.toContain(await secretOf(email, 'confirm'));
			expect(kept).not.toContain(await secretOf(email, 'end'));
		});

		test.each(['anna', 'anna@', 'a@b,c@d.it', 'anna@mail.example\r\nBcc: b@c.it', ''])(
			'is refused for the address “%s”, and the field is named',
			async (email) => {
				const problem = await problemOf(await askFor({ email }));
				expect(problem).toMatchObject({ status: 422, fields: [{ path: 'email' }] });
			},
		);

		test('is refused with a price of one’s own: what it has to fall below is ours', async () => {
			const problem = await problemOf(await askFor({ ...cheaper, email: somebody(), below: 1 }));
			expect(problem.fields?.map(({ path }) => path)).toEqual(['below']);
		});

		test('is not taken for an article that there is not', async () => {
			const problem = await problemOf(await askFor({ email: somebody(), variant_id: 'gone' }));
			expect(problem.code).toBe('not_found');
		});

		test('is not needed for what is in stock, and not made where it is not sold', async () => {
			await putOnShelf(host, ARTICLE, 1);
			const email = somebody();
			expect(await outcomeOf({ email })).toBe('in_stock');
			expect(await outcomeOf({ email, country: 'XX' })).toBe('not_sold');
			expect(await rowOf(email)).toBeUndefined();
			expect(await mailsTo(email)).toEqual([]);
		});

		test('is asked for thirty times in ten minutes by one person at most', async () => {
			const from: OwnHost['ask'] = (path, init = {}) => {
				const headers = new Headers(init.headers);
				headers.set('x-forwarded-for', '198.51.100.7');
				return host.ask(path, { ...init, headers });
			};
			const email = somebody();
			await Promise.all(Array.from({ length: 30 }, () => steps.askFor({ email }, from)));
			const refused = await steps.askFor({ email }, from);
			expect(await problemOf(refused)).toMatchObject({ code: 'too_many_requests' });
			expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
		});
	});

	describe('that something is back', () => {
		test('comes once, though stock goes up and down', async () => {
			const email = await waiting();
			for (const pieces of [5, 0, 3, 0, 8]) {
				await putOnShelf(host, ARTICLE, pieces);
				await sweep();
			}
			expect(await kindsTo(email)).toEqual(['notice.confirm', 'notice.back']);
		});

		test('does not come for what was there and went between two rounds', async () => {
			const email = await waiting();
			await putOnShelf(host, ARTICLE, 1);
			await putOnShelf(host, ARTICLE, 0);
			expect(await sweep()).toBe(0);
			await putOnShelf(host, ARTICLE, 1);
			await sweep();
			expect(await kindsTo(email)).toHaveLength(2);
		});

		test('at once: of eight hosts that are awake one sends it', async () => {
			const emails = await Promise.all([1, 2, 3].map(() => waiting()));
			await putOnShelf(host, ARTICLE, 5);
			const sent = await Promise.all(Array.from({ length: 8 }, () => sweep()));
			expect(sent.reduce((sum, count) => sum + count, 0)).toBe(3);
			for (const email of emails) expect(await kindsTo(email)).toHaveLength(2);
		});

		test('half: a mail that is not queued leaves the notice open, and the next round sends it', async () => {
			const email = await waiting();
			await putOnShelf(host, ARTICLE, 5);
			const outbox = {
				async post(): Promise<string> {
					throw new Error('the queue is away');
				},
				repost: async () => false,
			};
			await expect(sweep({ outbox })).rejects.toThrow('the queue is away');
			expect(await rowOf(email)).toMatchObject({ state: 'waiting' });
			expect(await sweep()).toBe(1);
		});

		test('many: a thousand people are told once each', async () => {
			const people = Array.from({ length: 1000 }, (_, n) => `crowd-${n}@mail.example`);
			await host.db.insert(watches).values(
				people.map((email) => ({
					kind: 'back' as const,
					variant_id: ARTICLE,
					email,
					locale: 'it' as const,
					country: 'IT',
					currency: 'EUR',
					state: 'waiting' as const,
					end_digest: email,
					asked_at: new Date(START),
				})),
			);
			await putOnShelf(host, ARTICLE, 5);
			const [here, there] = await Promise.all([sweep(), sweep()]);
			expect((here ?? 0) + (there ?? 0)).toBe(1000);
			const sent = await host.db.select({ to: mails.to }).from(mails);
			expect(new Set(sent.map(({ to }) => to)).size).toBe(1000);
			expect(sent).toHaveLength(1000);
		});

		test('names the article, its number and price, and leads to it and to the end', async () => {
			const email = await waiting();
			await putOnShelf(host, ARTICLE, 5);
			await sweep();
			const mail = (await mailsTo(email)).at(-1);
			expect(mail?.subject).toContain('rd-50 it');
			expect(mail?.text).toContain('RD-50-HG');
			expect(mail?.text).toMatch(/122\s€/);
			expect(mail?.text).toContain('/it/prodotto/rd-50-it?variant=RD-50-HG');
			expect(mail?.text).toMatch(/\/it\/notice\/end#[\w-]{43}/);
		});

		test.each(LOCALES)('has a link that ends it in every mail, in %s', async (locale) => {
			const email = await waiting({ locale });
			await askFor({ email, locale });
			await putOnShelf(host, ARTICLE, 5);
			await sweep();
			const written = await mailsTo(email);
			expect(written).toHaveLength(3);
			for (const { text } of written) expect(text).toContain(`/${locale}/notice/end#`);
		});
	});

	describe('that something costs less', () => {
		test('comes once, though the price falls twice in a minute', async () => {
			const email = await waiting(cheaper);
			await putOnShelf(host, ARTICLE, 5);
			await setPrice(host, ARTICLE, 110_00);
			await setPrice(host, ARTICLE, 99_00);
			expect(await sweep()).toBe(1);
			await setPrice(host, ARTICLE, 80_00);
			expect(await sweep()).toBe(0);
			expect((await mailsTo(email)).at(-1)?.text).toMatch(/99\s€/);
		});

		test.each([
			['stays', PRICE],
			['rises', PRICE + 1],
		])('does not come when the price %s', async (_what, amount) => {
			await waiting(cheaper);
			await putOnShelf(host, ARTICLE, 5);
			await setPrice(host, ARTICLE, amount);
			expect(await sweep()).toBe(0);
		});

		test('is about the price of the day on which it was asked for, not of a raise since', async () => {
			await waiting(cheaper);
			await putOnShelf(host, ARTICLE, 5);
			await setPrice(host, ARTICLE, 200_00);
			await sweep();
			await setPrice(host, ARTICLE, 150_00);
			expect(await sweep()).toBe(0);
			await setPrice(host, ARTICLE, PRICE - 1);
			expect(await sweep()).toBe(1);
		});

		test('goes by the country’s own list: another one’s price is nobody’s business', async () => {
			await waiting({ ...cheaper, country: 'JP' });
			await putOnShelf(host, ARTICLE, 5);
			await setPrice(host, ARTICLE, 1_00);
			expect(await sweep()).toBe(0);
		});

		test('waits while nobody can buy it', async () => {
			await waiting(cheaper);
			await setPrice(host, ARTICLE, 99_00);
			expect(await sweep()).toBe(0);
			await putOnShelf(host, ARTICLE, 5);
			expect(await sweep()).toBe(1);
		});
	});

	test('of an article that has gone waits, and comes when it is there again', async () => {
		const email = await waiting();
		const [article] = await host.db.select().from(variants).where(eq(variants.id, ARTICLE));
		const priced = await host.db.select().from(prices).where(eq(prices.variant_id, ARTICLE));
		if (!article) throw new Error('the fixture lost its article');
		await host.db.delete(variants).where(eq(variants.id, ARTICLE));
		expect(await sweep()).toBe(0);
		expect(await rowOf(email)).toMatchObject({ state: 'waiting' });
		await host.db.insert(variants).values(article);
		await host.db.insert(prices).values(priced);
		await putOnShelf(host, ARTICLE, 5);
		expect(await sweep()).toBe(1);
	});

	describe('ends', () => {
		test('by its link, once, and nothing comes any more', async () => {
			const email = await waiting();
			expect((await dataOf(contract.endNotice, await end(email))).outcome).toBe('ended');
			expect((await dataOf(contract.endNotice, await end(email))).outcome).toBe('already_ended');
			await putOnShelf(host, ARTICLE, 5);
			expect(await sweep()).toBe(0);
		});

		test('with all others of the address where that is asked', async () => {
			const email = await waiting();
			await askFor({ email, ...cheaper });
			await confirm(email);
			const other = await waiting();
			await end(email, 'all');
			await putOnShelf(host, ARTICLE, 5);
			expect(await sweep()).toBe(1);
			expect(await kindsTo(other)).toContain('notice.back');
		});

		test('after a year', async () => {
			await waiting();
			await putOnShelf(host, ARTICLE, 5);
			now = START + 365 * DAY_MS;
			expect(await sweep()).toBe(0);
		});

		test('for no secret that is none', async () => {
			const unknown = await post('notices/endings', { token: 'a'.repeat(43), scope: 'this' });
			expect(await problemOf(unknown)).toMatchObject({ code: 'not_found' });
		});
	});

	describe('of a customer', () => {
		test('begins at once, for the address is confirmed', async () => {
			const { as } = await shopper();
			const asked = await as('/notices', 'POST', wish);
			expect((await dataOf(contract.askForOwnNotice, asked)).outcome).toBe('waiting');
			await putOnShelf(host, ARTICLE, 5);
			expect(await sweep()).toBe(1);
			expect(await dataOf(contract.listOwnNotices, await as('/notices'))).toEqual([]);
		});

		test('takes over what the same person asked for as a guest and never confirmed', async () => {
			const email = `shopper-${(people += 1)}@mail.example`;
			await askFor({ email });
			const { as } = await aShopper(host, email);
			await as('/notices', 'POST', wish);
			expect(await dataOf(contract.listOwnNotices, await as('/notices'))).toHaveLength(1);
			await putOnShelf(host, ARTICLE, 5);
			expect(await sweep()).toBe(1);
		});

		test('is never another’s: the answer is that of an id that there is not', async () => {
			const [anna, bruno] = [await shopper(), await shopper()];
			await anna.as('/notices', 'POST', wish);
			const [own] = await dataOf(contract.listOwnNotices, await anna.as('/notices'));
			const [hers, none] = await Promise.all([
				bruno.as(`/notices/${own?.id}`, 'DELETE'),
				bruno.as(`/notices/${crypto.randomUUID()}`, 'DELETE'),
			]);
			expect(hers.status).toBe(404);
			expect(await hers.text()).toBe(await none.text());
			expect(await dataOf(contract.listOwnNotices, await bruno.as('/notices'))).toEqual([]);
			expect(await dataOf(contract.listOwnNotices, await anna.as('/notices'))).toHaveLength(1);
		});

		test('goes to the new address once that is confirmed', async () => {
			const { as, id } = await shopper();
			await as('/notices', 'POST', wish);
			await host.db.transaction((tx) => moveNotices(tx, id, 'new@mail.example'));
			await putOnShelf(host, ARTICLE, 5);
			await sweep();
			expect(await kindsTo('new@mail.example')).toEqual(['notice.back']);
		});

		test('is one of fifty at most', async () => {
			const { as, id } = await shopper();
			await host.db.insert(watches).values(
				Array.from({ length: 50 }, (_, n) => ({
					kind: 'back' as const,
					variant_id: `other-${n}`,
					email: `shopper-${people}@mail.example`,
					customer_id: id,
					locale: 'it' as const,
					country: 'IT',
					currency: 'EUR',
					state: 'waiting' as const,
					end_digest: `fifty-${n}`,
					asked_at: new Date(START),
				})),
			);
			const asked = await as('/notices', 'POST', wish);
			expect((await dataOf(contract.askForOwnNotice, asked)).outcome).toBe('too_many');
		});
	});
});
