import withdrawal_it from '../../src/i18n/locales/it/withdrawal.json' with { type: 'json' };
import withdrawal_ja from '../../src/i18n/locales/ja/withdrawal.json' with { type: 'json' };
import { PAGE_TEXTS } from '../../src/server/withdrawals/page-texts.ts';
import { aPaidOrder, getStaff } from '../support/shop-online.ts';
import { mailTo } from '../support/steps-mail.ts';
import { expect, test, VISITORS } from '../support/steps.ts';

const FORM = { it: withdrawal_it.form, ja: withdrawal_ja.form };
const SIZES = { it: { width: 320, height: 640 }, ja: { width: 1280, height: 900 } } as const;

test.use({ javaScriptEnabled: false });

for (const locale of VISITORS) {
	test.describe(locale, () => {
		test.use({ viewport: SIZES[locale] });

		test('a guest withdraws from any page’s footer, without script, in two steps', async ({
			page,
			baseURL,
		}) => {
			const form = FORM[locale];
			const words = PAGE_TEXTS[locale];
			const { email, number } = await aPaidOrder(baseURL, { locale });
			const main = page.getByRole('main');
			const field = (name: string) => main.getByRole('textbox', { name, exact: true });
			const title = page.getByRole('heading', { level: 1 });

			await page.goto(`/${locale}`);
			await page.getByRole('contentinfo').getByRole('link', { name: words.title }).click();
			await expect(title).toHaveText(words.title);
			await field(form.name).fill('Anna Piave');
			await field(form.contract).fill(number);
			await field(form.email).fill(email);
			await main.getByRole('button', { name: form.next }).click();

			// Nothing is stated before the second step, and everything can be changed.
			await expect(title).toHaveText(words.reviewTitle);
			await main.getByRole('button', { name: words.edit }).click();
			await expect(field(words.fields.contract)).toHaveValue(number);
			await field(words.fields.name).fill('Anna Piave Conti');
			await main.getByRole('button', { name: words.review }).click();
			for (const said of ['Anna Piave Conti', number, email, words.statement]) {
				await expect(main).toContainText(said);
			}
			await main.getByRole('button', { name: words.confirm }).click();

			await expect(title).toHaveText(words.receivedTitle);
			const time = main.locator('time');
			await expect(time).toHaveText(/\d{1,2}:\d{2}:\d{2}/);
			const reference = /RC-[0-9A-Z]{8}/.exec((await main.textContent()) ?? '')?.[0] ?? '';
			const receipt = await mailTo(page.request, email, 'withdrawal.unproven');
			for (const said of [
				reference,
				'Anna Piave Conti',
				number,
				(await time.textContent()) ?? '',
			]) {
				expect(receipt).toContain(said);
			}

			// The mailbox is proved by a link that does nothing before its button is pressed.
			const [, proof = ''] = /href="([^"]*withdrawal-proofs[^"]*)"/.exec(receipt) ?? [];
			const staff = await getStaff(baseURL);
			const stands = async () => staff.find('withdrawals', reference);
			const { pathname, search } = new URL(proof.replaceAll('&amp;', '&'));
			await page.goto(pathname + search);
			expect((await stands())['withdrawal_status']).toBe('unproven');
			await main.getByRole('button', { name: words.prove }).click();
			await expect(title).toHaveText(words.receivedTitle);
			expect(await stands()).toMatchObject({ withdrawal_status: 'received', order_number: number });
		});
	});
}
