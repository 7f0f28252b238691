import { describe, expect, test } from 'vitest';
import { SEED_LOCALES, type SeedLocale } from '#seed/languages.ts';
import { formatDate } from '#i18n/format.ts';
import { href } from '#i18n/paths.ts';
import { isEmbedded, type OwnHost } from '../support/host.ts';
import { listMails } from '../support/mails.ts';
import { delivered, repair } from '../support/repairs.ts';

const mailsOfRepairs = async ({ db }: OwnHost) =>
	(await listMails(db)).filter(({ kind }) => kind === 'order.repaired');

/** Words for which a reader recognises the mail, by language. */
const TITLES: Record<SeedLocale, string> = {
	it: 'La garanzia legale dura un anno in più',
	en: 'The legal guarantee runs a year longer',
	es: 'La garantía legal dura un año más',
	fr: 'La garantie légale dure un an de plus',
	ja: '法定保証が1年延長されました',
};

describe.runIf(isEmbedded)('the mail about the year after a repair', () => {
	test.each(SEED_LOCALES)('names article, last day and page, in %s', async (locale) => {
		const email = 'anna@mail.example';
		const all = await delivered([], 3, { email, locale });
		expect((await all.act('repairs', repair({ quantity: 2 }))).status).toBe(200);
		const [mail, ...more] = await mailsOfRepairs(all.host);
		expect(more).toEqual([]);
		const line = (await all.buyer.order(all.id)).lines[0];
		expect(mail?.to).toBe(email);
		expect(mail?.subject).toContain(all.number);
		const until = line?.extended[0]?.legal_ends_on;
		expect(until).toBe('2029-08-04');
		const day = until && formatDate(until, locale);
		for (const written of [mail?.text ?? '', mail?.html ?? '']) {
			expect(written).toContain(`${href(locale, 'orders')}#`);
			const read = written.replaceAll(/<[^>]+>/g, '');
			expect(read).toContain(TITLES[locale]);
			expect(read).toContain(line?.product.name);
			expect(read).toContain(day);
			expect(read).toMatch(locale === 'ja' ? /× 2/u : /2 × /u);
			expect(read).not.toContain('{{');
		}
	});

	test('is sent once, however often the same repair is recorded', async () => {
		const { act, host } = await delivered();
		const json = repair();
		const both = await Promise.all([act('repairs', json), act('repairs', json)]);
		expect(both.map(({ status }) => status)).toEqual([200, 200]);
		expect((await act('repairs', json)).status).toBe(200);
		expect(await mailsOfRepairs(host)).toHaveLength(1);
	});

	test('is sent once when two members of staff record the same repair under separate keys', async () => {
		const { act, host } = await delivered();
		const both = await Promise.all([
			act('repairs', repair({ quantity: 3 })),
			act('repairs', repair({ quantity: 3 })),
		]);
		expect(both.map(({ status }) => status).toSorted()).toEqual([200, 422]);
		expect(await mailsOfRepairs(host)).toHaveLength(1);
	});

	test('is not sent for a refused repair', async () => {
		const { act, host } = await delivered();
		expect((await act('repairs', repair({ repaired_on: '2026-08-05' }))).status).toBe(422);
		expect(await mailsOfRepairs(host)).toEqual([]);
	});
});
