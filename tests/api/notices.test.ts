import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import * as contract from '#contract/wishlist/watches.ts';
import { watches } from '../../src/server/wishlist/tables.ts';
import { conformsPrivately, readData, readProblem } from '../support/host-conformance.ts';
import { isEmbedded } from '../support/host.ts';
import { ARTICLE, putOnShelf, setPrice } from '../support/notices.ts';
import { aNoticeShop, aWatch, DAY_MS, PRICE, START, WISH } from '../support/notice-shop.ts';

describe.runIf(isEmbedded)('a notice', () => {
	const shop = aNoticeShop();
	const { askFrom, fromElsewhere, shopper } = shop;
	const { askFor, confirm, end, kindsTo, mailsTo, post } = shop.steps;
	const { findRow, getSecret, somebody, sweep, waiting } = shop.steps;
	const toOutcome = async (given: object) =>
		(await readData(contract.askForNotice, await askFor(given))).outcome;
	const cheaper = { kind: 'cheaper' };

	const posting = (path: string, json: object) => ({
		path: `/shop/notices${path}`,
		init: { headers: { 'content-type': 'application/json' }, body: JSON.stringify(json) },
	});
	conformsPrivately('askForNotice', fromElsewhere, {
		request: async () => posting('', { ...WISH, email: somebody() }),
	});
	conformsPrivately('confirmNotice', fromElsewhere, {
		async request() {
			const email = somebody();
			await askFor({ email });
			return posting('/confirmations', { token: await getSecret(email, 'confirm') });
		},
	});
	conformsPrivately('endNotice', fromElsewhere, {
		request: async () =>
			posting('/endings', { token: await getSecret(await waiting(), 'end'), scope: 'this' }),
	});
	conformsPrivately('askForOwnNotice', fromElsewhere, {
		async request() {
			const { session } = await shopper();
			return {
				path: '/account/notices',
				init: { headers: session, body: JSON.stringify(WISH) },
			};
		},
	});
	conformsPrivately('listOwnNotices', fromElsewhere, {
		request: async () => ({
			path: '/account/notices',
			init: { headers: (await shopper()).session },
		}),
	});
	conformsPrivately('endOwnNotice', fromElsewhere, {
		async request() {
			const { as, session } = await shopper();
			await as('/notices', 'POST', WISH);
			const [own] = await readData(contract.listOwnNotices, await as('/notices'));
			return { path: `/account/notices/${own?.id}`, init: { headers: session } };
		},
		unknownPath: `/account/notices/${crypto.randomUUID()}`,
	});

	describe('of a guest', () => {
		test('starts with the mailed link and no sooner', async () => {
			const email = somebody();
			expect(await toOutcome({ email })).toBe('confirm_by_mail');
			await putOnShelf(shop.host, ARTICLE, 5);
			expect(await sweep()).toBe(0);
			const answer = await readData(contract.confirmNotice, await confirm(email));
			expect(answer.outcome).toBe('confirmed');
			expect(await sweep()).toBe(1);
			expect(await kindsTo(email)).toEqual(['notice.confirm', 'notice.back']);
		});

		test('twice: a link used twice is reported as used, also after the mail was sent', async () => {
			const email = await waiting();
			const again = async () =>
				(await readData(contract.confirmNotice, await confirm(email))).outcome;
			expect(await again()).toBe('already_confirmed');
			await putOnShelf(shop.host, ARTICLE, 5);
			await sweep();
			expect(await again()).toBe('already_confirmed');
			expect(await sweep()).toBe(0);
		});

		test('twice: requested again, the links of both mails work for one notice', async () => {
			const email = somebody();
			await askFor({ email });
			const first = await getSecret(email, 'confirm');
			await askFor({ email });
			const old = await post('notices/confirmations', { token: first });
			expect(await readData(contract.confirmNotice, old)).toEqual({ outcome: 'confirmed' });
			const answer = await readData(contract.confirmNotice, await confirm(email));
			expect(answer).toEqual({ outcome: 'already_confirmed' });
			await putOnShelf(shop.host, ARTICLE, 5);
			expect(await sweep()).toBe(1);
		});

		test('at once: ten forms for one address make one notice', async () => {
			const email = somebody();
			await Promise.all(Array.from({ length: 10 }, () => askFor({ email })));
			const rows = await shop.host.db.select().from(watches).where(eq(watches.email, email));
			expect(rows).toHaveLength(1);
			expect(await mailsTo(email), 'five a day at most').toHaveLength(5);
		});

		test('wrong order: ended before the confirmation, it never starts', async () => {
			const email = somebody();
			await askFor({ email });
			expect((await readData(contract.endNotice, await end(email))).outcome).toBe('ended');
			expect((await readData(contract.confirmNotice, await confirm(email))).outcome).toBe(
				'expired',
			);
			await putOnShelf(shop.host, ARTICLE, 5);
			expect(await sweep()).toBe(0);
		});

		test('wrong order: back in stock before the confirmation, it is mailed after it', async () => {
			const email = somebody();
			await askFor({ email });
			await putOnShelf(shop.host, ARTICLE, 5);
			await sweep();
			await confirm(email);
			expect(await sweep()).toBe(1);
		});

		test('can be confirmed for seven days', async () => {
			const [early, late] = [somebody(), somebody()];
			await askFor({ email: early });
			await askFor({ email: late });
			shop.now = START + 7 * DAY_MS;
			expect((await readData(contract.confirmNotice, await confirm(early))).outcome).toBe(
				'confirmed',
			);
			shop.now += 1;
			expect((await readData(contract.confirmNotice, await confirm(late))).outcome).toBe('expired');
		});

		test('gets the same answer for an address with a notice, which alone is told by mail', async () => {
			const email = await waiting();
			expect(await toOutcome({ email })).toBe('confirm_by_mail');
			expect(await toOutcome({ email })).toBe('confirm_by_mail');
			expect(await kindsTo(email), 'told once a day').toEqual(['notice.confirm', 'notice.already']);
		});

		test('cannot be changed by a stranger who types the address', async () => {
			const email = await waiting({ ...cheaper });
			await setPrice(shop.host, ARTICLE, 300_00);
			await askFor({ ...cheaper, email, locale: 'ja' });
			expect(await findRow(email)).toMatchObject({ below: PRICE, locale: 'it', state: 'waiting' });
		});

		test('stores no secret of a link', async () => {
			const email = somebody();
			await askFor({ email });
			const kept = JSON.stringify(await findRow(email));
			expect(kept).not.toContain(await getSecret(email, 'confirm'));
			expect(kept).not.toContain(await getSecret(email, 'end'));
		});

		test.each(['anna', 'anna@', 'a@b,c@d.it', 'anna@mail.example\r\nBcc: b@c.it', ''])(
			'is refused for the address “%s”, with its field',
			async (email) => {
				const problem = await readProblem(await askFor({ email }));
				expect(problem).toMatchObject({ status: 422, fields: [{ path: 'email' }] });
			},
		);

		test('is refused with a target price, which the host sets', async () => {
			const problem = await readProblem(await askFor({ ...cheaper, email: somebody(), below: 1 }));
			expect(problem.fields?.map(({ path }) => path)).toEqual(['below']);
		});

		test('is refused for an unknown article', async () => {
			const problem = await readProblem(await askFor({ email: somebody(), variant_id: 'gone' }));
			expect(problem.code).toBe('not_found');
		});

		test('is refused for an article in stock or not sold there', async () => {
			await putOnShelf(shop.host, ARTICLE, 1);
			const email = somebody();
			expect(await toOutcome({ email })).toBe('in_stock');
			expect(await toOutcome({ email, country: 'XX' })).toBe('not_sold');
			expect(await findRow(email)).toBeUndefined();
			expect(await mailsTo(email)).toEqual([]);
		});

		test('is limited to thirty in ten minutes per person', async () => {
			const from = askFrom(() => '198.51.100.7');
			const email = somebody();
			await Promise.all(Array.from({ length: 30 }, () => askFor({ email }, from)));
			const refused = await askFor({ email }, from);
			expect(await readProblem(refused)).toMatchObject({ code: 'too_many_requests' });
			expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
		});
	});

	describe('of a customer', () => {
		test('starts at once, since the address is confirmed', async () => {
			const { as } = await shopper();
			const asked = await as('/notices', 'POST', WISH);
			expect((await readData(contract.askForOwnNotice, asked)).outcome).toBe('waiting');
			await putOnShelf(shop.host, ARTICLE, 5);
			expect(await sweep()).toBe(1);
			expect(await readData(contract.listOwnNotices, await as('/notices'))).toEqual([]);
		});

		test('replaces the same person’s unconfirmed guest notice', async () => {
			const email = somebody();
			await askFor({ email });
			const { as } = await shopper(email);
			await as('/notices', 'POST', WISH);
			expect(await readData(contract.listOwnNotices, await as('/notices'))).toHaveLength(1);
			const answer = await readData(contract.confirmNotice, await confirm(email));
			expect(answer).toEqual({ outcome: 'already_confirmed' });
			await putOnShelf(shop.host, ARTICLE, 5);
			expect(await sweep()).toBe(1);
		});

		test('of another customer is answered like an unknown one', async () => {
			const [anna, bruno] = [await shopper(), await shopper()];
			await anna.as('/notices', 'POST', WISH);
			const [own] = await readData(contract.listOwnNotices, await anna.as('/notices'));
			const [hers, none] = await Promise.all([
				bruno.as(`/notices/${own?.id}`, 'DELETE'),
				bruno.as(`/notices/${crypto.randomUUID()}`, 'DELETE'),
			]);
			expect(hers.status).toBe(404);
			expect(await hers.text()).toBe(await none.text());
			expect(await readData(contract.listOwnNotices, await bruno.as('/notices'))).toEqual([]);
			expect(await readData(contract.listOwnNotices, await anna.as('/notices'))).toHaveLength(1);
		});

		test('is limited to fifty per customer', async () => {
			const { as, email, id } = await shopper();
			const others = Array.from({ length: 50 }, (_, n) =>
				aWatch({ variant_id: `other-${n}`, email, customer_id: id, end_digest: `fifty-${n}` }),
			);
			await shop.host.db.insert(watches).values(others);
			const asked = await as('/notices', 'POST', WISH);
			expect((await readData(contract.askForOwnNotice, asked)).outcome).toBe('too_many');
		});
	});
});
