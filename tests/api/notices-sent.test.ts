import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '#contract/locales.ts';
import * as contract from '#contract/wishlist/watches.ts';
import { prices, variants } from '../../src/server/content/tables-catalogue.ts';
import { mails } from '../../src/server/platform/mail/tables.ts';
import { watches } from '../../src/server/wishlist/tables.ts';
import { readData, readProblem } from '../support/host-conformance.ts';
import { isEmbedded } from '../support/host.ts';
import { ARTICLE, putOnShelf, setPrice } from '../support/notices.ts';
import { aNoticeShop, aWatch, DAY_MS, PRICE, START } from '../support/notice-shop.ts';

describe.runIf(isEmbedded)('a notice', () => {
	const shop = aNoticeShop();
	const { askFor, confirm, end, kindsTo, mailsTo, post, findRow, sweep, waiting } = shop.steps;
	const cheaper = { kind: 'cheaper' };

	describe('about an article back in stock', () => {
		test('is sent once, though stock rises and falls', async () => {
			const email = await waiting();
			for (const pieces of [5, 0, 3, 0, 8]) {
				await putOnShelf(shop.host, ARTICLE, pieces);
				await sweep();
			}
			expect(await kindsTo(email)).toEqual(['notice.confirm', 'notice.back']);
		});

		test('shows the article, with what its picture shows in words', async () => {
			const email = await waiting();
			await putOnShelf(shop.host, ARTICLE, 5);
			await sweep();
			const mail = (await mailsTo(email)).find(({ kind }) => kind === 'notice.back');
			const [file] = mail?.attachments ?? [];
			expect(file).toMatchObject({ mime: 'image/jpeg', printed: { by: 'content.picture' } });
			const [, cid, alt] = /<img src="cid:([^"]+)" alt="([^"]+)"/.exec(mail?.html ?? '') ?? [];
			expect(cid).toBe(file?.cid);
			expect(alt).toBeTruthy();
			// Plain text names the picture in its place.
			expect(mail?.text).toContain(alt);
		});

		test('is not sent for stock that came and went between two polls', async () => {
			const email = await waiting();
			await putOnShelf(shop.host, ARTICLE, 1);
			await putOnShelf(shop.host, ARTICLE, 0);
			expect(await sweep()).toBe(0);
			await putOnShelf(shop.host, ARTICLE, 1);
			await sweep();
			expect(await kindsTo(email)).toHaveLength(2);
		});

		test('at once: one of eight hosts sends it', async () => {
			const emails = await Promise.all([1, 2, 3].map(() => waiting()));
			await putOnShelf(shop.host, ARTICLE, 5);
			const sent = await Promise.all(Array.from({ length: 8 }, () => sweep()));
			expect(sent.reduce((sum, count) => sum + count, 0)).toBe(3);
			for (const email of emails) expect(await kindsTo(email)).toHaveLength(2);
		});

		test('half: a mail that was not queued leaves the notice open for the next poll', async () => {
			const email = await waiting();
			await putOnShelf(shop.host, ARTICLE, 5);
			const outbox = {
				async post(): Promise<string> {
					throw new Error('the queue is away');
				},
				repost: async () => false,
			};
			await expect(sweep({ outbox })).rejects.toThrow('the queue is away');
			expect(await findRow(email)).toMatchObject({ state: 'waiting' });
			expect(await sweep()).toBe(1);
		});

		test('many: a thousand people get one mail each', async () => {
			const people = Array.from({ length: 1000 }, (_, n) => `crowd-${n}@mail.example`);
			await shop.host.db
				.insert(watches)
				.values(people.map((email) => aWatch({ email, end_digest: email })));
			await putOnShelf(shop.host, ARTICLE, 5);
			const [here, there] = await Promise.all([sweep(), sweep()]);
			expect((here ?? 0) + (there ?? 0)).toBe(1000);
			const sent = await shop.host.db.select({ to: mails.to }).from(mails);
			expect(new Set(sent.map(({ to }) => to)).size).toBe(1000);
			expect(sent).toHaveLength(1000);
		});

		test('names the article, its number and price, with links to it and to end the notice', async () => {
			const email = await waiting();
			await putOnShelf(shop.host, ARTICLE, 5);
			await sweep();
			const mail = (await mailsTo(email)).at(-1);
			expect(mail?.subject).toContain('rd-50 it');
			expect(mail?.text).toContain('RD-50-HG');
			expect(mail?.text).toMatch(/122\s€/);
			expect(mail?.text).toContain('/it/prodotto/rd-50-it?variant=RD-50-HG');
			expect(mail?.text).toMatch(/\/it\/notice\/end#[\w-]{43}/);
		});

		test.each(LOCALES)('contains a link that ends it, in %s', async (locale) => {
			const email = await waiting({ locale });
			await askFor({ email, locale });
			await putOnShelf(shop.host, ARTICLE, 5);
			await sweep();
			const written = await mailsTo(email);
			expect(written).toHaveLength(3);
			for (const { text } of written) expect(text).toContain(`/${locale}/notice/end#`);
		});
	});

	describe('about a lower price', () => {
		test('is sent once, though the price falls twice in a minute', async () => {
			const email = await waiting(cheaper);
			await putOnShelf(shop.host, ARTICLE, 5);
			await setPrice(shop.host, ARTICLE, 110_00);
			await setPrice(shop.host, ARTICLE, 99_00);
			expect(await sweep()).toBe(1);
			await setPrice(shop.host, ARTICLE, 80_00);
			expect(await sweep()).toBe(0);
			expect((await mailsTo(email)).at(-1)?.text).toMatch(/99\s€/);
		});

		test.each([
			['stays', PRICE],
			['rises', PRICE + 1],
		])('is not sent when the price %s', async (_what, amount) => {
			await waiting(cheaper);
			await putOnShelf(shop.host, ARTICLE, 5);
			await setPrice(shop.host, ARTICLE, amount);
			expect(await sweep()).toBe(0);
		});

		test('compares with the price on the day of the request, not with a later rise', async () => {
			await waiting(cheaper);
			await putOnShelf(shop.host, ARTICLE, 5);
			await setPrice(shop.host, ARTICLE, 200_00);
			await sweep();
			await setPrice(shop.host, ARTICLE, 150_00);
			expect(await sweep()).toBe(0);
			await setPrice(shop.host, ARTICLE, PRICE - 1);
			expect(await sweep()).toBe(1);
		});

		test('compares within the country’s own list', async () => {
			await waiting({ ...cheaper, country: 'JP' });
			await putOnShelf(shop.host, ARTICLE, 5);
			await setPrice(shop.host, ARTICLE, 1_00);
			expect(await sweep()).toBe(0);
		});

		test('waits while the article is not for sale', async () => {
			await waiting(cheaper);
			await setPrice(shop.host, ARTICLE, 99_00);
			expect(await sweep()).toBe(0);
			await putOnShelf(shop.host, ARTICLE, 5);
			expect(await sweep()).toBe(1);
		});
	});

	test('of a removed article waits until it returns', async () => {
		const email = await waiting();
		const [article] = await shop.host.db.select().from(variants).where(eq(variants.id, ARTICLE));
		const priced = await shop.host.db.select().from(prices).where(eq(prices.variant_id, ARTICLE));
		if (!article) throw new Error('the fixture lost its article');
		await shop.host.db.delete(variants).where(eq(variants.id, ARTICLE));
		expect(await sweep()).toBe(0);
		expect(await findRow(email)).toMatchObject({ state: 'waiting' });
		await shop.host.db.insert(variants).values(article);
		await shop.host.db.insert(prices).values(priced);
		await putOnShelf(shop.host, ARTICLE, 5);
		expect(await sweep()).toBe(1);
	});

	describe('a notice ends', () => {
		test('by its link, once, without further mails', async () => {
			const email = await waiting();
			expect((await readData(contract.endNotice, await end(email))).outcome).toBe('ended');
			expect((await readData(contract.endNotice, await end(email))).outcome).toBe('already_ended');
			await putOnShelf(shop.host, ARTICLE, 5);
			expect(await sweep()).toBe(0);
		});

		test('with all others of the address on request', async () => {
			const email = await waiting();
			await askFor({ email, ...cheaper });
			await confirm(email);
			const other = await waiting();
			await end(email, 'all');
			await putOnShelf(shop.host, ARTICLE, 5);
			expect(await sweep()).toBe(1);
			expect(await kindsTo(other)).toContain('notice.back');
		});

		test('after a year', async () => {
			await waiting();
			await putOnShelf(shop.host, ARTICLE, 5);
			shop.now = START + 365 * DAY_MS;
			expect(await sweep()).toBe(0);
		});

		test('not for an unknown secret', async () => {
			const unknown = await post('notices/endings', { token: 'a'.repeat(43), scope: 'this' });
			expect(await readProblem(unknown)).toMatchObject({ code: 'not_found' });
		});
	});
});
